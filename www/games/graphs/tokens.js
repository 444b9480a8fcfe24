/** Where tokens stand. @param {string | null} position as a play writes it */
export const tokensOf = (position) => (position ? position.split(',').map(Number) : []);
