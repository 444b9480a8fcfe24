/** Turning coins: which coins a move may `turn`, and which show `heads`. */
import { solverOption } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { anyOf } from '../../../ui/messages.js';
import { heapsOf } from '../../../ui/typed_heaps.js';
import { follows } from '../parameters.js';

/** @import { Options } from '../../../solver/types.js' */
/** @import { Declaration } from '../types.js' */

/** A code in the plain form; any other text stays as it was typed. @param {string} typed */
function codeOf(typed) {
  const text = plain(typed).replace(/\s+/g, '').toUpperCase();
  return /^\d+(?:[-+]\d*)?[CE]?$/.test(text) ? text : plain(typed).trim();
}

/** Numbers of a range that are named. */
const NAMED = 3;

/** Codes that have a name and a formula. */
const NAMES = new Map([
  ['1-2', 'turtles'],
  ['1-3', 'mock'],
  ['1+C', 'ruler'],
  ['2', 'twins'],
  ['3', 'triplets'],
]);

/** A short range of numbers in words, as 1-2; any other code is read as it is written. @param {string} turn */
function countsOf(turn) {
  const [, first, last] = /^(\d)-(\d)$/.exec(turn) ?? [];
  const count = Number(last) - Number(first) + 1;
  const named = count > 1 && count <= NAMED ? Array.from({ length: count }, (_, index) => String(Number(first) + index)) : [];
  return { id: 'turning-counts', args: { counts: anyOf(named) || turn } };
}

/** @param {Options} options */
export const formOf = ({ turn }) => NAMES.get(turn ?? '') ?? '';

/** @type {Declaration} */
export const DECLARATION = {
  parameters: {
    turn: solverOption('1-2', { read: codeOf, errors: /^error-turn-(code|many|table)$/, follows, face: countsOf, widest: 6 }),
    heads: solverOption('3,5,10', {
      chip: { name: 'turning-head', first: 1, least: 1n, next: (heads) => String(Math.max(0, ...heads.map(Number)) + 1) },
      read: heapsOf,
      errors: /^error-row-(place|twice|many)$/,
      follows,
      widest: 18,
    }),
  },
  position: 'heads',
  moveOf: (coins) => coins.toSorted((one, other) => Number(other) - Number(one)).join(','),
  formOf,
  cellsOf: ({ places }, of_link) => ({
    // A play turns no coin beyond those of the link.
    last: of_link.places.at(-1)?.number ?? '0',
    coins: places.map(({ number, heap }) => ({ number, place: number, looks: 'head', note: heap ?? '' })),
    other: (number) => ({ number, place: number, looks: 'tail' }),
  }),
  examples: [
    { id: 'turning-ex-turtles', group: 'first', params: { turn: '1-2', heads: '3,5,10' } },
    { id: 'turning-ex-mock', group: 'first', params: { turn: '1-3', heads: '3,5,6', at: 'answer' } },
    { id: 'turning-ex-ruler', group: 'first', params: { turn: '1+C', heads: '4,8,12', at: 'answer' } },
    { id: 'turning-ex-twins', group: 'method', params: { turn: '2', heads: '1,4,9', at: 'answer' } },
    { id: 'turning-ex-triplets', group: 'method', params: { turn: '3', heads: '5,8', at: 'answer' } },
    { id: 'turning-ex-turnips', group: 'method', params: { turn: '3E', heads: '7,9,11', at: 'answer' } },
    { id: 'turning-ex-mogul', group: 'curiosity', params: { turn: '1-7', heads: '1,2,9,11,13,16,23,24', at: 'answer' } },
    { id: 'turning-ex-far', group: 'curiosity', params: { turn: '1-3', heads: '1,2,1000000000', at: 'answer' } },
  ],
  questions: {
    draw({ random, level }) {
      const last = level === 'small' ? 6 : 15;
      const heads = new Set(Array.from({ length: level === 'small' ? 1 + random(2) : 2 + random(3) }, () => 1 + random(last)));
      return { heads: [...heads].sort((one, other) => one - other).join(',') };
    },
    /** That the number of heads decides by its parity. */
    slip: ({ heads }) => ((heads ?? '').split(',').length % 2 === 0 ? 'P' : 'N'),
  },
};
