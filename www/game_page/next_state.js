/**
 * What a page does when something changes, as one pure function: the link, the answer, the lesson and the cursor go in, and out come the
 * question to be asked, where the cursor is to be put, what the address is to say, and which play is to be on, at which move. Nothing is asked, moved or
 * written here, so that no order of effects can matter: `state.js` carries it out.
 */
import { lineOf, movesOf, setupOf } from '../play/parameters.js';
import { moverAt } from '../play/play.js';
import { sameOptions } from '../solver/session.js';
import { methodOf, optionsOf, problemOfMethod, stepNameOf } from './parameters.js';

/** @typedef {import('../ui/link.js').Link} Link */
/** @typedef {import('../player/lesson.js').Lesson} Lesson */

/**
 * What is seen of the world.
 * @typedef {object} Seen
 * @property {Link} link
 * @property {'working' | 'ready' | 'error'} status of the answer to what was asked last
 * @property {{options: import('../solver/session.js').Options, method: string} | null} solution the last good answer
 * @property {Lesson | null} lesson of the solution on show; null while there are no steps
 * @property {number} cursor of the player
 * @property {boolean} can_play whether the position of a play is known and can be played from
 * @property {string} made the moves of the play, as a link has them
 * @property {string} looked after how many of them one looks at it; `''` for after the last
 * @property {boolean} is_following whether the moves of a link are being gone through: what is on show is not final
 * @property {string} picked the state that is looked at, as a link names it; `''` for none
 */

/**
 * What the page is to be like.
 * @typedef {object} PageState
 * @property {Link | null} link that was seen last
 * @property {{options: import('../solver/session.js').Options, method: string, problem: import('../solver/session.js').Problem | null}} question the solver's,
 * or what is wrong with it already; another object is another question
 * @property {boolean} answered whether the solution on show is the link's, finally
 * @property {object | null} loaded what the player was loaded with: a lesson, or a solution without one
 * @property {{lesson: Lesson | null, cursor: number}} placed where the player is to be; another object moves it there
 * @property {{from: string} | null} brought the state that the link names and that is to be looked at; another object is to be picked
 * @property {number} cursor that was seen last
 * @property {string} made that was seen last
 * @property {string} looked that was seen last
 * @property {boolean} is_following that was seen last
 * @property {string | null} invalid_at an `at=` of the link that names no step
 * @property {string} picked that was seen last
 * @property {number} attention goes up when what was picked is no longer what is looked at: another lesson, step or move
 * @property {Record<string, string | null>} address what the link is to say of the step, of what is
 * picked and of the play; nothing while it stands as it was written
 * @property {{moves: string | null, move: string | null} | null} entry a move of the user: another object is a new entry of the history
 * @property {import('../play/parameters.js').Line} line the moves of the link; another object brings the play there
 * @property {string} play the play that is to be on, as a key; `''` for none
 * @property {import('../shell/games.js').Example} origin the example that was opened last, to come back to
 */

/** @typedef {{parameters: import('./parameters.js').Parameters, examples: readonly import('../shell/games.js').Example[]}} Rules what is fixed of a game */

/** Before anything is seen. @param {Rules} rules @returns {PageState} */
export const firstState = ({ examples }) => ({
  link: null,
  question: { options: {}, method: '', problem: null },
  answered: false,
  loaded: null,
  placed: { lesson: null, cursor: 0 },
  brought: null,
  cursor: 0,
  made: '',
  looked: '',
  is_following: false,
  entry: null,
  line: { moves: '', move: '' },
  invalid_at: null,
  picked: '',
  attention: 0,
  address: {},
  play: '',
  origin: /** @type {import('../shell/games.js').Example} */ (examples[0]),
});

/** @param {PageState} before @param {Seen} seen @param {Rules} rules @returns {PageState} */
export function nextState(before, seen, rules) {
  const step_name = stepNameOf(rules.parameters);
  const { link, solution, lesson } = seen;
  const { params } = link;
  const is_opened = link !== before.link;
  const [options, method] = is_opened
    ? [optionsOf(rules.parameters, params), methodOf(rules.parameters, params)]
    : [before.question.options, before.question.method];
  const is_answer = solution !== null && solution.method === method && sameOptions(solution.options, options);
  const answered = is_answer && seen.status === 'ready';
  /** @type {PageState} */
  const state = { ...before, link, answered };

  if (is_opened) {
    // A link that names no more than another step of what is there asks for nothing.
    if (!answered) state.question = { options, method, problem: problemOfMethod(rules.parameters, method) };
    // It is left as it was written, until a step leaves it.
    state.address = {};
    state.line = lineOf(params);
    state.origin =
      rules.examples.find((one) => Object.entries(one.params).every(([name, value]) => params.get(name) === value)) ?? before.origin;
  }

  // Another lesson, or a link to another step of it, moves the cursor; the cursor's own rewriting of the link does not. While a link is
  // worked out, or was refused, what is on show stays where it is.
  const shown = lesson ?? solution;
  const is_placed = shown !== null && (shown !== before.loaded || (is_opened && is_answer));
  const is_stepped = !is_placed && seen.cursor !== before.cursor;
  const is_picked = !is_placed && seen.picked !== before.picked;
  if (is_placed) {
    // A lesson that is made anew goes on where its reader was.
    const at = is_answer ? (state.address[step_name] ?? params.get(step_name)) : undefined;
    const cursor = at === undefined ? (lesson?.start ?? 0) : (lesson?.cursorOf(at) ?? null);
    const from = params.get('from');
    Object.assign(state, {
      loaded: shown,
      placed: { lesson, cursor: cursor ?? 0 },
      invalid_at: lesson && cursor === null ? (at ?? null) : null,
    });
    // A play begins at its state; any other page looks at it.
    state.brought = is_answer && lesson && from && !setupOf(params) ? { from } : null;
  }
  const is_played = seen.made !== before.made || seen.looked !== before.looked;
  if (is_placed || is_stepped || is_played) state.attention = before.attention + 1;
  if (answered && lesson && is_stepped) {
    state.address = { ...state.address, [step_name]: lesson.atOf(seen.cursor) };
    // What was picked belongs to the step before.
    if (before.picked !== '') state.address.from = null;
  } else if (answered && is_picked && !setupOf(params)) {
    // What the link names may be on show a moment later, and is no choice of the user.
    const is_named = before.address.from === undefined && seen.picked === params.get('from');
    if (!is_named) state.address = { ...state.address, from: seen.picked === '' ? null : seen.picked };
  }
  Object.assign(state, { cursor: seen.cursor, picked: seen.picked, made: seen.made, looked: seen.looked, is_following: seen.is_following });
  // What is to be asked is as good as under way.
  state.play = playOf(state, seen, state.question !== before.question || seen.status === 'working');
  // What came of a link is in it; what was done since is told to it.
  const setup = setupOf(params);
  const is_same = setup && state.play !== '' && state.play === before.play;
  if (is_same && is_played && !is_opened && !seen.is_following && !before.is_following) {
    const told = { moves: seen.made || null, move: seen.looked || null };
    if (seen.made === before.made || isReply(setup, before.made, seen.made)) state.address = { ...state.address, ...told };
    else state.entry = told;
  }
  return state;
}

/** Whether the app has moved: that is written where the move that it answers is, so that Back undoes both. @param {import('../play/play.js').Setup} setup @param {string} before @param {string} made */
function isReply(setup, before, made) {
  const count = movesOf(made).length;
  return setup.opponent !== 'person' && count > movesOf(before).length && moverAt({ setup }, count - 1) === 'other';
}

/** The play that a link opens, once its position is there. It goes on while something else of the link is worked out. @param {PageState} state @param {Seen} seen @param {boolean} is_working */
function playOf({ answered, question, play }, { link: { params }, can_play }, is_working) {
  const setup = setupOf(params);
  if (setup && !answered && is_working) return play;
  return setup && answered && can_play ? JSON.stringify([setup, question.options, params.get('from')]) : '';
}
