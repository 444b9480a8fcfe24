/**
 * The definition, step by step: step t decides the cell with the index t - 1, row after row. It reads the cells that one move leads to,
 * along its row, up its column, up its diagonal, the nearest first, until one of them is P.
 */
import { milestonesAt } from '../../player/player.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { WythoffDefinition } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { CellStep, Line, Reach } from './types.js' */

/** The index of a cell. @param {WythoffDefinition} timeline @param {number} a @param {number} b */
export const indexOfCell = ({ n }, a, b) => b * (n + 1) + a;

/** The column of the star in each row; -1 if there is none. @param {WythoffDefinition} timeline */
export function starsByRow({ n, stars }) {
  const columns = new Int32Array(n + 1).fill(-1);
  for (let star = 0; 2 * star < stars.length; star += 1) columns[entryAt(stars, 2 * star + 1)] = entryAt(stars, 2 * star);
  return columns;
}

/** How many cells of each line a cell reads. @param {number} a @param {number} b @param {number} read in all @returns {Reach[]} */
function reachesOf(a, b, read) {
  /** @type {[Line, number][]} */
  const lines = [
    ['row', a],
    ['column', b],
    ['diagonal', Math.min(a, b)],
  ];
  let rest = read;
  return lines.flatMap(([line, all]) => {
    const count = Math.min(rest, all);
    rest -= count;
    return count > 0 ? [{ line, count }] : [];
  });
}

/** @param {WythoffDefinition} timeline @param {number} cursor @returns {CellStep} */
export function cellStepAt(timeline, cursor) {
  if (cursor === 0) return { kind: 'start' };
  const [a, b] = [(cursor - 1) % (timeline.n + 1), Math.floor((cursor - 1) / (timeline.n + 1))];
  const read = entryAt(timeline.reads, cursor - 1);
  const reaches = reachesOf(a, b, read);
  const is_p = starsByRow(timeline)[b] === a;
  const last = reaches.at(-1);
  const [row, column] = [last?.line === 'column' ? 0 : (last?.count ?? 0), last?.line === 'row' ? 0 : (last?.count ?? 0)];
  return { kind: 'cell', a, b, read, reaches, found: is_p ? null : { a: a - row, b: b - column } };
}

/** The ends of the rows. @param {WythoffDefinition} timeline */
export const cellMilestones = ({ n }) => milestonesAt(Uint32Array.from({ length: n + 2 }, (_, row) => row * (n + 1)));

/** The `at=` of a cell: `3,5`. @param {WythoffDefinition} timeline @param {number} cursor */
export function cellAtOf(timeline, cursor) {
  const step = cellStepAt(timeline, cursor);
  return step.kind === 'start' ? 'start' : `${step.a},${step.b}`;
}

/** @param {WythoffDefinition} timeline @param {string} place */
export function cellCursorOf(timeline, place) {
  if (place === 'start') return 0;
  const [, a = '', b = ''] = /^(\d{1,3}),(\d{1,3})$/.exec(place) ?? [];
  if (a === '' || Number(a) > timeline.n || Number(b) > timeline.n) return null;
  return indexOfCell(timeline, Number(a), Number(b)) + 1;
}

/** By the index i of a pair: the step that finds its second star, (aᵢ, bᵢ). @param {WythoffDefinition} timeline */
export function pairEnds(timeline) {
  /** @type {number[]} */
  const ends = [];
  starsByRow(timeline).forEach((a, b) => {
    if (a >= 0 && a <= b) ends[b - a] = indexOfCell(timeline, a, b) + 1;
  });
  return ends;
}
