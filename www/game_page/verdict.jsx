/**
 * The verdict: the answer to the position in the link, in a sentence for people and in attributes for scripts, graders and
 * embedding pages (docs/LINKS.md, "The verdict"). All attributes change in one go.
 */
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/controls.jsx';
import { Icon } from '../ui/icons.jsx';
import { between, text } from '../ui/messages.js';
import { problemText } from '../ui/problem.js';
import { attributesOf, nameOfHash, NO_ATTRIBUTES } from '../shell/verdict_attributes.js';
import { LoadAgain } from '../ui/load_again.jsx';
import { Word } from '../shell/terms.jsx';
import { GoOn, Work } from '../shell/work.jsx';
import './verdict.css';

/** @import { ComponentChild, ComponentChildren, RefObject } from 'preact' */
/** @import { CommonState, Page } from './state.js' */

/**
 * @param {object} props
 * @param {Page} props.page
 * @param {(verdict: any) => ComponentChild} props.sentence
 * @param {() => Record<string, string | null>} [props.more] further attributes, by the signals that it reads
 */
export function Verdict({ page, sentence, more }) {
  const output = useRef(/** @type {HTMLOutputElement | null} */ (null));
  const { session, router, covered } = page;
  const { state, solution, problem } = session;

  useLayoutEffect(
    () =>
      effect(() => {
        const element = /** @type {HTMLOutputElement} */ (output.current);
        const is_answered = state.value === 'ready' && !covered.value && solution.value !== null;
        const data = {
          state: page.question?.problem.value ? 'error' : state.value === 'ready' && covered.value ? 'hidden' : state.value,
          for: nameOfHash((page.question ?? router).hash.value),
          ask: page.question?.kind.value ?? null,
          ...(is_answered ? attributesOf(solution.value.verdict) : NO_ATTRIBUTES),
          // Where in a text the error is, if it has a place.
          error: (state.value === 'error' && problem.value?.args.where) || null,
          ...more?.(),
        };
        for (const [name, value] of Object.entries(data)) {
          if (value === null) element.removeAttribute(`data-${name}`);
          else element.setAttribute(`data-${name}`, value);
        }
      }),
    [page],
  );

  const refused = page.question?.problem.value ?? null;
  const verdict = solution.value?.verdict;
  const outcome = verdict?.outcome;
  /** Whether the answer has a letter: there is a position, and not only what it might stand on, and its sentence names no winner. */
  const has_badge = Boolean(outcome || verdict?.unknown) && !verdict?.winner;
  /** Whether a play has gone on from the position that is answered. */
  const has_moved = (page.match.play.value?.moves.length ?? 0) > 0;
  return (
    <output name="verdict" class="verdict" ref={output}>
      {refused && <span class="wrong">{text(refused.id, refused.args)}</span>}
      {state.value === 'error' && problem.value && (
        <>
          <span class="wrong">{problemText(problem.value)}</span>
          {problem.value.id === 'stopped' && <GoOn session={session} />}
          {problem.value.id === 'error-no-solver' && <LoadAgain />}
        </>
      )}
      {state.value === 'working' && (
        <>
          <span class="soft">{text('working')}</span>
          <Work session={session} />
        </>
      )}
      {state.value === 'ready' && covered.value && !page.question?.is_open.value && (
        <Button words={text('show-answer')} class="primary" onClick={page.uncover} />
      )}
      {state.value === 'ready' && !covered.value && solution.value && (
        <>
          {has_moved && <b class="soft">{text('rule-at-start') + between()}</b>}
          {has_badge && <Badge outcome={outcome ?? '?'} />} <span>{sentence(solution.value.verdict)}</span>
        </>
      )}
    </output>
  );
}

/** The letter of an outcome, explained; a question mark if it is unknown. @param {{outcome: string}} props */
function Badge({ outcome }) {
  if (outcome !== 'P' && outcome !== 'N') return <span class={`badge ${outcome}`}>{text('badge', { outcome })}</span>;
  return (
    <Word term={outcome === 'P' ? 'p' : 'n'} kind={`badge ${outcome}`}>
      {outcome}
    </Word>
  );
}

/**
 * The verdict as people have it: beside a step before the answer it is folded until they ask for it. Its text and its attributes stay as
 * they are, for scripts.
 * @param {object} props
 * @param {CommonState} props.page
 * @param {string} [props.title] what is answered
 * @param {boolean} props.is_looking whether the current step comes before the one that has the answer
 * @param {ComponentChildren} [props.beside] what stands beside the title
 * @param {ComponentChildren} props.children
 */
export function Answer({ page: { session, covered, match }, title = text('answer-of-position'), is_looking, beside, children }) {
  const [is_unfolded, setUnfolded] = useState(false);
  const is_playing = match.play.value !== null;
  const was_covered = useRef(covered.value && !is_playing);
  // Who asked for a covered answer asked for all of it; who left a play did not.
  useLayoutEffect(() => {
    if (was_covered.current && !covered.value) setUnfolded(true);
    was_covered.current = covered.value && !is_playing;
  }, [covered.value, is_playing]);
  // What one opens by its button is in view; an answered question leaves the page where it is.
  const /** @type {RefObject<HTMLDivElement | null>} */ answer = useRef(null);
  const was_asked_for = useRef(false);
  useLayoutEffect(() => {
    if (is_unfolded && was_asked_for.current) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [is_unfolded]);
  const toggle = () => {
    was_asked_for.current = true;
    setUnfolded(!is_unfolded);
  };
  const can_fold = is_looking && session.state.value === 'ready' && !covered.value;
  const is_folded = can_fold && !is_unfolded;
  return (
    <div class={is_folded ? 'answer folded' : 'answer'} ref={answer}>
      {can_fold ? (
        <button type="button" class="quiet fold" aria-expanded={is_unfolded} onClick={toggle}>
          {title} <Icon name={is_unfolded ? 'up' : 'down'} />
        </button>
      ) : (
        <p class="fold">{title}</p>
      )}
      {beside}
      {/* Scripts still read it; nobody else does. */}
      <div inert={is_folded} hidden={is_folded}>
        {children}
      </div>
    </div>
  );
}
