/** What is found in a table, and what can be carried away of it. Fetched when there is one. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { nothingIfRefused } from '../../solver/protocol.js';
import { rich, text } from '../../ui/messages.js';
import { MOST, patternsOf } from './patterns.js';
import { numbersOf } from './table.js';
import { searchKey } from './words.js';

/** @import { Page } from './state.js' */

/** The longest row that a period folds a strip to, and about how long one is. */
const [WIDEST, USUAL] = [60, 20];

/** A sum that nobody can tell by nimbers, to be searched where the last move loses; the answer's sentence says what comes of it. @param {{page: Page, position: string}} props */
function Search({ page, position }) {
  if (page.searched.value?.of === searchKey(page, position)) return null;
  const search = async () => {
    const of = searchKey(page, position);
    page.searched.value = { of, told: await page.session.ask('search', position).catch(nothingIfRefused) };
  };
  return (
    <button type="button" onClick={() => void search()}>
      {text('lab-search')}
    </button>
  );
}

/** @param {{page: Page}} props */
export function Findings({ page }) {
  const [run, shown] = [page.timeline.value, page.shown.value];
  const patterns = useMemo(() => (run ? patternsOf(run) : []), [run]);
  // The strip is folded by what repeats itself.
  useLayoutEffect(() => {
    const period = patterns.find((one) => one.period !== undefined)?.period ?? 0;
    page.period.value = period > 1 && period <= WIDEST ? period * Math.max(1, Math.floor(USUAL / period)) : null;
  }, [patterns]);
  if (!run || !shown) return null;
  const has_numbers = numbersOf(run, page.view.value).length > 0;
  return (
    <>
      {page.verdict.value?.unknown === 'leads' && run.isMisere && run.hasSums && (
        <Search page={page} position={page.verdict.value.position} />
      )}
      {patterns.length === 0 && run.labels.length <= MOST && <p class="checked">{text('lab-found-none')}</p>}
      {patterns.length > 0 && (
        <ul class="lab-found" aria-label={text('lab-found')}>
          {patterns.map(({ id, args, proved }) => (
            <li key={`${id}${args.name ?? ''}${args.of ?? ''}`}>
              <b class={proved ? 'proved' : 'seen'}>{text(proved ? 'lab-proved' : 'lab-seen')}</b> {rich(id, args)}
            </li>
          ))}
        </ul>
      )}
      <p class="row lab-saves" role="group" aria-label={text('lab-save')}>
        {text('lab-save')}
        {
          /** @type {const} */ (['csv', 'c', 'py', 'txt', 'bfile'])
            .filter((kind) => kind !== 'bfile' || has_numbers)
            .map((kind) => (
              <button
                key={kind}
                type="button"
                class="quiet"
                onClick={() => void import('./export.js').then(({ saveTable }) => saveTable(run, shown, page.view.value, kind))}
              >
                {text(`lab-save-${kind}`)}
              </button>
            ))
        }
      </p>
    </>
  );
}
