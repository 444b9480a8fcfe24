/**
 * Elimination, step by step: a star takes four steps, its placing and its three lines, which cover the cells they come to. No step is
 * stored: the three stars on the lines of a cell tell when it was covered, also beyond the grid, where the lines go on.
 */
import { milestonesAt } from '../../player/player.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { WythoffStars } from '../../../crate/pkg/wythoff/mexplorer.js' */

/** @typedef {WythoffStars} Timeline */
/** @typedef {'row' | 'column' | 'diagonal'} Line as the moves along it: a row's take from a, a column's from b */
/** @typedef {{kind: 'start'} | {kind: 'placed' | Line, star: number, a: number, b: number}} Step star: its number, in the order of placing */

const PARTS = /** @type {const} */ (['placed', 'row', 'column', 'diagonal']);
export const STEPS_A_STAR = PARTS.length;

/** The index i of a star (aᵢ, bᵢ) or (bᵢ, aᵢ). @param {number} star */
export const indexOf = (star) => (star + 1) >> 1;

/** The column and the row of a star. @param {Timeline} timeline @param {number} star */
export const placeOfStar = ({ stars }, star) => ({
  a: entryAt(stars, 2 * star),
  b: entryAt(stars, 2 * star + 1),
});

/** @param {Timeline} timeline @param {number} cursor @returns {Step} */
export function starStepAt(timeline, cursor) {
  if (cursor === 0) return { kind: 'start' };
  const star = Math.floor((cursor - 1) / STEPS_A_STAR);
  return { kind: PARTS[(cursor - 1) % STEPS_A_STAR] ?? 'placed', star, ...placeOfStar(timeline, star) };
}

/**
 * Which star stands on each row, column and diagonal, by its number; -1 where none of the grid does.
 * @param {Timeline} timeline
 */
export function createCover(timeline) {
  const { n, stars } = timeline;
  const row = new Int32Array(n + 1).fill(-1);
  const column = new Int32Array(n + 1).fill(-1);
  const diagonal = new Int32Array(2 * n + 1).fill(-1);
  for (let star = 0; 2 * star < stars.length; star += 1) {
    const { a, b } = placeOfStar(timeline, star);
    row[b] = column[a] = diagonal[b - a + n] = star;
  }
  return {
    row,
    /**
     * The step that decides a cell: places a star there, or covers it first; Infinity where no star of the grid does.
     * @param {number} a @param {number} b
     */
    stepOf(a, b) {
      let first = Infinity;
      /** @param {number} star @param {number} part @param {(at: {a: number, b: number}) => boolean} is_nearer */
      const covers = (star, part, is_nearer) => {
        if (star >= 0 && STEPS_A_STAR * star + part < first && is_nearer(placeOfStar(timeline, star))) first = STEPS_A_STAR * star + part;
      };
      const own = row[b] ?? -1;
      if (own >= 0 && placeOfStar(timeline, own).a === a) return STEPS_A_STAR * own + 1;
      covers(own, 2, (at) => at.a < a);
      covers(column[a] ?? -1, 3, (at) => at.b < b);
      covers(diagonal[b - a + n] ?? -1, 4, (at) => at.a < a);
      return first;
    },
  };
}

/** @typedef {ReturnType<typeof createCover>} Cover */

/**
 * The `at=` of a link: a star with its lines (`3,5`), or without all of them (`3,5,placed`, `3,5,row`, `3,5,column`).
 * @param {Timeline} timeline @param {number} cursor
 */
export function starAtOf(timeline, cursor) {
  const step = starStepAt(timeline, cursor);
  if (step.kind === 'start') return 'start';
  return step.kind === 'diagonal' ? `${step.a},${step.b}` : `${step.a},${step.b},${step.kind}`;
}

/** @param {Timeline} timeline @param {string} place */
export function starCursorOf(timeline, place) {
  if (place === 'start') return 0;
  const match = /^(\d{1,3}),(\d{1,3})(?:,(placed|row|column))?$/.exec(place);
  if (!match) return null;
  const [a, b] = [Number(match[1]), Number(match[2])];
  for (let star = 0; 2 * star < timeline.stars.length; star += 1) {
    const at = placeOfStar(timeline, star);
    if (at.a === a && at.b === b) return STEPS_A_STAR * star + 1 + PARTS.indexOf(/** @type {any} */ (match[3] ?? 'diagonal'));
  }
  return null;
}

/** Where a star and its lines are complete. @param {Timeline} timeline */
export const starMilestones = ({ stars }) =>
  milestonesAt(Uint32Array.from({ length: stars.length / 2 + 1 }, (_, star) => STEPS_A_STAR * star));
