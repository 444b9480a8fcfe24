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

/** The check characters: a prime number of them. */
const CHECKS = `${LETTERS}ILOU=`;
const PRIME = CHECKS.length;

/** A primitive root: swapped letters change the weighted sum. */
const ROOT = 2;

/** The most bytes of a wrong answer. */
const MOST_BYTES = 24;

/** Questions of one code. */
export const MOST_QUESTIONS = 200;

const STATUS = /** @type {const} */ (['none', 'right', 'wrong', 'shown']);

/** @typedef {{status: typeof STATUS[number], given: string}} Result given: of a wrong one; else empty */
/**
 * @typedef {{is_series: boolean, about: number, first: number, results: Result[]}} Results about: {@link fingerprint}; first: the seed of
 *   the first, of a series
 */

/** Twenty bits of a text, the same everywhere. @param {string} text */
export function fingerprint(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 20) ^ hash) & 0xfffff;
}

/** The bits of a number, as digits. @param {number} value @param {number} count */
const fixed = (value, count) => value.toString(2).padStart(count, '0');

/** The same of any number: four bits at a time, each after one that says whether more come. @param {number} value */
function variable(value) {
  const digits = value.toString(16);
  return Array.from(digits, (digit, at) => `${Number(at < digits.length - 1)}${fixed(parseInt(digit, 16), 4)}`).join('');
}

/** Reads the bits of a code. @param {string} letters */
function bitReader(letters) {
  const bits = Array.from(letters, (letter) => fixed(LETTERS.indexOf(letter), 5)).join('');
  let at = 0;
  /** @param {number} count */
  function take(count) {
    if (at + count > bits.length) throw new RangeError('too short');
    at += count;
    return parseInt(bits.slice(at - count, at), 2);
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

/** The character that makes the weighted sum of all letters 0. @param {string} letters */
function checkOf(letters) {
  let [sum, power] = [0, ROOT];
  for (const letter of letters) {
    sum = (sum + power * LETTERS.indexOf(letter)) % PRIME;
    power = (power * ROOT) % PRIME;
  }
  return Array.from(CHECKS).find((_, value) => (sum + power * value) % PRIME === 0);
}

/** The first bytes of a text, without cutting a letter. @param {string} text */
function shortened(text) {
  const bytes = new Uint8Array(MOST_BYTES);
  return bytes.subarray(0, new TextEncoder().encodeInto(text, bytes).written);
}

/** The code of results, in groups of four. @param {Results} results */
export function codeOf({ is_series, about, first, results }) {
  let bits = fixed(VERSION, 4) + fixed(Number(is_series), 1) + fixed(about, 20);
  if (is_series) bits += variable(first);
  bits += variable(results.length);
  for (const { status, given } of results) {
    bits += fixed(STATUS.indexOf(status), 2);
    if (status !== 'wrong') continue;
    const bytes = shortened(given);
    bits += fixed(bytes.length, 5) + Array.from(bytes, (byte) => fixed(byte, 8)).join('');
  }
  const letters = bits.replace(/.{1,5}/g, (five) => LETTERS[parseInt(five.padEnd(5, '0'), 2)] ?? '');
  return `${letters}${checkOf(letters)}`.replace(/.{4}(?=.)/g, '$&-');
}

/** What is typed of a code, in large letters. @param {string} typed */
const tidied = (typed) => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');

/** The letter that is meant by one that looks like it. @param {string} letter */
const asLetter = (letter) => (letter === 'O' ? '0' : letter === 'I' || letter === 'L' ? '1' : letter);

/**
 * What a code says.
 * @param {string} typed
 * @returns {Results | 'form' | 'check' | 'version'} what is wrong with it: no code, mistyped, or of another version of the app
 */
export function resultsOf(typed) {
  if (typed.length > 2 * LONGEST) return 'form';
  const plain = tidied(typed);
  const letters = Array.from(plain.slice(0, -1), asLetter).join('');
  const check = plain.slice(-1);
  if (letters.length < 6 || [...letters].some((letter) => !LETTERS.includes(letter)) || !CHECKS.includes(check)) return 'form';
  if (checkOf(letters) !== check) return 'check';
  const reader = bitReader(letters);
  try {
    if (reader.take(4) !== VERSION) return 'version';
    const is_series = reader.take(1) === 1;
    const about = reader.take(20);
    const first = is_series ? reader.number() : 0;
    const count = reader.number();
    if (count > MOST_QUESTIONS) return 'form';
    const results = Array.from({ length: count }, () => {
      const status = STATUS[reader.take(2)] ?? 'none';
      if (status !== 'wrong') return { status, given: '' };
      const bytes = Array.from({ length: reader.take(5) }, () => reader.take(8));
      return { status, given: new TextDecoder().decode(new Uint8Array(bytes)) };
    });
    return { is_series, about, first, results };
  } catch {
    return 'form';
  }
}

/** A group of a code that was written with spaces. */
const GROUP = /^[0-9A-Za-z=]{1,4}$/;

/** Letters of the longest code, and how many ends of a line are read as one: nearly all invalid ones have a wrong check character. */
const [LONGEST, TRIES] = [9000, 50];

/**
 * The word at which the shortest code at the end of a line begins; -1 if there is none. A code's weighted sum is 0: a letter more in
 * front is added to the sum, and the whole is multiplied by the root.
 * @param {readonly string[]} words
 */
function beginOfCode(words) {
  let [sum, count, tries] = [0, 0, 0];
  for (let at = words.length - 1; at >= 0 && tries < TRIES; at -= 1) {
    const word = words[at] ?? '';
    if (count + word.length > LONGEST) return -1;
    const letters = tidied(word);
    for (let place = letters.length - 1; place >= 0; place -= 1) {
      const letter = letters[place] ?? '';
      const value = count === 0 ? CHECKS.indexOf(letter) : LETTERS.indexOf(asLetter(letter));
      if (value < 0) return -1;
      sum = (ROOT * (sum + value)) % PRIME;
      count += 1;
    }
    if (sum !== 0) continue;
    tries += 1;
    if (typeof resultsOf(words.slice(at).join('')) !== 'string') return at;
  }
  return -1;
}

/** A pasted line: a name, then a code; null if it is empty. @param {string} line @returns {{name: string, code: string} | null} */
export function entryOf(line) {
  const words = line.split(/[\s,;:，；：]+/u).filter(Boolean);
  if (words.length === 0) return null;
  // An invalid code may be a mistyped one: all words at the end that look like its groups.
  const readable = beginOfCode(words);
  const groups = words.length - 1 - words.findLastIndex((word) => !GROUP.test(word));
  const from = readable >= 0 ? readable : Math.min(words.length - 1, words.length - groups);
  return { name: words.slice(0, from).join(' '), code: words.slice(from).join(' ') };
}
