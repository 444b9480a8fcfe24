/**
 * Elimination, step by step: a star takes two steps, its placing and its three lines, which cover the cells they come to. No step is
 * stored: the three stars on the lines of a cell show when it was covered, also beyond the grid, where the lines go on.
 */
import { milestonesAt } from '../../player/player.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { WythoffStars } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { StarStep } from './types.js' */

export const STEPS_A_STAR = 2;

/** The index i of a star (aᵢ, bᵢ) or (bᵢ, aᵢ). @param {number} star */
export const indexOf = (star) => (star + 1) >> 1;

/** The column and the row of a star. @param {WythoffStars} timeline @param {number} star */
export const placeOfStar = ({ stars }, star) => ({ a: entryAt(stars, 2 * star), b: entryAt(stars, 2 * star + 1) });

/** @param {WythoffStars} timeline @param {number} cursor @returns {StarStep} */
export function starStepAt(timeline, cursor) {
  if (cursor === 0) return { kind: 'start' };
  const star = Math.floor((cursor - 1) / STEPS_A_STAR);
  return { kind: cursor % STEPS_A_STAR === 1 ? 'placed' : 'lines', star, ...placeOfStar(timeline, star) };
}

/** The star in each row, by its number, -1 if there is none; and when each cell is decided. @param {WythoffStars} timeline */
export function createCover(timeline) {
  const { n, stars } = timeline;
  const row = new Int32Array(n + 1).fill(-1);
  const column = row.slice();
  const diagonal = new Int32Array(2 * n + 1).fill(-1);
  for (let star = 0; 2 * star < stars.length; star += 1) {
    const { a, b } = placeOfStar(timeline, star);
    row[b] = column[a] = diagonal[b - a + n] = star;
  }
  return {
    row,
    /** The step that places a star in a cell or covers it first; Infinity if none does. @param {number} a @param {number} b */
    stepOf(a, b) {
      /** The step in which a star's line comes to the cell. @param {number | undefined} star */
      const stepFrom = (star) => {
        if (star === undefined || star < 0) return Infinity;
        const at = placeOfStar(timeline, star);
        if (at.a === a && at.b === b) return STEPS_A_STAR * star + 1;
        return at.a <= a && at.b <= b ? STEPS_A_STAR * (star + 1) : Infinity;
      };
      return Math.min(stepFrom(row[b]), stepFrom(column[a]), stepFrom(diagonal[b - a + n]));
    },
  };
}

/** The `at=` of a link: a star with its lines (`3,5`) or without (`3,5,placed`). @param {WythoffStars} timeline @param {number} cursor */
export function starAtOf(timeline, cursor) {
  const step = starStepAt(timeline, cursor);
  if (step.kind === 'start') return 'start';
  return step.kind === 'lines' ? `${step.a},${step.b}` : `${step.a},${step.b},placed`;
}

/** `3,5,row` and `3,5,column` are of older links: the star with its lines. @param {WythoffStars} timeline @param {string} place */
export function starCursorOf(timeline, place) {
  if (place === 'start') return 0;
  const [, a, b, part] = /^(\d{1,3}),(\d{1,3})(?:,(placed|row|column))?$/.exec(place) ?? [];
  const star = createCover(timeline).row[Number(b)] ?? -1;
  if (star < 0 || placeOfStar(timeline, star).a !== Number(a)) return null;
  return STEPS_A_STAR * star + (part === 'placed' ? 1 : STEPS_A_STAR);
}

/** Where a star and its lines are complete. @param {WythoffStars} timeline */
export const starMilestones = ({ stars }) =>
  milestonesAt(Uint32Array.from({ length: stars.length / 2 + 1 }, (_, star) => STEPS_A_STAR * star));
