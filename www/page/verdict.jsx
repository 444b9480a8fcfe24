/**
 * The verdict: the answer to the position in the link, in a sentence for people and in attributes for scripts, graders and
 * embedding pages (docs/ARCHITECTURE.md, "The verdict"). All attributes change in one go.
 */
import { effect, signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { nameOfHash, writtenMoves } from './contract.js';
import { text } from '../ui/messages.jsx';
import { hash, link } from '../ui/router.js';
import { hiding } from '../ui/settings.js';
import { GoOn, Work } from './work.jsx';
import './verdict.css';

/** Whether the answer is covered now. It is covered anew for every new link. */
const uncovered_for = signal(/** @type {object | null} */ (null));
export const covered = () => hiding.value && uncovered_for.value !== link.value;

/**
 * @param {object} props
 * @param {ReturnType<typeof import('../solver/session.js').createSession<any>>} props.session
 * @param {(verdict: import('../solver/session.js').Verdict) => import('preact').ComponentChild} props.sentence
 * @param {(problem: import('../solver/session.js').Problem) => string} props.problem
 */
export function Verdict({ session, sentence, problem }) {
  const output = useRef(/** @type {HTMLOutputElement | null} */ (null));
  const { state, board, problem: wrong } = session;

  useLayoutEffect(
    () =>
      effect(() => {
        const element = /** @type {HTMLOutputElement} */ (output.current);
        /** @type {Record<string, string | null>} */
        const data = {
          state: state.value,
          for: nameOfHash(hash.value),
          outcome: null,
          winner: null,
          grundy: null,
          moves: null,
          'moves-total': null,
        };
        if (state.value === 'ready' && covered()) data.state = 'hidden';
        else if (state.value === 'ready' && board.value) {
          const { outcome, winner = null, grundy = null, moves: all, movesTotal } = board.value.verdict;
          const { moves, total } = writtenMoves(all);
          Object.assign(data, { outcome, winner, grundy, moves, 'moves-total': movesTotal ?? total });
        }
        for (const [name, value] of Object.entries(data)) {
          if (value === null) element.removeAttribute(`data-${name}`);
          else element.setAttribute(`data-${name}`, value);
        }
      }),
    [session],
  );

  const outcome = board.value?.verdict.outcome;
  return (
    <output name="verdict" class="verdict" ref={output}>
      {state.value === 'error' && wrong.value && (
        <>
          <span class="wrong">{problem(wrong.value)}</span>
          {wrong.value.id === 'stopped' && <GoOn session={session} options={session.asked()} />}
        </>
      )}
      {state.value === 'working' && (
        <>
          <span class="soft">{text('working')}</span>
          <Work session={session} />
        </>
      )}
      {state.value === 'ready' && covered() && (
        <button type="button" class="primary" onClick={() => (uncovered_for.value = link.value)}>
          {text('show-answer')}
        </button>
      )}
      {state.value === 'ready' && !covered() && board.value && (
        <>
          <span class={`badge ${outcome}`}>{outcome}</span> <span>{sentence(board.value.verdict)}</span>
        </>
      )}
    </output>
  );
}
