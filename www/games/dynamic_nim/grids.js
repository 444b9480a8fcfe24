/** The table of P and N: a row for the stones left, a column for the most that may be taken. */
import { MISTAKES, mistaken } from './lists.js';

/** @import { Grid, Place } from '../../features/check/types.js' */

/** Piles whose cells have steps of their own. */
const STEPPED = 120;

/**
 * A position loses as long as its cap is below f. @param {ArrayLike<number>} f by pile, from 1 on
 * @returns {(place: Place) => 'P' | 'N' | undefined}
 */
const byThresholds =
  (f) =>
  ([pile, cap = 0]) =>
    pile === 0 ? 'P' : pile <= f.length ? (cap < (f[pile - 1] ?? 0) ? 'P' : 'N') : undefined;

/** @type {readonly Grid[]} */
export const GRIDS = [
  {
    name: 'np',
    cells: 'outcome',
    from: 1,
    fields: ['k'],
    async compute(ask, [last]) {
      const { f } = await ask('timeline', 'walls', { n: String(Math.max(last, 1)), cap: null });
      return byThresholds(f.subarray(1));
    },
    // No more can be taken than there is.
    reasonOf(_, [pile, cap = 0]) {
      const kind = cap > pile ? 'cap' : cap === 0 ? 'zero' : null;
      return kind && { kind, pile: String(pile), cap: String(cap) };
    },
    boardOf([pile, cap = 0]) {
      const column = Math.min(cap, pile);
      if (pile > STEPPED) return { n: String(pile), cap: String(column), method: 'walls', at: String(pile) };
      return { n: String(pile), cap: String(column), method: 'rows', at: column > 0 ? `${pile},${column}` : String(pile) };
    },
    mistakes: MISTAKES.map((name) => ({
      name,
      compute: async (ask, [last]) => byThresholds(await mistaken(ask, name, last)),
    })),
  },
];
