/**
 * A question: what the link asks, the game's page that it is put to, which has a router of its own, and what was answered. Until the
 * question is closed, that page shows nothing of the answer. `asking_state.js` decides what happens to the question; here it meets
 * its page and the solver.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import { askOf } from '../../formats/ask_parameters.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { createRouter } from '../../ui/router.js';
import { until } from '../../ui/until.js';
import { say } from '../../player/lesson.js';
import { positionWords } from '../rule_words.js';
import { askingState, POSING } from './asking_state.js';
import { judgeMove, judgeNone, replyTo } from './judge.js';
import { goTo, nextSeedOf, nextStep, pageLink, pose, problemOfKind, rightNumber } from './pose.js';
import { offered } from './questions.js';
import { createSeries } from './series.js';

/** @import { Signal } from '@preact/signals' */
/** @import { AskedStep, QuestionCommand, QuestionEvent, Questions } from './types.js' */
/** @import { Page, PageQuestion } from '../types.js' */
/** @import { Play } from '../../play/solver_match.js' */
/** @import { Message } from '../../ui/messages.js' */
/** @import { Router } from '../../ui/router.js' */
/** @import { Browser } from '../../ui/types.js' */

/** Whether a winning move was made that is not the one of the steps. @param {Page} on @param {Questions} questions */
function madeAnother(on, questions) {
  const play = on.match.play.peek();
  const [made, winning] = [play?.moves[0], play?.answers[0]?.winning ?? []];
  return made !== undefined && made.move !== (questions.moveOfSteps?.(on) ?? winning[0]?.move);
}

/**
 * @param {object} of
 * @param {Router} of.router whose link has the question
 * @param {Questions} of.questions of the game
 * @param {Pick<Browser, 'setTimeout' | 'clearTimeout' | 'performance'>} of.clock
 * @param {boolean} [of.folds_steps] whether after an answer the steps stay away until they are asked for
 * @param {boolean} [of.keeps_pieces] whether they stay away, and the board shows pieces alone
 */
export function createAsking({ router, questions, clock, keeps_pieces = false, folds_steps = keeps_pieces }) {
  const own = createRouter(createMemoryBrowser(pageLink(router.link.peek()), clock));
  const ask = computed(() => askOf(router.link.value.params));
  /** Null until the page is there. @type {Signal<Page | null>} */
  const page = signal(null);
  const state = signal(POSING);
  /** Names a move, once the play of the page is there. @type {PageQuestion['name_of_move']} */
  const name_of_move = signal(null);
  const series = createSeries();
  /** The positions of the questions so far. @type {Set<string>} */
  const asked = new Set();
  let posing = new AbortController();

  const phase = computed(() => state.value.phase);
  const is_posed = computed(() => phase.value === 'open' || phase.value === 'closed');
  const wanted = computed(() => ask.value.wanted);
  const is_step = computed(() => wanted.value?.kind === 'next' || wanted.value?.kind === 'perform');
  const cursor = computed(() => page.value?.player.cursor.value ?? 0);
  const problem = computed(() => state.value.problem);
  /** The cursor that shows the answer; null before the answer, and once the steps were asked for. @type {Signal<number | null>} */
  const folded_at = signal(null);
  /** Whether the board shows the position of the question with its answer, and no steps. Who steps by a key sees them. */
  const is_folded = computed(() => phase.value === 'closed' && !is_step.value && folded_at.value === cursor.value);

  /** The step to find, if it is a step. */
  const step = computed(() =>
    is_step.value && is_posed.value && page.value ? (questions.next?.(page.value, cursor.value) ?? null) : null,
  );

  /** @param {QuestionEvent} event */
  function happen(event) {
    const next = askingState(state.peek(), event);
    state.value = next.state;
    for (const command of next.commands) carryOut(command);
  }

  /** @param {QuestionCommand} command */
  function carryOut(command) {
    if (command.do === 'record') {
      const { value: kind, level, seed } = ask.peek();
      return series.add({ kind, level, seed, result: command.result });
    }
    const on = page.peek();
    if (!on) return;
    if (command.do === 'go to') return goTo(on, command.cursor);
    if (command.do === 'take back') return on.match.goBackTo(0);
    const is_another = madeAnother(on, questions);
    // The play in which a move was to be found is over.
    if (wanted.peek()?.kind === 'move') own.replaceNow(pageLink(own.link.peek()));
    on.player.bind(Infinity);
    const lesson = on.lesson.peek();
    // The steps make the first winning move: who found another one sees the position instead.
    const at = is_another ? 0 : (command.at ?? lesson?.cursorOf('answer') ?? lesson?.stepCount);
    if (at !== undefined) on.player.seek(at);
    folded_at.value = folds_steps ? on.player.cursor.peek() : null;
  }

  /** Why the answer is right; null if it is a step, or the steps tell it. @returns {Message | null} */
  function reason() {
    const on = page.value;
    if (!on || phase.value !== 'closed' || is_step.value) return null;
    const { kind = '', name = '' } = wanted.value ?? {};
    if (questions.why) return questions.why(on, kind, name) ?? (name === 'grundy' ? say('ask-because-grundy') : null);
    if (!folds_steps) return null;
    const lesson = on.lesson.value;
    return lesson?.captionOf(lesson.cursorOf('answer') ?? lesson.stepCount, false) ?? null;
  }

  /** Puts the question of the link to the page, and waits for a move where it wants one. */
  async function begin() {
    posing.abort();
    const { signal: abort } = (posing = new AbortController());
    const on = page.peek();
    const no_kind = problemOfKind(questions, ask.peek());
    happen({ is: 'begun', problem: no_kind });
    if (!on || no_kind) return;
    const posed = await pose({ questions, page: on, own, link: router.link.peek(), ask: ask.peek(), abort });
    if (!posed || abort.aborted) return;
    if (posed.position) asked.add(posed.position);
    happen({ is: 'posed', problem: posed.problem });
    if (!posed.problem && wanted.peek()?.kind === 'move') await judgeMoves(on, abort);
  }

  /**
   * Judges the first move of the play, and after a wrong one, which is taken back, the next.
   * @param {Page} on @param {AbortSignal} abort
   */
  async function judgeMoves(on, abort) {
    while (phase.peek() === 'open') {
      const answer = await until(() => {
        const play = on.match.play.value;
        const judged = judgeMove(play);
        // Its position may have been left before the solver answered.
        if (play && play.moves.length > 0 && judged === null) untracked(() => void on.match.answerAll());
        return judged;
      }, abort);
      if (!answer) return;
      const play = on.match.play.peek();
      happen({ is: 'moved', answer });
      // The reply comes when the solver has it: nobody waits.
      if (play && phase.peek() === 'open') void tellReply(on, play, answer.given, abort);
    }
  }

  /** @param {Page} on @param {Play} play in which the wrong move was made @param {string} to that move @param {AbortSignal} abort */
  async function tellReply({ session }, play, to, abort) {
    const reply = await replyTo(play, (position) => session.ask('moves', { position, random: [0, 0, 0] }, abort).catch(() => null));
    if (reply && !abort.aborted) happen({ is: 'replied', to, reply });
  }

  /**
   * Hands in an answer with what is right, unless the question is left before the solver knows.
   * @param {{is: 'typed', typed: string} | {is: 'revealed'}} answer
   */
  async function give(answer) {
    const { signal: abort } = posing;
    const on = page.peek();
    if (!on || phase.peek() !== 'open') return;
    const { kind, name = '', count = 1 } = wanted.peek() ?? {};
    const number = kind === 'number' ? await rightNumber(questions, on, name) : [];
    if (abort.aborted) return;
    const outcome = kind === 'outcome' ? [on.solution.peek()?.verdict.outcome] : [];
    const right = step.peek()?.right ?? [...number, ...outcome];
    const leaves_one = kind === 'outcome' && !questions.has_draws;
    happen({ ...answer, right, count, step: is_step.peek() ? askedStep(on, count) : null, leaves_one });
  }

  /** @param {Page} on @param {number} count of steps to find @returns {AskedStep} */
  function askedStep(on, count) {
    const to = step.peek()?.to ?? cursor.peek() + 1;
    const caption = on.lesson.peek()?.captionOf(to, true) ?? null;
    return { to, caption, next: count > 1 ? nextStep(questions, on, to) : null };
  }

  /** @param {string} typed an outcome, a number, or what the next step finds */
  async function submit(typed) {
    // The reader may have stepped back to where there is no step to find.
    if (!is_step.peek() || step.peek()) await give({ is: 'typed', typed });
  }

  /** The answer that no move wins. */
  function submitNone() {
    const on = page.peek();
    // A game that is over has no play.
    const winning = on?.match.play.peek()?.answers[0]?.winning ?? (on?.position.peek()?.ends ? [] : null);
    if (winning) happen({ is: 'moved', answer: judgeNone(winning) });
  }

  /** Takes a wrong answer away. */
  const tryAgain = () => happen({ is: 'again' });

  /** Shows the answer; of several steps the current one, and goes on to the next. */
  const reveal = () => give({ is: 'revealed' });

  /** The seed of another question: none that was asked already, where that can be had. */
  async function nextSeed() {
    const { signal: abort } = posing;
    const on = page.peek();
    const [link, of] = [router.link.peek(), ask.peek()];
    return on && (await nextSeedOf({ questions, page: on, link, ask: of, asked, abort }));
  }

  const stop = effect(() => {
    void router.link.value;
    if (page.value || !wanted.value) untracked(() => void begin());
  });

  return {
    /** The router of the page that the question is put to. */
    router: own,
    question: {
      is_open: computed(() => phase.value !== 'closed'),
      kind: computed(() => ask.value.value),
      is_step,
      is_folded,
      keeps_pieces,
      name_of_move,
      hash: router.hash,
      problem,
      reveal,
    },
    ask,
    phase,
    problem,
    answer: computed(() => state.value.answer),
    why: computed(reason),
    /** Who wins the position, once that may be told. */
    outcome: computed(() => (phase.value === 'closed' ? (page.value?.solution.value?.verdict.outcome ?? null) : null)),
    /** The wrong answer that was given last, while the question is open. */
    tried: computed(() => state.value.tried),
    /** The opponent's winning reply to that answer, in words. */
    reply: computed(() => {
      const { reply } = state.value;
      return (reply && name_of_move.value?.(reply.move, reply.from)) ?? null;
    }),
    found: computed(() => state.value.found),
    missed: computed(() => state.value.missed),
    unread: computed(() => state.value.unread),
    results: series.entries,
    tally: series.tally,
    step,
    is_step,
    kinds: offered(questions),
    has_draws: questions.has_draws ?? false,
    /** The options of the link that its position says; null if they are those of the message. */
    position_names: questions.position_names ?? (questions.positionText ? [] : null),
    /** The position in words. */
    position: computed(() => (is_posed.value && page.value ? (questions.positionText?.(page.value) ?? positionWords(page.value)) : '')),
    /** @param {Page} on */
    attach(on) {
      page.value = on;
    },
    submit,
    submitNone,
    tryAgain,
    reveal,
    /** Shows the steps from the first one on. */
    showSteps() {
      folded_at.value = null;
      page.value?.player.seek(0);
    },
    nextSeed,
    restore: series.restore,
    destroy() {
      posing.abort();
      stop();
      own.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createAsking>} Asking */
