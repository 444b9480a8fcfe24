/** The heap that was picked: the size that would make the position lost, and whether a move leads there. */
import { Spot } from '../../../ui/spot.jsx';
import { explained, TERMS } from '../../../shell/terms.jsx';
import { present } from '../../../play/play.js';
import { useResource } from '../../../solver/resource.js';
import { rich, text } from '../../../ui/messages.js';
import { ends, readable } from '../../../ui/numbers.js';
import { InBinary, isWrittenOut } from './in_binary.jsx';
import { heapOf, numberOf, pairsOf, takeFrom } from './steps.js';
import { formOf } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Timeline } from './steps.js' */

/**
 * What size a heap would need with the other heaps as they are.
 * @param {Timeline} timeline @param {number} heap @param {string | undefined} take of the winning move in it
 */
function kindOf({ bits, beside }, heap, take) {
  if (take !== undefined) return 'take';
  if (beside[heap] === null) return 'none';
  return beside[heap] === String(numberOf(bits[heap])) ? 'stays' : 'more';
}

/** @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const { selection, solution, session, match } = page;
  const solved = solution.value;
  const heaps = match.shown.value && present(match.shown.value).text;
  /** The answer to the position of a play. */
  const played = useResource(selection.value !== null ? heaps : null, async (abort) => {
    const [verdict, timeline] = await Promise.all([
      session.ask('verdict', undefined, abort, { heaps, file: null }),
      session.ask('timeline', page.method.peek(), abort, { heaps, file: null }),
    ]);
    return { verdict, timeline };
  });
  const { verdict, timeline } = (heaps === null ? solved : played) ?? {};
  if (selection.value === null || !solved || !verdict || !timeline) return null;
  /** The winning moves in one heap. */
  const single = verdict.moves.map(pairsOf).flatMap(([pair, other]) => (pair && !other ? [pair] : []));
  // In a play the heap of a winning move is explained, or the first that has stones.
  const heap = heaps === null ? selection.value : Number(single[0]?.[0] ?? timeline.heaps.findIndex((one) => one !== '0'));
  const size = timeline.heaps[heap];
  if (size === undefined) return null;
  const number = heapOf(timeline, heap);
  // Of very many winning moves only the first are listed.
  const listed = single.find(([one]) => Number(one) === number - 1)?.[1];
  const take = listed ?? (timeline.rest && timeline.k === 1 ? takeFrom(timeline, heap) : undefined);
  const left = String(BigInt(size) - BigInt(take ?? 0));
  const form = formOf(timeline, solved.options);
  const is_in_binary = heaps !== null && form === 'plain' && isWrittenOut(timeline);
  return (
    <Spot
      title={is_in_binary ? text('nim-xor') : text('heaps-heap-of', { heap: number, size: readable(size) })}
      close={close}
      actions={
        take === undefined || heaps !== null || timeline.rest
          ? []
          : [[text('nim-make'), () => page.go({ heaps: timeline.heaps.with(heap, left).join(','), at: null })]]
      }
    >
      {is_in_binary ? (
        <InBinary {...{ timeline, heap, take, left }} />
      ) : (
        <p role="status">
          {explained(
            rich('nim-explain', {
              kind: kindOf(timeline, heap, take),
              form,
              heap: number,
              size: ends(size),
              now: ends(String(numberOf(timeline.bits[heap]))),
              beside: ends(timeline.beside[heap] ?? ''),
              take: ends(take ?? ''),
              left: ends(left),
            }),
            TERMS,
          )}
        </p>
      )}
    </Spot>
  );
}
