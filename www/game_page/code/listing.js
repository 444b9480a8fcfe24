/**
 * Listings of programs. A line that stands for a kind of step ends in a marker, `# @pushed m, f[m]` in Python and `// @pushed m, f[m]` in
 * C++: the kind, and the expressions whose values are shown as they are just before the line runs. Comments stand on lines of their own,
 * and one ends with a line that ends in a full stop.
 */

/** @import { ListedLine, ListingPart, ProgramStep } from './types.js' */

const MARKER = /\s*(?:#|\/\/) @(\w+)(?: (.*))?$/;

/** The indentation and the sign of a comment, and its words. */
const COMMENT = /^(\s*(?:#|\/\/) )(.*)$/;

/** Expressions between commas, which may have commas within brackets. */
const EXPRESSION = /(?:[^,([]|\[[^\]]*\]|\([^)]*\))+/g;

/** @param {string} source @returns {ListedLine[]} */
export function linesOf(source) {
  return source
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [marker, kind, shown = ''] = MARKER.exec(line) ?? [];
      if (marker === undefined || kind === undefined) return { code: line };
      return { code: line.slice(0, -marker.length), kind, shown: (shown.match(EXPRESSION) ?? []).map((one) => one.trim()) };
    });
}

/** The listing as it is run by others. @param {string} source */
export const withoutMarkers = (source) =>
  `${linesOf(source)
    .map(({ code }) => code)
    .join('\n')}\n`;

/** The lines of a listing, those of one comment as one part. @param {string} source */
export function partsOf(source) {
  const /** @type {ListingPart[]} */ parts = [];
  for (const line of source.split('\n')) {
    const [, sign, words] = COMMENT.exec(line) ?? [];
    const before = parts.at(-1);
    if (sign === undefined || words === undefined) parts.push({ line });
    else if (before?.comment !== undefined && !before.comment.endsWith('.')) before.comment += ` ${words}`;
    else parts.push({ line, sign, comment: words });
  }
  return parts;
}

/**
 * The listing with its comments in another language.
 * @param {string} source @param {Record<string, string>} comments by the English ones; a translation has its own line breaks
 */
export const withComments = (source, comments) =>
  partsOf(source)
    .flatMap(({ line, sign, comment }) =>
      comment === undefined ? line : (comments[comment] ?? comment).split('\n').map((words) => `${sign}${words}`),
    )
    .join('\n');

/** A step as programs have it. @param {string} kind @param {Record<string, string | number | bigint>} values @returns {ProgramStep} */
export const marked = (kind, values) => ({
  kind,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
});

/** A sum or a difference that is an index. @param {string} index */
function workedOut(index) {
  const [, one, sign, other] = /^(\d+) ([+-]) (\d+)$/.exec(index) ?? [];
  if (one === undefined || other === undefined) return index;
  return String(sign === '+' ? BigInt(one) + BigInt(other) : BigInt(one) - BigInt(other));
}

/** `f[top]` with the numbers of its index, `f[8]`. @param {string} expression @param {Record<string, string>} values */
export const indexed = (expression, values) =>
  expression.replace(
    /\[([^\]]*)\]/g,
    (_, index) => `[${workedOut(index.replace(/[a-z_]\w*/gi, (/** @type {string} */ name) => values[name] ?? name))}]`,
  );
