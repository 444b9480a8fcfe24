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
  assert.equal(problem('about=nim').args.abouts, 'xor, mex, stairs, beatty');
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

/** What the two questions about each proof have for an answer: the outcome, a move or a number. @type {Record<string, readonly string[]>} */
const ASKED = {
  xor: ['N', '1,5'],
  mex: ['2', 'P'],
  stairs: ['P', '2,2 3,2'],
  beatty: ['P', '4,7'],
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
      const { outcome, moves, grundy } = linked(link).verdict();
      return ask === 'outcome' ? outcome : ask === 'move' ? [...moves].join(' ') : String(grundy);
    });
    assert.deepEqual(answers, ASKED[about]);
  });
