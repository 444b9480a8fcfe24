/** What the rare heaps save: how many splits were examined, and how many there are. */

/** @import { SparseSpace, SplitWork } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Line } from './types.js' */

/** The work that a logarithmic scale can show. @param {SparseSpace} space */
export const shownWork = ({ work }) => work.filter(({ examined, splits }) => examined > 0 && splits > 0);

/**
 * Both methods at the same counts of heaps: the naive one examines all splits.
 * @param {readonly SplitWork[]} work
 * @returns {[Line, Line]}
 */
export const linesOf = (work) => [
  { method: 'naive', points: work.map(({ heaps, splits }) => ({ size: heaps, work: splits })) },
  { method: 'sparse', points: work.map(({ heaps, examined }) => ({ size: heaps, work: examined })) },
];

/** How many times fewer splits are examined; below 1 where the rare heaps cost more. @param {SplitWork} work */
export const savingOf = ({ examined, splits }) => (examined > 0 ? splits / examined : 1);
