/**
 * The verdict: the answer to the position in the link, in a sentence for people and in attributes for scripts, graders and
 * embedding pages (docs/ARCHITECTURE.md, "The verdict"). All attributes change in one go.
 */
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../ui/messages.js';
import { problemText } from '../ui/problem.js';
import { nameOfHash, writtenMoves } from './contract.js';
import { GoOn, Work } from './work.jsx';
import './verdict.css';

/**
 * @param {object} props
 * @param {import('./state.js').CommonState} props.page
 * @param {(verdict: any) => import('preact').ComponentChild} props.sentence
 */
export function Verdict({ page, sentence }) {
  const output = useRef(/** @type {HTMLOutputElement | null} */ (null));
  const { session, router, covered } = page;
  const { state, solution, problem } = session;

  useLayoutEffect(
    () =>
      effect(() => {
        const element = /** @type {HTMLOutputElement} */ (output.current);
        /** @type {Record<string, string | null>} */
        const data = {
          state: state.value,
          for: nameOfHash(router.hash.value),
          outcome: null,
          winner: null,
          grundy: null,
          moves: null,
          'moves-total': null,
        };
        if (state.value === 'ready' && covered.value) data.state = 'hidden';
        else if (state.value === 'ready' && solution.value) {
          const { outcome, winner = null, grundy = null, moves: all, movesTotal } = solution.value.verdict;
          const { moves, total } = writtenMoves(all);
          Object.assign(data, { outcome, winner, grundy, moves, 'moves-total': movesTotal ?? total });
        }
        for (const [name, value] of Object.entries(data)) {
          if (value === null) element.removeAttribute(`data-${name}`);
          else element.setAttribute(`data-${name}`, value);
        }
      }),
    [page],
  );

  const outcome = solution.value?.verdict.outcome;
  return (
    <output name="verdict" class="verdict" ref={output}>
      {state.value === 'error' && problem.value && (
        <>
          <span class="wrong">{problemText(problem.value)}</span>
          {problem.value.id === 'stopped' && <GoOn session={session} />}
        </>
      )}
      {state.value === 'working' && (
        <>
          <span class="soft">{text('working')}</span>
          <Work session={session} />
        </>
      )}
      {state.value === 'ready' && covered.value && (
        <button type="button" class="primary" onClick={page.uncover}>
          {text('show-answer')}
        </button>
      )}
      {state.value === 'ready' && !covered.value && solution.value && (
        <>
          <span class={`badge ${outcome}`}>{outcome}</span> <span>{sentence(solution.value.verdict)}</span>
        </>
      )}
    </output>
  );
}
