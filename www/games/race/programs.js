/** The programs of the race, in step with its methods. They read the board row by row. */
import { marked } from '../../game_page/code/listing.js';
import { entryAt } from '../../ui/entry_at.js';
import { rowAt } from './facing.js';

/** @import { RaceFull, RacePairs, RaceRings, RaceTimeline, RaceVerdict } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Ending, Program, Programs, ProgramStep } from '../../game_page/code/types.js' */
/** @import { Options } from '../../solver/types.js' */
/** @import { Page } from './state.js' */
/** @import { Board } from './types.js' */

/** @template {RaceTimeline} [Timeline=RaceTimeline] @typedef {{timeline: Timeline, board: Board, verdict: RaceVerdict}} Run */

/** The most cells of a board that is written out. */
const MOST_CELLS = 40_000;

/** @param {Board} board */
function rowsOf({ rows, columns, cells, startA, startB }) {
  const signs = Array.from(cells, (is_white, cell) => (cell === startA ? 'A' : cell === startB ? 'B' : is_white ? '.' : '#'));
  return Array.from({ length: rows }, (_, row) => `${signs.slice(row * columns, (row + 1) * columns).join('')}\n`).join('');
}

/** @param {Board} board @param {readonly string[]} [more] after the sides */
function written(board, more = []) {
  const { rows, columns } = board;
  return rows * columns > MOST_CELLS ? null : `${[rows, columns, ...more].join(' ')}\n${rowsOf(board)}`;
}

/** Rings and pairs are about meetings. @param {Options} options @param {Ending} _ending @param {Run | null} run */
const inputOf = ({ jump }, _ending, run) => (run && jump === '1' ? written(run.board) : null);

/** @param {Options} options @param {Ending} _ending @param {Run | null} run */
const inputOfFull = ({ jump }, _ending, run) => run && written(run.board, [jump ?? '1']);

/** How many cells a layer has. @param {{firstOfLayer: Uint32Array}} timeline @param {number} k */
const sizeOf = ({ firstOfLayer }, k) => entryAt(firstOfLayer, k + 1) - entryAt(firstOfLayer, k);

/** Who wins, as programs print it. @param {Run} run */
const answer = ({ verdict: { winner } }) => marked('answer', { word: { A: 'first', B: 'second', draw: 'draw' }[winner] });

/** @param {RaceRings} timeline @param {number} cursor */
function stepOfRings(timeline, cursor) {
  const row = rowAt(timeline, cursor);
  if (!row) return null;
  const { i, layer_b, mover } = row;
  const p = sizeOf(timeline, layer_b);
  if (cursor === 1) return marked('middle', { h: i, p });
  const first = entryAt(timeline.firstOfRow, row.row);
  const [left, right] = [entryAt(timeline.l, first), entryAt(timeline.r, first)];
  return mover === 'B'
    ? marked('widened', { i, p, 'l[0]': left, 'r[0]': right })
    : marked('shared', { i, p, 'next_l[0]': left, 'next_r[0]': right });
}

/** @param {RacePairs} timeline @param {number} cursor */
function stepOfPairs(timeline, cursor) {
  const h = timeline.half;
  if (h === null) return null;
  const i = h - cursor + 1;
  const p = sizeOf(timeline, i);
  return cursor === 1 ? marked('middle', { h, p }) : marked('layer', { i, p, q: sizeOf(timeline, 2 * h - i) });
}

/** @param {RaceFull} _timeline @param {number} t moves left */
const stepOfFull = (_timeline, t) => marked(t % 2 === 1 ? 'winning' : 'losing', { t });

/**
 * From the start to the answer, where the program stays while the tokens walk.
 * @template {RaceTimeline} Timeline
 * @param {Program['inputOf']} input @param {(timeline: Timeline, cursor: number) => ProgramStep | null} between
 * @returns {Program<Run<Timeline>>}
 */
const programOf = (input, between) => ({
  inputOf: input,
  /** @param {Page} page */
  runOf({ timeline, solved, verdict }) {
    const [run, at, found] = [timeline.value, solved.value, verdict.value];
    return run && at && found && { timeline: /** @type {Timeline} */ (run), board: at.board, verdict: found };
  },
  stepOf(run, cursor) {
    const { stepCount } = run.timeline;
    if (cursor === 0) return null;
    return cursor >= stepCount ? answer(run) : between(run.timeline, cursor);
  },
});

/** @type {Programs} */
export const PROGRAMS = {
  rings: programOf(inputOf, stepOfRings),
  pairs: programOf(inputOf, stepOfPairs),
  full: programOf(inputOfFull, stepOfFull),
};
