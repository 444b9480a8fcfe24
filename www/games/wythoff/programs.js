/** The programs of Wythoff's game, in step with its methods. */
import { marked } from '../../game_page/code/listing.js';
import { cellStepAt } from './cell_steps.js';
import { mexStepAt } from './mex_steps.js';
import { largest, positionOf } from './parameters.js';
import { starStepAt } from './star_steps.js';

/** @import { WythoffBeatty, WythoffDefinition, WythoffMex, WythoffStars } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Ending, Programs, ProgramStep } from '../../game_page/code/types.js' */
/** @import { Options } from '../../solver/types.js' */

/** Up to here the listings in C++ are exact. */
const MOST = 10n ** 9n;

/** Both piles. @param {Options} options @param {Ending} ending */
function inputOf(options, ending) {
  const { a, b } = positionOf(options);
  return ending === 'cpp' && largest(a, b) > MOST ? null : `${a} ${b}\n`;
}

/** @param {WythoffStars} timeline @param {number} cursor */
function stepOfStars(timeline, cursor) {
  const step = starStepAt(timeline, cursor);
  if (step.kind === 'start') return null;
  const { kind, a, b } = step;
  return marked(kind, { a, b });
}

/** @param {WythoffMex} timeline @param {number} cursor */
function stepOfMex(timeline, cursor) {
  const step = mexStepAt(timeline, cursor);
  if (step.kind === 'start') return null;
  const { kind, i, x } = step;
  return marked(kind, kind === 'marked' ? { i, 'a[i]': x - i, 'b[i]': x } : { i, x });
}

/** @param {WythoffDefinition} timeline @param {number} cursor */
function stepOfCells(timeline, cursor) {
  const step = cellStepAt(timeline, cursor);
  if (step.kind === 'start') return null;
  const { a, b, found } = step;
  return found ? marked('wins', { a, b, to: `(${found.a}, ${found.b})` }) : marked('loses', { a, b });
}

/** The steps on the grid; after them comes one that says who wins. @template {{stepCount: number}} Timeline @param {(timeline: Timeline, cursor: number) => ProgramStep | null} stepOf */
const onGrid = (stepOf) => (/** @type {Timeline} */ timeline, /** @type {number} */ cursor) =>
  cursor > timeline.stepCount ? null : stepOf(timeline, cursor);

/** @typedef {{timeline: WythoffBeatty, a: bigint, b: bigint}} Beatty */

/** @param {Beatty} run @param {number} cursor */
function stepOfBeatty({ timeline: { index, root, lower }, a: A, b: B }, cursor) {
  const smaller = A < B ? A : B;
  const steps = [
    null,
    marked('difference', { A, B }),
    marked('root', { i: index }),
    marked('star', { i: index, r: root }),
    marked('row', { B }),
    marked('column', { A }),
    marked('answer', { a: lower, 'min(A, B)': smaller }),
  ];
  return steps[cursor] ?? null;
}

/** @type {Programs} */
export const PROGRAMS = {
  stars: { inputOf, stepOf: onGrid(stepOfStars) },
  mex: { inputOf, stepOf: onGrid(stepOfMex) },
  definition: { inputOf, stepOf: onGrid(stepOfCells) },
  beatty: {
    inputOf,
    runOf: ({ timeline, piles }) => timeline.value && { timeline: timeline.value, ...piles.value },
    stepOf: stepOfBeatty,
  },
};
