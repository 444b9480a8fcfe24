/** Every step of many lessons: its place in the link, its words in both languages, its lit lines, forwards and back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink } from '../ui/link.js';
import { lessonOf } from './lessons.js';
import { GAMES } from './solver.js';
import { text } from '../ui/messages.js';
import { inLanguage, LANGUAGES, said } from './words.js';

/** @import { Lesson } from '../player/types.js' */
/** @import { Language } from './words.js' */
/** @import { Message } from '../ui/messages.js' */

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

/** All that a page shows of a step. @param {Lesson} lesson @param {number} cursor */
const shownAt = (lesson, cursor) => ({
  place: lesson.atOf(cursor),
  caption: lesson.captionOf(cursor, false),
  covered: lesson.captionOf(cursor, true),
  lit: lesson.litOf(cursor),
});

/** @param {Language} language @param {Message} message */
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
  [
    '#/dynamic-nim?n=10&k=2&method=walls',
    28,
    'You lose from 1, 2, 3, 5, 8 unless you may take all. Your position is framed: to win, take f(10) = 2, to the diamond',
  ],
  ['#/dynamic-nim?n=10&k=2&method=rows', 55, 'still f(10) = 2. The table is finished: the smallest winning take from 10 is 2.'],
  ['#/dynamic-nim?n=10&k=2&method=definition', 112, 'skip the rest: N. The table is finished: the smallest winning take from 10 is 2.'],
  ['#/dynamic-nim?n=10&k=2&method=numeration', 7, 'the smallest winning take: f = 2'],
  ['#/wythoff?a=3&b=5&method=stars', 19, 'no move leads from star to star: P. Beatty'],
  ['#/wythoff?a=3&b=5&method=mex', 23, 'no move leads from star to star: P. Beatty'],
  ['#/wythoff?a=112&b=120&method=beatty', 6, '3 winning moves'],
  ['#/wythoff?a=112&b=120&method=beatty&view=partition', 5, '112 = b₄₃'],
  ['#/wythoff?a=112&b=120&method=beatty&view=zeckendorf&x=100', 5, 'bᵢ = 162, its partner'],
  ['#/wythoff?a=112&b=120&method=beatty&view=ratio', 89, '144 / 89'],
  ['#/race?board=A.../..../..x./...B&method=rings', 15, 'A steps to (3, 3). That is B’s start: A wins.'],
  ['#/race?board=A.../..../..x./...B&method=pairs', 16, 'A steps to (3, 3). That is B’s start: A wins.'],
  ['#/race?board=A.../..../..x./...B&method=full', 24, 'A steps to (3, 3). That is B’s start: A wins.'],
];

test('how many steps there are, and what the last one says', async () => {
  for (const [hash, steps, last] of LENGTHS) {
    const lesson = await lessonOf(hash);
    assert.equal(lesson.stepCount, steps, hash);
    assert.ok(said(lesson.captionOf(steps, false)).includes(last), `${hash}: ${said(lesson.captionOf(steps, false))}`);
  }
});

/** Link, place, words there. @type {[string, string, string][]} */
const SAID = [
  ['#/dynamic-nim?n=24&k=2&method=rows', '13,13', '(13, 13): taking 13 leaves (0, 0), a P-position. So it is N, and f(13) = 13.'],
  ['#/dynamic-nim?n=24&k=2&method=rows', '11,3', '(11, 3): taking 3 leaves (8, 6), a P-position.'],
  ['#/dynamic-nim?n=54&k=1&method=numeration', 'h4', 'H4 = H3 + H3 = 8'],
  ['#/race?sample=wrap', 'answer', '(3, 1) in layer 9'],
  ['#/race?sample=rings-15-7', 'answer', '(11, 0) in layer 11'],
  ['#/race?sample=official-1', 'answer', 'B wins'],
  ['#/race?sample=official-1', 'walk,1', 'A steps to'],
  ['#/race?board=A.B/xxx', 'walk,2', 'B steps onto A on (0, 1) and goes on at once to (0, 0): a jump. That is A’s start: B wins.'],
];

test('the words at a place: what wins, what decides, a jump', async () => {
  for (const [hash, at, words] of SAID) {
    const { captionOf, cursorOf } = await lessonOf(hash);
    const told = said(captionOf(cursorOf(at) ?? assert.fail(at), false));
    assert.ok(told.includes(words), `${hash}, ${at}: ${told}`);
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
