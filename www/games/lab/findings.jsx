/** The patterns that are found in a table, and its files. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { nothingIfRefused } from '../../solver/protocol.js';
import { Button } from '../../ui/controls.jsx';
import { between, rich, text } from '../../ui/messages.js';
import { FORMATS, saveTable } from './export.js';
import { MOST, patternsOf } from './patterns.js';
import { numbersOf } from './table.js';
import { searchKey } from './words.js';

/** @import { Page } from './state.js' */

/** The longest row of a strip that is folded by a period, and the usual one. */
const [WIDEST, USUAL] = [60, 20];

/** The way to a search, for a sum that nimbers do not decide where the last move loses. @param {{page: Page, position: string}} props */
function Search({ page, position }) {
  if (page.searched.value?.key === searchKey(page, position)) return null;
  const search = async () => {
    const key = searchKey(page, position);
    page.searched.value = { key, answer: await page.session.ask('search', position).catch(nothingIfRefused) };
  };
  return <Button words={text('lab-search')} onClick={() => void search()} />;
}

/** @param {{page: Page}} props */
export function Findings({ page }) {
  const [run, shown] = [page.timeline.value, page.shown.value];
  const patterns = useMemo(() => (run ? patternsOf(run) : []), [run]);
  // A strip is folded by its period.
  useLayoutEffect(() => {
    const period = patterns.find((one) => one.period !== undefined)?.period ?? 0;
    page.period.value = period > 1 && period <= WIDEST ? period * Math.max(1, Math.floor(USUAL / period)) : null;
  }, [patterns]);
  if (!run || !shown) return null;
  // A conjecture that holds is a pattern, too.
  const is_guessed = page.verdict.value?.conjecture?.kind === 'holds';
  const has_numbers = numbersOf(run, page.view.value).length > 0;
  return (
    <>
      {page.verdict.value?.unknown === 'leads' && run.isMisere && run.hasSums && (
        <Search page={page} position={page.verdict.value.position} />
      )}
      {patterns.length === 0 && !is_guessed && run.labels.length <= MOST && <p class="checked">{text('lab-found-none')}</p>}
      {patterns.length > 0 && (
        <ul class="lab-found" aria-label={text('lab-found')}>
          {patterns.map(({ id, args, proved }) => (
            <li key={`${id}${args.name ?? ''}${args.of ?? ''}`}>
              <b class={proved ? 'proved' : 'seen'}>{text(proved ? 'lab-proved' : 'lab-seen')}</b>
              {between()}
              {rich(id, args)}
            </li>
          ))}
        </ul>
      )}
      <p class="row lab-saves" role="group" aria-label={text('lab-save')}>
        {text('lab-save')}
        {FORMATS.filter((format) => format !== 'bfile' || has_numbers).map((format) => (
          <button key={format} type="button" class="quiet" onClick={() => saveTable(run, shown, page.view.value, format)}>
            {text(`lab-save-${format}`)}
          </button>
        ))}
      </p>
    </>
  );
}
