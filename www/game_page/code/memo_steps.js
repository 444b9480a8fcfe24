/** The steps of a memoised search of heaps as its programs have them: a position is the tuple of its heaps. */
import { stepAt } from '../../player/recorded_lesson.js';
import { marked } from './listing.js';

/** @import { Calls } from '../memo/types.js' */

/** A tuple as Python writes it. @param {readonly number[]} numbers */
const tupleOf = (numbers) => `(${numbers.join(', ')}${numbers.length === 1 ? ',' : ''})`;

/** @param {Calls} calls @param {number} cursor */
export function stepOfSearch(calls, cursor) {
  const { kind } = stepAt(calls.run.steps, cursor);
  if (kind === 'start') return null;
  const call = calls.at(cursor);
  const [p, outcome] = [tupleOf(calls.numbersOf(call)), calls.outcomeOf(call)];
  if (kind === 'called') return marked('called', { p });
  return kind === 'found' ? marked('found', { p, 'memo[p]': outcome }) : marked('returned', { p, answer: outcome });
}
