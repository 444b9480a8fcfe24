/**
 * A question: what the link asks, the game's page that it is put to, which has a router of its own, and what was answered. Until the
 * question is closed, that page shows nothing of the answer.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import { askOf } from '../../formats/ask_parameters.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { createRouter } from '../../ui/router.js';
import { until } from '../../ui/until.js';
import { judge, judgeMove, judgeNone, POSING, resultOf } from './judge.js';
import { goTo, nextStep, pageLink, pose, problemOfKind, rightNumber } from './pose.js';
import { offered } from './questions.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Result } from '../../formats/results/code.js' */
/** @import { Answer, Questions, QuestionState } from './types.js' */
/** @import { Router } from '../../ui/router.js' */
/** @import { Browser } from '../../ui/types.js' */

/**
 * @param {object} of
 * @param {Router} of.router whose link has the question
 * @param {Questions} of.questions of the game
 * @param {Pick<Browser, 'setTimeout' | 'clearTimeout' | 'performance'>} of.clock
 */
export function createAsking({ router, questions, clock }) {
  const own = createRouter(createMemoryBrowser(pageLink(router.link.peek()), clock));
  const ask = computed(() => askOf(router.link.value.params));
  /** @type {Signal<any>} */
  const page = signal(null);
  /** @type {Signal<QuestionState>} */
  const state = signal(POSING);
  /**
   * The first answers to the questions of the series.
   * @type {Signal<readonly {kind: string, level: string, seed: number | null, result: Result}[]>}
   */
  const results = signal([]);
  let posing = new AbortController();

  const phase = computed(() => state.value.phase);
  const is_posed = computed(() => phase.value === 'open' || phase.value === 'closed');
  const wanted = computed(() => ask.value.wanted);
  const is_step = computed(() => wanted.value?.kind === 'next' || wanted.value?.kind === 'perform');
  const cursor = computed(() => page.value?.player.cursor.value ?? 0);
  const problem = computed(() => state.value.problem);

  /** The step to find, if it is a step. */
  const step = computed(() =>
    is_step.value && is_posed.value && page.value ? (questions.next?.(page.value, cursor.value) ?? null) : null,
  );
  /** The cursor that shows the step to find. */
  const shown_at = () => step.peek()?.to ?? cursor.peek() + 1;

  /** @param {Partial<QuestionState>} changes */
  function change(changes) {
    state.value = { ...state.peek(), ...changes };
  }

  /** Puts the question of the link to the page, and waits for a move where it wants one. */
  async function begin() {
    posing.abort();
    const { signal: abort } = (posing = new AbortController());
    const on = page.peek();
    const no_kind = problemOfKind(questions, ask.peek());
    state.value = no_kind ? { ...POSING, phase: 'impossible', problem: no_kind } : POSING;
    if (!on || no_kind) return;
    const posed = await pose({ questions, page: on, own, link: router.link.peek(), ask: ask.peek(), abort });
    if (!posed || abort.aborted) return;
    change({ phase: posed.problem ? 'impossible' : 'open', problem: posed.problem });
    if (posed.problem || wanted.peek()?.kind !== 'move') return;
    const answer = await until(() => {
      const play = on.match.play.value;
      const judged = judgeMove(play);
      // Its position may have been left before the solver answered.
      if (play?.moves.length > 0 && judged === null) untracked(() => void on.match.answerAll());
      return judged;
    }, abort);
    if (answer && phase.peek() === 'open') close(answer);
  }

  /** The right answers, unless it wants a move. */
  async function rightAnswers() {
    const on = page.peek();
    const { kind, name = '' } = wanted.peek() ?? {};
    if (is_step.peek()) return step.peek()?.right ?? [];
    return kind === 'outcome' ? [on.solution.peek()?.verdict.outcome] : rightNumber(questions, on, name);
  }

  /** @param {Answer} answer */
  function close(answer) {
    const { player, lesson } = page.peek();
    const { value: kind, level, seed } = ask.peek();
    results.value = [...results.peek(), { kind, level, seed, result: resultOf(state.peek(), answer) }];
    change({ phase: 'closed', answer });
    if (wanted.peek()?.kind === 'move') own.replaceNow(pageLink(own.link.peek()));
    const after = shown_at();
    player.bind(Infinity);
    // The page shows the reason at its step.
    if (is_step.peek()) player.seek(after);
    else if (lesson.peek()) player.seek(lesson.peek().cursorOf('answer') ?? lesson.peek().stepCount);
  }

  /** @param {string} typed an outcome, a number, or what the next step finds */
  async function submit(typed) {
    if (phase.peek() !== 'open') return;
    const right = await rightAnswers();
    if (phase.peek() !== 'open' || (is_step.peek() && !step.peek())) return;
    const { value, judgement } = judge(typed, right, state.peek().found, wanted.peek()?.count ?? 1);
    const unread = judgement === 'unreadable' ? { given: typed, count: (right[0] ?? '').split(',').length } : null;
    change({ unread });
    if (unread || (judgement === 'step found' && goOn())) return;
    if (judgement === 'step missed') miss(value);
    else close({ given: value, is_right: judgement !== 'wrong', right });
  }

  /** Goes to the next step to find. @returns {boolean} whether there is one */
  function goOn() {
    const to = nextStep(questions, page.peek(), shown_at());
    change({ missed: null, found: state.peek().found + Number(to !== null) });
    if (to !== null) goTo(page.peek(), to);
    return to !== null;
  }

  /** A step was not found: its caption is shown. @param {string} value that was given; `''` where the answer was revealed */
  function miss(value) {
    change({
      has_erred: true,
      first_wrong: state.peek().first_wrong || value,
      missed: { given: value, caption: page.peek().lesson.value?.captionOf(shown_at(), true) ?? null },
    });
  }

  /** The answer that no move wins. */
  function submitNone() {
    const on = page.peek();
    // A game that is over has no play.
    const winning = on?.match.play.peek()?.answers[0]?.winning ?? (on?.position.peek()?.ends ? [] : null);
    if (phase.peek() === 'open' && winning) close(judgeNone(winning));
  }

  /** Shows the answer; of several steps the one at hand, and goes on to the next. */
  async function reveal() {
    if (phase.peek() !== 'open') return;
    const { kind, count = 1 } = wanted.peek() ?? {};
    const right = kind === 'move' ? [] : await rightAnswers();
    if (phase.peek() !== 'open') return;
    change({ unread: null });
    if (is_step.peek() && state.peek().found + 1 < count) {
      miss('');
      const { missed } = state.peek();
      if (goOn()) return change({ missed });
    }
    close({ given: '', is_right: false, right });
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
      hash: router.hash,
      problem,
      reveal,
    },
    ask,
    phase,
    problem,
    answer: computed(() => state.value.answer),
    found: computed(() => state.value.found),
    missed: computed(() => state.value.missed),
    unread: computed(() => state.value.unread),
    results,
    /** How many questions were asked, and how many answered rightly at the first try. */
    tally: computed(() => ({
      asked: results.value.length,
      right: results.value.filter(({ result }) => result.status === 'right').length,
    })),
    step,
    is_step,
    kinds: offered(questions),
    has_draws: questions.has_draws ?? false,
    /** The position in words; `''` where the rule's sentence says it. */
    position: computed(() => (is_posed.value && page.value ? (questions.positionText?.(page.value) ?? '') : '')),
    /** @param {any} on the page */
    attach(on) {
      page.value = on;
    },
    submit,
    submitNone,
    reveal,
    /** Adds answers of before a reload, to questions that were not answered again. @param {typeof results.value} earlier */
    restore(earlier) {
      const key = (/** @type {typeof earlier[number]} */ { kind, level, seed }) => `${kind} ${level} ${seed}`;
      const known = new Set(results.peek().map(key));
      results.value = [...earlier.filter((one) => !known.has(key(one))), ...results.peek()];
    },
    destroy() {
      posing.abort();
      stop();
      own.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createAsking>} Asking */
