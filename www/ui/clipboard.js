/** Puts words on the clipboard. @param {string} words @returns {Promise<boolean>} false if there is none: on a plain host, in a frame */
export async function copied(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
