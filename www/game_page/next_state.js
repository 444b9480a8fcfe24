/**
 * What a page does when something changes, as one pure function: what is seen goes in, the next state and the commands that lead there come
 * out. Nothing is asked, moved or written here, so that no order of effects can matter: `state.js` carries the commands out.
 */
import { lineOf, movesOf, setupOf } from '../play/parameters.js';
import { moverAt } from '../play/play.js';
import { sameOptions } from '../solver/session.js';
import { methodOf, optionsOf, problemOfMethod, stepNameOf } from './parameters.js';

/** @import { Command, LinkChanges, PageState, Rules, Seen } from './types.js' */
/** @import { Setup } from '../play/types.js' */

/** Before anything is seen. @returns {PageState} */
export const firstState = () => ({
  link: null,
  question: { options: {}, method: '', problem: null },
  answered: false,
  loaded: null,
  placed_at: 0,
  cursor: 0,
  made: '',
  looked: '',
  is_following: false,
  picked: '',
  invalid_at: null,
  address: {},
  line: { moves: '', move: '' },
  play: '',
  origin: null,
});

/**
 * The parts in the order of their commands. A part reads only what it is given, so that the arguments say which part needs which.
 * @param {PageState} before @param {Seen} seen @param {Rules} rules
 * @returns {{state: PageState, commands: Command[]}}
 */
export function nextState(before, seen, rules) {
  const changes = changesOf(before, seen, rules);
  const asked = questionOf(before, seen, changes, rules);
  const placed = placeOf(before, seen, changes, rules, asked.state);
  const played = playOf(before, seen, changes, asked.state);
  const written = addressOf(before, seen, changes, rules, asked.state, played.state);
  const { link, cursor, made, looked, is_following, picked } = seen;
  const parts = { ...asked.state, ...placed.state, ...played.state, ...written.state };
  return {
    state: { ...before, link, answered: changes.answered, cursor, made, looked, is_following, picked, ...parts },
    commands: [...asked.commands, ...placed.commands, ...played.commands, ...written.commands],
  };
}

/**
 * What has changed, and by whom: by the link, by the solver or by the user.
 * @param {PageState} before @param {Seen} seen @param {Rules} rules
 */
function changesOf(before, { link, status, solution, lesson, cursor, made, looked, is_following, picked }, { parameters }) {
  /** The link is another one. */
  const is_opened = link !== before.link;
  const { options, method } = is_opened
    ? { options: optionsOf(parameters, link.params), method: methodOf(parameters, link.params) }
    : before.question;
  /** The solution on show is that of the link. While another question is under way, or is refused, it may still be so. */
  const is_answer = solution !== null && solution.method === method && sameOptions(solution.options, options);
  /** What the player steps through: a lesson, or a solution that has none. */
  const shown = lesson ?? solution;
  /**
   * The cursor has to be placed: for another lesson, or for a link to another step of the lesson on show. While a link is worked out, or
   * was refused, what is on show stays where it is. (The cursor's own rewriting of the link does not count: it makes no new link.)
   */
  const is_placed = shown !== null && (shown !== before.loaded || (is_opened && is_answer));
  /** The play shows other moves. */
  const is_played = made !== before.made || looked !== before.looked;
  return {
    is_opened,
    options,
    method,
    is_answer,
    /** The solution on show is that of the link, and nothing is under way. */
    answered: is_answer && status === 'ready',
    shown,
    is_placed,
    /** The user has moved the cursor. */
    is_stepped: !is_placed && cursor !== before.cursor,
    /** Another state is picked. */
    is_picked: !is_placed && picked !== before.picked,
    is_played,
    /** The players have changed the play, not the link: moves that come from a link count for nothing. */
    is_played_here: is_played && !is_opened && !is_following && !before.is_following,
  };
}

/** @typedef {ReturnType<typeof changesOf>} Changes */

/**
 * The question of the link, and what the link says of steps and moves.
 * @param {PageState} before @param {Seen} seen @param {Changes} changes @param {Rules} rules
 */
function questionOf(before, { link: { params } }, { is_opened, answered, options, method }, { parameters, examples }) {
  const { question, address, line, origin } = before;
  if (!is_opened) return { state: { question, address, line, origin }, commands: [] };
  const opened = {
    // The link is left as it was written, until a step leaves it.
    address: {},
    line: lineOf(params),
    origin: examples.find((one) => Object.entries(one.params).every(([name, value]) => params.get(name) === value)) ?? origin,
  };
  // A link to another step of the solution on show asks for nothing.
  if (answered) return { state: { question, ...opened }, commands: [] };
  const asked = { options, method, problem: problemOfMethod(parameters, method) };
  return { state: { question: asked, ...opened }, commands: [/** @type {Command} */ ({ do: 'ask', question: asked })] };
}

/**
 * Where the cursor is put.
 * @param {PageState} before @param {Seen} seen @param {Changes} changes @param {Rules} rules
 * @param {Pick<PageState, 'address'>} asked
 */
function placeOf(before, { link: { params }, lesson }, changes, { parameters }, { address }) {
  const { is_answer, shown, is_placed, is_stepped, is_played } = changes;
  const { loaded, placed_at, invalid_at } = before;
  /** @type {Command[]} */
  const commands = is_placed || is_stepped || is_played ? [{ do: 'deselect' }] : [];
  if (!is_placed) return { state: { loaded, placed_at, invalid_at }, commands };
  const step_name = stepNameOf(parameters);
  // A lesson that is made again goes on where its reader was.
  const at = is_answer ? (address[step_name] ?? params.get(step_name)) : undefined;
  const found = at === undefined ? (lesson?.start ?? 0) : (lesson?.cursorOf(at) ?? null);
  const cursor = found ?? 0;
  commands.push({ do: 'place', lesson, cursor });
  const from = params.get('from');
  // A play begins at its state; any other page looks at it.
  if (is_answer && lesson && from && !setupOf(params)) commands.push({ do: 'pick', from });
  return { state: { loaded: shown, placed_at: cursor, invalid_at: lesson && found === null ? (at ?? null) : null }, commands };
}

/**
 * The play that a link opens, once its position is there. It goes on while something else of the link is worked out.
 * @param {PageState} before @param {Seen} seen @param {Changes} changes
 * @param {Pick<PageState, 'question' | 'line'>} asked
 */
function playOf(before, { link: { params }, status, can_play }, { answered }, { question, line }) {
  const setup = setupOf(params);
  // What is to be asked is as good as under way.
  const is_working = !answered && (question !== before.question || status === 'working');
  const key = answered && can_play ? JSON.stringify([setup, question.options, params.get('from')]) : '';
  const play = !setup ? '' : is_working ? before.play : key;
  /** @type {Command[]} */
  const commands = [];
  if (play !== before.play) commands.push(play === '' ? { do: 'leave play' } : { do: 'start play', line });
  else if (line !== before.line) commands.push({ do: 'follow', line });
  return { state: { play }, commands };
}

/**
 * What is written into the link: what came of a link is in it already, what was done since is not. A move of the user is a new entry of the
 * history; everything else changes the present one.
 * @param {PageState} before @param {Seen} seen @param {Changes} changes @param {Rules} rules
 * @param {Pick<PageState, 'address'>} asked @param {Pick<PageState, 'play'>} played
 */
function addressOf(before, seen, changes, rules, { address }, { play }) {
  const { made, looked } = seen;
  const setup = setupOf(seen.link.params);
  const goes_on = setup && play !== '' && play === before.play;
  const moves = { moves: made || null, move: looked || null };
  /** @type {'none' | 'rewrite' | 'push'} */
  let writing = 'none';
  if (goes_on && changes.is_played_here) writing = made !== before.made && !isReply(setup, before.made, made) ? 'push' : 'rewrite';
  const written = { ...stepInLink(before, seen, changes, rules), ...(writing === 'rewrite' ? moves : {}) };
  const next = { ...address, ...written };
  /** @type {Command[]} */
  const commands = [];
  if (Object.keys(written).length > 0) commands.push({ do: 'rewrite', changes: next });
  if (writing === 'push') commands.push({ do: 'push', changes: moves });
  return { state: { address: next }, commands };
}

/**
 * What the link is to say of the current step and of what is picked, where the user has changed one of them.
 * @param {PageState} before @param {Seen} seen @param {Changes} changes @param {Rules} rules
 * @returns {LinkChanges}
 */
function stepInLink(before, { link: { params }, lesson, cursor, picked }, { answered, is_stepped, is_picked }, { parameters }) {
  if (!answered) return {};
  if (lesson && is_stepped) {
    const at = { [stepNameOf(parameters)]: lesson.atOf(cursor) };
    // What was picked belongs to the step before.
    return before.picked === '' ? at : { ...at, from: null };
  }
  // The `from` of a play is where it begins.
  if (!is_picked || setupOf(params)) return {};
  // What the link names is shown a moment later, and is not a choice of the user.
  const is_named = before.address.from === undefined && picked === params.get('from');
  return is_named ? {} : { from: picked === '' ? null : picked };
}

/**
 * Whether the app has moved: that is written where the move that it answers is, so that Back undoes both.
 * @param {Setup} setup @param {string} before @param {string} made
 */
function isReply(setup, before, made) {
  const count = movesOf(made).length;
  return setup.opponent !== 'person' && count > movesOf(before).length && moverAt({ setup }, count - 1) === 'other';
}
