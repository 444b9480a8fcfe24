/** A heap that was picked: what it would have to be beside the others, and whether a move makes it so. */
import { Spot } from '../../../page/spot.jsx';
import { rich, text } from '../../../ui/messages.js';
import { ends, readable } from '../../../ui/numbers.js';
import { numberOf, pairsOf } from './steps.js';

/** @param {{page: import('./state.js').Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const [heap, solution] = [page.selection.value, page.solution.value];
  const timeline = page.timeline.value;
  const size = timeline?.heaps[heap ?? -1];
  if (heap === null || !solution || !timeline || size === undefined) return null;
  /** @type {import('../../../../crate/pkg/heaps/mexplorer.js').NimVerdict} */
  const { moves } = /** @type {any} */ (solution.verdict);
  const take = moves.map(pairsOf).find((pairs) => pairs.length === 1 && Number(pairs[0]?.[0]) === heap)?.[0]?.[1];
  const [now, beside] = [String(numberOf(timeline.bits[heap])), timeline.beside[heap]];
  const left = take === undefined ? undefined : String(BigInt(size) - BigInt(take));
  const args = {
    kind: take !== undefined ? 'take' : beside === now ? 'stays' : beside === null ? 'none' : 'more',
    form: timeline.k > 1 ? 'moore' : solution.options.max ? 'bounded' : 'plain',
    heap: heap + 1,
    size: ends(size),
    now: ends(now),
    beside: ends(beside ?? ''),
    take: ends(take ?? ''),
    left: ends(left ?? ''),
  };
  return (
    <Spot
      title={text('heaps-heap-of', { heap: heap + 1, size: readable(size) })}
      close={close}
      actions={
        left === undefined ? [] : [[text('nim-make'), () => page.go({ heaps: timeline.heaps.with(heap, left).join(','), at: null })]]
      }
    >
      <p role="status">{rich('nim-explain', args)}</p>
    </Spot>
  );
}
