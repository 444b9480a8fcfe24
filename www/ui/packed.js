/** Long texts in links: `deflate.` and the base64url of their raw deflate stream. */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** Longer ones, percent-encoded, are packed. */
const LONGEST = 1500;

const MARK = 'deflate.';

/** Pieces of a stream that are unpacked at a time: it may grow a thousand times. */
const PIECE = 64;

/** A text as a link has it. @param {string} text @param {number} [longest] as it is, percent-encoded */
export function packed(text, longest = LONGEST) {
  if (encodeURIComponent(text.toWellFormed()).length <= longest) return text;
  const bytes = deflateSync(strToU8(text), { level: 9 });
  return MARK + btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The text of a link, as long as it may be and one character more; what cannot be unpacked is the text that it is.
 * @param {string} value @param {number} most characters: of a stream no more are unpacked, and one to tell that there were
 */
export function inflated(value, most) {
  if (!value.startsWith(MARK)) return value;
  try {
    const bytes = strToU8(atob(value.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/')), true);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let is_whole = false;
    const stream = new Inflate((chunk, is_last) => {
      text += decoder.decode(chunk, { stream: !is_last });
      is_whole ||= is_last;
    });
    for (let from = 0; from < bytes.length && text.length <= 2 * most; from += PIECE)
      stream.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
    const characters = Array.from(text.slice(0, 2 * most + 2));
    return is_whole || characters.length > most ? characters.slice(0, most + 1).join('') : value;
  } catch {
    return value;
  }
}
