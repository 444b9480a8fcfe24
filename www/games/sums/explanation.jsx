/** A heap that was picked: its moves, what they leave, and the least value that none of them leaves; of a part also which of its moves win. */
import { Spot } from '../../game_page/spot.jsx';
import { useResource } from '../../solver/resource.js';
import { rich, series, text } from '../../ui/messages.js';
import { ends, readable } from '../../ui/numbers.js';
import { partMovesOf } from './steps.js';
import { partMovesWords } from './words.js';

/** @import { HeapAnswer } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Page } from './state.js' */

/** Moves that are told one by one. */
const TOLD = 60;

/** @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const [picked, solution] = [page.selection.value, page.solution.value];
  const key = picked && solution ? `${picked.kind} ${picked.heap} ${JSON.stringify(solution.options)}` : null;
  /** @type {HeapAnswer | null | undefined} */
  const told = useResource(key, (abort) => page.session.ask('heap', { kind: picked?.kind, heap: picked?.heap }, abort));
  if (!picked || !solution || !told) return null;
  const rule = page.rule.value;
  const is_every = rule === 'every';
  const { value, options } = told;
  const verdict = solution.verdict;
  const wins = /** @type {unknown[]} */ (verdict.moves)
    .map((move) => partMovesOf(move, page.has_parts, is_every))
    .filter((moves) => !is_every && moves[0]?.part === picked.part);
  const values = [...new Set(options?.flatMap((one) => one.value ?? []))].sort((a, b) => Number(a) - Number(b));
  const here = page.has_parts ? `${picked.kind}:${picked.heap}` : picked.heap;
  return (
    <Spot
      title={
        picked.part === null
          ? text('sums-heap', { size: readable(picked.heap) })
          : text('sums-part-of', { heap: picked.part + 1, size: readable(picked.heap) })
      }
      close={close}
      actions={picked.part === null ? [[text('sums-ask'), () => page.go({ [page.has_parts ? 'parts' : 'heaps']: here, at: null })]] : []}
    >
      <p role="status">
        {rich('sums-explain', {
          rule,
          value: ends(value ?? '?'),
          known: value === null ? 'no' : options ? (options.length === 0 ? 'none' : 'yes') : 'many',
          set: series(values.map(ends)),
        })}
      </p>
      {options && options.length > 0 && (
        <ul class="options-of">
          {options.slice(0, TOLD).map(({ taken, parts, value: left }) => (
            <li key={`${taken} ${parts.join('+')}`}>
              {text('sums-option', {
                has_taken: taken === '0' ? 'no' : 'yes',
                taken: ends(taken),
                left: parts.map(ends).join(' + ') || '0',
                value: ends(left ?? '?'),
              })}
            </li>
          ))}
          {options.length > TOLD && <li>…</li>}
        </ul>
      )}
      {picked.part !== null && !is_every && verdict.outcome === 'N' && (
        <p>
          {wins.length > 0
            ? rich('sums-explain-wins', { moves: wins.slice(0, 4).map(partMovesWords).join('; '), more: wins.length > 4 ? 'yes' : 'no' })
            : rich('sums-explain-no-win')}
        </p>
      )}
    </Spot>
  );
}
