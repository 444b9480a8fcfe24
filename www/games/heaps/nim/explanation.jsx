/** A heap that was picked: what it would have to be beside the others, and whether a move makes it so. */
import { present } from '../../../play/play.js';
import { useResource } from '../../../solver/resource.js';
import { Spot } from '../../../game_page/spot.jsx';
import { rich, text } from '../../../ui/messages.js';
import { ends, readable } from '../../../ui/numbers.js';
import { numberOf, pairsOf } from './steps.js';

/** @import { NimVerdict } from '../../../../crate/pkg/heaps/mexplorer.js' */
/** @import { Page } from './state.js' */
/** @import { Timeline } from './steps.js' */

/** @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const { selection, solution, session, match } = page;
  const play = match.shown.value;
  const solved = solution.value;
  /** What the solver says of the play's position. @type {{verdict: any, timeline: Timeline | null} | null} */
  const present_one = useResource(play && selection.value !== null ? present(play).text : null, async (abort) => {
    const changed = { heaps: present(/** @type {NonNullable<typeof play>} */ (play)).text };
    const [verdict, timeline] = await Promise.all(
      ['verdict', 'timeline'].map((ask) => session.ask(ask, page.method.peek(), abort, changed)),
    );
    return { verdict, timeline };
  });
  const { verdict, timeline } = (play ? present_one : solved) ?? { verdict: null, timeline: null };
  if (selection.value === null || !solved || !timeline) return null;
  /** @type {NimVerdict} */
  const { moves } = verdict;
  /** The moves that win by one heap. */
  const single = moves.map(pairsOf).flatMap((pairs) => (pairs.length === 1 && pairs[0] ? [pairs[0]] : []));
  // In a play it is the heap that wins, or the first that has stones.
  const heap = play ? Number(single[0]?.[0] ?? timeline.heaps.findIndex((/** @type {string} */ one) => one !== '0')) : selection.value;
  const size = timeline.heaps[heap];
  if (size === undefined) return null;
  const take = single.find(([one]) => Number(one) === heap)?.[1];
  const [now, beside] = [String(numberOf(timeline.bits[heap])), timeline.beside[heap]];
  const left = take === undefined ? undefined : String(BigInt(size) - BigInt(take));
  const args = {
    kind: take !== undefined ? 'take' : beside === now ? 'stays' : beside === null ? 'none' : 'more',
    form: timeline.k > 1 ? 'moore' : solved.options.max ? 'bounded' : solved.options.rule === 'misere' ? 'misere' : 'plain',
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
        left === undefined || play
          ? []
          : [[text('nim-make'), () => page.go({ heaps: timeline.heaps.with(heap, left).join(','), at: null })]]
      }
    >
      <p role="status">{rich('nim-explain', args)}</p>
    </Spot>
  );
}
