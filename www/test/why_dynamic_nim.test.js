/** The proofs about Dynamic Nim: what a claim comes to, what is wrong with a link, and the steps of the induction. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, settle } from './page.js';
import { linked, refusal } from './solver.js';

/** @param {string} query */
async function opened(query) {
  const { page, browser } = await openPage(`#/why?${query}`);
  do await settle();
  while (page.session.state.value === 'working');
  return { page, browser };
}

/** By link, what scripts read. @type {[query: string, claim: string | null][]} */
const CLAIMS = [
  ['about=numeration', null],
  ['about=numeration&claim=3', 'tried:8'],
  ['about=numeration&claim=3&moves=1', 'tried:7'],
  ['about=numeration&claim=3&at=answer', 'proved'],
  ['about=numeration&claim=3&hide=1', null],
  ['about=numeration&n=21&claim=0', 'tried:20'],
  ['about=numeration&n=21&claim=0&at=answer', 'proved'],
  ['about=numeration&n=1&claim=0', 'tried:0'],
  ['about=numeration&n=24&k=5/2&claim=2', 'tried:6'],
  // The reply wins; a smaller take wins; a take wins.
  ['about=numeration&claim=1', 'refuted:21'],
  ['about=numeration&claim=1&moves=1', 'refuted:21'],
  ['about=numeration&n=17&claim=4', 'refuted:16'],
  ['about=numeration&claim=0', 'refuted:21'],
  ['about=numeration&claim=1&at=answer', 'refuted:21'],
  ['about=numeration&claim=1&hide=1', null],
  ['about=numeration&claim=24', 'error'],
  ['about=numeration&claim=x', 'error'],
  ['about=numeration&claim=3&moves=7', 'error'],
  ['about=numeration&moves=1', 'error'],
  ['about=walls', 'tried:110'],
  ['about=walls&n=3&k=1', 'tried:1'],
  ['about=walls&moves=1-24', 'tried:111'],
  ['about=walls&moves=1-24,3-6', 'tried:112'],
  ['about=walls&moves=1-2', 'error'],
  ['about=walls&moves=x', 'error'],
  ['about=walls&at=answer', 'proved'],
  ['about=walls&hide=1', null],
];

for (const [query, claim] of CLAIMS)
  test(`#/why?${query}: ${claim}`, async () => {
    const { page } = await opened(query);
    assert.equal(page.session.state.value, 'ready');
    assert.equal(page.claimed?.value, claim);
    page.destroy();
  });

test('a pile or a factor that is none is refused, in the words of Dynamic Nim where it has them', () => {
  const problem = (/** @type {string} */ query) => refusal(() => linked(`#/why?${query}`));
  assert.deepEqual(
    ['about=numeration&n=61', 'about=numeration&n=0', 'about=numeration&k=x', 'about=numeration&k=0.5'].map((query) => problem(query).id),
    ['error-why-pile', 'error-why-pile', 'error-ratio', 'error-numeration-k'],
  );
  assert.deepEqual(
    ['about=walls&n=41', 'about=walls&n=2', 'about=walls&k=0', 'about=walls&k=1/2'].map((query) => problem(query).id),
    ['error-why-pile', 'error-why-pile', 'error-ratio', 'error-why-factor'],
  );
});

/** The sentences of the steps of a proof. @param {string} query */
async function proofOf(query) {
  const { page } = await opened(query);
  const count = page.lesson.value?.stepCount ?? 0;
  const said = Array.from({ length: count }, (_, step) => page.lesson.value?.captionOf(step + 1, false));
  page.destroy();
  return said.filter((one) => one?.id.startsWith('why-proof-'));
}

test('the induction is unfolded down to 1', async () => {
  const said = await proofOf('about=numeration&claim=3');
  assert.deepEqual(
    said.map((one) => one?.id.replace('why-proof-numeration-', '')),
    ['pre', 'between', 'next', 'unfold', 'unfold', 'unfold', 'sum', 'digits'],
  );
  assert.deepEqual(said[0]?.args, { h: 21, before: 8, after: 13, cap: 16, next: 34, from: 22, to: 33, count: 12 });
  assert.deepEqual(said[3]?.args, { h: 21, before: 8, after: 13, rest: 5 });
  assert.deepEqual(said[5]?.args, { h: 3, before: 1, after: 2, rest: 1 });
  assert.deepEqual(said[6]?.args, { h: 21, after: 13, sum: '8 + 3 + 1 + 1', last: 33, next: 34 });
  assert.deepEqual(said[7]?.args, { stones: 24, digits: '21 + 3', take: 3, next: 21 });
});

test('with k = 1 the largest pile stands alone in its sum', async () => {
  const said = await proofOf('about=numeration&n=1&k=1&claim=0');
  assert.deepEqual(
    said.map((one) => one?.id.replace('why-proof-numeration-', '')),
    ['pre', 'between', 'next', 'sum', 'digits'],
  );
  assert.deepEqual(said[3]?.args, { h: 1, after: 1, sum: '1', last: 1, next: 2 });
  assert.deepEqual(said[4]?.args, { stones: 1, digits: '1', take: 1, next: 'none' });
});

test('the proof of the walls is shown by what was named last', async () => {
  const [, , third, fourth] = await proofOf('about=walls&k=5/2&moves=1-4');
  assert.deepEqual(third?.args, fourth?.args);
  assert.deepEqual(fourth?.args, { wall: 1, by: 2, ray: 4, more: 2, column: '5/2', later: '15/2', end: 1, rows: 24 });
});

test('while the answer is covered, no step tells an answer or the proof', async () => {
  for (const query of ['about=numeration&claim=3', 'about=numeration&claim=1', 'about=walls']) {
    const { page } = await opened(`${query}&hide=1`);
    for (let cursor = 1; cursor <= (page.lesson.value?.stepCount ?? 0); cursor += 1) {
      const id = page.lesson.value?.captionOf(cursor, true).id ?? '';
      assert.match(id, /^why-(covered|step-(dispute|challenge)-)/);
    }
    page.destroy();
  }
});
