/** The matrix of distances from A. */
import { UNREACHABLE } from './layers.js';

/** @import { RaceBoard, RaceDistances } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Expected, Grid, Place } from '../../features/check/types.js' */
/** @import { Ask } from '../../features/values/types.js' */

/**
 * The distances by row and column, from 0.
 * @param {Ask} ask @param {'fromA' | 'fromB'} from @returns {Promise<Expected>}
 */
async function distances(ask, from) {
  /** @type {[RaceBoard, RaceDistances]} */
  const [{ rows, columns }, found] = await Promise.all([ask('board'), ask('distances')]);
  return ([row, column = 0]) => {
    if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
    const distance = found[from][row * columns + column] ?? UNREACHABLE;
    return distance === UNREACHABLE ? '∞' : String(distance);
  };
}

/** A cell of the board, in the order in which the search from A comes to it. @param {Expected} expected */
const layerOf = (expected) => (/** @type {Place} */ place) => {
  const distance = expected(place);
  return distance === undefined || distance === '∞' ? Infinity : Number(distance);
};

/** @type {readonly Grid[]} */
export const GRIDS = [
  {
    name: 'distance',
    cells: 'distance',
    from: 0,
    is_placed: true,
    compute: (ask) => distances(ask, 'fromA'),
    orderOf: layerOf,
    reasonOf(expected, [row, column = 0]) {
      const neighbours = [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ];
      const found = neighbours.map(([r = 0, c]) => expected([r, c])).filter((one) => one !== undefined && one !== '∞');
      const distance = expected([row, column]) ?? '∞';
      const nearest = String(Math.min(...found.map(Number)));
      return { kind: distance === '∞' ? 'none' : distance === '0' ? 'start' : 'near', nearest, distance };
    },
    async shapeOf(ask) {
      /** @type {RaceBoard} */
      const { rows, columns } = await ask('board');
      return [rows, columns];
    },
    showOn(page, [row, column = 0]) {
      const board = page.solved.value?.board;
      if (board) page.selection.value = row * board.columns + column;
    },
    boardOf: () => ({ at: 'start' }),
    mistakes: [{ name: 'from-b', compute: (ask) => distances(ask, 'fromB') }],
  },
];
