/** Codes of turns, such as 1-3 or 1+C. */

/** Whether coins lie on a grid: there is a code for its columns and one for its rows. @param {string | null | undefined} turn */
export const isGrid = (turn) => turn?.includes('x') ?? false;
