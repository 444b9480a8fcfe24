/** Small numbers in raised and lowered digits. */

/** @param {number} number */
export const superscript = (number) => [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

/** @param {number} number */
export const subscript = (number) => [...String(number)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');

/** A power of ten. @param {number} exponent */
export const power = (exponent) => `10${superscript(exponent)}`;

/** A binary column as a board heads it: 1, 2, 4, …, 64; the larger ones as powers. @param {number} column */
export const columnName = (column) => (column < 7 ? String(2 ** column) : `2${superscript(column)}`);
