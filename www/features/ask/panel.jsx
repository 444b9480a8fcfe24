/**
 * The panel of a question: the question, what there is to answer, the result, the way to the next question, and the choice of kind and
 * level.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { nextSeed } from '../../play/parameters.js';
import { Button, Select, Wrong } from '../../ui/controls.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { quoted, SHARED_NAMES } from '../../ui/link.js';
import { rich, text } from '../../ui/messages.js';
import { embedded } from '../../ui/settings.js';
import { HIDDEN_NAMES, LEVELS } from '../../formats/ask_parameters.js';
import { aboutSeries, seriesResults } from '../../formats/results/series.js';
import { useHost } from '../../formats/embed/use_host.js';
import { factOf, kindName, nameOf, wordingId } from '../../game_page/question/names.js';
import { Choices, HoldUp } from './answers.jsx';

/** @import { RefObject } from 'preact' */
/** @import { Asking } from '../../game_page/question/asking.js' */
/** @import { Answer } from '../../game_page/question/types.js' */
/** @import { Router } from '../../ui/router.js' */

/** @typedef {() => Promise<typeof import('../collect/result.jsx').SeriesResult>} LoadResult */

/** The parameters of the game's rule and position, which its other questions keep. @param {ReadonlyMap<string, string>} params */
const ruleOfQuestion = (params) =>
  Object.fromEntries([...params].filter(([name]) => ![...HIDDEN_NAMES, ...SHARED_NAMES, 'at'].includes(name)));

/** In place of a level: the position of the link. */
const HERE = 'here';

/** @param {{asking: Asking, router: Router, loadResult: LoadResult}} props */
export function AskPanel({ asking, router, loadResult }) {
  const { value, wanted, seed, level } = asking.ask.value;
  // The link may ask for another number of steps.
  const kinds = wanted && wanted.kind === 'perform' && !asking.kinds.includes(value) ? [...asking.kinds, value] : asking.kinds;
  const { asked, right } = asking.tally.value;
  const { route, params } = router.link.value;
  const ofKind = () => asking.results.value.filter((one) => one.kind === value && one.level === level);
  const series = ofKind().flatMap(({ seed: own, result }) => (own === null ? [] : [{ seed: own, result }]));
  const of = { route, kind: value, level };
  useHost(
    `${route} ${value} ${level}`,
    () => {
      // The question of a link without a seed is the first.
      const answered = ofKind().map(({ seed: own, result }) => ({ seed: own ?? 0, result }));
      return answered.length > 0 ? seriesResults(of, answered) : null;
    },
    ({ is_series, about, first, results }) => {
      if (!is_series || about !== aboutSeries(route, value, level)) return;
      asking.restore(
        results.flatMap((result, index) => (result.status === 'none' ? [] : [{ kind: value, level, seed: first + index, result }])),
      );
    },
  );
  // Another question begins at its top, however far the last answer was scrolled.
  useLayoutEffect(() => document.querySelector('main')?.scrollTo({ top: 0 }), [asking.ask.value]);
  async function next() {
    const link = router.link.peek();
    const following = await asking.nextSeed();
    // Another question may have been asked meanwhile.
    if (following !== null && router.link.peek() === link) router.push(router.linkWith({ 'ask-seed': String(following), at: null }));
  }
  return (
    <section class="guide ask" aria-label={text('ask-me')}>
      <Ask asking={asking} next={next} />
      {/* In a frame a question is graded: it cannot be changed, and no link leads to its answer. */}
      {!embedded.value && (
        <div class="row ask-series">
          <Select
            name="ask"
            aria-label={text('ask-kind-label')}
            among={kinds.map((kind) => ({ value: kind, text: kindName(kind) }))}
            chosen={value}
            choose={(kind) => router.push(router.linkWith({ ask: kind }))}
          />
          <Select
            name="ask-level"
            aria-label={text('ask-level-label')}
            among={[...LEVELS, HERE].map((one) => ({ value: one, text: text(`ask-level-${one}`) }))}
            chosen={seed === null ? HERE : level}
            choose={(chosen) =>
              router.push(
                router.linkWith({
                  'ask-level': chosen === HERE ? null : chosen,
                  'ask-seed': chosen === HERE ? null : String(seed ?? nextSeed(0)),
                }),
              )
            }
          />
        </div>
      )}
      {!embedded.value && (
        <p class="row ask-links">
          <a href={router.linkWith({ ask: null, 'ask-seed': null, 'ask-level': null })}>{text('ask-leave')}</a>
          <a
            href={router.linkTo('worksheet', {
              ...ruleOfQuestion(params),
              game: route,
              ask: value.startsWith('perform') ? 'next' : value,
              level,
              seed: String(seed ?? 1),
            })}
          >
            {text('worksheet-from')}
          </a>
        </p>
      )}
      {asked > 0 && <p class="soft ask-tally">{text('ask-tally', { asked, right })}</p>}
      {series.length > 0 && (
        <details class="ask-code">
          <summary>{text('ask-code')}</summary>
          <Lazy load={loadResult} words="collect" with={{ of, answered: series }} />
        </details>
      )}
    </section>
  );
}

/**
 * The question itself.
 * @param {{asking: Asking, next: (() => void) | null}} props next: to another question, if there is one
 */
export function Ask({ asking, next }) {
  const { wanted } = asking.ask.value;
  const { answer, problem, step, missed, unread, found, tried } = asking;
  /** @type {RefObject<HTMLButtonElement | null>} */
  const go_on = useRef(null);
  /** @type {RefObject<HTMLDivElement | null>} */
  const element = useRef(null);
  const shown_answer = answer.value;
  const is_wrong = tried.value !== null;
  // The reason may come after the answer.
  const why = asking.why.value;
  // The same keys lead on to the next question, or to another try.
  useLayoutEffect(() => {
    if (!shown_answer && !is_wrong) return;
    if (next) go_on.current?.focus({ preventScroll: true });
    // On a phone the move may have been made on the board below.
    element.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [shown_answer, is_wrong, why]);
  if (problem.value) return <Wrong words={text(problem.value.id, problem.value.args)} />;
  if (!wanted) return null;
  const is_step = asking.is_step.value;
  const says = is_step ? (step.value && !shown_answer ? rich(step.value.says.id, step.value.says.args) : null) : rich(wordingId(wanted));
  return (
    <div class="ask-question" ref={element}>
      <div role="status">
        {wanted.count > 1 && !shown_answer && (
          <p class="soft">{text('ask-step-count', { number: found.value + 1, count: wanted.count })}</p>
        )}
        {!is_step && asking.position.value && <p class="ask-position">{asking.position.value}</p>}
        {!shown_answer && <p class={`ask-wording of-${wanted.kind}`}>{says}</p>}
        {shown_answer && <Outcome asking={asking} answer={shown_answer} />}
        {tried.value !== null && <Tried asking={asking} given={tried.value} />}
        {missed.value && !shown_answer && (
          <p class="ask-missed">
            {missed.value.given === '' ? rich('ask-missed-shown') : rich('ask-missed', { given: nameOf(asking, missed.value.given) })}{' '}
            {missed.value.caption && rich(missed.value.caption.id, missed.value.caption.args)}
          </p>
        )}
        {unread.value && !shown_answer && (
          <p class="wrong">{text('ask-unread', { given: quoted(unread.value.given), count: unread.value.count })}</p>
        )}
      </div>
      {asking.phase.value === 'open' && (!is_wrong || wanted.kind === 'move') && <Choices asking={asking} takes_focus={next !== null} />}
      <div class="row">
        {shown_answer ? (
          <>
            {next && <Button words={text('ask-next')} class="primary" ref={go_on} onClick={next} />}
            {next && asking.question.is_folded.value && <Button words={text('ask-steps')} class="quiet" onClick={asking.showSteps} />}
            {next && shown_answer.given !== '' && <HoldUp words={nameOf(asking, shown_answer.given)} />}
          </>
        ) : (
          <OpenButtons {...{ asking, next, go_on }} />
        )}
      </div>
    </div>
  );
}

/**
 * What can be done while the question is open, beside answering it.
 * @param {{asking: Asking, next: (() => void) | null, go_on: RefObject<HTMLButtonElement | null>}} props
 */
function OpenButtons({ asking, next, go_on }) {
  const is_move = asking.ask.value.wanted?.kind === 'move';
  const is_closed = asking.phase.value !== 'open';
  const tried = asking.tried.value;
  /** @param {MouseEvent & {currentTarget: HTMLElement}} event */
  function again({ currentTarget }) {
    const question = currentTarget.closest('.ask-question');
    asking.tryAgain();
    // The answers come in the place of the button.
    requestAnimationFrame(() => /** @type {HTMLElement | null | undefined} */ (question?.querySelector('.ask-choice, input'))?.focus());
  }
  return (
    <>
      {/* A wrong move is taken back: the board waits for another one. */}
      {is_move && <Button words={text('ask-none')} class="ask-none" disabled={is_closed} onClick={asking.submitNone} />}
      {!is_move && tried !== null && <Button words={text('ask-again')} class="primary" ref={go_on} onClick={again} />}
      <Button words={text('ask-reveal')} class="quiet ask-reveal" disabled={is_closed} onClick={() => void asking.reveal()} />
      {next && <Button words={text(tried === null ? 'ask-skip' : 'ask-next')} class="quiet" onClick={next} />}
      {next && tried !== null && <HoldUp words={nameOf(asking, tried)} />}
    </>
  );
}

/** What is wrong with an answer: a form of `ask-tried`. @param {Asking} asking @param {string} given */
function mistakeIn({ ask, reply }, given) {
  const { wanted } = ask.value;
  if (wanted?.kind === 'outcome' || given === 'none') return given;
  if (wanted?.kind === 'move') return reply.value === null ? 'move' : 'reply';
  return wanted?.kind === 'number' && wanted.name === 'grundy' ? 'nimber' : 'other';
}

/** That an answer is wrong, while the question stays open. @param {{asking: Asking, given: string}} props */
function Tried({ asking, given }) {
  const reply = asking.reply.value;
  return (
    <div class="ask-feedback ask-wrong">
      <p>{rich('ask-tried', { what: mistakeIn(asking, given), given: nameOf(asking, given), reply: reply ?? '' })}</p>
    </div>
  );
}

/** What is so, and the reason in a sentence. @param {{asking: Asking, answer: Answer}} props */
function Outcome({ asking, answer }) {
  const kind = answer.is_right ? 'right' : answer.given === '' ? 'shown' : 'wrong';
  const why = asking.why.value;
  return (
    <div class={`ask-feedback ask-${kind}`}>
      <p>{rich(`ask-${kind}`, { fact: factOf(asking, answer) })}</p>
      {why && <p class="ask-why">{rich(why.id, why.args)}</p>}
    </div>
  );
}
