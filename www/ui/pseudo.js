/** The pseudo-locale: every text a third longer and accented, so that a test sees what is clipped or not translated. */
const [PLAIN, ACCENTED] = ['aeioucnyAEIOU', 'áéíóúçñýÁÉÍÓÚ'];

/** @param {string} text */
export const pseudo = (text) =>
  text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).replace(/[áéíóú]/g, (vowel) => vowel + vowel);
