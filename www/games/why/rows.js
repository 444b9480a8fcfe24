/** What is written in a claim. */

/** The rows of a claimed table, or its one row, as texts. @param {string} claim */
export const rowsOf = (claim) => claim.split(';').map((row) => row.split(',').map((one) => one.trim()));
