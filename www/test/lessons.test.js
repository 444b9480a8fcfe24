/** Every step of many lessons: its place in the link, its words in both languages, its lit lines, forwards and back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink } from '../ui/link.js';
import { lessonOf } from './lessons.js';
import { GAMES } from './solver.js';
import { text } from '../ui/messages.js';
import { inLanguage, LANGUAGES, said } from './words.js';

/** Steps of lessons that are gone through one by one; of longer ones the first, the last and some between. */
const EVERY = 900;

/** The cursors that are gone through. @param {number} last */
function cursorsTo(last) {
  const all = Array.from({ length: Math.min(last, EVERY) + 1 }, (_, step) => (last <= EVERY ? step : Math.floor((step * last) / EVERY)));
  return last <= EVERY
    ? all
    : [...new Set([...Array.from({ length: 200 }, (_, i) => i), ...all, ...Array.from({ length: 200 }, (_, i) => last - 199 + i)])].sort(
        (a, b) => a - b,
      );
}

/** All that a page shows of a step. @param {import('./lessons.js').Lesson} lesson @param {number} cursor */
const shownAt = (lesson, cursor) => ({
  place: lesson.atOf(cursor),
  caption: lesson.captionOf(cursor, false),
  covered: lesson.captionOf(cursor, true),
  lit: lesson.litOf(cursor),
});

/** @param {import('./words.js').Language} language @param {import('../ui/messages.js').Message} message */
const wordsOf = (language, message) => inLanguage(language, () => said(message));

for (const [route, { links }] of Object.entries(GAMES)) {
  test(`${route}: forwards and back every step shows the same, has its own words and a place that leads to it`, async () => {
    for (const query of links) {
      const lesson = await lessonOf(`#/${route}?${query}`);
      const cursors = cursorsTo(lesson.stepCount);
      const forward = cursors.map((cursor) => shownAt(lesson, cursor));
      const back = cursors.toReversed().map((cursor) => shownAt(lesson, cursor));
      assert.deepEqual(back.reverse(), forward, query);
      const code = LANGUAGES.map((language) => inLanguage(language, () => text(lesson.code.id, lesson.code.args)));
      const lines = code[0]?.split('\n').length ?? 0;
      // The same lines in both languages, and what has words has them in its own.
      assert.ok(
        code.every((one) => one.split('\n').length === lines && !one.includes('⟨')),
        lesson.code.id,
      );
      assert.ok(!/[a-z]{4}/.test(code[1] ?? ''), code[1]);
      for (const language of LANGUAGES) {
        const words = forward.map(({ caption }) => wordsOf(language, caption));
        assert.ok(
          words.every((sentence) => sentence.length > 3 && !/NaN|undefined|null/.test(sentence)),
          `${query}, ${language}`,
        );
        // On a walk after the answer a cell may be come to again.
        const told = words.slice(0, cursors.indexOf(lesson.cursorOf('answer') ?? lesson.stepCount) + 1);
        assert.equal(new Set(told).size, told.length, `${query}, ${language}`);
      }
      forward.forEach(({ place, lit, covered, caption }, at) => {
        assert.equal(lesson.cursorOf(place), cursors[at], `${query}: ${place}`);
        assert.ok(
          lit.every((line) => line >= 0 && line < lines),
          `${query}: ${place}: lit ${lit}`,
        );
        if (covered.id !== caption.id) for (const language of LANGUAGES) assert.ok(wordsOf(language, covered).length > 3, query);
      });
      assert.equal(new Set(forward.map(({ place }) => place)).size, cursors.length, query);
    }
  });
}

/** Link, steps, words of the last one. @type {[string, number, string][]} */
const LENGTHS = [
  ['#/dynamic-nim?n=10&k=2&method=walls', 28, 'Row 10 goes on the stack'],
  ['#/dynamic-nim?n=10&k=2&method=rows', 55, '(10, 10): what wins with a cap of 9'],
  ['#/dynamic-nim?n=10&k=2&method=definition', 112, '(10, 10): a take of 2 leaves (8, 4), a P'],
  ['#/dynamic-nim?n=10&k=2&method=numeration', 7, 'the least winning take: f = 2'],
  ['#/wythoff?a=3&b=5&method=stars', 37, 'Beyond it every star is known too'],
  ['#/wythoff?a=3&b=5&method=mex', 23, 'Beyond it every star is known too'],
  ['#/wythoff?a=112&b=120&method=beatty', 6, '3 winning moves'],
  ['#/wythoff?a=112&b=120&method=beatty&view=partition', 5, '112 = b₄₃'],
  ['#/wythoff?a=112&b=120&method=beatty&view=zeckendorf&x=100', 5, '(100, 162)'],
  ['#/wythoff?a=112&b=120&method=beatty&view=ratio', 89, '144 / 89'],
  ['#/race?board=A.../..../..x./...B&method=rings', 15, 'A steps to (3, 3). There B began: A wins.'],
  ['#/race?board=A.../..../..x./...B&method=pairs', 16, 'A steps to (3, 3). There B began: A wins.'],
  ['#/race?board=A.../..../..x./...B&method=full', 24, 'A steps to (3, 3). There B began: A wins.'],
];

test('how many steps there are, and what the last one says', async () => {
  for (const [hash, steps, last] of LENGTHS) {
    const lesson = await lessonOf(hash);
    assert.equal(lesson.stepCount, steps, hash);
    assert.ok(said(lesson.captionOf(steps, false)).includes(last), `${hash}: ${said(lesson.captionOf(steps, false))}`);
  }
});

/** Link, the first milestones, a step and what is said there. @type {[string, number[], number, RegExp][]} */
const MILESTONES = [
  ['#/dynamic-nim?n=24&k=2', [1, 4], 30, /f\(11\) = 3/],
  ['#/wythoff?a=12&b=20&method=stars', [4, 8, 12], 14, /b = 5.*\(3, 5\)/],
  ['#/wythoff?a=12&b=20&method=mex', [2, 4, 7], 7, /3 \+ 2 = 5/],
  ['#/wythoff?a=112&b=120&method=beatty', [1, 2, 3], 2, /17/],
  ['#/wythoff?a=112&b=120&method=beatty', [1, 2, 3, 4], 3, /\(12, 20\)/],
  ['#/wythoff?a=112&b=120&method=beatty&view=partition&x=11', [1, 2, 3], 3, /p \+ q = 10/],
  ['#/wythoff?a=112&b=120&method=beatty&view=zeckendorf&x=100', [3, 4, 5], 2, /11.*8/],
  ['#/wythoff?a=112&b=120&method=beatty&view=ratio', [1, 2, 3, 5, 8, 13], 21, /33 \/ 21 = 1\.57142/],
  ['#/race?sample=rings-15-7', [1, 3, 5], 1, /same cell/],
];

test('the milestones of every method and view, and the words of a step in the middle', async () => {
  for (const [hash, marks, middle, words] of MILESTONES) {
    const { milestones, captionOf } = await lessonOf(hash);
    let cursor = 0;
    for (const mark of marks) {
      cursor = milestones.next(cursor) ?? assert.fail(`${hash}: no milestone after ${cursor}`);
      assert.equal(cursor, mark, hash);
    }
    assert.equal(milestones.previous(cursor), marks.at(-2), hash);
    assert.match(said(captionOf(middle, false)), words, hash);
  }
});

/** Link, its place, the step it is, the place after one more step. @type {[string, string, number, string][]} */
const PLACES = [
  ['#/dynamic-nim?n=24&k=2', '11,8', 30, '11'],
  ['#/dynamic-nim?n=24&k=2&method=rows', '13,13', 91, '14,1'],
  ['#/dynamic-nim?n=24&k=2&method=rows', '13', 91, '14,1'],
  ['#/dynamic-nim?n=54&k=1&method=numeration', 'h4', 3, 'h5'],
  ['#/wythoff?a=12&b=20&method=stars', '3,5', 16, '5,3,placed'],
  ['#/wythoff?a=12&b=20&method=stars', '5,3,row', 18, '5,3,column'],
  ['#/wythoff?a=16&b=26&method=mex', '5', 15, '6,a'],
  ['#/wythoff?a=16&b=26&method=mex', '4,passed', 10, '4,a'],
  ['#/wythoff?a=112&b=120&method=beatty', 'star', 3, 'row'],
  ['#/wythoff?a=11&b=18&method=beatty&view=partition', 'sum', 3, 'next'],
  ['#/wythoff?a=11&b=18&method=beatty&view=zeckendorf', '1', 1, '2'],
  ['#/wythoff?a=11&b=18&method=beatty&view=ratio', '21', 21, '22'],
  ['#/race?sample=rings-15-7', '11,b', 6, '11'],
  ['#/race?sample=two-arcs&method=pairs', '1', 9, '0'],
  ['#/race?sample=official-2&method=full', '2', 2, '3'],
];

test('a link names a step of every method and view, and the next step has its own place', async () => {
  for (const [hash, at, step, next] of PLACES) {
    const { cursorOf, atOf } = await lessonOf(hash);
    assert.deepEqual([cursorOf(at), atOf(step + 1)], [step, next], `${hash}, ${at}`);
  }
});

/** Link, place, words there. @type {[string, string, string][]} */
const SAID = [
  ['#/dynamic-nim?n=24&k=2&method=rows', '11,3', '(11, 3): taking 3 leaves (8, 6), a P.'],
  ['#/dynamic-nim?n=54&k=1&method=numeration', 'h4', 'H4 = H3 + H3 = 4 + 4 = 8'],
  ['#/race?sample=wrap', 'answer', 'From (3, 1) in layer 9'],
  ['#/race?sample=rings-15-7', 'answer', 'From (11, 0) in layer 11'],
  ['#/race?sample=official-1', 'answer', 'B wins'],
  ['#/race?sample=official-1', 'walk,1', 'A steps to'],
  ['#/race?board=A.B/xxx', 'walk,2', 'B steps onto A on (0, 1) and goes on at once to (0, 0): a jump. There A began: B wins.'],
];

test('the words at a place: what wins, what decides, a jump', async () => {
  for (const [hash, at, words] of SAID) {
    const { captionOf, cursorOf } = await lessonOf(hash);
    const told = said(captionOf(cursorOf(at) ?? assert.fail(at), false));
    assert.ok(told.includes(words), `${hash}, ${at}: ${told}`);
  }
});

/** Link, places that it does not have. @type {[string, string[]][]} */
const NO_PLACES = [
  ['#/dynamic-nim?n=24&k=2', ['abc', '25', '-1', '11,11', '%E0', '1e9', '<b>', 'answer']],
  ['#/dynamic-nim?n=24&k=2&method=numeration', ['11', 'h99', 'd3', '']],
  ['#/wythoff?a=12&b=20&method=stars', ['3,4', '13,21', '%E0', '<b>']],
  ['#/wythoff?a=12&b=20&method=mex', ['3,passed', '14']],
  ['#/wythoff?a=12&b=20&method=beatty', ['3,5', 'toString', 'constructor']],
  ['#/wythoff?a=12&b=20&method=beatty&view=partition', ['root']],
  ['#/wythoff?a=12&b=20&method=beatty&view=zeckendorf', ['99']],
  ['#/wythoff?a=12&b=20&method=beatty&view=ratio', ['90']],
  ['#/race?sample=official-1', ['99', '1,c', 'walk,99', '%E0', '<b>']],
  ['#/race?sample=official-1&method=pairs', ['3,b', '99']],
  ['#/race?sample=official-1&method=full', ['99', 'start,b']],
];

test('places that are none', async () => {
  for (const [hash, places] of NO_PLACES) {
    const { cursorOf } = await lessonOf(hash);
    for (const place of places) assert.equal(cursorOf(place), null, `${hash}, ${place}`);
  }
});

test('every example has a lesson, and its place is one of it', async () => {
  for (const [route, { examples }] of Object.entries(GAMES)) {
    assert.ok(examples.length >= 5);
    for (const { id, params } of examples) {
      const { at = null, ...rest } = /** @type {Record<string, string>} */ (params);
      // A pile without a table has its lesson by numeration alone.
      const lesson = await lessonOf(formatLink(route, Object.entries(rest)));
      if (at !== null) assert.notEqual(lesson.cursorOf(at), null, id);
    }
  }
});
