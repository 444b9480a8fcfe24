/**
 * The program that stands in the place of a pseudo-code, named as its message: `wythoff-code-stars` has `stars`, `memo-code` has `memo`.
 * @param {string} code
 */
export const programNamed = (code) => (/-code-(.+)$/.exec(code)?.[1] ?? code.replace(/-code$/, '')).replaceAll('-', '_');
