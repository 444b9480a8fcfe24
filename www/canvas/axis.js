/** Labels of an axis whose numbers may have hundreds of digits. */

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** @param {number} number @param {string} signs */
const inSigns = (number, signs) => [...String(number)].map((digit) => signs[Number(digit)]).join('');
/** @param {number} number */
const superscript = (number) => inSigns(number, SUPERSCRIPTS);
/** @param {number} number */
export const subscript = (number) => inSigns(number, SUBSCRIPTS);

/** The least 1, 2 or 5 × 10^e that is not below. @param {bigint} least @returns {bigint} */
export function roundStep(least) {
  const decade = 10n ** BigInt(String(least).length - 1);
  return [1n, 2n, 5n, 10n].map((factor) => factor * decade).find((step) => step >= least) ?? 10n * decade;
}

/** Longest number written out. */
const LONGEST = 8;

/**
 * A multiple of `step` as short as neighbours can be told apart: in full, as 1.25·10⁹⁹, or by its last digits.
 * @param {bigint} value @param {bigint} step
 */
export function tickText(value, step) {
  const digits = String(value);
  if (digits.length <= LONGEST) return digits;
  const zeros = /0*$/.exec(String(step))?.[0].length ?? 0;
  const mantissa = digits.slice(0, digits.length - zeros);
  if (mantissa.length <= 5) {
    const tail = mantissa.slice(1).replace(/0+$/, '');
    return `${mantissa.slice(0, 1)}${tail && `.${tail}`}·10${superscript(digits.length - 1)}`;
  }
  return `…${digits.slice(-LONGEST + 2)}`;
}

/** Room that the longest label takes, in characters. @param {bigint} largest */
export const labelLength = (largest) => Math.min(String(largest).length, LONGEST + 1);
