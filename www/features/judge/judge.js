/** A judge: answers the cases of an input, and compares a program's output with the answers, token by token. */
import { quoted } from '../../ui/link.js';
import { optionsOf } from '../../game_page/parameters.js';
import { createReader, Unread } from './reader.js';

/** @import { Params } from './types.js' */
/** @import { Problem } from './types.js' */
/** @import { Parameters } from '../../game_page/parameters.js' */
/** @import { Random } from '../../play/seeded_random.js' */
/** @import { Options } from '../../solver/types.js' */

/** A case and its right answer. @typedef {{params: Params, right: string}} Case */

/** The most cases of an input, and characters. */
export const MOST = { cases: 1000, characters: 1_000_000 };

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
  for (const params of cases) {
    abort?.throwIfAborted();
    const verdict = await verdictOf(optionsOf(parameters, linkOf(params, parameters)));
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
 * The cases that a program got wrong, token by token. If there are more or fewer tokens than expected, it aligns them by their common
 * prefix and suffix, if these leave one place for what is missing or too much.
 * @param {readonly Case[]} cases @param {string} output
 * @returns {{wrong: {index: number, given: string}[], more: number, after: number, is_cut: boolean}} index of the case, from 0; given:
 *   empty if nothing is there; more: tokens too many, after so many cases; is_cut: tokens are missing, and else nothing is wrong
 */
export function compare(cases, output) {
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
  const starts = wanted.reduce((/** @type {number[]} */ found, { length }) => [...found, (found.at(-1) ?? 0) + length], [0]);
  const begin = (is_run ? starts.findLast((place) => place <= head && place + Math.max(0, apart) >= all.length - tail) : undefined) ?? head;
  /** The place of an expected token in the output. @param {number} place */
  const given = (place) => (!is_run || place < begin ? place : place < begin + apart ? tokens.length : place - apart);
  const wrong = wanted.flatMap((own, index) => {
    const found = own.map((_, place) => tokens[given((starts[index] ?? 0) + place)]);
    return own.every((token, place) => token === found[place]) ? [] : [{ index, given: found.filter(Boolean).join(' ') }];
  });
  const after = starts.findLastIndex((place) => place <= begin);
  return { wrong, more: Math.max(0, -apart), after: is_run ? after : cases.length, is_cut: is_run && apart > 0 && begin < tokens.length };
}

/** The index of the smallest of some cases. @param {Problem} problem @param {readonly Case[]} cases @param {readonly number[]} among */
export const smallest = ({ size }, cases, among) =>
  among.reduce((least, index) => (size(cases[index]?.params ?? {}) < size(cases[least]?.params ?? {}) ? index : least), among[0] ?? 0);

/** Cases by a seed, of rising size. @param {Problem} problem @param {number} count @param {Random} random */
export const drawn = ({ draw }, count, random) =>
  Array.from({ length: count }, (_, index) => draw(random, count === 1 ? 0.3 : index / (count - 1)));
