/**
 * What a page does when something changes: link, answer, lesson and cursor in; question, place, address and play out. No browser, no clock.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstState, nextState } from '../game_page/next_state.js';
import { solverOption, choice, view } from '../game_page/parameters.js';
import { namedSteps, say } from '../player/lesson.js';
import { parseLink } from '../ui/link.js';

/** @import { Command, Seen } from '../game_page/types.js' */
/** @import { Lesson } from '../player/types.js' */

const RULES = {
  parameters: { n: solverOption('3'), method: choice(['fast', 'slow']), view: view(['chart']) },
  examples: [
    { id: 'three', group: /** @type {const} */ ('first'), params: { n: '3' } },
    { id: 'four', group: /** @type {const} */ ('first'), params: { n: '4' } },
  ],
};

/** A lesson of four steps. @returns {Lesson} */
const lesson = () => ({
  ...namedSteps(['start', 'one', 'two', 'answer']),
  captionOf: () => say('x'),
  code: { id: 'code', args: {} },
  litOf: () => [],
  nameOf: () => say('x'),
});

/** A page on which things happen one after another, and what the user and the solver do to it. @param {string} hash */
function pageOf(hash) {
  /** @type {Seen} */
  let seen = {
    link: parseLink(hash),
    status: 'working',
    solution: null,
    lesson: null,
    cursor: 0,
    can_play: false,
    made: '',
    looked: '',
    is_following: false,
    picked: '',
  };
  let state = firstState();
  /** @type {Command[]} */
  let commands = [];
  const page = {
    get state() {
      return state;
    },
    /** What came of the last change: the command of a kind. @template {Command['do']} Kind @param {Kind} kind */
    commandOf: (kind) => /** @type {Extract<Command, {do: Kind}> | undefined} */ (commands.find((one) => one.do === kind)),
    /** @param {Partial<Seen>} changes */
    see(changes) {
      seen = { ...seen, ...changes };
      ({ state, commands } = nextState(state, seen, RULES));
      // As the page does: what is carried out is no step of the user.
      const placed = page.commandOf('place');
      if (placed) seen = { ...seen, cursor: placed.cursor };
      state = { ...state, cursor: seen.cursor };
      const asks = page.commandOf('ask');
      if (asks && !asks.question.problem) {
        seen = { ...seen, status: 'working' };
        const again = nextState(state, seen, RULES);
        state = again.state;
        commands = [...commands, ...again.commands];
      }
      return state;
    },
    /** @param {string} link */
    open: (link) => page.see({ link: parseLink(link) }),
    /** The solver answers what was asked. @param {Partial<Seen>} [more] */
    answer: (more = {}) => {
      const { options, method } = state.question;
      return page.see({ status: 'ready', solution: { options, method }, lesson: lesson(), ...more });
    },
    /** @param {number} cursor */
    step: (cursor) => page.see({ cursor }),
  };
  page.see({});
  return page;
}

test('a link becomes a question, and its answer puts the cursor where the link points', () => {
  const page = pageOf('#/g?n=4&at=two');
  assert.deepEqual(page.state.question, { options: { n: '4' }, method: 'fast', problem: null });
  assert.deepEqual([page.state.answered, page.state.origin?.id], [false, 'four']);
  page.answer();
  assert.deepEqual([page.state.answered, page.state.placed_at, page.state.invalid_at, page.state.address], [true, 2, null, {}]);
});

test('an `at=` that names no step is told, and the answer stands', () => {
  const page = pageOf('#/g?at=nowhere');
  page.answer();
  assert.deepEqual([page.state.answered, page.state.placed_at, page.state.invalid_at], [true, 0, 'nowhere']);
  page.open('#/g?at=one');
  assert.deepEqual([page.state.placed_at, page.state.invalid_at], [1, null]);
});

test('a lesson that is made anew goes on at the step that was left', () => {
  const page = pageOf('#/g?at=one');
  page.answer();
  page.step(2);
  page.see({ lesson: lesson() });
  assert.deepEqual([page.state.placed_at, page.state.address.at, page.state.invalid_at], [2, 'two', null]);
  page.open('#/g?at=one');
  assert.equal(page.state.placed_at, 1);
});

test('a link is left as it was written until a step leaves it, and then follows every step', () => {
  const page = pageOf('#/g?at=one');
  page.answer();
  assert.deepEqual(page.state.address, {});
  assert.deepEqual(page.step(2).address, { at: 'two' });
  assert.deepEqual(page.step(1).address, { at: 'one' });
  // Something else changes: nothing more is to be written.
  assert.deepEqual(page.see({ can_play: true }).address, { at: 'one' });
  assert.deepEqual(page.open('#/g?at=start').address, {});
});

test('a link to another place on what is there asks nothing; another position or method does', () => {
  const page = pageOf('#/g?n=4');
  page.answer();
  const { question } = page.state;
  assert.equal(page.open('#/g?n=4&at=two&view=chart').question, question);
  assert.equal(page.state.placed_at, 2);
  assert.notEqual(page.open('#/g?n=4&method=slow').question, question);
  assert.equal(page.state.question.method, 'slow');
  assert.notEqual(page.open('#/g?n=5').question, question);
});

test('while a link is worked out, what is on show stays where it is, and steps on it are no news for the address', () => {
  const page = pageOf('#/g?n=4');
  page.answer();
  page.step(1);
  page.open('#/g?n=5&at=two');
  assert.equal(page.state.answered, false);
  assert.equal(page.commandOf('place'), undefined);
  assert.deepEqual(page.step(2).address, {});
  assert.equal(page.commandOf('place'), undefined);
  page.answer();
  assert.deepEqual([page.state.placed_at, page.state.address], [2, {}]);
});

test('back to the position on show before the other is there: the cursor goes where the link points', () => {
  const page = pageOf('#/g?n=4');
  page.answer();
  page.open('#/g?n=5');
  page.open('#/g?n=4&at=answer');
  assert.equal(page.state.placed_at, 3);
});

test('a method that there is not is wrong at once; the solution on show stays', () => {
  const page = pageOf('#/g?n=4');
  page.answer();
  page.open('#/g?n=4&method=magic');
  assert.deepEqual(page.state.question.problem, { id: 'error-method', args: { value: 'magic', methods: 'fast, slow' } });
  assert.equal(page.commandOf('place'), undefined);
});

test('a stand-in for a refused link begins at its beginning, whatever the link says', () => {
  const page = pageOf('#/g?n=x&at=two');
  page.see({ status: 'error', solution: { options: { n: '3' }, method: 'fast' }, lesson: lesson() });
  assert.deepEqual([page.state.answered, page.state.placed_at, page.state.invalid_at], [false, 0, null]);
});

test('a solution without steps leaves the player empty, and its late lesson fills it', () => {
  const page = pageOf('#/g?n=4&at=one');
  page.answer({ lesson: null });
  assert.deepEqual([page.state.answered, page.commandOf('place')?.lesson, page.state.invalid_at], [true, null, null]);
  page.see({ lesson: lesson() });
  assert.deepEqual([page.commandOf('place')?.lesson?.stepCount, page.state.placed_at], [3, 1]);
});

test('another lesson, a step and a move end what was picked; nothing else does', () => {
  const page = pageOf('#/g?n=4');
  page.answer();
  page.see({ can_play: true });
  assert.equal(page.commandOf('deselect'), undefined);
  page.step(1);
  assert.ok(page.commandOf('deselect'));
  page.see({ made: 'x' });
  assert.ok(page.commandOf('deselect'));
  page.open('#/g?n=4&at=two');
  assert.ok(page.commandOf('deselect'));
});

test('a state that is picked is in the link until a step leaves it; one that the link names is brought, and not written again', () => {
  const page = pageOf('#/g?n=4');
  page.answer();
  assert.equal(page.commandOf('pick'), undefined);
  assert.deepEqual(page.see({ picked: '1,2' }).address, { from: '1,2' });
  assert.deepEqual(page.see({ picked: '1,3' }).address, { from: '1,3' });
  assert.deepEqual(page.step(2).address, { at: 'two', from: null });
  page.open('#/g?n=4&from=7,8');
  assert.equal(page.commandOf('pick')?.from, '7,8');
  // What the link names may be no state at all: it stays as it was written.
  assert.deepEqual(page.see({}).address, {});
});

test('a play begins when its position is there, goes on while nothing of it changes, and ends with its link', () => {
  const page = pageOf('#/g?n=4&play=perfect');
  assert.equal(page.state.play, '');
  page.answer();
  assert.equal(page.state.play, '');
  const { play } = page.see({ can_play: true });
  assert.notEqual(play, '');
  assert.equal(page.step(1).play, play);
  // Another method of the same game: the play is not begun again.
  page.open('#/g?n=4&play=perfect&method=slow');
  assert.equal(page.state.play, play);
  page.answer();
  assert.equal(page.state.play, play);
  page.open('#/g?n=4&play=perfect&first=other&method=slow');
  assert.notEqual(page.state.play, play);
  page.open('#/g?n=4&method=slow');
  assert.equal(page.state.play, '');
});

/** A page in a play. @param {string} query */
function playingPage(query) {
  const page = pageOf(`#/g?n=4&hide=1&${query}`);
  page.answer({ can_play: true });
  return page;
}

test('the moves of a link are gone to with their play, and those of another link', () => {
  const page = playingPage('play=perfect&moves=1;2');
  assert.deepEqual(page.state.line, { moves: '1;2', move: '' });
  assert.notEqual(page.state.play, '');
  const { line, play } = page.state;
  page.see({ is_following: true });
  page.see({ is_following: false, made: '1;2' });
  assert.deepEqual([page.state.line, page.commandOf('push'), page.state.address], [line, undefined, {}], 'what came of a link is in it');
  page.open('#/g?n=4&hide=1&play=perfect&moves=1;2;3;4&move=1');
  assert.deepEqual([page.state.line, page.state.play], [{ moves: '1;2;3;4', move: '1' }, play]);
  // A move that is none: the play stays before it, and the link as it was written.
  page.see({ is_following: true });
  page.see({ is_following: false, made: '1;2;3' });
  assert.deepEqual([page.commandOf('push'), page.state.address], [undefined, {}]);
});

test('a move is an entry of the history, the app’s reply belongs to it, and one taken back is an entry', () => {
  const page = playingPage('play=beatable&seed=3');
  page.see({ made: '1' });
  assert.deepEqual(page.commandOf('push')?.changes, { moves: '1', move: null });
  page.open('#/g?n=4&hide=1&play=beatable&seed=3&moves=1');
  assert.deepEqual(page.see({ made: '1;2' }).address, { moves: '1;2', move: null });
  assert.equal(page.commandOf('push'), undefined);
  page.see({ made: '' });
  assert.deepEqual(page.commandOf('push')?.changes, { moves: null, move: null });
});

test('between two people every move is an entry; the app’s first move is none', () => {
  const people = playingPage('play=person');
  for (const made of ['1', '1;1']) {
    people.see({ made });
    assert.deepEqual(people.commandOf('push')?.changes, { moves: made, move: null });
  }
  const second = playingPage('play=perfect&first=other');
  assert.deepEqual(second.see({ made: '3' }).address, { moves: '3', move: null });
  assert.equal(second.commandOf('push'), undefined);
});

test('looking back at a move is a step: it rewrites the link; leaving a play tells nothing', () => {
  const page = playingPage('play=perfect&moves=1;2;3');
  page.see({ is_following: true });
  page.see({ is_following: false, made: '1;2;3' });
  assert.deepEqual(page.see({ looked: '1' }).address, { moves: '1;2;3', move: '1' });
  assert.equal(page.commandOf('push'), undefined);
  page.open('#/g?n=4');
  assert.equal(page.state.play, '');
  assert.deepEqual(page.see({ made: '', looked: '' }).address, {});
  assert.equal(page.commandOf('push'), undefined);
});

test('whatever comes in any order, seeing the same twice changes nothing', () => {
  const page = pageOf('#/g?n=4&at=one');
  page.answer();
  page.step(2);
  const before = page.state;
  assert.deepEqual(page.see({}), before);
  for (const kind of /** @type {const} */ (['ask', 'place', 'deselect', 'rewrite', 'push'])) assert.equal(page.commandOf(kind), undefined);
});
