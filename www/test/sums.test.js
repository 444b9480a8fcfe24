/** Sums of heaps from a link to their answer, their moves and their lessons: against the rules written out in a few lines. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsOf as readOptions } from '../game_page/parameters.js';
import { knowledgeAt, modulusOf, optionsOf, totalOf } from '../games/sums/steps.js';
import { sentence } from '../games/sums/words.js';
import { nimbersOf } from './heaps_rules.js';
import { lessonOf } from './lessons.js';
import { openPage, settle } from './page.js';
import { LOST, withLost } from '../games/sums/sum/lost.js';
import { linked, refusal, testedOf } from './solver.js';
import { inLanguage, LANGUAGES, said } from './words.js';

/** @import { SumTimeline } from '../../crate/pkg/sums/mexplorer.js' */

/** @typedef {SumTimeline} Timeline */
/** @typedef {{made: string[], parts: number[]}} Move */

/** Two neighbours from a row. @param {number} heap @returns {Move[]} */
const dawson = (heap) =>
  Array.from({ length: Math.max(0, heap - 1) }, (_, left) => ({ made: ['2', String(left)], parts: [left, heap - 2 - left] }));

/** Two to six from a heap. @param {number} heap @returns {Move[]} */
const twoToSix = (heap) => [2, 3, 4, 5, 6].filter((take) => take <= heap).map((take) => ({ made: [String(take)], parts: [heap - take] }));

/** The heaps that each move leaves. @param {(heap: number) => Move[]} movesOf */
const optionsBy = (movesOf) => (/** @type {number} */ heap) => movesOf(heap).map(({ parts }) => parts);

test('nimber and winning moves of two heaps are those of the bare rules, in the form of each game', () => {
  for (const [route, rule, movesOf] of /** @type {[string, string, typeof dawson][]} */ ([
    ['octal', 'code=0.07', dawson],
    ['subtraction', 'set=2-6', twoToSix],
  ])) {
    const g = nimbersOf(optionsBy(movesOf), 13);
    for (let one = 0; one < 13; one += 1) {
      for (let other = 0; other < 13; other += 3) {
        const { verdict } = linked(`#/${route}?${rule}&heaps=${one},${other}`);
        const total = (g[one] ?? 0) ^ (g[other] ?? 0);
        const wins = [one, other].flatMap((heap, index) =>
          movesOf(heap)
            .filter(({ parts }) => (total ^ (g[heap] ?? 0)) === parts.reduce((sum, part) => sum ^ (g[part] ?? 0), 0))
            .map(({ made }) => [String(index), ...made]),
        );
        const { outcome, grundy, moves } = verdict();
        assert.deepEqual([outcome, grundy, moves], [total === 0 ? 'P' : 'N', String(total), wins], `${route} ${one},${other}`);
        const parts = `${route}:${rule.split('=')[1]}`;
        const sum = linked(`#/sum?parts=${parts}:${one}+${parts}:${other}`).verdict();
        assert.deepEqual(
          sum.moves,
          wins.map(([part, ...made]) => [part, ['0', ...made]]),
        );
      }
    }
  }
});

test('the timeline has the options of every heap, and the mex of their values', () => {
  const g = nimbersOf(optionsBy(dawson), 31);
  /** @type {Timeline} */
  const timeline = linked('#/octal?code=0.07&heaps=30').timeline();
  assert.deepEqual([...timeline.values], g);
  for (let heap = 0; heap <= 30; heap += 1) {
    const options = optionsOf(timeline, heap);
    // Mirror images are left out.
    assert.equal(options.length, Math.floor(heap / 2));
    for (const { parts, value } of options) {
      assert.equal(
        parts.reduce((sum, part) => sum + part, 0),
        heap - 2,
      );
      assert.equal(
        parts.reduce((sum, part) => sum ^ (g[part] ?? 0), 0),
        value,
      );
    }
  }
  assert.equal(knowledgeAt(timeline, 0).decided, 0);
  assert.equal(knowledgeAt(timeline, timeline.steps.stepCount).decided, 31);
  assert.equal(totalOf(timeline, 1, false), BigInt(g[30] ?? -1));
});

test('a period is told with what proves it', () => {
  for (const [link, expected] of /** @type {[string, unknown[]][]} */ ([
    ['subtraction?set=2-6&heaps=3', [0, 8, 0, 'proved', 0, 6]],
    ['subtraction?set=!2&heaps=3', [0, 4, 2, 'proved']],
    ['subtraction?set=1-3&heaps=3', [0, 4, 0, 'formula']],
    ['octal?code=0.07&heaps=3', [53, 34, 0, 'guy-smith', 53, 89]],
    ['octal?code=0.[3]&heaps=3', [1, 1, 1, 'formula']],
    ['octal?code=8.[3]&heaps=3', [1, 8, 8, 'seen']],
  ])) {
    /** @type {Timeline} */
    const { period, values } = linked(`#/${link}&method=period`).timeline();
    assert.ok(period, link);
    const told = [period.preperiod, period.period, period.saltus, period.certainty, period.from, period.window];
    assert.deepEqual(told.slice(0, expected.length), expected, link);
    for (let n = Math.max(period.from, period.preperiod); n < period.from + period.window && n + period.period < values.length; n += 1)
      assert.equal(values[n + period.period], (values[n] ?? 0) + period.saltus);
  }
});

test('a heap that is asked about has its moves, each once, and its value', () => {
  const { solved, verdict } = linked('#/octal?code=0.07&heaps=9');
  verdict();
  const { value, options } = solved.heap({ kind: 'octal:0.07', heap: '9' });
  assert.deepEqual(
    [value, options.map((/** @type {any} */ one) => [one.taken, one.parts, one.value])],
    [
      '0',
      [
        ['2', ['7'], '1'],
        ['2', ['1', '6'], '3'],
        ['2', ['2', '5'], '1'],
        ['2', ['3', '4'], '3'],
      ],
    ],
  );
  assert.deepEqual([...solved.values({ kind: 'octal:0.07', count: 10, steps: false })], nimbersOf(optionsBy(dawson), 10));
  assert.equal(solved.heap({ kind: 'octal:0.7', heap: '9' }), undefined);
  assert.equal(solved.heap({ kind: 'octal:0.07', heap: `1${'0'.repeat(40)}` }).options, null);
});

test('what nobody can tell has no outcome, and the reason', () => {
  for (const [link, kind] of [
    [`octal?code=0.07&heaps=${'9'.repeat(30)}&rule=every`, 'steps'],
    ['octal?code=0.07&heaps=200,300&rule=misere', 'misere'],
  ]) {
    const { outcome, unknown, moves } = linked(`#/${link}`).verdict();
    assert.deepEqual([outcome, unknown.kind, moves], [null, kind, []], link);
  }
});

test('the sparse space marks and seeks, and comes to the same values', async () => {
  const g = nimbersOf(
    (heap) => [
      // 0.56: one stone as a whole heap or where it leaves two; two where they leave one heap or two.
      ...(heap === 1 ? [[]] : []),
      ...Array.from({ length: Math.max(0, heap - 2) }, (_, at) => [at + 1, heap - 2 - at]),
      ...(heap > 2 ? [[heap - 2]] : []),
      ...Array.from({ length: Math.max(0, heap - 3) }, (_, at) => [at + 1, heap - 3 - at]),
    ],
    40,
  );
  /** @type {Timeline} */
  const { sparse, examined, allSplits } = linked('#/octal?code=0.56&heaps=39&method=sparse').timeline();
  assert.deepEqual(
    sparse.map(({ value }) => value),
    g,
  );
  assert.ok(BigInt(examined) > 0n && BigInt(allSplits) > 0n);
  const lesson = await lessonOf('#/octal?code=0.56&heaps=39&method=sparse');
  assert.equal(lesson.stepCount, 81);
});

test('a link that makes no sum is refused with the value and the limit', () => {
  for (const [link, id, args] of /** @type {[string, string, Record<string, string>][]} */ ([
    ['subtraction?set=&heaps=3', 'error-set-empty', {}],
    ['subtraction?set=2,x&heaps=3', 'error-set-entry', { value: 'x', limit: '1000000' }],
    ['subtraction?set=2-1002&heaps=3', 'error-set-many', { limit: '1000' }],
    ['subtraction?set=2&heaps=3,,4', 'error-heap', { value: '', place: '2', limit: '1000' }],
    ['octal?code=1.0&heaps=3', 'error-code-pass', { value: '1.0', digit: '1' }],
    ['octal?code=0.3!&heaps=3', 'error-code-unequal', { value: '0.3!', place: '4' }],
    ['octal?take=0&heaps=3', 'error-take-number', { value: '0', place: '1', limit: '1000000' }],
    ['sum?parts=chess:3', 'error-sum-kind', { value: 'chess' }],
    ['sum?parts=nim:1&rule=x', 'error-heap-rule', { value: 'x', rules: 'normal, misere, every' }],
  ])) {
    const refused = refusal(() => linked(`#/${link}`));
    assert.deepEqual([refused.id, refused.args], [id, args], link);
  }
});

test('a lost part changes nothing: whoever wins a sum wins it with any of them', () => {
  const outcomeOf = (/** @type {string} */ parts) => linked(`#/sum?parts=${parts}`).verdict().outcome;
  for (const lost of LOST) {
    assert.equal(outcomeOf(lost), 'P', lost);
    for (const parts of ['nim:3', 'nim:3+subtraction:2-6:17', 'nim:3+nim:3', 'octal:0.07:9+nim:1', 'subtraction:1-3:7+octal:0.77:10'])
      assert.equal(outcomeOf(withLost(parts, lost)), outcomeOf(parts), `${parts} and ${lost}`);
  }
});

test('winning moves that differ in one number are one phrase, in both languages', () => {
  /** @param {string} link */
  const told = (link) => {
    const { route, params, verdict } = linked(`#/${link}`);
    const options = readOptions(testedOf(route).parameters, params);
    return LANGUAGES.map((name) => inLanguage(name, () => sentence(verdict(), options, route === 'sum').join('')));
  };
  assert.deepEqual(told('subtraction?set=2-6&heaps=17,30'), [
    'the player to move wins: take 2 or 3 from heap 1, or 5 or 6 from heap 2',
    '先手必胜：从第 1 堆取 2 或 3 颗，或从第 2 堆取 5 或 6 颗',
  ]);
  assert.deepEqual(told('octal?code=0.07&heaps=10,7'), [
    'the player to move wins: take 2 from row 1, leaving 0, 1, 3 or 5 on the left; 2 more moves win',
    '先手必胜：从第 1 排取 2 颗（左边剩 0、1、3 或 5 颗）；另有 2 种必胜走法',
  ]);
  // A part that becomes three has two numbers to choose: each move is told alone.
  assert.match(told('octal?code=0.8&heaps=5')[0] ?? '', /into 1, 1 and the rest\).*|leaving 1, 1 and the rest/);
  assert.equal(told('sum?parts=nim:3+subtraction:2-6:17')[0], 'the player to move wins: take 3 from heap 1, or 2 or 3 from heap 2');
});

test('a single heap is told without XOR: what one takes, or that every take has an answer, as bare winning and losing says', async () => {
  for (const [set, takes, modulus] of /** @type {[string, number[], number | null][]} */ ([
    ['1-3', [1, 2, 3], 4],
    ['1,2', [1, 2], 3],
    ['1', [1], 2],
    ['2-6', [2, 3, 4, 5, 6], null],
    ['1,3,4', [1, 3, 4], null],
  ])) {
    /** @type {boolean[]} */
    const wins = [];
    for (let heap = 0; heap <= 14; heap += 1) {
      const winning = takes.filter((take) => take <= heap && !wins[heap - take]);
      wins.push(winning.length > 0);
      if (!takes.some((take) => take <= heap)) continue;
      const lesson = await lessonOf(`#/subtraction?set=${set}&heaps=${heap}`);
      const words = said(lesson.captionOf(lesson.stepCount, false));
      if (winning.length === 0)
        assert.match(words, modulus ? RegExp(`^${heap} is a multiple of ${modulus}\\.`) : /^The value is 0,/, words);
      else
        assert.ok(
          winning.some((take) => words.includes(`Take ${take}${modulus ? ' to leave that multiple' : ':'}`)),
          `${set} ${heap}: ${words}`,
        );
      if (modulus && winning.length > 0) assert.match(words, RegExp(`^${heap} is ${heap % modulus} more than a multiple of ${modulus}\\.`));
      assert.doesNotMatch(words, /XOR/);
    }
  }
});

test('only a game of 1, 2, …, m has a modulus: a row or a part without a set has none', () => {
  for (const [set, modulus] of /** @type {[string | null, bigint | null][]} */ ([
    ['1-3', 4n],
    ['1', 2n],
    ['1,2', 3n],
    ['2-6', null],
    ['1,3', null],
    ['!2', null],
    ['', null],
    [null, null],
  ]))
    assert.equal(modulusOf(set), modulus, String(set));
});

test('a step of a sum frames where the moves of its heap lead, and the value is the smallest that the frames miss', async () => {
  /** @type {Record<string, (take: number) => boolean>} */
  const allowed = {
    nim: () => true,
    'subtraction:2-6': (take) => take >= 2 && take <= 6,
    'subtraction:1,3-4': (take) => [1, 3, 4].includes(take),
    'subtraction:!2': (take) => take !== 2,
  };
  let framed = 0;
  for (const parts of [
    'nim:3+subtraction:2-6:17',
    'subtraction:1,3,4:9+nim:1',
    'subtraction:!2:7+subtraction:2-6:1',
    'octal:0.77:9+nim:500',
  ]) {
    const { page } = await openPage(`#/sum?parts=${parts}`);
    await settle();
    for (const [row, { kind, heap, value }] of page.timeline.value.parts.entries()) {
      page.player.seek(page.lesson.value?.cursorOf(`added,${row}`) ?? assert.fail(parts));
      await settle();
      const told = said(page.lesson.value?.captionOf(page.cursor.value, false) ?? assert.fail(parts));
      const is_framed = kind in allowed && Number(heap) < 200;
      assert.equal(told.includes('framed'), is_framed, told);
      /** @type {{read: Set<number>, values: Uint32Array}} */
      const { read, values } = page.scene.value;
      const left = is_framed ? [...Array(Number(heap)).keys()].filter((n) => allowed[kind]?.(Number(heap) - n)) : [];
      assert.deepEqual(
        [...read].sort((a, b) => a - b),
        left,
        told,
      );
      if (!is_framed) continue;
      framed += 1;
      let mex = 0;
      while (left.some((n) => values[n] === mex)) mex += 1;
      assert.equal(String(mex), value);
      assert.ok(told.includes(`missing there is ${mex}`), told);
    }
    page.destroy();
  }
  assert.equal(framed, 6);
});
