/**
 * A question: what the link asks, the game's page that it is put to, which has a router of its own, and what was answered. While the
 * question is open, that page shows nothing of the answer.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import { NEW_PLAY, playParams } from '../../play/parameters.js';
import { gaveAway } from '../../play/play.js';
import { stepNameOf } from '../parameters.js';
import { formatLink } from '../../ui/link.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { createRouter } from '../../ui/router.js';
import { askOf, HIDDEN_NAMES } from '../../formats/ask_parameters.js';
import { draw, given as plainly, isAnswer, offered } from './questions.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Result } from '../../formats/results/code.js' */
/** @import { Questions } from './types.js' */
/** @import { Message } from '../../ui/messages.js' */
/** @import { Router } from '../../ui/router.js' */
/** @import { Browser, Link } from '../../ui/types.js' */

/** Steps that are searched for one to ask for. */
const MOST_STEPS = 4000;

/** @typedef {{given: string, is_right: boolean, right: readonly string[], why?: string}} Answer given: `''` where the answer was revealed; why: what was wrong with a move, as a message id */

/** The link of the page, without the question. @param {Link} link @param {Record<string, string | null>} [changes] */
const pageLink = ({ route, params }, changes = {}) =>
  formatLink(route, new Map([...[...params].filter(([name]) => !HIDDEN_NAMES.includes(name)), ...Object.entries(changes)]));

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
  const is_open = signal(true);
  /** Whether the position of the question is on the page. */
  const is_posed = signal(false);
  /** @type {Signal<Answer | null>} */
  const answer = signal(null);
  /** Of several steps: how many are found. */
  const found = signal(0);
  /** The last wrong answer to a step, and the caption of that step. @type {Signal<{given: string, caption: Message | null} | null>} */
  const missed = signal(null);
  /** What was typed last and cannot be an answer, and how many numbers an answer has. @type {Signal<{given: string, count: number} | null>} */
  const unread = signal(null);
  /** Why nothing can be asked. @type {Signal<Message | null>} */
  const problem = signal(null);
  /** The first answers to the questions of the series. @type {Signal<readonly {kind: string, level: string, seed: number | null, result: Result}[]>} */
  const results = signal([]);
  /** How many questions were asked, and how many answered rightly at the first try. */
  const tally = computed(() => ({
    asked: results.value.length,
    right: results.value.filter(({ result }) => result.status === 'right').length,
  }));
  let has_erred = false;
  let first_wrong = '';
  let drawing = new AbortController();

  const wanted = computed(() => ask.value.wanted);
  const is_step = computed(() => wanted.value?.kind === 'next' || wanted.value?.kind === 'perform');
  const cursor = computed(() => page.value?.player.cursor.value ?? 0);

  /** The step to find, where one is asked for. */
  const step = computed(() =>
    is_step.value && is_posed.value && page.value ? (questions.next?.(page.value, cursor.value) ?? null) : null,
  );
  /** The cursor that shows the step to find. */
  const shown_at = () => step.peek()?.to ?? cursor.peek() + 1;

  /** The first cursor not before another whose next step can be asked for; null where there is none. @param {number} from */
  function askable(from) {
    const on = page.peek();
    const last = on?.lesson.peek()?.stepCount ?? 0;
    for (let at = from; at < Math.min(last, from + MOST_STEPS); at += 1) if (questions.next?.(on, at)) return at;
    return null;
  }

  /** All cursors whose next step can be asked for. */
  function allAskable() {
    const found_at = [];
    for (let at = askable(0); at !== null; at = askable(at + 1)) found_at.push(at);
    return found_at;
  }

  /** Asks the question of the link. */
  async function pose() {
    drawing.abort();
    const { signal: abort } = (drawing = new AbortController());
    const { wanted: what, value, seed, level } = ask.peek();
    const on = page.peek();
    const link = router.link.peek();
    is_open.value = true;
    is_posed.value = false;
    answer.value = null;
    missed.value = unread.value = null;
    found.value = 0;
    has_erred = false;
    first_wrong = '';
    const kinds = offered(questions).map((one) => one.replace(/:\d+$/, ''));
    const kind = what?.kind === 'number' ? `number:${what.name}` : what?.kind;
    problem.value = what && kinds.includes(String(kind)) ? null : { id: 'ask-kind', args: { value, kinds: offered(questions).join(', ') } };
    if (!on || problem.peek() || !what) return;
    // After everything else that follows the link.
    await null;
    if (abort.aborted) return;
    const play = what.kind === 'move' ? playParams({ ...NEW_PLAY, opponent: 'person' }) : {};
    const step_name = stepNameOf(on.parameters);
    if (seed !== null) {
      // Some games draw from what their page knows of the rule.
      own.replaceNow(pageLink(link, { [step_name]: null }));
      if (!(await ready(abort, false))) return;
      const changes = await draw({ questions, wanted: what, seed, level, page: on, params: link.params, abort });
      if (changes === null) return;
      own.replaceNow(pageLink(link, { ...changes, [step_name]: null, ...play }));
    } else own.replaceNow(pageLink(link, play));
    if (!(await ready(abort, what.kind === 'move'))) return;
    const lesson = on.lesson.peek();
    const at = on.player.cursor.peek();
    if (is_step.peek()) {
      const all = seed === null ? [] : allAskable();
      const to = seed === null ? askable(at) : (all[seed % Math.max(1, all.length)] ?? null);
      if (to === null) problem.value = { id: 'ask-no-step', args: {} };
      else goTo(to);
    } else if (lesson && at > 0 && at >= (questions.answerAt?.(on) ?? lesson.stepCount)) {
      problem.value = { id: 'ask-at', args: { value: link.params.get(step_name) ?? '' } };
    } else if (isUntold(on) || (what.kind === 'number' && (await rightOnes()).length === 0)) {
      problem.value = { id: 'ask-untold', args: {} };
    }
    if (abort.aborted) return;
    is_posed.value = problem.peek() === null;
  }

  /** Whether nobody can tell who wins. @param {any} on */
  const isUntold = (on) => on.solution.value?.verdict.outcome === null;

  /** Waits until the page has answered its own link. @param {AbortSignal} abort @param {boolean} plays whether a play is to begin @returns {Promise<boolean>} false where it is refused */
  const ready = (abort, plays) =>
    new Promise((resolve) => {
      const stop = effect(() => {
        const on = page.value;
        const { answered } = on.state.value;
        const state = on.session.state.value;
        const is_played = !plays || on.match.play.value !== null || on.position.value?.ends || isUntold(on);
        const is_begun = (questions.is_ready?.(on) ?? true) && is_played;
        const is_done = (answered && is_begun) || state === 'error' || abort.aborted;
        if (is_done) queueMicrotask(() => (stop(), resolve(answered && !abort.aborted)));
      });
      abort.addEventListener('abort', () => (stop(), resolve(false)));
    });

  /** @param {number} to a cursor, beyond which nobody can step */
  function goTo(to) {
    const { player } = page.peek();
    player.bind(to);
    player.seek(to);
  }

  /** The right answers, unless a move is asked for. */
  async function rightOnes() {
    const on = page.peek();
    const { kind = '', name = '' } = wanted.peek() ?? {};
    if (is_step.peek()) return step.peek()?.right ?? [];
    if (kind === 'outcome') return [on.solution.peek()?.verdict.outcome];
    const number = await questions.numbers?.[name]?.(on);
    return number === null || number === undefined ? [] : [String(number)];
  }

  /** @param {Answer} given */
  function close(given) {
    const on = page.peek();
    answer.value = given;
    const wrong = first_wrong || (given.is_right ? '' : given.given);
    const { value: kind, level, seed } = ask.peek();
    /** @type {Result} */
    const result = { status: given.is_right && !has_erred ? 'right' : wrong ? 'wrong' : 'shown', given: wrong };
    results.value = [...results.peek(), { kind, level, seed, result }];
    is_open.value = false;
    if (wanted.peek()?.kind === 'move') own.replaceNow(pageLink(own.link.peek()));
    const after = shown_at();
    on.player.bind(Infinity);
    // The page shows the reason at its step.
    if (is_step.peek()) on.player.seek(after);
    else if (on.lesson.peek()) on.player.seek(on.lesson.peek().cursorOf('answer') ?? on.lesson.peek().stepCount);
  }

  /** @param {string} typed an outcome, a number, or what the next step finds */
  async function give(typed) {
    if (!is_posed.peek() || !is_open.peek()) return;
    const value = plainly(typed);
    const right = await rightOnes();
    const [one = ''] = right;
    if (!is_open.peek() || (is_step.peek() && !step.peek())) return;
    unread.value = isAnswer(value, one) ? null : { given: typed, count: one.split(',').length };
    if (unread.peek()) return;
    const is_right = right.includes(value);
    const is_last = found.peek() + 1 >= (wanted.peek()?.count ?? 1);
    if (is_right && !is_last && goOn()) return;
    if (is_right || wanted.peek()?.count === 1) close({ given: value, is_right, right });
    else miss(value);
  }

  /** Goes to the next step to find. @returns {boolean} whether there is one */
  function goOn() {
    missed.value = null;
    const to = askable(shown_at());
    if (to === null) return false;
    found.value += 1;
    goTo(to);
    return true;
  }

  /** A step was not found: its caption is shown. @param {string} value that was given; `''` where the answer was revealed */
  function miss(value) {
    has_erred = true;
    first_wrong ||= value;
    missed.value = { given: value, caption: page.peek().lesson.value?.captionOf(shown_at(), true) ?? null };
  }

  /** The answer that no move wins. */
  function giveNone() {
    const on = page.peek();
    // A game that is over has no play.
    const winning = on?.match.play.peek()?.answers[0]?.winning ?? (on?.position.peek()?.ends ? [] : null);
    if (is_posed.peek() && is_open.peek() && winning)
      close({ given: 'none', is_right: winning.length === 0, right: [], why: 'ask-why-one-wins' });
  }

  /** Shows the answer. */
  async function reveal() {
    if (!is_posed.peek() || !is_open.peek()) return;
    const right = wanted.peek()?.kind === 'move' ? [] : await rightOnes();
    if (!is_open.peek()) return;
    unread.value = null;
    // Of several steps this one is shown, and the next one asked for.
    const { count = 1 } = wanted.peek() ?? {};
    if (is_step.peek() && found.peek() + 1 < count) {
      miss('');
      const told = missed.peek();
      if (goOn()) {
        missed.value = told;
        return;
      }
    }
    close({ given: '', is_right: false, right });
  }

  const stopPosing = effect(() => {
    void ask.value;
    void router.link.value;
    if (page.value || !ask.value.wanted) untracked(() => void pose());
  });
  // A move is an answer as soon as it is made.
  const stopJudging = effect(() => {
    const on = page.value;
    const play = on?.match.play.value;
    if (!play || !is_posed.value || !is_open.value || play.moves.length === 0) return;
    const gave = gaveAway(play, 0);
    if (gave === null) return void untracked(() => on.match.answerAll());
    const is_right = !gave && (play.answers[0]?.winning.length ?? 0) > 0;
    const why = gave ? 'ask-why-given-away' : 'ask-why-no-move';
    const { move } = play.moves[0];
    queueMicrotask(() => is_open.peek() && close({ given: move, is_right, right: [], why }));
  });

  return {
    /** The router of the page that the question is put to. */
    router: own,
    question: {
      is_open,
      kind: computed(() => ask.value.value),
      hash: router.hash,
      problem,
      reveal,
    },
    ask,
    is_posed,
    answer,
    found,
    missed,
    unread,
    problem,
    tally,
    results,
    step,
    is_step,
    kinds: offered(questions),
    has_draws: questions.has_draws ?? false,
    /** The position in words; `''` where the rule's sentence says it. */
    position: computed(() => (is_posed.value && page.value ? (questions.positionText?.(page.value) ?? '') : '')),
    /** @param {any} on the page */
    attach(on) {
      if (page.peek() !== on) page.value = on;
    },
    give,
    giveNone,
    reveal,
    /** Adds answers of before a reload, to questions that were not answered again. @param {typeof results.value} earlier */
    restore(earlier) {
      const key = (/** @type {typeof earlier[number]} */ { kind, level, seed }) => `${kind} ${level} ${seed}`;
      const known = new Set(results.peek().map(key));
      results.value = [...earlier.filter((one) => !known.has(key(one))), ...results.peek()];
    },
    destroy() {
      drawing.abort();
      stopPosing();
      stopJudging();
      own.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createAsking>} Asking */
