/** A judge: answers the cases of an input, and compares a program's output with the answers, token by token. */
import { quoted } from '../../ui/link.js';
import { optionsOf } from '../../game_page/parameters.js';
import { createReader, Unread } from './reader.js';

/** @import { Params, Problem } from './types.js' */
/** @import { Parameters } from '../../game_page/parameters.js' */
/** @import { Random } from '../../play/seeded_random.js' */
/** @import { Options } from '../../solver/types.js' */

/** A case and its right answer. @typedef {{params: Params, right: string}} Case */

/** The most cases of an input, and characters: the largest inputs are graphs of 500,000 edges. */
export const MOST = { cases: 1000, characters: 10_000_000 };

/** The cases of an input. @param {Problem} problem @param {string} input @returns {Params[]} throws Unread */
export function casesOf({ read }, input) {
  if (input.length > MOST.characters) throw new Unread('judge-long', { count: input.length, most: MOST.characters });
  const reader = createReader(input);
  const cases = read(reader);
  if (!reader.isEnd()) {
    const { word, line } = reader.next('');
    throw new Unread('judge-more', { value: quoted(word), line });
  }
  if (cases.length === 0) throw new Unread('judge-empty', {});
  if (cases.length > MOST.cases) throw new Unread('judge-many', { count: cases.length, most: MOST.cases });
  return cases;
}

/**
 * The same parameters, each with the value that it read last: cases of one input may share a long one, such as the edges of a graph.
 * @param {Parameters} parameters @returns {Parameters}
 */
function remembering(parameters) {
  /** @param {(typed: string) => string} read */
  const remembered = (read) => {
    /** @type {{typed: string, found: string} | null} */
    let last = null;
    return (/** @type {string} */ typed) => {
      if (last?.typed !== typed) last = { typed, found: read(typed) };
      return last.found;
    };
  };
  return Object.fromEntries(
    Object.entries(parameters).map(([name, one]) => [name, one.read ? { ...one, read: remembered(one.read) } : one]),
  );
}

/**
 * @param {Problem} problem @param {readonly Params[]} cases
 * @param {object} by
 * @param {Parameters} by.parameters of the game
 * @param {(options: Options) => Promise<any>} by.verdictOf
 * @param {(part: number) => void} [by.progress] @param {AbortSignal} [by.abort]
 * @returns {Promise<Case[]>}
 */
export async function answered(problem, cases, { parameters, verdictOf, progress, abort }) {
  /** @type {Case[]} */
  const found = [];
  const own = remembering(parameters);
  for (const params of cases) {
    abort?.throwIfAborted();
    const verdict = await verdictOf(optionsOf(own, linkOf(params, own)));
    found.push({ params, right: problem.write(verdict, found.length + 1, params) });
    progress?.(found.length / cases.length);
  }
  return found;
}

/** The parameters of a case, as if they were typed. @param {Params} params @param {Parameters} parameters */
export const linkOf = (params, parameters) =>
  new Map(
    Object.entries(params)
      .filter(([name]) => Object.hasOwn(parameters, name))
      .map(([name, value]) => [name, parameters[name]?.read?.(value) ?? value]),
  );

const tokensOf = (/** @type {string} */ text) => text.match(/\S+/g) ?? [];

/**
 * How a program's output compares with the answers.
 * @typedef {object} Compared
 * @property {{index: number, given: string}[]} wrong the cases that it got wrong; index: of the case, from 0; given: empty if nothing is
 *   there
 * @property {number} more tokens too many
 * @property {number} after after so many cases
 * @property {boolean} is_cut whether tokens are missing, and else nothing is wrong
 * @property {OneLine | null} line the only line that is missing or too much
 */
/** @typedef {{is_missing: boolean, after: number, is_within: boolean}} OneLine after so many cases; is_within: within the next case */

/**
 * The cases that a program got wrong, token by token.
 * @param {readonly Case[]} cases @param {string} output
 * @returns {Compared}
 */
export const compare = (cases, output) => byLines(cases, output) ?? byTokens(cases, output);

/** The lines of a text that are not empty, each as its tokens. @param {string} text */
const linesOf = (text) =>
  text
    .split('\n')
    .map(tokensOf)
    .filter(({ length }) => length > 0);

/** Where each of some lists begins when they stand behind one another, and the end of all. @param {readonly {length: number}[]} lists */
function startsOf(lists) {
  let end = 0;
  return [0, ...lists.map(({ length }) => (end += length))];
}

/** @param {readonly string[] | undefined} one @param {readonly string[] | undefined} other */
const isSame = (one = [], other = []) => one.length === other.length && one.every((token, place) => token === other[place]);

/**
 * The line of the longer of two lists that the shorter one lacks: the one without which the fewest lines differ. Of several it is the last
 * that begins a case, if there is one.
 * @param {readonly string[][]} longer @param {readonly string[][]} shorter one line less @param {ReadonlySet<number>} starts
 */
function lineBetween(longer, shorter, starts) {
  const { length } = shorter;
  /** By place, how many lines differ from there on if this one is left out. */
  const after = new Uint32Array(length + 1);
  for (let at = length - 1; at >= 0; at -= 1) after[at] = (after[at + 1] ?? 0) + Number(!isSame(longer[at + 1], shorter[at]));
  let best = { place: 0, differ: after[0] ?? 0 };
  let before = 0;
  for (let place = 1; place <= length; place += 1) {
    before += Number(!isSame(longer[place - 1], shorter[place - 1]));
    const differ = before + (after[place] ?? 0);
    const is_as_good = differ === best.differ && (starts.has(place) || !starts.has(best.place));
    if (differ < best.differ || is_as_good) best = { place, differ };
  }
  return best;
}

/**
 * A comparison line by line with an output that has one line less or more than expected, as if that line stood there, or did not. Null for
 * any other output, if the same tokens only stand in other lines, and if more than half of the lines differ even so.
 * @param {readonly Case[]} cases @param {string} output @returns {Compared | null}
 */
function byLines(cases, output) {
  const given = linesOf(output);
  const wanted = cases.map(({ right }) => linesOf(right));
  const all = wanted.flat();
  const starts = startsOf(wanted);
  if (Math.abs(given.length - all.length) !== 1 || isSame(given.flat(), all.flat())) return null;
  const is_missing = given.length < all.length;
  const [longer, shorter] = is_missing ? [all, given] : [given, all];
  const { place, differ } = lineBetween(longer, shorter, new Set(starts));
  if (2 * differ > shorter.length) return null;
  const found = is_missing ? given.toSpliced(place, 0, []) : given.toSpliced(place, 1);
  const wrong = wanted.flatMap((own, index) => {
    const start = starts[index] ?? 0;
    const lines = found.slice(start, start + own.length);
    return own.every((line, at) => isSame(line, lines[at])) ? [] : [{ index, given: lines.flat().join(' ') }];
  });
  const after = starts.findLastIndex((start) => start <= place);
  const line = { is_missing, after, is_within: starts[after] !== place };
  return { wrong, more: is_missing ? 0 : (given[place]?.length ?? 0), after, is_cut: false, line };
}

/**
 * A comparison token by token. If there are more or fewer tokens than expected, it aligns them by their common prefix and suffix, if these
 * leave one place for what is missing or too much.
 * @param {readonly Case[]} cases @param {string} output @returns {Compared}
 */
function byTokens(cases, output) {
  const tokens = tokensOf(output);
  const wanted = cases.map(({ right }) => tokensOf(right));
  const all = wanted.flat();
  const apart = all.length - tokens.length;
  const shorter = Math.min(all.length, tokens.length);
  const differs = all.findIndex((token, place) => token !== tokens[place]);
  const head = differs < 0 ? shorter : Math.min(differs, shorter);
  /** The length of the common suffix. */
  let tail = 0;
  while (tail < shorter && all.at(-1 - tail) === tokens.at(-1 - tail)) tail += 1;
  const is_run = apart !== 0 && head + tail >= shorter;
  // The last place where the difference may begin, between two cases if possible.
  const starts = startsOf(wanted);
  const begin = (is_run ? starts.findLast((place) => place <= head && place + Math.max(0, apart) >= all.length - tail) : undefined) ?? head;
  /** The place of an expected token in the output. @param {number} place */
  const given = (place) => (!is_run || place < begin ? place : place < begin + apart ? tokens.length : place - apart);
  const wrong = wanted.flatMap((own, index) => {
    const found = own.map((_, place) => tokens[given((starts[index] ?? 0) + place)]);
    return own.every((token, place) => token === found[place]) ? [] : [{ index, given: found.filter(Boolean).join(' ') }];
  });
  const after = starts.findLastIndex((place) => place <= begin);
  return {
    wrong,
    more: Math.max(0, -apart),
    after: is_run ? after : cases.length,
    is_cut: is_run && apart > 0 && begin < tokens.length,
    line: null,
  };
}

/** Characters that are shown of a long answer, and of these before the first difference. */
const [SHOWN, BEFORE] = [200, 60];

/**
 * A right answer and what a program gave: of long ones what is around their first difference.
 * @param {string} right @param {string} given @returns {[string, string]}
 */
export function excerpts(right, given) {
  if (right.length <= SHOWN && given.length <= SHOWN) return [right, given];
  const plain = right.replaceAll('\n', ' ');
  let at = 0;
  while (at < given.length && plain[at] === given[at]) at += 1;
  const from = Math.max(0, at - BEFORE);
  const cut = (/** @type {string} */ text) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + SHOWN)}${text.length > from + SHOWN ? '…' : ''}`;
  return [cut(plain), cut(given)];
}

/** The index of the smallest of some cases. @param {Problem} problem @param {readonly Case[]} cases @param {readonly number[]} among */
export const smallest = ({ size }, cases, among) =>
  among.reduce((least, index) => (size(cases[index]?.params ?? {}) < size(cases[least]?.params ?? {}) ? index : least), among[0] ?? 0);

/**
 * Cases by a seed, of rising size; of a problem whose inputs have a single case, its size is random, too.
 * @param {Problem} problem @param {number} count @param {Random} random @returns {Params[]}
 */
export function drawn({ draw, drawAll, most }, count, random) {
  if (drawAll) return drawAll(random, count);
  if (count === 1) return [draw(random, most === 1 ? (1 + random(10)) / 10 : 0.3)];
  return Array.from({ length: count }, (_, index) => draw(random, index / (count - 1)));
}
