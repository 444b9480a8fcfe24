/** Lists that are too long for a link, as texts and files, in every game that reads them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFilesOf, listOf } from '../game_page/files/list_files.js';
import { notesOfFile } from '../game_page/files/notes.js';
import { listIn } from '../game_page/parameters.js';
import { openWholeGame } from '../game_page/whole_game.js';
import { attributesOf } from '../shell/verdict_attributes.js';
import { QUESTIONS } from '../games/heaps/nim/questions.js';
import { openPage, openQuestion, settle } from './page.js';

/** @typedef {Awaited<ReturnType<typeof openPage>>['page']} Page */

/** Numbers below a limit, the same every time. @param {number} count @param {number} limit */
function randomList(count, limit) {
  let state = 1;
  return Array.from({ length: count }, () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % limit);
}

/** Reads a text as if it had been dropped. @param {Page} page @param {string} text @param {string} [name] */
async function drop(page, text, name = 'list.txt') {
  await listFilesOf(page).read(text, name);
  for (let times = 0; times < 6; times += 1) await settle();
}

/** The steps and captions of the whole lesson, each of which can be named and come back to. @param {Page} page */
function walk(page) {
  const lesson = page.lesson.peek();
  assert.ok(lesson);
  for (let cursor = 0; cursor <= lesson.stepCount; cursor += 1) {
    assert.ok(lesson.captionOf(cursor, false));
    assert.equal(lesson.cursorOf(lesson.atOf(cursor)), cursor);
  }
  return lesson;
}

/** @type {{route: string, start: string, list: string, most: number, draw: () => (number | string)[], short: [string, string]}[]} */
const GAMES = [
  {
    route: 'staircase',
    start: 'stairs=0,3,1,4',
    list: 'stairs',
    most: 100_000,
    draw: () => randomList(100_000, 1e9),
    short: ['0 3', '0,3'],
  },
  { route: 'parity-piles', start: 'piles=1,2', list: 'piles', most: 100_000, draw: () => randomList(100_000, 9), short: ['2\n3 4', '3,4'] },
  { route: 'splitting', start: 'beans=1,0', list: 'beans', most: 100_000, draw: () => randomList(100_000, 3), short: ['1、2', '1,2'] },
  {
    route: 'coins',
    start: 'm=9&coins=1,3',
    list: 'coins',
    most: 1_000_000,
    draw: () => Array.from({ length: 1_000_000 }, (_, index) => index * 10 + 1 + (index % 7)),
    short: ['12 3\n7 9 11', '7,9,11'],
  },
  { route: 'nim', start: 'heaps=3,4,5', list: 'heaps', most: 500_000, draw: () => randomList(500_000, 1e9), short: ['3\n4 5', '3,4,5'] },
  {
    route: 'sum',
    start: 'parts=nim:3+subtraction:2-6:17',
    list: 'parts',
    most: 500_000,
    // The other games are not among the first parts.
    draw: () => [...randomList(499_998, 1e9), 'subtraction:1,4:9', 'octal:0.07:37'],
    short: ['3 nim:4\nsubtraction:1,4:9, 5', '3+nim:4+subtraction:1,4:9+5'],
  },
];

test('a line that says how many numbers come is no number, and any other line is', () => {
  const numbersOf = (/** @type {string} */ text) => listOf(text, false).numbers;
  assert.equal(numbersOf('3\n4 5 6\n'), '4 5 6');
  assert.equal(numbersOf(' 3 \r\n4 5 6'), '4 5 6');
  for (const text of ['3\n4 5', '3\n4\n5\n6', '1\n7', '3,4,5', '', '9 3\n5 6 7']) assert.equal(numbersOf(text), text);
  assert.deepEqual(listOf('9 3\n5 6 7', true), { numbers: '5 6 7', limit: '9' });
  assert.deepEqual(listOf('3\n5 6 7', true), { numbers: '3\n5 6 7', limit: null });
});

for (const { route, start, list, most, draw, short } of GAMES) {
  test(`${route}: a short text becomes a link, a long one is solved by its file, and nothing wrong is lost on the way`, async () => {
    const { page, browser } = await openPage(`#/${route}?${start}&at=answer`);
    assert.equal(listIn(page.parameters)?.[0], list);
    assert.equal(listIn(page.parameters)?.[1].list?.most, most);

    await drop(page, short[0]);
    assert.equal(page.link.value.params.get(list), short[1]);
    assert.equal(page.session.state.value, 'ready');

    const numbers = draw();
    await drop(page, numbers.join('\n'));
    assert.match(browser.location.hash, /file=list\.txt/);
    assert.equal(page.link.value.params.get(list), undefined);
    assert.equal(page.session.state.value, 'ready');
    assert.ok(walk(page).stepCount >= 101);
    assert.ok(Number(attributesOf(page.solution.value?.verdict).moves?.length) <= 1_000_000);
    const solved = page.solution.value;

    // There is no play of it, and the notes say so.
    assert.equal(page.position.value, null);
    page.go({ play: 'person', first: 'you' });
    await settle();
    assert.equal(page.match.play.value, null);
    assert.equal(notesOfFile(page).length, 2);
    page.go({ play: null, first: null });
    assert.equal(await openWholeGame(page), 'large');

    for (const [text, id, args] of /** @type {const} */ ([
      [`${numbers.slice(0, 5000).join('\n')}\nx${'\n7'.repeat(20_000)}`, /^error-(heap|sum-kind|row-(number|place))$/, { value: 'x' }],
      ['7 '.repeat(most + 1), /^error-(heaps|row)-(many|twice)$/, {}],
      [`\u{fffd}PNG${'\0'.repeat(9)}`, /^error-list-binary$/, {}],
    ])) {
      await drop(page, text, 'wrong');
      assert.equal(page.session.state.value, 'error');
      assert.match(String(page.session.problem.value?.id), id);
      for (const [name, value] of Object.entries(args)) assert.equal(page.session.problem.value?.args[name], value);
      assert.equal(page.solution.value, solved);
    }
    page.destroy();
  });
}

test('a link with the name of a file asks for the file, with the list of a bare link on show', async () => {
  const { page } = await openPage('#/nim?file=gone.txt&max=3');
  assert.equal(page.session.problem.value?.id, 'error-list-file');
  assert.equal(page.session.problem.value?.args.value, 'gone.txt');
  // The same name is another text's then.
  await drop(page, '1 '.repeat(20_000), 'gone.txt');
  assert.equal(page.link.value.params.get('file'), 'gone.txt 2');
  assert.equal(page.link.value.params.get('max'), '3');
  assert.equal(page.session.state.value, 'ready');
  page.destroy();
});

test('who wins a long list can be asked, but not for a move; drawn questions forget the file', async () => {
  const heaps = `heaps=${randomList(150, 9).join(',')}`;
  for (const [ask, problem] of [
    ['outcome', null],
    ['move', 'ask-no-play'],
    ['move&ask-seed=3', null],
  ]) {
    const { page, asking } = await openQuestion(`#/nim?${heaps}&ask=${ask}`, QUESTIONS);
    for (let times = 0; times < 30; times += 1) await settle();
    assert.equal(asking.problem.value?.id ?? null, problem, String(ask));
    assert.notEqual(asking.phase.value, 'posing');
    page.destroy();
  }
});

test('Nim: all heaps are in the columns, those that have a row and those that have none', async () => {
  for (const rule of ['', '&max=7', '&rule=misere', '&moore=2', '&moore=100', '&rule=every']) {
    const numbers = randomList(300, 1000);
    const { page } = await openPage(`#/nim?heaps=${numbers.join(',')}${rule}&at=answer`);
    const { numbers: rows, rest, heaps, k } = /** @type {any} */ (page.timeline.value);
    assert.equal(rows.length + rest.count, 300);
    assert.deepEqual(
      heaps,
      rows.map((/** @type {number} */ row) => String(numbers[row])),
    );
    const counts = numbers.map((one) => (rule === '&max=7' ? one % 8 : one));
    rest.ones.forEach((/** @type {number} */ ones, /** @type {number} */ column) => {
      const others = counts.filter((_, heap) => !rows.includes(heap));
      assert.equal(others.filter((one) => (one >> column) % 2 === 1).length % (k + 1), ones);
    });
    walk(page);
    page.destroy();
  }
});

test('a sum: all parts are in its value, those that have a row and those that have none', async () => {
  for (const rule of ['', '&rule=misere', '&rule=every']) {
    const numbers = randomList(300, 1000);
    // A subtraction game of nimber 3 behind the first rows.
    const { page } = await openPage(`#/sum?parts=${numbers.join('+')}+subtraction:1-3:7${rule}&at=answer`);
    const { numbers: rows, parts, rest } = /** @type {any} */ (page.timeline.value);
    const { outcome, moves } = /** @type {any} */ (page.solution.value).verdict;
    assert.equal(rows.length + rest.count, 301);
    assert.deepEqual(
      parts.map((/** @type {any} */ part) => part.heap),
      rows.map((/** @type {number} */ row) => String(numbers[row])),
    );
    const left = numbers.filter((_, part) => !rows.includes(part));
    const xor = left.reduce((sum, one) => sum ^ one, 3);
    // A heap of 7 from which 1 to 3 are taken has 3 steps.
    assert.equal(rest.value, String(rule === '&rule=every' ? 3 : xor));
    assert.equal(outcome, 'N');
    assert.equal(moves.length === 0, rule === '&rule=every');
    if (moves.length > 0) assert.ok(rows.includes(Number(moves[0][0])));
    assert.equal(page.position.value, null);
    walk(page);
    page.destroy();
  }
});
