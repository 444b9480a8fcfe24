/** The proofs: what a claim comes to, what a learner writes, and the steps. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseLesson } from '../formats/lesson/parse.js';
import { ABOUTS } from '../games/why/parameters.js';
import { openPage, settle } from './page.js';
import { linked, refusal } from './solver.js';

/** @param {string} hash */
async function opened(hash) {
  const { page, browser } = await openPage(hash);
  await ready(page);
  return { page, browser };
}

/** @param {any} page */
async function ready(page) {
  do await settle();
  while (page.session.state.value === 'working');
}

/** By link, what scripts read. @type {[query: string, claim: string | null][]} */
const CLAIMS = [
  ['', 'tried:30'],
  ['part=1&claim=1,1', 'tried:18'],
  ['about=xor&part=2&claim=0,1,2;1,0,3;2,3,', 'tried:8'],
  ['about=xor&part=2', null],
  ['about=xor&part=2&claim=0,1,2;1,1', 'refuted:1,1'],
  ['about=xor&part=2&claim=0,x', 'error'],
  ['about=xor&part=3', null],
  ['about=xor&part=3&claim=a%20%2B%20b', 'refuted:1,1'],
  ['about=xor&part=3&claim=hello', 'error'],
  ['about=xor&part=3&claim=xor(a%2C%20b)', 'tried:1048576'],
  ['about=xor&part=3&claim=xor(a%2C%20b)&at=answer', 'proved'],
  ['about=xor&part=3&claim=xor(b%2C%20a)&at=answer', 'tried:1048576'],
  ['about=xor&part=3&claim=xor(a%2C%20b)%20%2B%20a%20div%202097152', 'tried:1048576'],
  ['about=mex&edges=0-1,1-2&claim=2,1,0', 'refuted:0'],
  ['about=mex&edges=0-1,1-2&claim=0,1,0', 'proved'],
  ['about=mex&edges=0-1,1-2&claim=,,0', 'tried:1'],
  ['about=mex&edges=0-1,1-2&claim=one', 'error'],
  ['about=mex&edges=0-1,1-2', null],
  ['about=mex&edges=0-1,1-2&claim=0,1,0&hide=1', null],
  ['moves=2-0', 'tried:25'],
  ['moves=2-3', 'error'],
  ['about=stairs', 'tried:7'],
  ['about=stairs&moves=2-0', 'tried:5'],
  ['about=stairs&at=answer', 'proved'],
  ['about=stairs&stairs=0,1', 'refuted:1-0'],
  ['about=stairs&stairs=0,1&hide=1', null],
  ['about=beatty', 'tried:12'],
  ['about=beatty&moves=1000000000', 'tried:13'],
  ['about=beatty&moves=0', 'error'],
  ['about=beatty&at=answer', 'proved'],
  ['about=sg', null],
  ['about=sg&claim=5', 'refuted:1'],
  ['about=sg&claim=4,6,0', 'refuted:2'],
  ['about=sg&claim=4,3,2', 'refuted:3'],
  ['about=sg&claim=,3', 'tried:1'],
  ['about=sg&claim=4,3,0', 'tried:23'],
  ['about=sg&claim=4,3,0&moves=3-1', 'tried:22'],
  ['about=sg&claim=4,3,0&at=answer', 'proved'],
  ['about=sg&claim=4,3,0&at=proof3', 'tried:23'],
  ['about=sg&claim=4,6,0&at=answer', 'refuted:2'],
  ['about=sg&pins=7&heap=12&edges=0-1,1-2&token=1&claim=2,2,1', 'tried:20'],
  ['about=sg&claim=4,3,x', 'error'],
  ['about=sg&claim=4,3,0&moves=3-3', 'error'],
  ['about=sg&claim=4,3,0&hide=1', null],
  ['about=sg&claim=4,3,2&hide=1', null],
  ['about=fusion', 'tried:10'],
  ['about=fusion&edges=0-1,0-2,1-2', 'tried:6'],
  ['about=fusion&edges=0-1,0-2,1-2&claim=any&at=answer', 'tried:6'],
  ['about=fusion&edges=0-1,0-2,1-2&claim=same', 'refuted:1-0'],
  ['about=fusion&edges=0-1,1-2,2-3,3-1&claim=same', 'refuted:1-1'],
  ['about=fusion&edges=0-1,1-2,1-3&claim=same', 'tried:6'],
  ['about=fusion&edges=0-1,0-2,1-2&moves=1-2', 'tried:5'],
  ['about=fusion&edges=0-1,0-2,1-2&claim=other', 'error'],
  ['about=fusion&edges=0-1,0-2,1-2&claim=same&hide=1', null],
];

for (const [query, claim] of CLAIMS)
  test(`#/why?${query}: ${claim}`, async () => {
    const { page } = await opened(`#/why?${query}`);
    assert.equal(page.session.state.value, 'ready');
    assert.equal(page.claimed?.value, claim);
    page.destroy();
  });

test('a link that names no proof is refused, and says which there are', () => {
  const problem = (/** @type {string} */ query) => refusal(() => linked(`#/why?${query}`));
  assert.deepEqual(
    [problem('about=nim').id, problem('part=4').id, problem('about=mex&edges=0-1,1-0').id],
    ['error-why-about', 'error-why-part', 'error-why-cycle'],
  );
  assert.equal(problem('about=nim').args.abouts, ABOUTS.join(', '));
});

test('what is written goes into the link, without what is empty at its end', async () => {
  const { page, browser } = await opened('#/why?about=xor&part=2&claim=0,1');
  page.writePlace?.(1, 0, '1');
  assert.match(browser.location.hash, /claim=0,1;1$/);
  page.writePlace?.(0, 3, '3');
  assert.match(browser.location.hash, /claim=0,1,,3;1$/);
  page.writePlace?.(1, 0, '');
  page.writePlace?.(0, 3, '');
  page.writePlace?.(0, 1, '');
  page.writePlace?.(0, 0, '');
  assert.doesNotMatch(browser.location.hash, /claim/);
  page.destroy();
});

test('a value of a vertex goes into its place', async () => {
  const { page, browser } = await opened('#/why?about=mex&edges=0-1,1-2');
  page.writeValue?.(2, '0');
  assert.match(browser.location.hash, /claim=,,0$/);
  page.writeValue?.(0, '0');
  assert.match(browser.location.hash, /claim=0,,0$/);
  page.destroy();
});

test('a challenger’s move is found among the steps, and its answer is the next', async () => {
  const { page } = await opened('#/why?part=1');
  // The third move: all of heap 2.
  page.challenge?.(0, 1, 0);
  await settle();
  const said = (/** @type {number} */ cursor) => page.lesson.value?.captionOf(cursor, false);
  const cursor = page.cursor.value;
  assert.deepEqual(said(cursor)?.args, { heap: 2, take: 3, left: 0, number: 3, count: 10, name: 'twin', is_answered: 'yes' });
  assert.deepEqual(said(cursor + 1)?.args, { heap: 4, take: 3, left: 0, number: 3, count: 10, name: 'twin', is_answered: 'yes' });
  page.destroy();
});

test('while the answer is covered, no step tells the first wrong pair', async () => {
  const { page } = await opened('#/why?about=xor&part=3&claim=a%20%2B%20b&hide=1');
  const { lesson } = page;
  for (let cursor = 1; cursor <= (lesson.value?.stepCount ?? 0); cursor += 1)
    assert.equal(lesson.value?.captionOf(cursor, true).id, 'why-covered');
  page.destroy();
});

/**
 * What the two questions about each proof have for an answer: the outcome, a move or a number.
 * @type {Record<string, readonly string[]>}
 */
const ASKED = {
  xor: ['N', '1,5'],
  mex: ['2', 'P'],
  stairs: ['P', '2,2 3,2'],
  beatty: ['P', '4,7'],
  sg: ['N', '0,0,1 1,0,5 1,0,6'],
  numeration: ['3', 'P'],
  walls: ['2', 'N'],
  fusion: ['1', 'P'],
};

for (const about of ABOUTS)
  test(`a class is asked two questions about ${about}, in both languages`, () => {
    const path = join(import.meta.dirname, '../games/why/class_questions', `${about}.md`);
    const { title, sections, mistakes } = parseLesson(readFileSync(path, 'utf8'));
    assert.deepEqual(mistakes, []);
    assert.deepEqual(Object.keys(title).sort(), ['en', 'zh']);
    assert.equal(sections.length, 2);
    const answers = sections.map(({ link, ask, prose }) => {
      assert.ok(ask !== null && prose.en.length > 0 && prose.zh.length > 0, link);
      const game = linked(link);
      const { outcome, moves, grundy } = game.verdict();
      // The smallest winning take is the last of the thresholds.
      if (ask === 'number:f') return String(game.timeline().f.at(-1));
      return ask === 'outcome' ? outcome : ask === 'move' ? [...moves].join(' ') : String(grundy);
    });
    assert.deepEqual(answers, ASKED[about]);
  });

test('parts and pictures that cannot be tried are refused with their limits', () => {
  const problem = (/** @type {string} */ query) => {
    const { id, args } = refusal(() => linked(`#/why?${query}`));
    return [id, args.limit];
  };
  assert.deepEqual(
    [
      problem('about=sg&pins=8'),
      problem('about=sg&heap=13'),
      problem('about=sg&token=4'),
      problem('about=sg&edges=0-1,1-0'),
      problem(`about=fusion&edges=${Array(9).fill('0-1').join()}`),
      problem('about=fusion&edges=0-20'),
      problem('about=fusion&edges=0-1,2-3'),
    ],
    [
      ['error-why-pins', '7'],
      ['error-why-stones', '12'],
      ['error-why-token', '3'],
      ['error-why-cycle', undefined],
      ['error-why-lines-many', '8'],
      ['error-why-line', '19'],
      ['error-why-loose', undefined],
    ],
  );
});

test('while the answer is covered, no step tells whether the values of unlike parts are right', async () => {
  for (const claim of ['4,3,0', '4,3,2', '4,3']) {
    const { page } = await opened(`#/why?about=sg&claim=${claim}&hide=1`);
    const { lesson } = page;
    assert.deepEqual(lesson.value?.captionOf(0, true).args, { count: 0, judged: 'unclaimed' });
    for (let cursor = 1; cursor <= (lesson.value?.stepCount ?? 0); cursor += 1)
      assert.equal(lesson.value?.captionOf(cursor, true).id, 'why-covered');
    page.destroy();
  }
});

test('a challenge of a pair of pins is found among the steps, and its answer brings the XOR back', async () => {
  const { page } = await opened('#/why?about=sg&claim=4,3,0');
  // Pins 2 and 3 of five.
  page.challenge?.(0, 0, 0b11001);
  await settle();
  const said = (/** @type {number} */ cursor) => page.lesson.value?.captionOf(cursor, false);
  const { args } = said(page.cursor.value) ?? {};
  assert.deepEqual([args?.part, args?.pin, args?.next, args?.count_down, args?.value], [1, 2, 3, 2, 4]);
  assert.equal(said(page.cursor.value + 1)?.args?.is_answered, 'yes');
  page.destroy();
});

test('the same edge is answered by the reply that wins against it', async () => {
  const { page } = await opened('#/why?about=fusion&edges=0-1,0-2,1-2&claim=same');
  page.challenge?.(0, 0, 0);
  await settle();
  const said = (/** @type {number} */ cursor) => page.lesson.value?.captionOf(cursor, false);
  const { cursor } = page;
  assert.equal(said(cursor.value)?.id, 'why-step-challenge-fusion');
  assert.deepEqual([said(cursor.value + 1)?.args?.is_same, said(cursor.value + 1)?.args?.edge], ['yes', 'a']);
  assert.equal(said(cursor.value + 2)?.id, 'why-step-winning-fusion');
  page.destroy();
});
