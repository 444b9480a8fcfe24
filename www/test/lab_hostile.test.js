/**
 * The laboratory against texts that mean it no good: they are refused in words of both languages, or go on in slices and within its memory.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { culpritOf } from '../games/lab/culprit.js';
import { tableText } from '../games/lab/export.js';
import { labLesson } from '../games/lab/lesson.js';
import { patternsOf } from '../games/lab/patterns.js';
import { LABEL, placeOf, positionAt, shownOf } from '../games/lab/table.js';
import { formatLink } from '../ui/link.js';
import { problemText } from '../ui/problem.js';
import { linked, MEMORIES } from './solver.js';
import { inLanguage, LANGUAGES } from './words.js';

/** How many texts, how many rules, and slices of their work; with --long all that were promised. */
const [TEXTS, RULES, SLICES] = process.env.MEXPLORER_LONG ? [10_000, 1000, 8] : [1500, 100, 3];

/** What the solver may take, in bytes. */
const MOST_MEMORY = 256 * 2 ** 20;

/** @param {number} seed @returns {(below: number) => number} */
const seededRandom = (seed) => (below) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % below;
};

/** Pieces of rules, of other languages, and of what is no rule. */
const SOUP = (
  '( ) { } , .. -> & = != < <= > >= + - * / ; # \n for in if and or not div mod divides end won lost last loses start table ' +
  'conjecture nimber board min( max( floor( xor( gcd( isqrt( 0 1 2 7 2.5 9223372036854775807 99999999999999999999 n m k t 数 naïve _x ' +
  '(n) (n)->(n-1) (n)->(n-t)forint §  \u0000 \u202e <b> <script> ‘ 😀 ٣ ² ≤ → … 、 （'
).split(' ');

/** @param {string} open @param {string} close @param {number} levels */
const deep = (open, close, levels) => `(n) -> (n - ${open.repeat(levels)}1${close.repeat(levels)})`;

/** Rules that ask for too much, or for what cannot be. */
const HOSTILE = [
  deep('(', ')', 101),
  deep('(', ')', 4000),
  deep('-', '', 4000),
  deep('min(', ')', 2000),
  `(n) -> (n - 1) if ${'not '.repeat(2000)}n = 1`,
  `(n) -> (n - ${Array(2400).fill('1').join(' + ')})`,
  `(n) -> (n - ${'9'.repeat(9000)})`,
  `(n) -> (n - t) for t in {${Array.from({ length: 1800 }, (_, i) => 3000 - i).join(',')}}`,
  `(n) -> (n - t) for t in 1..9223372036854775807`,
  '(n) -> (n - a) for a in 1..1000000 for b in 1..1000000 for c in 1..1000000',
  '(n) -> (n - a) for a in 1..n*1000000 for b in a..a*1000000',
  '(a, b, c, d) -> (a - 1, b, c, d)\ntable (0..100, 0..100, 0..100, 0..100)',
  '(a, b, c, d) -> (a - 1, b, c, d)\n' +
    'table (0..9223372036854775807, 0..9223372036854775807, 0..9223372036854775807, 0..9223372036854775807)',
  `x1 = 3037000500\n${Array.from({ length: 90 }, (_, i) => `x${i + 2} = x${i + 1}*x${i + 1}`).join('\n')}\n(n) -> (n - x90)`,
  Array(101).fill('(n) -> (n - 1)').join('\n'),
  Array(100).fill('(n) -> (n - t) for t in 1..n').join('\n'),
  'a'.repeat(10_001),
  '𝒳'.repeat(10_000),
  '(n) -> (n + t) for t in 1..60\ntable (0..60)',
  '(n) -> (i) & (j) & (k) & (n - i - j - k) for i in 0..n for j in 0..n for k in 0..n',
  '(n) -> (n - 1)\nstart (99999999999)',
  '(n) -> (n / 0)\n(n) -> (isqrt(0 - n))',
  '(n) -> (n) & (n) & (n) & (n)',
  'won (n) if n = 0\nlost (n) if n = 0\n(n) -> (n - 1)',
  '(n) -> (n - 1)\nconjecture nimber = 1 / (n - n)',
];
/** Names in all scripts; each may be that of a coordinate or of a loop. */
const NAMES = ['n', '数', 'ñ', 'ж', 'א', 'ك', '𝒳', 'ก', 'x١', '_', 'ａ'];

const HUGE = ['9223372036854775807', '4000000000', '1000000', '999/7', '0.000001', '0 - 5'];

/**
 * A rule with nested ranges that hang on one another, huge constants, deep parentheses, many lines.
 * @param {(below: number) => number} random
 */
function hostileRule(random) {
  const count = 1 + random(4);
  const names = Array.from({ length: 8 }, (_, at) => NAMES[(at + random(2)) % NAMES.length] + (at > 0 ? `_${at}` : ''));
  const [own, loops] = [names.slice(0, count), names.slice(count, count + random(4))];
  const pick = (/** @type {readonly string[]} */ among) => among[random(among.length)] ?? '0';
  /** @param {readonly string[]} known @param {number} levels @returns {string} */
  const term = (known, levels) => {
    if (levels === 0 || random(3) === 0) return random(4) === 0 ? pick(HUGE) : random(2) ? pick(known) : String(random(9));
    const [one, other] = [term(known, levels - 1), term(known, levels - 1)];
    const form = pick(['+', '-', '*', '/', 'div', 'mod', 'max', 'xor', 'gcd', 'isqrt', '(']);
    if (form === 'isqrt') return `isqrt(${one})`;
    if (form === '(')
      return `${'('.repeat(1 + random(40))}${one}`.replace(/^(\(+)(.*)$/s, (_, open, rest) => open + rest + ')'.repeat(open.length));
    return /^\w/.test(form) && form !== 'div' && form !== 'mod' ? `${form}(${one}, ${other})` : `(${one} ${form} ${other})`;
  };
  const line = () => {
    const known = [...own];
    const ranges = loops.map((loop) => {
      const range = random(3) ? `1..${term(known, 2)}` : `{${term(known, 1)}, ${random(5)}..${pick(known)}*${pick(HUGE)}}`;
      known.push(loop);
      return ` for ${loop} in ${range}`;
    });
    const part = () => `(${own.map((name) => (random(2) ? `${name} - ${term(known, 2)}` : term(known, 3))).join(', ')})`;
    const target = Array.from({ length: random(5) ? 1 : 1 + random(4) }, part).join(' & ');
    return `(${own.join(', ')}) -> ${target}${ranges.join('')}${random(3) ? '' : ` if ${term(known, 2)} < ${term(known, 2)}`}`;
  };
  const lines = Array.from({ length: random(20) ? 1 + random(3) : 100 }, line);
  const also = [
    `table (${own.map(() => `0..${pick(['9', '40', '300', '2000', '1999999', '9223372036854775807'])}`).join(', ')})`,
    `lost (${own.join(', ')}) if ${term(own, 2)} divides ${term(own, 2)}`,
    `board (${own.join(', ')}) if ${term(own, 3)} <= ${term(own, 1)}`,
    'last loses',
    `conjecture nimber = ${term(own, 3)}`,
    `start (${own.map(() => pick(HUGE)).join(', ')})`,
  ];
  return [...lines, ...also.filter(() => random(4) === 0)].join('\n');
}

/**
 * What a text comes to: a rule whose work goes on in slices, or a refusal in words.
 * @param {string} rule
 * @returns {boolean} whether it is a rule
 */
function tried(rule) {
  try {
    const { solved } = linked(formatLink('lab', [['rule', rule]]));
    for (let slices = 0; slices < SLICES && solved.advance('verdict') < 1; slices += 1);
    if (solved.advance('verdict') === 1) solved.verdict();
    solved.free();
    return true;
  } catch (error) {
    const { name, id, args } = /** @type {Error & {id: string, args: Record<string, string>}} */ (error);
    assert.equal(name, 'SolveError', `${rule}\n${error}`);
    const faults = JSON.parse(args.faults ?? '');
    assert.match(args.where ?? '', /^(text|value|limit|at):\d+$/);
    for (const fault of faults.slice(0, 3)) {
      const problem = {
        id: `error-${fault.id}`,
        args: Object.fromEntries(Object.entries(fault.args ?? {}).map(([key, value]) => [key, String(value)])),
      };
      for (const language of LANGUAGES)
        assert.doesNotMatch(
          inLanguage(language, () => problemText(problem)),
          /⟨|undefined/,
          `${id} ${rule}`,
        );
    }
    return false;
  }
}

/** @param {readonly string[]} rules how many of them are rules */
const countOf = (rules) => rules.filter(tried).length;

// The first to come: what was let go of stays in pieces, and no page opens ten thousand rules before it.
test('the largest table whose moves are kept, as many as may be, has room', { skip: !process.env.MEXPLORER_LONG }, () => {
  const { solved } = linked(formatLink('lab', [['rule', '(n) -> (n - t) for t in 1..9\n(n) -> (n + 1)\ntable (0..3999998)']]));
  while (solved.advance('verdict') < 1);
  assert.deepEqual(solved.verdict().tableCounts, { n: 0, p: 0, draws: 0, unknown: 3_999_999 });
  solved.free();
  assert.ok((MEMORIES.lab?.buffer.byteLength ?? Infinity) <= MOST_MEMORY, String(MEMORIES.lab?.buffer.byteLength));
});

test('soups of tokens are refused in words of both languages; nothing else is thrown', () => {
  const random = seededRandom(7);
  const soups = Array.from({ length: TEXTS }, () =>
    Array.from({ length: 1 + random(24) }, () => SOUP[random(SOUP.length)]).join(random(3) ? ' ' : ''),
  );
  assert.ok(countOf(soups) < TEXTS / 10);
});

test('rules that ask for too much are refused, or go on in slices, in no more memory than they may have', () => {
  const random = seededRandom(11);
  const rules = Array.from({ length: RULES }, () => hostileRule(random));
  assert.ok(countOf(HOSTILE) > 5);
  const read = countOf(rules);
  assert.ok(read > RULES / 4 && read < RULES, String(read));
  assert.ok((MEMORIES.lab?.buffer.byteLength ?? Infinity) <= MOST_MEMORY, String(MEMORIES.lab?.buffer.byteLength));
});

/** The last of something, or near it. @param {(below: number) => number} random */
function edge(random) {
  const bases = [0n, 2n ** 31n, 2n ** 32n, 2n ** 53n, 10n ** 18n, 2n ** 62n, 2n ** 63n - 30n];
  const near = (bases[random(bases.length)] ?? 0n) + BigInt(random(12)) - 4n;
  return near < 0n ? 0n : near;
}

/** A rule whose table lies anywhere, and a position of it. @param {(below: number) => number} random */
function ruleAtTheEdge(random) {
  const names = random(3) ? ['n'] : ['a', 'b'];
  const firsts = names.map(() => edge(random));
  const pick = (/** @type {readonly unknown[]} */ among) => String(among[random(among.length)]);
  const line = () => {
    const number = () => pick([...names, ...names, 't', 1, 2, 7, edge(random), firsts[0]]);
    const part = () =>
      `(${names.map((name) => (random(3) ? `${name} - ${pick(['t', 1, number()])}` : `(${number()} + ${number()}) div 2`)).join(', ')})`;
    const range = pick(['1..3', '{1, 4}', `${firsts[0]}..${firsts[0]} + 2`, `${names[0]} - 2..${names[0]}`]);
    const condition = random(2) ? '' : ` if ${pick(names)} ${pick(['>', '!=', '<='])} ${number()}`;
    return `(${names.join(', ')}) -> ${part()}${random(6) ? '' : ` & ${part()}`} for t in ${range}${condition}`;
  };
  const lines = Array.from({ length: 1 + random(2) }, line);
  if (random(5) === 0) lines.push('last loses');
  if (random(5) === 0) lines.push(`lost (${names.join(', ')}) if ${names[0]} = ${firsts[0]}`);
  if (random(4) === 0) lines.push(`conjecture nimber = ${names[0]} mod 3`);
  lines.push(`table (${firsts.map((first) => `${first}..${first + BigInt(random(12))}`).join(', ')})`);
  return { rule: lines.join('\n'), at: firsts.map((first) => first + BigInt(random(4))).join(',') };
}

test('tables far out cross to the page, which tells every position by its name', async () => {
  const random = seededRandom(29);
  let read = 0;
  for (let round = 0; round < RULES; round += 1) {
    const { rule, at } = ruleAtTheEdge(random);
    try {
      const asked = linked(formatLink('lab', [['rule', rule], ['at', random(2) ? at : null]])); // prettier-ignore
      const [verdict, run] = [asked.verdict(), asked.timeline()];
      for (let place = 0; place < run.labels.length; place += 1) {
        const position = positionAt(run, place);
        assert.equal(placeOf(run, position), place, rule);
        if (run.labels[place] === LABEL.BLANK) continue;
        const told = asked.solved.explain(position);
        assert.equal(told.label, run.labels[place], `${rule}\n${position}`);
        for (const { to, tuple } of told.options) assert.equal(tuple ?? -1, placeOf(run, to), `${rule}\n${position}: ${to}`);
      }
      const shown = shownOf(run, new Map(), null, null);
      for (const kind of /** @type {const} */ (['csv', 'c', 'py', 'txt'])) tableText(run, shown, 'table', kind);
      const lesson = labLesson(run, verdict, true);
      for (let cursor = 0; cursor <= (lesson?.stepCount ?? -1); cursor += 1)
        assert.equal(lesson?.cursorOf(lesson.atOf(cursor)), cursor, rule);
      patternsOf(run);
      await culpritOf(run, async (position) => asked.solved.explain(position));
      asked.solved.moves({ position: verdict.position, random: [0.5, 0.5, 0.5] });
      asked.solved.search(verdict.position);
      asked.solved.free();
      read += 1;
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'SolveError') throw new Error(`${rule}\nat ${at}`, { cause: error });
    }
  }
  assert.ok(read > RULES / 3, String(read));
});
