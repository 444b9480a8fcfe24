/** Puts the question of a link to a game's page: its position, a play where a move is to be found, and the cursor before a step to find. */
import { HIDDEN_NAMES } from '../../formats/ask_parameters.js';
import { NEW_PLAY, nextSeed, playParams } from '../../play/parameters.js';
import { formatLink } from '../../ui/link.js';
import { until } from '../../ui/until.js';
import { isTooLong, stepNameOf } from '../parameters.js';
import { draw, offered } from './questions.js';

/** @import { askOf } from '../../formats/ask_parameters.js' */
/** @import { Message } from '../../ui/messages.js' */
/** @import { Router } from '../../ui/router.js' */
/** @import { Link } from '../../ui/types.js' */
/** @import { Page } from '../types.js' */
/** @import { Questions } from './types.js' */

/** @typedef {ReturnType<typeof askOf>} Ask */

/** Steps that are searched for one to find. */
const MOST_STEPS = 4000;

/** The link of the page, without the question. @param {Link} link @param {Record<string, string | null>} [changes] */
export const pageLink = ({ route, params }, changes = {}) =>
  formatLink(route, new Map([...[...params].filter(([name]) => !HIDDEN_NAMES.includes(name)), ...Object.entries(changes)]));

/** Why a game has no question of a kind; null if it has. @param {Questions} questions @param {Ask} ask @returns {Message | null} */
export function problemOfKind(questions, { wanted, value }) {
  const kinds = offered(questions);
  const kind = wanted?.kind === 'number' ? `number:${wanted.name}` : wanted?.kind;
  // The link may name another number of steps.
  const is_offered = kinds.some((one) => one.replace(/:\d+$/, '') === kind);
  return is_offered ? null : { id: 'ask-kind', args: { value, kinds: kinds.join(', ') } };
}

/**
 * The first cursor from another on whose next step can be found; null if there is none.
 * @param {Questions} questions @param {Page} page @param {number} from
 */
export function nextStep(questions, page, from) {
  const last = page.lesson.peek()?.stepCount ?? 0;
  for (let at = from; at < Math.min(last, from + MOST_STEPS); at += 1) if (questions.next?.(page, at)) return at;
  return null;
}

/** All cursors whose next step can be found. @param {Questions} questions @param {Page} page */
function allSteps(questions, page) {
  const found = [];
  for (let at = nextStep(questions, page, 0); at !== null; at = nextStep(questions, page, at + 1)) found.push(at);
  return found;
}

/** The right number, as a list; none where nobody knows it. @param {Questions} questions @param {Page} page @param {string} name */
export async function rightNumber(questions, page, name) {
  const number = await questions.numbers?.[name]?.(page);
  return number === null || number === undefined ? [] : [String(number)];
}

/**
 * The position of a question, by the link that leads to it.
 * @param {Link} link @param {Page} page @param {Record<string, string | null>} changes what was drawn
 * @param {Pick<Questions, 'alike'>} questions
 */
export const positionOf = (link, page, changes, { alike }) =>
  pageLink(link, { ...(alike?.(changes) ?? changes), [stepNameOf(page.parameters)]: null });

/** The most seeds that are passed over. */
const MOST_PASSED = 20;

/**
 * The seed of the next question: the first whose position has not been asked yet, as far as there is one among the next few. Questions
 * for a step are never the same.
 * @param {object} of
 * @param {Questions} of.questions @param {Page} of.page @param {Link} of.link with the present question, which is `ask` @param {Ask} of.ask
 * @param {ReadonlySet<string>} of.asked the positions of the questions so far, as `positionOf` has them
 * @param {AbortSignal} of.abort
 */
export async function nextSeedOf({ questions, page, link, ask: { wanted, seed, level }, asked, abort }) {
  const next = nextSeed(seed ?? 0);
  if (!wanted || wanted.kind === 'next' || wanted.kind === 'perform') return next;
  let at = next;
  for (let passed = 0; passed <= MOST_PASSED; passed += 1) {
    const changes = await draw({ questions, wanted, seed: at, level, page, params: link.params, abort });
    if (changes === null) return next;
    if (!asked.has(positionOf(link, page, changes, questions))) return at;
    at = nextSeed(at);
  }
  return next;
}

/** Brings the page to a cursor, beyond which nobody can step. @param {Page} page @param {number} cursor */
export function goTo({ player }, cursor) {
  player.bind(cursor);
  player.seek(cursor);
}

/** Whether nobody knows who wins. @param {Page} page */
const isUnknown = (page) => page.solution.value?.verdict.outcome === null;

/**
 * Waits until the page has answered its own link.
 * @param {Page} page @param {Questions} questions @param {boolean} plays whether a play is to begin @param {AbortSignal} abort
 * @returns {Promise<boolean>} false if the link is refused
 */
async function isAnswered(page, questions, plays, abort) {
  const outcome = await until(() => {
    const { link, answered } = page.state.value;
    if (link !== page.link.value) return null;
    if (page.session.state.value === 'error') return 'refused';
    const has_play = !plays || page.match.play.value !== null || page.position.value?.ends || isUnknown(page) || isTooLong(page);
    return answered && has_play && (questions.is_ready?.(page) ?? true) ? 'answered' : null;
  }, abort);
  return outcome === 'answered';
}

/**
 * @param {object} of
 * @param {Questions} of.questions of the game @param {Page} of.page
 * @param {Router} of.own the page's router
 * @param {Link} of.link with the question, which is `ask` @param {Ask} of.ask
 * @param {AbortSignal} of.abort
 * @returns {Promise<{problem: Message | null, position?: string} | null>} why it cannot be put, if it cannot; null if it is aborted or the
 *   position refused; position: where it was drawn
 */
export async function pose({ questions, page, own, link, ask: { wanted, seed, level }, abort }) {
  if (!wanted) return null;
  const { kind, name } = wanted;
  const step_name = stepNameOf(page.parameters);
  const play = kind === 'move' ? playParams({ ...NEW_PLAY, opponent: 'person' }) : {};
  let position = '';
  if (seed === null) own.replaceNow(pageLink(link, play));
  else {
    // Some games draw from what their page knows of the rule.
    own.replaceNow(pageLink(link, { [step_name]: null }));
    if (!(await isAnswered(page, questions, false, abort))) return null;
    const changes = await draw({ questions, wanted, seed, level, page, params: link.params, abort });
    if (changes === null) return null;
    position = positionOf(link, page, changes, questions);
    own.replaceNow(pageLink(link, { ...changes, [step_name]: null, ...play }));
  }
  if (!(await isAnswered(page, questions, kind === 'move', abort))) return null;
  if (kind === 'move' && isTooLong(page)) return { problem: { id: 'ask-no-play', args: {} } };
  const lesson = page.lesson.peek();
  const cursor = page.player.cursor.peek();
  if (kind === 'next' || kind === 'perform') {
    const all = seed === null ? [] : allSteps(questions, page);
    const to = seed === null ? nextStep(questions, page, cursor) : (all[seed % Math.max(1, all.length)] ?? null);
    if (to === null) return { problem: { id: 'ask-no-step', args: {} } };
    goTo(page, to);
  } else if (lesson && cursor > 0 && cursor >= (questions.answerAt?.(page) ?? lesson.stepCount)) {
    return { problem: { id: 'ask-at', args: { value: link.params.get(step_name) ?? '' } } };
  } else if (isUnknown(page) || (kind === 'number' && (await rightNumber(questions, page, name)).length === 0)) {
    return { problem: { id: 'ask-untold', args: {} } };
  }
  return abort.aborted ? null : { problem: null, position };
}
