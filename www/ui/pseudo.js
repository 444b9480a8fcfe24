/** The pseudo-locale: every text a third longer and accented, so that a test sees what is clipped or not translated. */
const ACCENTED = /** @type {Record<string, string>} */ ({
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
});

/** @param {string} text */
export function pseudo(text) {
  return text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter).replace(/[áéíóú]/g, (vowel) => vowel + vowel);
}
