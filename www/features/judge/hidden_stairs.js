/**
 * Judges' problems that are staircase Nim in disguise: what may be taken from the last pile, or the free cells before the last coin, are
 * the stones on stair 1. A move makes one such number smaller and the next one larger by as much.
 */
import { Unread, afterCount } from './reader.js';
import { drawHeaps, upTo } from './random_cases.js';
import { counted, listed, sizeOf, winner } from './written.js';

/** @import { Params, Problem } from './types.js' */
/** @import { Random } from '../../play/seeded_random.js' */

/** The stairs of numbers in a row, the last of which is on stair 1. @param {readonly number[]} gaps */
const stairsOf = (gaps) => ['0', ...gaps.toReversed()].join(',');

/** How much each number is more than the one before, less what it must be. @param {readonly number[]} row @param {number} least */
const gapsOf = (row, least) => row.map((one, at) => one - (row[at - 1] ?? 0) - least);

/**
 * Numbers in a row whose gaps are random; half of the time they make a losing position.
 * @param {Random} random @param {number} part @param {number} most the largest number @param {number} least of a gap
 */
function drawRow(random, part, most, least) {
  const count = upTo(random, part, 1000);
  const room = most - count * least;
  // Every second stair of a losing position is one of Nim.
  const odd = drawHeaps(random, Math.ceil(count / 2), part, Math.floor(room / count));
  const heaps = listed(odd);
  let last = 0;
  const gaps = Array.from({ length: count }, (_, at) =>
    (count - at) % 2 === 1 ? Number(heaps[(count - at - 1) / 2]) : random(Math.floor(room / count) + 1),
  );
  return gaps.map((gap) => (last += gap + least));
}

/** @param {readonly number[]} piles @returns {Params} */
const pebbles = (piles) => ({ piles: piles.join(','), stairs: stairsOf(gapsOf(piles, 0)) });

/** @param {readonly number[]} cells of chessmen, in any order @returns {Params} */
const chessmen = (cells) => ({
  cells: cells.join(','),
  stairs: stairsOf(
    gapsOf(
      cells.toSorted((one, other) => one - other),
      1,
    ),
  ),
});

/** @type {readonly Problem[]} */
export const HIDDEN_STAIRS = [
  {
    id: 'luogu-p3480',
    most: 10,
    judges: [
      ['Luogu', 'P3480', 'https://www.luogu.com.cn/problem/P3480'],
      ['BZOJ', '1115', ''],
    ],
    title: '[POI 2009] KAM-Pebbles',
    game: 'staircase',
    is_disguised: true,
    read: (reader) =>
      afterCount(reader, 10, () => {
        let least = 0;
        const count = Number(reader.number('judge-what-count', 1, 1000));
        return pebbles(Array.from({ length: count }, () => (least = Number(reader.number('judge-what-rising', least, 10_000)))));
      }),
    write: winner('TAK', 'NIE'),
    draw: (random, part) => pebbles(drawRow(random, part, 10_000, 0)),
    input: (cases) => [cases.length, ...cases.map(({ piles }) => counted(piles))].join('\n'),
    size: ({ piles }) => sizeOf(piles),
    sample: ['2\n2\n2 2\n3\n1 2 4', 'NIE\nTAK'],
  },
  {
    id: 'poj-1704',
    most: 20,
    judges: [['POJ', '1704', 'http://poj.org/problem?id=1704']],
    title: 'Georgia and Bob',
    game: 'staircase',
    is_disguised: true,
    read: (reader) =>
      afterCount(reader, 20, () => {
        const taken = new Set();
        const count = Number(reader.number('judge-what-count', 1, 1000));
        return chessmen(
          Array.from({ length: count }, () => {
            const cell = Number(reader.number('judge-what-cell', 1, 10_000));
            if (taken.has(cell)) throw new Unread('judge-twice', { value: cell, line: reader.line() });
            taken.add(cell);
            return cell;
          }),
        );
      }),
    write: winner('Georgia will win', 'Bob will win'),
    draw: (random, part) => chessmen(drawRow(random, part, 10_000, 1)),
    input: (cases) => [cases.length, ...cases.map(({ cells }) => counted(cells))].join('\n'),
    size: ({ cells }) => sizeOf(cells),
    sample: ['2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17', 'Bob will win\nGeorgia will win'],
  },
];
