/** A heap that was picked: what it would have to be beside the others, and whether a move makes it so. */
import { Spot } from '../../../page/spot.jsx';
import { rich, text } from '../../../ui/messages.js';
import { ends, readable } from '../../../ui/numbers.js';
import { numberOf } from './steps.js';

/** @param {{page: import('./state.js').Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const [heap, solution] = [page.selection.value, page.solution.value];
  const timeline = page.timeline.value;
  const size = timeline?.heaps[heap ?? -1];
  if (heap === null || !solution || !timeline || size === undefined) return null;
  const moves = /** @type {any[]} */ (solution.verdict.moves).map((move) => (Array.isArray(move[0]) ? move : [move]));
  const take = moves.find((pairs) => pairs.length === 1 && Number(pairs[0][0]) === heap)?.[0][1];
  const [now, beside] = [String(numberOf(timeline.bits[heap])), timeline.beside[heap]];
  const args = {
    kind: take !== undefined ? 'take' : beside === now ? 'stays' : beside === null ? 'none' : 'more',
    form: timeline.k > 1 ? 'moore' : solution.options.max ? 'bounded' : 'plain',
    heap: heap + 1,
    size: ends(size),
    now: ends(now),
    beside: ends(beside ?? ''),
    take: ends(take ?? ''),
    left: ends(take === undefined ? '' : String(BigInt(size) - BigInt(take))),
  };
  return (
    <Spot
      title={text('nim-heap-of', { heap: heap + 1, size: readable(size) })}
      close={close}
      actions={
        take === undefined
          ? []
          : [
              [
                text('nim-make'),
                () => page.go({ heaps: timeline.heaps.with(heap, String(BigInt(size) - BigInt(take))).join(','), at: null }),
              ],
            ]
      }
    >
      <p role="status">{rich('nim-explain', args)}</p>
    </Spot>
  );
}
