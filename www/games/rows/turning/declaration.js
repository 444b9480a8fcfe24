/** Turning coins: which coins a move may `turn`, and which show `heads`. */
import { solverOption } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { allOf, anyOf, series, text } from '../../../ui/messages.js';
import { heapsOf } from '../../../ui/typed_heaps.js';
import { byPlace, isCell, placeWords } from '../numbers.js';
import { follows } from '../parameters.js';
import { isGrid } from './codes.js';

/** @import { Options } from '../../../solver/types.js' */
/** @import { Random } from '../../../play/seeded_random.js' */
/** @import { Message } from '../../../ui/messages.js' */
/** @import { Declaration } from '../types.js' */

/** One code, or two with an x between them. */
const CODE = /^\d+(?:[-+]\d*)?[CE]?(?:x\d+(?:[-+]\d*)?[CE]?)?$/;

/** A code in the plain form; any other text stays as it was typed. @param {string} typed */
function codeOf(typed) {
  const text = plain(typed).replace(/\s+/g, '').toUpperCase().replace(/[X×*]/, 'x');
  return CODE.test(text) ? text : plain(typed).trim();
}

/** Heads as they are typed: numbers, or columns and rows such as 3.5. @param {string} typed */
function headsOf(typed) {
  const text = plain(typed);
  return /\d\.\d/.test(text)
    ? text
        .trim()
        .split(/[\s,、;]+/)
        .join(',')
    : heapsOf(typed);
}

/**
 * Heads for another code: those of a row are the first row of a grid.
 * @param {string} heads @param {boolean} is_grid @returns {Record<string, string>}
 */
function headsFor(heads, is_grid) {
  const items = heads.split(',').filter(Boolean);
  if (is_grid === items.some(isCell) || items.length === 0) return {};
  const changed = items.map((head) => (is_grid ? `${head}.1` : (head.split('.')[0] ?? '')));
  return { heads: [...new Set(changed)].join(',') };
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

/** The form of all coins on a grid. */
const GRID = 'grid';

/** Heads on a grid that are named. */
const NAMED_HEADS = 6;

/** A code in words; two of a grid for its columns and its rows. @param {string} turn @returns {Message} */
function countsOf(turn) {
  const [columns = '', rows] = turn.split('x');
  return rows === undefined
    ? { id: 'turning-counts', args: { counts: rangeOf(turn) } }
    : { id: 'turning-counts-grid', args: { columns: rangeOf(columns), rows: rangeOf(rows) } };
}

/** A short range of numbers in words, as 1-2; any other code is read as it is written. @param {string} turn */
function rangeOf(turn) {
  const [, first, last] = /^(\d)-(\d)$/.exec(turn) ?? [];
  const count = Number(last) - Number(first) + 1;
  const named = count > 1 && count <= NAMED ? Array.from({ length: count }, (_, index) => String(Number(first) + index)) : [];
  return anyOf(named) || turn;
}

/** @param {Options} options */
export const formOf = ({ turn }) => (isGrid(turn) ? GRID : (NAMES.get(turn ?? '') ?? ''));

/** Two or three heads. @param {Random} random @param {number} side */
function drawOnGrid(random, side) {
  const heads = new Set(Array.from({ length: 2 + random(2) }, () => `${1 + random(side)}.${1 + random(side)}`));
  return { heads: [...heads].sort(byPlace).join(',') };
}

/** @type {Declaration} */
export const DECLARATION = {
  parameters: {
    turn: solverOption('1-2', {
      read: codeOf,
      errors: /^error-turn-(code|many|table)$/,
      follows: (turn, { link }) => ({ ...follows(), ...headsFor(link.peek().params.get('heads') ?? '3,5,10', isGrid(turn)) }),
      face: countsOf,
      widest: 7,
    }),
    /** The factors of the nim product beside the board. */
    product: { form: /^[^,]*,[^,]*$/ },
    heads: solverOption('3,5,10', {
      chip: { name: 'turning-head', first: 1, least: 1n, next: (heads) => String(Math.max(0, ...heads.map(Number)) + 1) },
      face: (heads) =>
        heads.includes('.') && heads.split(',').length <= NAMED_HEADS
          ? { id: 'turning-heads', args: { heads: allOf(heads.split(',').map(placeWords)) } }
          : null,
      read: headsOf,
      errors: /^error-(row-(place|twice|many)|turn-cell)$/,
      follows,
      widest: 18,
    }),
  },
  position: 'heads',
  programs: ['turning', 'product'],
  moveOf: (coins) => coins.toSorted((one, other) => byPlace(other, one)).join(','),
  formOf,
  cellsOf: ({ places }, of_link) => ({
    ...(of_link.grid && { grid: of_link.grid }),
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
    { id: 'turning-ex-product', group: 'method', params: { turn: '1-2x1-2', heads: '3.5,4.1' } },
    { id: 'turning-ex-corners', group: 'method', params: { turn: '2x2', heads: '4.4,3.6,6.3' } },
    { id: 'turning-ex-carpet', group: 'curiosity', params: { turn: '1+Cx1+C', heads: '8.8,12.6', at: 'answer' } },
    { id: 'turning-ex-far', group: 'curiosity', params: { turn: '1-3', heads: '1,2,1000000000', at: 'answer' } },
  ],
  questions: {
    positionText: ({ position }) =>
      text('turning-position', { heads: series((position.value?.text ?? '').split(',').filter(Boolean).map(placeWords)) }),
    position_names: ['heads'],
    draw({ random, level, options: { turn } }) {
      if (isGrid(turn)) return drawOnGrid(random, level === 'small' ? 3 : 6);
      const last = level === 'small' ? 6 : 15;
      const heads = new Set(Array.from({ length: level === 'small' ? 1 + random(2) : 2 + random(3) }, () => 1 + random(last)));
      return { heads: [...heads].sort((one, other) => one - other).join(',') };
    },
    /** That the number of heads decides by its parity. */
    slip: ({ heads }) => ((heads ?? '').split(',').length % 2 === 0 ? 'P' : 'N'),
  },
};
