import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGames, neededPart } from '../../scripts/games.mjs';
import { plainAnswer } from '../game_page/question/judge.js';
import { boardOfRows, rowsIn } from '../games/race/document.js';
import { LONGEST_QUOTED_HASH, nameOfHash, writtenMoves } from '../shell/verdict_attributes.js';
import { changedLink, formatLink, MOST_NAMES, parseLink, plain, quoted } from '../ui/link.js';
import { entryOf } from '../formats/results/code.js';
import { parseLesson } from '../formats/lesson/parse.js';
import { problemText } from '../ui/problem.js';

/** @import { Parameters } from '../game_page/parameters.js' */

/** @param {string} hash */
const parsed = (hash) => {
  const { route, params } = parseLink(hash);
  return [route, Object.fromEntries(params)];
};

test('a link is split at the first question mark, then at &, then at the first =', () => {
  assert.deepEqual(parsed('#/dynamic-nim?n=24&k=7/2&at=11,8'), ['dynamic-nim', { n: '24', k: '7/2', at: '11,8' }]);
  assert.deepEqual(parsed('#/a?b=c?d=e/f'), ['a', { b: 'c?d=e/f' }]);
  assert.deepEqual(parsed('#/a?x=1+1'), ['a', { x: '1+1' }], 'a plus is a plus');
  assert.deepEqual(parsed('#/a?b=c=d&&e'), ['a', { b: 'c=d', e: '' }]);
  assert.deepEqual(parsed('#/a?b='), ['a', { b: '' }], 'an empty value is a value');
});

test('empty and degenerate hashes lead home', () => {
  for (const hash of ['', '#', '#/', '#//', '#?', '#/?']) assert.equal(parseLink(hash).route, '');
  assert.equal(parseLink('#dynamic-nim?n=1').route, 'dynamic-nim', 'a forgotten slash');
});

test('what cannot be decoded stays as typed', () => {
  assert.deepEqual(parsed('#/a?n=%E0&k=%'), ['a', { n: '%E0', k: '%' }]);
  assert.equal(parseLink('#/%E0%A4').route, '%E0%A4');
});

test('the first of a repeated name counts, and is told', () => {
  const link = parseLink('#/a?n=1&n=2&n=3');
  assert.equal(link.params.get('n'), '1');
  assert.deepEqual(link.repeated, ['n']);
});

test('names of Object.prototype are names like others', () => {
  const { params } = parseLink('#/a?__proto__=1&constructor=2&toString=3');
  assert.deepEqual(
    [...params],
    [
      ['__proto__', '1'],
      ['constructor', '2'],
      ['toString', '3'],
    ],
  );
});

test('format and parse are inverse', () => {
  const params = /** @type {[string, string][]} */ ([
    ['n', '<b>&=?#%+ 中文'],
    ['k', '7/2'],
    ['at', '1,2'],
    ['empty', ''],
  ]);
  const hash = formatLink('dynamic-nim', params);
  assert.deepEqual([...parseLink(hash).params], params);
  assert.ok(hash.includes('k=7/2') && hash.includes('at=1,2'), 'readable where it can be');
  assert.equal(
    formatLink('a', [
      ['n', null],
      ['k', undefined],
    ]),
    '#/a',
  );
  assert.doesNotThrow(() => formatLink('a', [['n', '\ud800']]));
});

test('ten thousand random hashes are parsed without a throw', () => {
  let state = 1;
  const random = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) / 2 ** 32;
  const alphabet = '#/?&=%+,.<>"\'\\{}0123456789abEF中\ud800\u0000 ';
  for (let i = 0; i < 10_000; i += 1) {
    let hash = '#';
    for (let length = random() * 60; length > 0; length -= 1) hash += alphabet[Math.floor(random() * alphabet.length)];
    const { route, params } = parseLink(hash);
    // Formatting what was read is read as the same again; only a lone surrogate, which no URL can hold, changes.
    const again = parseLink(formatLink(route, params));
    if (hash.isWellFormed()) assert.deepEqual([...again.params], [...params], JSON.stringify(hash));
  }
});

test('old links work for ever', () => {
  assert.deepEqual(parsed('#/dynamic-nim?n=24&k=2&method=walls&at=11'), ['dynamic-nim', { n: '24', k: '2', method: 'walls', at: '11' }]);
  assert.deepEqual(parsed('#/dynamic-nim?n=16&k=1&cap=5&method=rows&at=13,4&lang=zh&theme=projector&embed=1&hide=1'), [
    'dynamic-nim',
    { n: '16', k: '1', cap: '5', method: 'rows', at: '13,4', lang: 'zh', theme: 'projector', embed: '1', hide: '1' },
  ]);
});

test('a long hash is named by its length and a digest', () => {
  const short = `#${'x'.repeat(LONGEST_QUOTED_HASH - 1)}`;
  assert.equal(nameOfHash(short), short);
  assert.match(nameOfHash(`${short}y`), /^2001:[0-9a-f]{8}$/);
  assert.notEqual(nameOfHash(`${short}y`), nameOfHash(`${short}z`));
});

test('moves are written up to the limits, and counted beyond them', () => {
  assert.deepEqual(writtenMoves(['3']), { moves: '["3"]', total: null });
  assert.deepEqual(writtenMoves([]), { moves: '[]', total: null });
  const many = Array.from({ length: 10_001 }, (_, i) => String(i));
  assert.equal(JSON.parse(writtenMoves(many).moves).length, 10_000);
  assert.equal(writtenMoves(many).total, '10001');
  const wide = Array.from({ length: 100 }, () => '9'.repeat(20_000));
  assert.ok(writtenMoves(wide).moves.length <= 1_000_000);
  assert.equal(writtenMoves(wide).total, '100');
});

test('a wrong value is quoted in part when it is long', () => {
  assert.equal(quoted('abc'), 'abc');
  assert.equal(Array.from(quoted('9'.repeat(1e6))).length, 40);
});

/** The least time of a few runs. @param {() => void} run */
function least(run) {
  const times = Array.from({ length: 3 }, () => {
    const start_ms = performance.now();
    run();
    return performance.now() - start_ms;
  });
  return Math.min(...times);
}

test('what is typed in any field, linked, or told of, is read in a time that goes with its length, whatever it is', async () => {
  /** @type {Record<string, (text: string) => unknown>} */
  const readers = {
    plain,
    link: parseLink,
    'another link': (text) => changedLink(`#/a?b=${text}&c=${text}`, { d: text }),
    'what is given': plainAnswer,
    'what is wrong': (value) => problemText({ id: 'error-method', args: { value, methods: '' } }),
    'a board': (text) => boardOfRows(rowsIn(text) ?? []),
    'a result': entryOf,
    'a lesson': (text) => parseLesson(`# A\n## #/nim\n${text}`),
  };
  for (const { route, folder } of await findGames()) {
    const PARAMETERS = await neededPart({ route, folder }, 'parameters');
    for (const [name, { read }] of Object.entries(/** @type {Parameters} */ (PARAMETERS))) if (read) readers[`${route}, ${name}`] = read;
  }
  assert.ok(Object.keys(readers).length > 25);
  const piles = {
    spaces: ' ',
    accents: '\u0301\u0327',
    slashes: '/',
    'slashes in spaces': ' / ',
    'spaces and commas': '  , ',
    'spaces and signs': '  - + ',
    digits: '9',
    escapes: '%20',
    cells: '.',
    'groups of a code': '2ABC ',
    brackets: '[a',
    'links without an end': '[a](#/',
    'bold words without an end': '**a ',
  };
  for (const [name, read] of Object.entries(readers))
    for (const [what, piece] of Object.entries(piles)) {
      const timeOf = (/** @type {number} */ length) =>
        least(() => read(`1${piece.repeat(length / piece.length)}1z`.slice(0, -(length % 2) || undefined)));
      const [short_ms, long_ms] = [timeOf(5_000), timeOf(40_000)];
      // Eight times as long: in square time it would be 64 times.
      assert.ok(long_ms < 40 * Math.max(short_ms, 1), `${name}, ${what}: ${short_ms} and ${long_ms} ms`);
    }
});

test('of a link with too many names the first are read, and how many there are is told', () => {
  const pieces = Array.from({ length: MOST_NAMES + 5 }, (_, at) => `n${at}=${at}`);
  const { params, unread } = parseLink(`#/nim?${pieces.join('&')}&&`);
  assert.deepEqual([params.size, params.get('n999'), unread], [MOST_NAMES, '999', 5]);
  assert.equal(parseLink(`#/nim?${pieces.slice(0, MOST_NAMES).join('&&')}`).unread, 0);
});
