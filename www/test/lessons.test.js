/** Every step of many lessons: its place in the link, its words in both languages, its lit lines, forwards and back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessonOf } from './lessons.js';
import { inLanguage, LANGUAGES, said } from './words.js';

const { EXAMPLES: NIM } = await import('../games/dynamic_nim/examples.js');
const { EXAMPLES: HEAPS_NIM } = await import('../games/heaps/nim/examples.js');
const { EXAMPLES: RACE } = await import('../games/race/examples.js');
const { EXAMPLES: WYTHOFF } = await import('../games/wythoff/examples.js');
const { formatLink } = await import('../ui/link.js');

/** Steps of lessons that are gone through one by one; of longer ones the first, the last and some between. */
const EVERY = 900;

const FACTORS = ['1', '2', '5/2', '43/11', '1/2'];

/** Links by game. @type {Record<string, string[]>} */
const LINKS = {
  'dynamic-nim': [
    'n=10&k=2&method=walls',
    'n=10&k=2&method=rows',
    'n=10&k=2&method=definition',
    'n=10&k=2&method=numeration',
    ...['walls', 'rows', 'definition'].flatMap((method) => FACTORS.map((k) => `n=24&k=${k}&method=${method}`)),
    ...['1', '2', '5/2', '43/11'].flatMap((k) => [
      `n=24&k=${k}&method=numeration`,
      `n=999999999999&k=${k}&method=numeration`,
      `n=1${'0'.repeat(200)}&k=${k}&method=numeration`,
    ]),
    ...['walls', 'rows', 'definition', 'numeration'].flatMap((method) => ['0', '1', '2'].map((n) => `n=${n}&k=2&method=${method}`)),
    'n=60&limit=2,2,3,5,5,9&method=walls',
    'n=60&limit=2,2,3,5,5,9&method=rows',
    'n=60&limit=2,2,3,5,5,9&method=definition',
    'n=60&limit=2,2,3,5,5,9&method=numeration',
    'n=30&limit=2,0&method=rows',
    'n=400&k=5/2&method=walls',
    'n=5000&k=2&method=walls',
  ],
  nim: [
    ...['', '0', '0,0', '7', '3,4,5', '1,4,5', '1,2,3,4,5,6,7,8', '13,7,22,9', '1,1,1', `${'9'.repeat(300)},${'7'.repeat(280)},5`].flatMap(
      (heaps) => [`heaps=${heaps}`, `heaps=${heaps}&rule=misere`, `heaps=${heaps}&max=3`, `heaps=${heaps}&max=3&rule=misere`],
    ),
    ...['2', '3'].flatMap((k) =>
      ['4,2,1', '3,4,5', '7,7,7', '1,1,0,2'].flatMap((heaps) => [`heaps=${heaps}&moore=${k}`, `heaps=${heaps}&moore=${k}&rule=misere`]),
    ),
    'heaps=5,6&max=2&moore=2',
  ],
  wythoff: [
    'a=3&b=5&method=stars',
    'a=3&b=5&method=mex',
    'a=80&b=20&method=stars',
    'a=7&b=400&method=stars',
    'a=16&b=26&method=mex',
    'a=1000&b=3&method=mex',
    'a=1000000&b=3&method=mex',
    'a=112&b=120&method=beatty',
    'a=0&b=0&method=beatty',
    'a=5&b=3&method=beatty',
    `a=${'9'.repeat(900)}&b=7&method=beatty`,
    'a=112&b=120&method=beatty&view=ratio',
    ...['0', '1', '2', '11', '12', '100', '112', '9'.repeat(300)].flatMap((x) => [
      `a=112&b=120&method=beatty&view=partition&x=${x}`,
      `a=112&b=120&method=beatty&view=zeckendorf&x=${x}`,
    ]),
  ],
  race: [
    ...['rings', 'pairs', 'full'].flatMap((method) =>
      [
        'board=A.../..../..x./...B',
        'sample=official-1',
        'sample=wrap',
        'sample=two-arcs',
        'sample=rings-15-7',
        'board=A../..B',
        'board=Ax/xB',
        'board=A.B/xxx',
      ].map((board) => `${board}&method=${method}`),
    ),
    'sample=serpentine-31&method=rings',
    'sample=maze-41-12-3&method=pairs',
    'sample=open-200&method=rings',
  ],
};

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

for (const [game, links] of Object.entries(LINKS)) {
  test(`${game}: forwards and back every step shows the same, has its own words and a place that leads to it`, () => {
    for (const query of links) {
      const lesson = lessonOf(`#/${game}?${query}`);
      const cursors = cursorsTo(lesson.stepCount);
      const forward = cursors.map((cursor) => shownAt(lesson, cursor));
      const back = cursors.toReversed().map((cursor) => shownAt(lesson, cursor));
      assert.deepEqual(back.reverse(), forward, query);
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
          lit.every((line) => line >= 0 && line < lesson.code.length),
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

test('how many steps there are, and what the last one says', () => {
  for (const [hash, steps, last] of LENGTHS) {
    const lesson = lessonOf(hash);
    assert.equal(lesson.stepCount, steps, hash);
    assert.ok(said(lesson.captionOf(steps, false)).includes(last), `${hash}: ${said(lesson.captionOf(steps, false))}`);
  }
});

/** Link, the first milestones, a step and what is said there. @type {[string, number[], number, RegExp][]} */
const MILESTONES = [
  ['#/dynamic-nim?n=24&k=2', [2, 5], 30, /f\(11\) = 3/],
  ['#/wythoff?a=12&b=20&method=stars', [4, 8, 12], 14, /b = 5.*\(3, 5\)/],
  ['#/wythoff?a=12&b=20&method=mex', [2, 4, 7], 7, /3 \+ 2 = 5/],
  ['#/wythoff?a=112&b=120&method=beatty', [1, 2, 3], 2, /17/],
  ['#/wythoff?a=112&b=120&method=beatty', [1, 2, 3, 4], 3, /\(12, 20\)/],
  ['#/wythoff?a=112&b=120&method=beatty&view=partition&x=11', [1, 2, 3], 3, /p \+ q = 10/],
  ['#/wythoff?a=112&b=120&method=beatty&view=zeckendorf&x=100', [3, 4, 5], 2, /11.*8/],
  ['#/wythoff?a=112&b=120&method=beatty&view=ratio', [1, 2, 3, 5, 8, 13], 21, /33 \/ 21 = 1\.57142/],
  ['#/race?sample=rings-15-7', [1, 3, 5], 1, /same cell/],
];

test('the milestones of every method and view, and the words of a step in the middle', () => {
  for (const [hash, marks, middle, words] of MILESTONES) {
    const { milestones, captionOf } = lessonOf(hash);
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

test('a link names a step of every method and view, and the next step has its own place', () => {
  for (const [hash, at, step, next] of PLACES) {
    const { cursorOf, atOf } = lessonOf(hash);
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

test('the words at a place: what wins, what decides, a jump', () => {
  for (const [hash, at, words] of SAID) {
    const { captionOf, cursorOf } = lessonOf(hash);
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

test('places that are none', () => {
  for (const [hash, places] of NO_PLACES) {
    const { cursorOf } = lessonOf(hash);
    for (const place of places) assert.equal(cursorOf(place), null, `${hash}, ${place}`);
  }
});

test('every example has a lesson, and its place is one of it', () => {
  for (const [game, examples] of Object.entries({ 'dynamic-nim': NIM, nim: HEAPS_NIM, wythoff: WYTHOFF, race: RACE })) {
    assert.ok(examples.length >= 5);
    for (const { id, params } of examples) {
      const { at = null, ...rest } = /** @type {Record<string, string>} */ (params);
      // A pile without a table has its lesson by numeration alone.
      const lesson = lessonOf(formatLink(game, Object.entries(rest)));
      if (at !== null) assert.notEqual(lesson.cursorOf(at), null, id);
    }
  }
});
