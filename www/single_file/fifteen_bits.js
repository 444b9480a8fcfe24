/** Bytes as text that HTML keeps as it is: fifteen bits a character, in UTF-16 a fifteenth longer than the bytes (base64 in UTF-8 takes a third). */

/** The first of the characters that are used, all of them letters, of two bytes each in UTF-16 and no halves of pairs. */
const FIRST = 0x3400;

/** A last byte may come back as two, the second of them 0. @param {Uint8Array} bytes */
export function fifteenBits(bytes) {
  const codes = [];
  let held = 0;
  let bits = 0;
  for (const byte of [...bytes, 0]) {
    held = (held << 8) | byte;
    bits += 8;
    if (bits >= 15) codes.push(FIRST + (held >> (bits -= 15)));
    held &= (1 << bits) - 1;
  }
  if (codes.length * 15 < bytes.length * 8) codes.push(FIRST + (held << (15 - bits)));
  return codes.map((code) => String.fromCharCode(code)).join('');
}

/** The bytes of such a text. @param {string} text */
export function bytesOf(text) {
  const bytes = new Uint8Array((text.length * 15) >> 3);
  for (let i = 0, held = 0, bits = 0, at = 0; i < text.length; i += 1) {
    held = (held << 15) | (text.charCodeAt(i) - FIRST);
    for (bits += 15; bits >= 8; held &= (1 << bits) - 1) bytes[at++] = held >> (bits -= 8);
  }
  return bytes;
}
