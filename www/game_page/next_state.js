/**
 * What a page does when something changes, as one pure function: what is seen goes in, the next state and the commands that lead there come
 * out. Nothing is asked, moved or written here, so that no order of effects can matter: `state.js` carries the commands out.
 */
import { lineOf, movesOf, setupOf } from '../play/parameters.js';
import { moverAt } from '../play/play.js';
import { sameOptions } from '../solver/session.js';
import { methodOf, optionsOf, problemOfMethod, stepNameOf } from './parameters.js';
import { entryAt } from '../ui/entry_at.js';

/** @import { Command, LinkChanges, PageState, Rules, Seen } from './types.js' */
/** @import { Setup } from '../play/types.js' */

/** Before anything is seen. @param {Rules} rules @returns {PageState} */
export const firstState = ({ examples }) => ({
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
  origin: entryAt(examples, 0),
});

/** @param {PageState} before @param {Seen} seen @param {Rules} rules @returns {{state: PageState, commands: Command[]}} */
export function nextState(before, seen, rules) {
  const step_name = stepNameOf(rules.parameters);
  const { link, solution, lesson, cursor, made, looked, is_following, picked } = seen;
  const { params } = link;
  const is_opened = link !== before.link;
  const [options, method] = is_opened
    ? [optionsOf(rules.parameters, params), methodOf(rules.parameters, params)]
    : [before.question.options, before.question.method];
  const is_answer = solution !== null && solution.method === method && sameOptions(solution.options, options);
  const answered = is_answer && seen.status === 'ready';
  /** @type {PageState} */
  const state = { ...before, link, answered, cursor, made, looked, is_following, picked };
  /** @type {Command[]} */
  const commands = [];

  if (is_opened) {
    // A link to another step of the solution on show asks for nothing.
    if (!answered) {
      state.question = { options, method, problem: problemOfMethod(rules.parameters, method) };
      commands.push({ do: 'ask', question: state.question });
    }
    // The link is left as it was written, until a step leaves it.
    state.address = {};
    state.line = lineOf(params);
    state.origin =
      rules.examples.find((one) => Object.entries(one.params).every(([name, value]) => params.get(name) === value)) ?? before.origin;
  }

  // Another lesson, or a link to another step of it, moves the cursor; the cursor's own rewriting of the link does not. While a link is
  // worked out, or was refused, what is on show stays where it is.
  const shown = lesson ?? solution;
  const is_placed = shown !== null && (shown !== before.loaded || (is_opened && is_answer));
  const is_stepped = !is_placed && cursor !== before.cursor;
  const is_picked = !is_placed && picked !== before.picked;
  const is_played = made !== before.made || looked !== before.looked;
  if (is_placed || is_stepped || is_played) commands.push({ do: 'deselect' });
  if (is_placed) {
    // A lesson that is made anew goes on where its reader was.
    const at = is_answer ? (state.address[step_name] ?? params.get(step_name)) : undefined;
    const found = at === undefined ? (lesson?.start ?? 0) : (lesson?.cursorOf(at) ?? null);
    state.loaded = shown;
    state.placed_at = found ?? 0;
    state.invalid_at = lesson && found === null ? (at ?? null) : null;
    commands.push({ do: 'place', lesson, cursor: state.placed_at });
    const from = params.get('from');
    // A play begins at its state; any other page looks at it.
    if (is_answer && lesson && from && !setupOf(params)) commands.push({ do: 'pick', from });
  }

  // What is to be asked is as good as under way.
  state.play = playOf(state, seen, state.question !== before.question || seen.status === 'working');
  if (state.play !== before.play) commands.push(state.play === '' ? { do: 'leave play' } : { do: 'start play', line: state.line });
  else if (state.line !== before.line) commands.push({ do: 'follow', line: state.line });

  /** @type {LinkChanges} */
  const changes = {};
  if (answered && lesson && is_stepped) {
    changes[step_name] = lesson.atOf(cursor);
    // What was picked belongs to the step before.
    if (before.picked !== '') changes.from = null;
  } else if (answered && is_picked && !setupOf(params)) {
    // What the link names may be on show a moment later, and is no choice of the user.
    const is_named = before.address.from === undefined && picked === params.get('from');
    if (!is_named) changes.from = picked === '' ? null : picked;
  }
  // What came of a link is in it; what was done since is written into it.
  const setup = setupOf(params);
  const is_same = setup && state.play !== '' && state.play === before.play;
  const is_own = is_same && is_played && !is_opened && !is_following && !before.is_following;
  const moves = { moves: made || null, move: looked || null };
  const is_move = is_own && made !== before.made && !isReply(setup, before.made, made);
  if (is_own && !is_move) Object.assign(changes, moves);
  if (Object.keys(changes).length > 0) {
    state.address = { ...state.address, ...changes };
    commands.push({ do: 'rewrite', changes: state.address });
  }
  if (is_move) commands.push({ do: 'push', changes: moves });
  return { state, commands };
}

/**
 * Whether the app has moved: that is written where the move that it answers is, so that Back undoes both.
 * @param {Setup} setup @param {string} before @param {string} made
 */
function isReply(setup, before, made) {
  const count = movesOf(made).length;
  return setup.opponent !== 'person' && count > movesOf(before).length && moverAt({ setup }, count - 1) === 'other';
}

/**
 * The play that a link opens, once its position is there. It goes on while something else of the link is worked out.
 * @param {PageState} state @param {Seen} seen @param {boolean} is_working
 */
function playOf({ answered, question, play }, { link: { params }, can_play }, is_working) {
  const setup = setupOf(params);
  if (setup && !answered && is_working) return play;
  return setup && answered && can_play ? JSON.stringify([setup, question.options, params.get('from')]) : '';
}
