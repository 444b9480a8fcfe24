/** The heap that was picked: its moves, their options and the mex of their values; of a part also which of its moves win. */
import { Spot } from '../../../ui/spot.jsx';
import { useResource } from '../../../solver/resource.js';
import { rich, series, text } from '../../../ui/messages.js';
import { ends, readable } from '../../../ui/numbers.js';
import { partMovesOf } from '../steps.js';
import { groupedWords } from '../words.js';

/** @import { HeapAnswer, HeapOption } from '../../../../crate/pkg/sums/mexplorer.js' */
/** @import { Page } from '../state.js' */
/** @import { Picked } from '../types.js' */
/** @import { Called } from '../words.js' */

/** Moves that are listed, and winning moves that are named. */
const [LISTED, NAMED] = [60, 4];

/** @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const [picked, solution] = [page.selection.value, page.solution.value];
  const { kind = '', heap = '', part = null } = picked ?? {};
  const key = picked && solution ? `${kind} ${heap} ${JSON.stringify(solution.options)}` : null;
  const answer = useResource(key, (abort) => page.session.ask('heap', { kind, heap }, abort));
  if (!picked || !answer) return null;
  const size = readable(heap);
  const position = page.has_parts ? `${kind}:${heap}` : heap;
  return (
    <Spot
      title={part === null ? text('sums-heap', { of: page.called, size }) : text('sums-part-of', { of: page.called, heap: part + 1, size })}
      close={close}
      actions={
        part === null
          ? [[text('sums-ask', { of: page.called }), () => page.go({ [page.has_parts ? 'parts' : 'heaps']: position, at: null })]]
          : []
      }
    >
      <p role="status">{valueWords(answer, page.rule.value, page.called)}</p>
      {answer.options && answer.options.length > 0 && <Options options={answer.options} />}
      <Wins page={page} picked={picked} />
    </Spot>
  );
}

/** The value of a heap, and why. @param {HeapAnswer} answer @param {string} rule @param {Called} of */
function valueWords({ value, options }, rule, of) {
  const values = new Set(options?.flatMap((option) => option.value ?? []));
  let known = 'many';
  if (value === null) known = 'no';
  else if (options) known = options.length === 0 ? 'none' : 'yes';
  const ascending = [...values].sort((a, b) => Number(a) - Number(b));
  return rich('sums-explain', { of, rule, value: ends(value ?? '?'), known, set: series(ascending.map(ends)) });
}

/** @param {{options: HeapOption[]}} props */
const Options = ({ options }) => (
  <ul class="options-of">
    {options.slice(0, LISTED).map(({ taken, parts, value }) => (
      <li key={`${taken} ${parts.join('+')}`}>
        {text('sums-option', {
          has_taken: taken === '0' ? 'no' : 'yes',
          taken: ends(taken),
          left: parts.map(ends).join(' + ') || '0',
          value: ends(value ?? '?'),
        })}
      </li>
    ))}
    {options.length > LISTED && <li>…</li>}
  </ul>
);

/** Which moves in a part win. @param {{page: Page, picked: Picked}} props */
function Wins({ page, picked: { part } }) {
  const verdict = page.solution.value?.verdict;
  if (part === null || page.rule.value === 'every' || verdict?.outcome !== 'N') return null;
  const wins = verdict.moves.map((move) => partMovesOf(move, page.has_parts, false)).filter(([move]) => move?.part === part);
  if (wins.length === 0) return <p>{rich('sums-explain-no-win', { of: page.called })}</p>;
  const moves = groupedWords(wins.slice(0, NAMED).flat(), page.called);
  return <p>{rich('sums-explain-wins', { moves, more: wins.length > NAMED ? 'yes' : 'no' })}</p>;
}
