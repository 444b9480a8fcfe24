/** The steps of the roundings: floor, ceiling and nearest number of iφ, and which of them give a star. */
import { numberedSteps, say } from '../../player/lesson.js';
import { timesPhi } from './golden.js';
import { decimal } from './lesson.js';

/** @import { WythoffRoundings } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Lesson } from '../../player/types.js' */

/** Multiples of φ on show. */
export const ROUNDINGS = 12;

/** @param {WythoffRoundings} roundings @returns {Lesson} */
export function roundingLesson({ floor, ceiling, nearest }) {
  return {
    ...numberedSteps(
      ROUNDINGS,
      Array.from({ length: ROUNDINGS + 1 }, (_, i) => i),
    ),
    captionOf(i) {
      if (i === 0) return say('wythoff-rounding-start');
      const multiple = `${decimal(String(timesPhi(1000n * BigInt(i))), 3)}…`;
      const of = { floor: floor[i] ?? 0, ceiling: ceiling[i] ?? 0, nearest: nearest[i] ?? 0 };
      return say('wythoff-rounding-point', { i, multiple, ...of, same: of.nearest === of.floor ? 'yes' : 'no' });
    },
    code: say('wythoff-code-rounding'),
    litOf: (i) => (i === 0 ? [] : [0]),
    nameOf: (i) => say('wythoff-name-ratio', { i }),
  };
}
