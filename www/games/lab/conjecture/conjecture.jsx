/** How the conjecture of a rule does: it holds in the whole table, or its first failure. */
import { Button } from '../../../ui/controls.jsx';
import { rich, text } from '../../../ui/messages.js';
import { labelOf, placeOf } from '../table.js';
import { positionWords } from '../words.js';

/** @import { LabConjecture } from '../../../../crate/pkg/lab/mexplorer.js' */
/** @import { Page as LabPage } from '../state.js' */
/** @import { Timeline } from '../table.js' */

/** @param {{page: LabPage, run: Timeline, conjecture: LabConjecture}} props */
export function Conjecture({ page, run, conjecture }) {
  if (conjecture.kind === 'holds')
    return (
      <p class="lab-guess" role="status">
        {rich('lab-guess-holds', { count: conjecture.count })}
      </p>
    );
  const { first } = conjecture;
  const place = placeOf(run, first);
  const of_nimbers = run.conjectureKind === 'nimber';
  const label = labelOf(run, place);
  return (
    <p class="lab-guess wrong" role="status">
      {rich('lab-guess-fails', {
        at: positionWords(first),
        count: run.failures.length,
        is: of_nimbers ? 'nimber' : label === 'blank' ? 'unknown' : label,
        nimber: of_nimbers ? (run.nimbers[place] ?? 0) : 0,
      })}
      <Button words={text('lab-guess-show')} class="quiet" onClick={() => page.pick(first)} />
    </p>
  );
}
