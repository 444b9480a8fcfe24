/** What the nimbers of parts save, and that a lost part changes nothing, to be tried: below the code of a sum. */
import { shownOf } from '../../../game_page/parameters.js';
import { useResource } from '../../../solver/resource.js';
import { Button } from '../../../ui/controls.jsx';
import { rich, text } from '../../../ui/messages.js';
import { ends, readable } from '../../../ui/numbers.js';
import { heapsOf } from '../steps.js';
import { kindWords } from '../words.js';
import { LOST, withLost } from './lost.js';
import { PARTS } from './parameters.js';

/** @import { Page } from '../state.js' */

/** @param {{page: Page}} props */
export function Theorem({ page }) {
  const parts = page.timeline.value?.parts ?? [];
  if (parts.length === 0) return null;
  return (
    <>
      <StateSize heaps={parts.map(({ heap }) => BigInt(heap))} />
      {page.rule.value === 'normal' && !page.covered.value && <LostParts page={page} />}
    </>
  );
}

/** The positions of the sum as one game, against the entries of a table a part. @param {{heaps: bigint[]}} props */
function StateSize({ heaps }) {
  const product = heaps.reduce((all, heap) => all * (heap + 1n), 1n);
  const sum = heaps.reduce((all, heap) => all + heap + 1n, 0n);
  const [as_one, as_parts] = [product, sum].map((count) => (count < 10n ** 15n ? readable(String(count)) : ends(String(count))));
  return <p class="checked">{rich('sum-states', { product: as_one ?? '', sum: as_parts ?? '', count: heaps.length })}</p>;
}

/** Lost parts, each with who wins the sum once it is added. @param {{page: Page}} props */
function LostParts({ page }) {
  const solved = page.solution.value;
  const parts = shownOf(PARTS, 'parts', page.link.value.params);
  const outcomes = useResource(solved, async (abort) => {
    const verdicts = await Promise.all(LOST.map((lost) => page.askAbout({ parts: withLost(parts, lost) }, abort)));
    return verdicts.map(({ outcome }) => outcome);
  });
  if (!outcomes || !solved) return null;
  const { outcome } = solved.verdict;
  return (
    <section class="lost-parts">
      <h3>{text('sum-lost')}</h3>
      <p>{rich('sum-lost-why', { outcome: outcome ?? '?' })}</p>
      <ul>
        {LOST.map((lost, index) => (
          <li key={lost}>
            <Button words={`+ ${partWords(lost)}`} onClick={() => page.go({ parts: withLost(parts, lost), at: null })} />{' '}
            <span>{rich('sum-lost-outcome', { outcome: outcomes[index] ?? '?' })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param {string} part */
function partWords(part) {
  const [heap] = heapsOf(part);
  return text('sum-part', { kind: kindWords(heap?.kind ?? ''), heap: heap?.heap ?? '' });
}
