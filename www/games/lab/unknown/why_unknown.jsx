/** Why positions of a table are unknown, told by one of them, and what to write so that they are known. */
import { rich } from '../../../ui/messages.js';
import { rangesOf } from '../table.js';
import { positionWords } from '../words.js';

/** @import { Timeline } from '../table.js' */
/** @import { Culprit } from '../types.js' */

/** @param {{culprit: Culprit, run: Timeline}} props */
export function WhyUnknown({ culprit, run }) {
  if (culprit.kind === 'broken') return <>{rich('lab-unknown-broken')}</>;
  const { kind, at, to, first, last } = culprit;
  const ranges = rangesOf(run);
  /** The range of a coordinate in a larger table. @param {[bigint, bigint]} range */
  const larger = ([from, end]) =>
    `${kind === 'below' && first < from ? first : from}..${kind === 'above' && 2n * last > end ? 2n * last : end}`;
  return (
    <>
      {rich(`lab-unknown-${kind === 'sum' && run.nimbers.length === 0 ? 'misere' : kind}`, {
        at: positionWords(at),
        to: positionWords(to),
        table: `table (${ranges.map(larger).join(', ')})`,
        names: run.names.join(', '),
        board: ranges.map(([from], index) => `${run.names[index]} >= ${from}`).join(' and '),
      })}
    </>
  );
}
