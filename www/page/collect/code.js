/**
 * A result as a short code that can be read aloud: which questions, what was answered, what was right at the first try, and a check
 * character. Nothing in it is secret or signed: it can be forged.
 *
 * Bits: 4 version, 1 whether a series, 20 of what it is about, then numbers of any length: the first seed (of a series), how many
 * questions, and of each 2 bits (not answered, right at the first try, wrong, shown), after a wrong one its answer. Five bits a letter.
 */

const VERSION = 1;

/** Letters that are not taken for one another, by Crockford: no I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What the check character may be: as many as a prime has remainders. */
const CHECKS = `${LETTERS}ILOU=`;
const PRIME = CHECKS.length;

/** Its powers run through all remainders: letters that change places change the sum. */
const ROOT = 2;

/** What is kept of a wrong answer, in bytes. */
const MOST_BYTES = 24;

/** Questions of one code. */
export const MOST_QUESTIONS = 200;

const STATUS = /** @type {const} */ (['none', 'right', 'wrong', 'shown']);

/** @typedef {{status: typeof STATUS[number], given: string}} Result given: of a wrong one; else empty */
/** @typedef {{is_series: boolean, about: number, first: number, results: Result[]}} Results about: {@link fingerprint}; first: the seed of the first, of a series */

/** Twenty bits of a text, the same everywhere. @param {string} text */
export function fingerprint(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 20) ^ hash) & 0xfffff;
}

function bitWriter() {
  /** @type {number[]} */
  const bits = [];
  /** @param {number} value @param {number} count */
  const put = (value, count) => {
    for (let place = count - 1; place >= 0; place -= 1) bits.push(Math.floor(value / 2 ** place) % 2);
  };
  return {
    bits,
    put,
    /** Four bits at a time, each after one that says whether more come. @param {number} value */
    number(value) {
      const digits = [value % 16];
      for (let rest = Math.floor(value / 16); rest > 0; rest = Math.floor(rest / 16)) digits.unshift(rest % 16);
      digits.forEach((digit, index) => put(digit + (index < digits.length - 1 ? 16 : 0), 5));
    },
  };
}

/** @param {readonly number[]} bits */
function bitReader(bits) {
  let at = 0;
  /** @param {number} count */
  function take(count) {
    if (at + count > bits.length) throw new RangeError('too short');
    let value = 0;
    for (const end = at + count; at < end; at += 1) value = 2 * value + Number(bits[at]);
    return value;
  }
  return {
    take,
    number() {
      let value = 0;
      for (let digits = 0; digits < 10; digits += 1) {
        const digit = take(5);
        value = 16 * value + (digit % 16);
        if (digit < 16) return value;
      }
      throw new RangeError('too long');
    },
  };
}

/** The one character with which the sum of all, each times its own power, is none. @param {string} letters */
function checkOf(letters) {
  let [sum, power] = [0, ROOT];
  for (const letter of letters) {
    sum = (sum + power * LETTERS.indexOf(letter)) % PRIME;
    power = (power * ROOT) % PRIME;
  }
  return Array.from(CHECKS).find((_, value) => (sum + power * value) % PRIME === 0);
}

/** At most so many bytes of a text, no letter cut. @param {string} text */
function shortened(text) {
  const encoder = new TextEncoder();
  let kept = '';
  for (const letter of text) {
    if (encoder.encode(kept + letter).length > MOST_BYTES) break;
    kept += letter;
  }
  return encoder.encode(kept);
}

/** The code of results, in groups of four. @param {Results} results */
export function codeOf({ is_series, about, first, results }) {
  const writer = bitWriter();
  writer.put(VERSION, 4);
  writer.put(Number(is_series), 1);
  writer.put(about, 20);
  if (is_series) writer.number(first);
  writer.number(results.length);
  for (const { status, given } of results) {
    writer.put(STATUS.indexOf(status), 2);
    if (status !== 'wrong') continue;
    const bytes = shortened(given);
    writer.put(bytes.length, 5);
    for (const byte of bytes) writer.put(byte, 8);
  }
  while (writer.bits.length % 5 > 0) writer.put(0, 1);
  let letters = '';
  for (let at = 0; at < writer.bits.length; at += 5)
    letters += LETTERS[writer.bits.slice(at, at + 5).reduce((sum, bit) => 2 * sum + bit, 0)];
  return `${letters}${checkOf(letters)}`.replace(/.{4}(?=.)/g, '$&-');
}

/**
 * What a code says.
 * @param {string} typed
 * @returns {Results | 'form' | 'check' | 'version'} what is wrong with it: no code, mistyped, or of another version of the app
 */
export function resultsOf(typed) {
  const plain = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  const letters = plain.slice(0, -1).replace(/O/g, '0').replace(/[IL]/g, '1');
  const check = plain.slice(-1);
  if (letters.length < 6 || [...letters].some((letter) => !LETTERS.includes(letter)) || !CHECKS.includes(check)) return 'form';
  if (checkOf(letters) !== check) return 'check';
  const bits = [...letters].flatMap((letter) => [16, 8, 4, 2, 1].map((value) => Number((LETTERS.indexOf(letter) & value) > 0)));
  const reader = bitReader(bits);
  try {
    if (reader.take(4) !== VERSION) return 'version';
    const is_series = reader.take(1) === 1;
    const about = reader.take(20);
    const first = is_series ? reader.number() : 0;
    const count = reader.number();
    if (count > MOST_QUESTIONS) return 'form';
    const results = Array.from({ length: count }, () => {
      const status = STATUS[reader.take(2)] ?? 'none';
      const bytes = status === 'wrong' ? Array.from({ length: reader.take(5) }, () => reader.take(8)) : [];
      return { status, given: new TextDecoder().decode(new Uint8Array(bytes)) };
    });
    return { is_series, about, first, results };
  } catch {
    return 'form';
  }
}

/** A group of a code that was written with spaces. */
const GROUP = /^[0-9A-Za-z=]{1,4}$/;

/** A line as it is pasted: a name, and the code after it; null where there is nothing. @param {string} line @returns {{name: string, code: string} | null} */
export function entryOf(line) {
  const words = line.split(/[\s,;:，；：]+/u).filter(Boolean);
  if (words.length === 0) return null;
  // The fewest words from the end on that are a code; else as many as may be its groups.
  const readable = words.findLastIndex((_, at) => typeof resultsOf(words.slice(at).join('')) !== 'string');
  const groups = words.length - 1 - words.findLastIndex((word) => !GROUP.test(word));
  const from = readable >= 0 ? readable : Math.min(words.length - 1, words.length - groups);
  return { name: words.slice(0, from).join(' '), code: words.slice(from).join(' ') };
}
