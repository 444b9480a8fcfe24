/**
 * Reads a table as programs print it: numbers, and signs of who wins, with the indices that the text names (`a[3] = 2`, `3: 2`,
 * `(1, 2) -> P`). What the cells are is decided later, by readings.
 */

/** @import { Scanned } from './types.js' */

/** The most characters of a text. */
export const MOST_CHARACTERS = 9_000_000;

/** Cells between two pauses. */
const SLICE = 20_000;

/** Text that is no table: a message id with arguments, and where it is. */
export class NoTable extends Error {
  /** @param {string} id @param {string} text @param {number} at offset @param {Record<string, string | number>} [args] */
  constructor(id, text, at, args = {}) {
    super(id);
    this.id = id;
    this.place = placeIn(text, at);
    this.args = { ...args, ...this.place };
  }
}

/** Line and column of an offset, from 1. @param {string} text @param {number} at */
export function placeIn(text, at) {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const NAME = String.raw`[A-Za-z_\u4e00-\u9fff][\w\u4e00-\u9fff.]*`;

/** What is between cells. */
const SPACE = /(?:[ \t\f\v\u00a0\u3000,;|，；、]|-{2,})+/y;
const NEW_LINE = /\r\n|\r|\n/y;
/** Where the row of a list of lists ends. */
const ROW_END = /[\]})][ \t]*[,;]?[ \t]*(?=[[({])/y;
const BRACKET = /[[\](){}【】（）"'`:：=]|->|=>/y;
const WORD = new RegExp(NAME, 'y');
const NUMBER = /[-+−]?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?/y;
/** Signs of cells that have no distance, as of a wall. */
const WALL = /[#*.?∞×-]|x(?!\w)/iy;

/** What programs say besides: comments of C, and lines of Python's. */
const COMMENT = /\/\*[^]*?\*\/|\/\/[^\r\n]*|(?<=^|[\r\n])#[ \t]*[A-Za-z\u4e00-\u9fff][^\r\n]*/y;

/** A name before a value: it says nothing of the cells. */
const NAMED = new RegExp(String.raw`(?:${NAME}[ \t]+)*${NAME}(?:(?=[[(])|[ \t]*(?:\[\][ \t]*)?(?=[=:：]))`, 'y');
/** Indices behind a name, but not the length of a list. */
const INDICES = /(?:\s*[[(]\s*\d+\s*(?:,\s*\d+\s*)*[\])])+(?!\s*=\s*[{[(])/y;
/** The length of a list. */
const LENGTH = /\s*\[\s*\d*\s*\](?=\s*=)/y;
/** What follows a word that is a name. */
const BEFORE_VALUE = /^(?:[[(]|[ \t]*[=:：])/;
/** A pair of indices without a name. */
const PAIR = /[[(]\s*\d+\s*[,\s]\s*\d+\s*[\])](?=[ \t]*(?::|：|=|->))/y;
/** A word before a number that a colon follows, as in `row 3:`. */
const LABEL = new RegExp(String.raw`${NAME}[ \t]*#?(?=\d+[ \t]*[:：])`, 'y');
/** What makes the number before it an index. */
const ARROW = /[ \t]*(?::|：|=|->)/y;

/**
 * Signs of who wins, in small letters. P: the player to move loses. T and F, as 1 and 0, may mean either.
 * @type {ReadonlyMap<string, string>}
 */
const OUTCOMES = new Map(
  Object.entries({
    P: ['p', 'l', 'lose', 'loses', 'losing', 'lost', 'loss', 'second', '败', '必败', '必败态', '先手必败', '后手必胜', '后手'],
    N: ['n', 'w', 'win', 'wins', 'winning', 'won', 'first', '胜', '必胜', '必胜态', '先手必胜', '先手'],
    T: ['t', 'true', 'yes', '真', '是'],
    F: ['f', 'false', 'no', '假', '否'],
    '∞': ['inf', 'infinity', 'nan', 'none', 'null', 'nil'],
  }).flatMap(([sign, words]) => words.map((word) => [word, sign])),
);

/** Letters that stand side by side, without anything between. */
const JOINED = /^(?:[PN]{2,}|[WL]{2,}|[TF]{2,})$/;

/**
 * A number as it is compared: without a plus, leading zeros and empty decimals; null if it is not whole. 0 and 1 side by side may be
 * cells of their own: they stay as they are.
 * @param {string} word
 */
function wholeOf(word) {
  if (/^[01]{2,}$/.test(word)) return word;
  const [, minus = '', digits = '', decimals = ''] = /^([-+−]?)0*(\d+)(?:\.(0*))?$/.exec(word) ?? [];
  if (digits === '' || /[^0]/.test(decimals)) return null;
  return `${(minus === '-' || minus === '−') && digits !== '0' ? '-' : ''}${digits}`;
}

/**
 * The cells of a text. It pauses now and then, and tells the part done.
 * @param {string} text @param {boolean} has_walls whether cells may have a sign in the place of a number
 * @returns {Generator<number, Scanned>} throws NoTable
 */
export function* scan(text, has_walls) {
  /** @type {Scanned} */
  const found = { words: [], offsets: [], lines: [], rows: [], columns: [], is_indexed: false };
  if (text.length > MOST_CHARACTERS) throw new NoTable('check-long', text, MOST_CHARACTERS, { count: text.length, most: MOST_CHARACTERS });
  const binary = text.search(/[\0\ufffd]/);
  if (binary >= 0) throw new NoTable('check-binary', text, binary);
  let [at, line] = [0, 0];
  /** The indices that the text names for the next cell. @type {number[]} */
  let named = [];
  /** What a pattern matches here; null if it doesn't. @param {RegExp} pattern */
  function here(pattern) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? null;
  }
  /** @param {RegExp} pattern */
  function skip(pattern) {
    const word = here(pattern);
    if (word !== null) at += word.length;
    return word;
  }
  /** @param {string} word @param {number} offset */
  function push(word, offset) {
    const [row = -1, column = -1] = named;
    found.is_indexed ||= row >= 0;
    found.words.push(word);
    found.offsets.push(offset);
    found.lines.push(line);
    found.rows.push(row);
    found.columns.push(column);
    named = [];
  }
  /** @param {string} given */
  const numbersIn = (given) => (given.match(/\d+/g) ?? []).map(Number);

  const first_line = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const said = first_line.match(new RegExp(NAME, 'g')) ?? [];
  /** Whether the first line has the heads of columns, or what a program says first: words without numbers, that are not who wins. */
  const has_head = !/\d/.test(first_line) && said.some((word) => !OUTCOMES.has(word.toLowerCase()) && !JOINED.test(word));
  const head = text.search(/\S/);
  if (has_head) at = first_line.length;

  for (let pause = SLICE; at < text.length;) {
    if (found.words.length >= pause) {
      pause += SLICE;
      yield at / text.length;
    }
    if (skip(SPACE) !== null || skip(COMMENT) !== null) continue;
    if (skip(NEW_LINE) !== null || skip(ROW_END) !== null) {
      line += 1;
      continue;
    }
    const pair = skip(PAIR);
    if (pair !== null) {
      named = numbersIn(pair);
      continue;
    }
    const number = skip(NUMBER);
    if (number !== null) {
      const offset = at - number.length;
      const is_index = /^\d+$/.test(number) && here(ARROW) !== null;
      if (is_index) named = [Number(number)];
      else {
        const whole = wholeOf(number);
        if (whole === null) throw new NoTable('check-decimal', text, offset, { value: number });
        push(whole, offset);
      }
      continue;
    }
    if (has_walls && here(WALL) !== null) {
      push('∞', at);
      skip(WALL);
      continue;
    }
    const word = here(WORD);
    if (word !== null) {
      const sign = OUTCOMES.get(word.toLowerCase());
      if (sign && !BEFORE_VALUE.test(text.slice(at + word.length, at + word.length + 9))) {
        push(sign, at);
        at += word.length;
      } else if (skip(NAMED) !== null) {
        const indices = skip(INDICES);
        if (indices === null) skip(LENGTH);
        else named = numbersIn(indices);
      } else if (JOINED.test(word)) {
        for (const [index, letter] of [...word].entries()) push(OUTCOMES.get(letter.toLowerCase()) ?? letter, at + index);
        at += word.length;
      } else if (skip(LABEL) === null) {
        const is_head = has_head && found.words.length === 0;
        throw new NoTable('check-word', text, is_head ? head : at, { value: is_head ? (said[0] ?? word) : word });
      }
      continue;
    }
    if (skip(BRACKET) === null) throw new NoTable('check-word', text, at, { value: String.fromCodePoint(text.codePointAt(at) ?? 0) });
  }
  if (found.words.length === 0 && text.trim() !== '')
    throw new NoTable('check-word', text, head, { value: said[0] ?? text.trim().slice(0, 20) });
  return found;
}
