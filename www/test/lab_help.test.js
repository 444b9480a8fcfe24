/** What the laboratory says to who is stopped: what was meant by a line that does not read, and why positions are unknown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { culpritOf } from '../games/lab/culprit.js';
import { hintFor } from '../games/lab/faults/hints.js';
import { formatLink } from '../ui/link.js';
import { problemText } from '../ui/problem.js';
import { linked, refusal } from './solver.js';
import { inLanguage, LANGUAGES } from './words.js';

test('what is often written instead has its hint, and what reads well has none', () => {
  const meant = {
    '(n) -> (n - 1) if n == 5': 'equal',
    '(n) -> (n - 1) if n % 2 = 0': 'mod',
    '(n) -> (n - t) for t in 1..n if t|n': 'divides',
    '(n) -> (i), (n - i) for i in 1..n': 'sum',
    '(n) -> (n - t)': 'loop',
    '(n) -> (n - t) For t in 1..3': 'small',
    '(n) -> (n - t) for t in 1, 3, 4': 'set',
    '(n) -> (n - t) for t in [1, 3]': 'set',
    '(n) -> (n - 1) if n > 1 && n < 5': 'and',
    '(n) -> (n - 1) if n => 1': 'compare',
    'Last loses': 'small',
    misere: 'misere',
    'start 5': 'start',
    'n -> n - t for t in 1..3': 'brackets',
    'win (n) if n = 0': 'misere',
    'won if n = 7': 'ends',
    'conjecture n mod 7 = 0': 'guess',
    '(n) -> (n - t) if t > 1 for t in 1..3': 'order',
    '(n) -> (n - t) for t in 1～3': 'range',
  };
  for (const [line, hint] of Object.entries(meant)) assert.equal(hintFor(line), hint, line);
  for (const line of [
    'k = 5/2',
    'start (5)',
    '(n) -> (n - 1)',
    '(n) -> (i) & (n - i) for i in 1..n',
    'board (a, b) if a < b',
    'last loses',
    'lost (n) if n = 0',
  ])
    assert.equal(hintFor(line), null, line);
});

test('of unknown positions one is named, with the move that leads out of the table, or into a sum without a nimber', async () => {
  /** @param {string} rule */
  const found = (rule) => {
    const asked = linked(formatLink('lab', [['rule', rule]]));
    const timeline = asked.timeline();
    return culpritOf(timeline, async (position) => asked.solved.explain(position));
  };
  assert.deepEqual(await found('(n) -> (n - t) for t in {1, 3, 4}\ntable (1..20)'), {
    at: '1',
    to: '0',
    kind: 'below',
    first: 0n,
    last: 20n,
  });
  assert.deepEqual(await found('(n) -> (n + 1)\ntable (0..20)'), { at: '20', to: '21', kind: 'above', first: 0n, last: 21n });
  assert.deepEqual(await found('(n) -> (i) & (n - i) for i in 0..n\ntable (0..5)'), {
    at: '0',
    to: '0+0',
    kind: 'itself',
    first: 0n,
    last: 0n,
  });
  assert.equal((await found('(n) -> (i) & (n - 2 - i) for i in 0..n - 2\n(n) -> (n - 1)\nlast loses\ntable (0..9)'))?.kind, 'sum');
  assert.deepEqual(await found('(n) -> (n - 1)\nwon (n) if n = 3\nlost (n) if n = 3\ntable (0..9)'), { kind: 'broken' });
  assert.equal(await found('(n) -> (n - 1)\ntable (0..9)'), null);
});

test('a line that is no rule is answered with what a rule looks like, in both languages', () => {
  /** @param {string} rule */
  const told = (rule) => {
    const problem = refusal(() => linked(formatLink('lab', [['rule', rule]])));
    return LANGUAGES.map((name) => inLanguage(name, () => problemText(problem)));
  };
  assert.deepEqual(told('hello'), [
    'Line 1, character 6: this is not a rule yet. A move looks like (n) -> (n - 1); a constant looks like k = 3.',
    '第 1 行第 6 列：这还不是规则。走法写作 (n) -> (n - 1)，常数写作 k = 3。',
  ]);
  assert.deepEqual(told('n -> n - 1'), [
    'Line 1, character 3: found “->”; this is not a rule. A move looks like (n) -> (n - 1); a constant looks like k = 3.',
    '第 1 行第 3 列：这还不是规则。走法写作 (n) -> (n - 1)，常数写作 k = 3；这里实际是“->”。',
  ]);
});
