/** One number as people write it, in the digits that the solver reads. */
import { plain } from './link.js';

/** In threes, by the same sign everywhere: `1,000`, `1 000`, `1_000`, `1'000`. */
const GROUPED = /^\d{1,3}(?:([ ,_'’])\d{3})(?:\1\d{3})*$/;
/** `10^50`, `3·10^50`, `1.25e9`, `10^50 + 3`. */
const POWER = /^(?:(?:(\d+)(?:\.(\d+))?) ?[·×*] ?)?10 ?\^ ?(\d+)(?: ?([+-]) ?(\d+))?$/;
const SCIENTIFIC = /^(\d+)(?:\.(\d+))?[eE]\+?(\d+)$/;

/** Longer texts are not read: no number of the app has so many digits, and no power is written so. */
const LONGEST_TYPED = 60_000;

/**
 * A power of ten in digits; null if it is not one, not a whole number, or has too many digits: the exponent is checked before anything
 * is computed.
 * @param {string} text in plain form @param {number} digits the most
 */
function digitsOfPower(text, digits) {
  const [, whole = '1', part = '', exponent = '', sign = '+', more = '0'] = POWER.exec(text) ?? SCIENTIFIC.exec(text) ?? [];
  if (exponent === '' || exponent.replace(/^0+/, '').length > 6) return null;
  const zeros = Number(exponent) - part.length;
  if (zeros < 0 || whole.length + Number(exponent) > digits || more.length > digits) return null;
  const power = whole + part + '0'.repeat(zeros);
  if (/^0*$/.test(more)) return power.replace(/^0+(?=\d)/, '');
  const sum = BigInt(power) + BigInt(`${sign}${more}`);
  return sum < 0n ? null : String(sum);
}

/**
 * What is typed in a field of one number: grouped digits and powers of ten in plain digits, all else in its plain form.
 * @param {string} typed @param {number} [digits] the most of a power that is written out; another stays as it is
 */
export function typedNumber(typed, digits = 10_000) {
  const text = plain(typed);
  if (text.length > LONGEST_TYPED || /^\d+$/.test(text)) return text;
  if (GROUPED.test(text)) return text.replace(/\D/g, '');
  return digitsOfPower(text, digits) ?? text;
}
