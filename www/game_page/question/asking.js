/**
 * A question: what is asked by the link, the page that it is asked on, which has an address of its own, and what was given. Nothing of the
 * answer is on that page while the question is open.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import { NEW_PLAY, playParams } from '../../play/parameters.js';
import { gaveAway } from '../../play/play.js';
import { stepNameOf } from '../parameters.js';
import { formatLink } from '../../ui/link.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { createRouter } from '../../ui/router.js';
import { askOf, NOT_TOLD } from '../../formats/ask_parameters.js';
import { draw, given as plainly, isAnswer, offered } from './questions.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Wanted } from '../../formats/ask_parameters.js' */
/** @import { Result } from '../../formats/results/code.js' */
/** @import { Questions } from './types.js' */
/** @import { Message } from '../../ui/messages.js' */
/** @import { Router } from '../../ui/router.js' */
/** @import { Browser, Link } from '../../ui/types.js' */

/** Steps that are looked through for one to ask for. */
const LOOKED = 4000;

/** @typedef {{given: string, is_right: boolean, right: readonly string[], why?: string}} Answer given: `''` where the answer was asked for; why: what was wrong with a move, as a message's id */

/** What of a link is told to the page. @param {Link} link @param {Record<string, string | null>} [changes] */
const toldOf = ({ route, params }, changes = {}) => {
  const told = { ...Object.fromEntries([...params].filter(([name]) => !NOT_TOLD.includes(name))), ...changes };
  return formatLink(route, Object.entries(told));
};

/**
 * @param {object} of
 * @param {Router} of.router whose link has the question
 * @param {Questions} of.questions of the game
 * @param {Pick<Browser, 'setTimeout' | 'clearTimeout' | 'performance'>} of.clock
 */
export function createAsking({ router, questions, clock }) {
  const own = createRouter(createMemoryBrowser(toldOf(router.link.peek()), clock));
  const ask = computed(() => askOf(router.link.value.params));
  /** @type {Signal<any>} */
  const page = signal(null);
  const is_open = signal(true);
  /** Whether the position of the question is on the page. */
  const is_posed = signal(false);
  /** @type {Signal<Answer | null>} */
  const answer = signal(null);
  /** Of steps that are carried on: how many are found, and what the last wrong one would have been. */
  const found = signal(0);
  const missed = signal(/** @type {{given: string, caption: Message | null} | null} */ (null));
  /** What was given last and can be no answer, and how many numbers one has. @type {Signal<{given: string, count: number} | null>} */
  const unread = signal(null);
  /** Why nothing can be asked. @type {Signal<Message | null>} */
  const problem = signal(null);
  /** The first answers of the questions of the series, as result codes have them. @type {Signal<readonly {kind: string, level: string, seed: number | null, result: Result}[]>} */
  const results = signal([]);
  /** Questions that were asked, and those that were right at the first try. */
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

  /** The step that is to be found, where one is. */
  const step = computed(() =>
    is_step.value && is_posed.value && page.value ? (questions.next?.(page.value, cursor.value) ?? null) : null,
  );

  /** The first cursor from one on whose next step can be asked for; null where there is none. @param {number} from */
  function askable(from) {
    const of = page.peek();
    const last = of?.lesson.peek()?.stepCount ?? 0;
    for (let at = from; at < Math.min(last, from + LOOKED); at += 1) if (questions.next?.(of, at)) return at;
    return null;
  }

  /** All cursors whose next step can be asked for. */
  function allAskable() {
    const found_at = [];
    for (let at = askable(0); at !== null; at = askable(at + 1)) found_at.push(at);
    return found_at;
  }

  /** Puts the question of the link. */
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
    // Whatever follows the link has followed it by then.
    await null;
    if (abort.aborted) return;
    const play = what.kind === 'move' ? playParams({ ...NEW_PLAY, opponent: 'person' }) : {};
    const step_name = stepNameOf(on.parameters);
    if (seed !== null) {
      // Some draw from what the page knows of its rule.
      own.replaceNow(toldOf(link, { [step_name]: null }));
      if (!(await ready(abort, false))) return;
      const changes = await draw({ questions, wanted: what, seed, level, page: on, params: link.params, abort });
      if (changes === null) return;
      own.replaceNow(toldOf(link, { ...changes, [step_name]: null, ...play }));
    } else own.replaceNow(toldOf(link, play));
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

  /** Once the page has answered its own link. @param {AbortSignal} abort @param {boolean} plays whether a play is to begin @returns {Promise<boolean>} false where it is refused */
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

  /** @param {number} to a cursor, beyond which nothing can be gone to */
  function goTo(to) {
    const { player } = page.peek();
    player.bind(to);
    player.seek(to);
  }

  /** What is right, for what is no move and no step. */
  async function rightOnes() {
    const on = page.peek();
    const { kind, name } = /** @type {Wanted} */ (wanted.peek());
    if (kind === 'outcome') return [on.solution.peek()?.verdict.outcome];
    const number = await questions.numbers?.[name]?.(on);
    return number === null || number === undefined ? [] : [String(number)];
  }

  /** @param {Answer} told */
  function close(told) {
    const on = page.peek();
    const is_right = told.is_right && !has_erred;
    answer.value = told;
    const wrong = first_wrong || (told.is_right ? '' : told.given);
    const { value: kind, level, seed } = ask.peek();
    const result = { status: is_right ? 'right' : wrong ? 'wrong' : 'shown', given: wrong };
    results.value = [...results.peek(), { kind, level, seed, result: /** @type {Result} */ (result) }];
    is_open.value = false;
    if (wanted.peek()?.kind === 'move') own.replaceNow(toldOf(own.link.peek(), {}));
    const after = step.peek()?.to ?? on.player.cursor.peek() + 1;
    on.player.bind(Infinity);
    // The reason stands at the step that tells it.
    if (is_step.peek()) on.player.seek(after);
    else if (on.lesson.peek()) on.player.seek(on.lesson.peek().cursorOf('answer') ?? on.lesson.peek().stepCount);
  }

  /** @param {string} typed an outcome, a number, or what the next step finds */
  async function give(typed) {
    if (!is_posed.peek() || !is_open.peek()) return;
    const value = plainly(typed);
    const now = step.peek();
    const right = is_step.peek() ? (now?.right ?? []) : await rightOnes();
    const [one = ''] = right;
    if (!is_open.peek() || (is_step.peek() && !now)) return;
    unread.value = isAnswer(value, one) ? null : { given: typed, count: one.split(',').length };
    if (unread.peek()) return;
    const is_right = right.includes(value);
    const is_last = found.peek() + 1 >= (wanted.peek()?.count ?? 1);
    if (is_right && !is_last && goOn()) return;
    if (is_right || wanted.peek()?.count === 1) close({ given: value, is_right, right });
    else miss(value);
  }

  /** To the next of the steps that are carried on. @returns {boolean} whether there is one */
  function goOn() {
    missed.value = null;
    const to = askable(step.peek()?.to ?? cursor.peek() + 1);
    if (to === null) return false;
    found.value += 1;
    goTo(to);
    return true;
  }

  /** What happens at a step that was not found. @param {string} value that was given; `''` where it was asked for */
  function miss(value) {
    has_erred = true;
    first_wrong ||= value;
    const to = step.peek()?.to ?? cursor.peek() + 1;
    missed.value = { given: value, caption: page.peek().lesson.value?.captionOf(to, true) ?? null };
  }

  /** No move wins. */
  function giveNone() {
    const on = page.peek();
    // Where the game is over nothing is asked of the solver.
    const winning = on?.match.play.peek()?.told[0]?.winning ?? (on?.position.peek()?.ends ? [] : null);
    if (is_posed.peek() && is_open.peek() && winning)
      close({ given: 'none', is_right: winning.length === 0, right: [], why: 'ask-why-one-wins' });
  }

  /** Shows the answer, which nobody gave. */
  async function reveal() {
    if (!is_posed.peek() || !is_open.peek()) return;
    const right = is_step.peek() ? (step.peek()?.right ?? []) : wanted.peek()?.kind === 'move' ? [] : await rightOnes();
    if (!is_open.peek()) return;
    unread.value = null;
    // Of several steps the one at hand is told, and the next one is asked for.
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
    if (gave === null) return void untracked(() => on.match.tellAll());
    const is_right = !gave && (play.told[0]?.winning.length ?? 0) > 0;
    const why = gave ? 'ask-why-given-away' : 'ask-why-no-move';
    const { move } = play.moves[0];
    queueMicrotask(() => is_open.peek() && close({ given: move, is_right, right: [], why }));
  });

  return {
    /** Of the page that the question is asked on. */
    router: own,
    asked: {
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
    /** Puts what was answered elsewhere, or before a reload, before what is answered here. @param {typeof results.value} earlier */
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
