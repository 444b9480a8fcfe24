/** The questions of the matching game: a token on a small board with holes, or on the graph of the link. */
import { becauseOf } from '../../../game_page/question/questions.js';
import { text } from '../../../ui/messages.js';
import { FIRST } from './parameters.js';
import { matchingStepAt } from './steps.js';

/** @import { Level } from '../../../formats/ask_parameters.js' */
/** @import { Questions } from '../../../game_page/question/types.js' */
/** @import { Random } from '../../../play/seeded_random.js' */

/** Rows and columns of a board, and how many of its cells are holes at most. */
const SIZES = { small: [2, 4, 1], usual: [3, 4, 3], tricky: [3, 5, 4] };

/** Rooks of one step; and kings, on whose boards there are odd cycles. */
const [ROOK, KING] = [
  [
    [0, 1],
    [1, 0],
  ],
  [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ],
];

/** A board with holes: its cells are vertices. @param {Random} random @param {Level} level */
function drawBoard(random, level) {
  const [rows = 2, columns = 4, most_holes = 1] = SIZES[level];
  const all = Array.from({ length: rows * columns }, (_, cell) => [Math.floor(cell / columns), cell % columns]);
  for (let holes = random(most_holes + 1); holes > 0; holes -= 1) all.splice(random(all.length), 1);
  const numbers = new Map(all.map(([row, column], vertex) => [`${row},${column}`, vertex]));
  const steps = level === 'tricky' && random(2) === 0 ? KING : ROOK;
  const edges = all.flatMap(([row = 0, column = 0], vertex) =>
    steps.flatMap(([down = 0, right = 0]) => {
      const to = numbers.get(`${row + down},${column + right}`);
      return to === undefined ? [] : [`${vertex}-${to}`];
    }),
  );
  const along = (/** @type {number} */ at, /** @type {number} */ count) => Math.round(100 + (800 * at) / (count - 1));
  const pos = all.map(([row = 0, column = 0]) => `${along(column, columns)}.${along(row, rows)}`);
  // A cell without neighbours at the end is named by no edge.
  const named = 1 + Math.max(-1, ...edges.flatMap((edge) => edge.split('-').map(Number)));
  const vertices = named < all.length ? String(all.length) : null;
  return { count: all.length, changes: { edges: edges.join(','), vertices, pos: pos.join(';') } };
}

/** @type {Questions} */
export const QUESTIONS = {
  draw({ random, level, options, page }) {
    // A graph that somebody chose stays; that of the first board is nobody's.
    const { count, changes } =
      options.edges === FIRST.edges && !options.vertices
        ? drawBoard(random, level)
        : { count: Math.max(1, page.graph.value?.count ?? 1), changes: {} };
    return { ...changes, token: String(random(count)) };
  },
  positionText: ({ timeline }) => text('matching-position', { token: timeline.value?.token ?? 0 }),
  position_names: ['token'],
  why: ({ solution, timeline }) => becauseOf(solution.value?.verdict, String(timeline.value?.token ?? 0), String),
  /** A tree that stays says who wins from its vertices. */
  answerAt({ timeline }) {
    const run = timeline.value;
    if (!run) return 0;
    for (let step = 1; step <= run.steps.stepCount; step += 1)
      if (['stuck', 'starts'].includes(matchingStepAt(run, step).kind)) return step;
    return run.steps.stepCount;
  },
};
