/** What a link is answered, and what is said of one that is wrong: from its text to the attributes and the sentence of the verdict. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linked, refusal } from './solver.js';
import { GRUNDY, movesOf, starOf } from './wythoff_rules.js';
import { inLanguage, LANGUAGES } from './words.js';

const { EXAMPLES: WYTHOFF } = await import('../games/wythoff/examples.js');
const { attributesOf } = await import('../shell/verdict_attributes.js');
const { formatLink, parseLink } = await import('../ui/link.js');
const { problemText } = await import('../ui/problem.js');

/** The attributes of a verdict. @param {string} hash */
function answer(hash) {
  const { outcome, winner, grundy, moves } = attributesOf(linked(hash).verdict());
  return { outcome, winner, grundy, moves };
}

/** @type {[string, string, string[]][]} link, outcome, all winning takes */
const NIM = [
  ['n=24&k=2', 'N', ['3']],
  ['n=21&k=2', 'P', []],
  ['n=16&k=1', 'P', []],
  ['n=16&k=3/2', 'P', []],
  ['n=22&k=5/2&method=rows', 'P', []],
  ['n=400&k=2.5', 'N', ['3', '13', '82']],
  ['n=400&k=2.5&cap=12', 'N', ['3']],
  ['n=400&k=2.5&cap=2', 'P', []],
  ['n=400&k=5/2&method=definition', 'N', ['3', '13', '82']],
  ['n=7&k=1/2', 'N', ['1']],
  ['n=7&k=1/2&cap=7', 'N', ['1', '7']],
  ['n=1&k=2&cap=1', 'N', ['1']],
  ['n=0&k=2', 'P', []],
  ['n=1&k=2', 'P', []],
  ['n=5&k=2&cap=0', 'P', []],
  ['n=024&k=4/2', 'N', ['3']],
  ['n=24&k=999999999999999999', 'P', []],
  ['n=401&k=2', 'N', ['3', '24']],
  ['n=24&limit=2,2,3,5&method=numeration', 'N', ['6', '12', '18']],
  ['n=3&limit=2,0&method=rows', 'N', ['2']],
  ['n=3&limit=%EF%BC%92%EF%BC%8C%200&method=rows', 'N', ['2']],
  ['n=5&limit=', 'N', ['1', '2', '3', '4']],
  [`n=${2n ** 332n}&k=1`, 'P', []],
  [`n=${2n ** 332n + 2n ** 100n + 1n}&k=3/2&method=numeration`, 'N', ['1', String(2n ** 100n + 1n)]],
  [`n=${'9'.repeat(300)}&k=1/2`, 'N', ['1']],
  ['n=%EF%BC%92%EF%BC%94&k=2', 'N', ['3']],
  ['n=%EF%BC%92%EF%BC%92&k=%EF%BC%95%EF%BC%8F%EF%BC%92', 'P', []],
];

test('Dynamic Nim: outcome and all winning takes of a link', () => {
  for (const [query, outcome, moves] of NIM)
    assert.deepEqual(answer(`#/dynamic-nim?${query}`), { outcome, winner: null, grundy: null, moves: JSON.stringify(moves) }, query);
});

test('Dynamic Nim: with k = 1 the winning takes of a thousand digits are the ends of the binary form', () => {
  const pile = 10n ** 999n + 12345n;
  const bits = pile.toString(2);
  const ends = new Set([...bits].flatMap((bit, at) => (at > 0 && bit === '1' ? [String(BigInt(`0b${bits.slice(at)}`))] : [])));
  const { outcome, moves } = answer(`#/dynamic-nim?n=${pile}&k=1&method=numeration&at=answer`);
  const written = JSON.parse(String(moves));
  assert.equal(outcome, 'N');
  assert.deepEqual(new Set(written), ends);
  assert.deepEqual(
    written,
    [...written].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)),
  );
});

const STAR = starOf(400);

/** @type {[string, string, string, (string | null)?][]} link, outcome, moves, Grundy value beyond the table of the bare rules */
const STARS = [
  ['a=112&b=120', 'N', '[["12","20"],["74","120"],["112","69"]]'],
  ['a=7&b=7', 'N', '[["0","0"],["4","7"],["7","4"]]'],
  ['a=0&b=0', 'P', '[]'],
  ['a=0&b=5', 'N', '[["0","0"]]'],
  ['a=1&b=2', 'P', '[]'],
  ['a=2&b=1', 'P', '[]'],
  ['a=12&b=20', 'P', '[]'],
  ['a=20&b=12&method=mex', 'P', '[]'],
  ['a=5&b=4&method=beatty', 'N', '[["2","1"],["5","3"]]'],
  ['a=007&b=00007', 'N', '[["0","0"],["4","7"],["7","4"]]'],
  ['a=%EF%BC%97&b=%EF%BC%91%EF%BC%90', 'N', movesOf([7n, 10n])],
  ['a=2000&b=2000&method=mex', 'N', movesOf([2000n, 2000n])],
  ['a=2000&b=2001&method=mex', 'N', movesOf([2000n, 2001n]), null],
  ['a=1000000000000009&b=1618033988749910&method=beatty', 'P', '[]', '0'],
  [`a=${STAR[0]}&b=${STAR[1]}&method=beatty`, 'P', '[]', '0'],
  [`a=${STAR[1]}&b=${STAR[0] + 1n}&method=beatty`, 'N', movesOf([STAR[1], STAR[0] + 1n]), null],
  [`a=5&b=${'9'.repeat(1000)}&method=beatty`, 'N', movesOf([5n, 10n ** 1000n - 1n]), null],
  ['a=9&b=4', 'N', movesOf([9n, 4n])],
  ['a=2&b=3', 'N', movesOf([2n, 3n])],
];

test('Wythoff’s game: outcome, all winning moves in order, and the Grundy value, at any size', () => {
  for (const [query, outcome, moves, beyond] of STARS) {
    const { grundy, ...told } = answer(`#/wythoff?${query}`);
    assert.deepEqual(told, { outcome, winner: null, moves }, query);
    const [a = 0, b = 0] = [...new URLSearchParams(query).values()].map((value) => Number(value.normalize('NFKC')));
    if (beyond !== undefined) assert.equal(grundy, beyond, query);
    else if (a > 120 || b > 120) assert.match(String(grundy), /^[1-9]\d*$/, query);
    else assert.equal(grundy, String(GRUNDY[a]?.[b]), query);
  }
});

test('Wythoff’s game: every example has the moves that plain arithmetic finds', () => {
  for (const { params } of WYTHOFF) {
    const { moves } = answer(formatLink('wythoff', Object.entries(params)));
    assert.equal(moves, movesOf([BigInt(String(params.a)), BigInt(String(params.b))]), JSON.stringify(params));
  }
});

/** @type {[string, string, string, string][]} link, outcome, winner, moves */
const RACE = [
  ['board=A.../.x../..../...B', 'P', 'B', '[]'],
  ['board=A.../.%23../..../...B', 'P', 'B', '[]'],
  ['board=A.../..../..x./...B', 'N', 'A', '[["0","1"],["1","0"]]'],
  ['board=A.../..../..../...B', 'P', 'B', '[]'],
  ['sample=two-arcs', 'P', 'B', '[]'],
  ['sample=wrap', 'P', 'B', '[]'],
  ['board=A../..B', 'N', 'A', '[["0","1"],["1","0"]]'],
  ['board=A./B.', 'N', 'A', '[["1","0"]]'],
  ['board=Ax/xB', 'draw', 'draw', '[]'],
  ['sample=open-60&method=full', 'P', 'B', '[]'],
];

test('the race: outcome, winner and the winning first steps', () => {
  for (const [query, outcome, winner, moves] of RACE)
    assert.deepEqual(answer(`#/race?${query}`), { outcome, winner, grundy: null, moves }, query);
  const large = answer('#/race?sample=random-1000-20-1');
  assert.deepEqual([large.outcome, large.winner], ['N', 'A']);
});

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const PILES = ['-1', '2.5', '', 'ten', '9'.repeat(1001), MARKUP];

/** What is said of a wrong pile. @param {string} name @param {string} value */
const sentenceAbout = (name, value) => {
  const got = value === '' ? 'nothing was given' : value.length > 40 ? `“${value.slice(0, 39)}…”` : `“${value}”`;
  return new RegExp(`${name} must be .*1,000 digits.*${got.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
};

/** Route, the good part of the link, name, wrong value, sentence. @type {[string, string, string, string, RegExp][]} */
const WRONG = [
  .../** @type {[string, string, RegExp][]} */ ([
    ['k', '0', /number above 0.*“0”/],
    ['k', '-2', /number above 0.*“-2”/],
    ['k', 'abc', /number above 0.*“abc”/],
    ['k', '1/0', /number above 0.*“1\/0”/],
    ['k', '1e400', /number above 0.*“1e400”/],
    ['k', '', /number above 0.*nothing was given/],
    ['k', '7'.repeat(1000), /at most 18 digits.*“7{39}…”/],
    ['k', MARKUP, /number above 0.*“<img src=x/],
    ['n', '-1', /whole number from 0, of at most 10,000 digits.*“-1”/],
    ['n', '2.5', /whole number from 0, of at most 10,000 digits.*“2.5”/],
    ['n', 'ten', /whole number from 0, of at most 10,000 digits.*“ten”/],
    ['n', '', /whole number from 0, of at most 10,000 digits.*nothing was given/],
    ['n', '9'.repeat(20_000), /at most.*9{39}…/],
    ['n', MARKUP, /whole number from 0, of at most 10,000 digits.*“<img src=x/],
    ['n', '%E0', /“%E0”/],
    ['limit', '2,,3', /Entry 2 of the list.*nothing was given/],
    ['limit', '2,x', /Entry 2 of the list.*“x”/],
    ['limit', '-3', /Entry 1 of the list.*“-3”/],
    ['limit', '1-9999999', /1,000,000 entries; this one has 9,999,999/],
    ['limit', MARKUP, /Entry 1 of the list.*“<img src=x/],
    ['cap', '25', /0 to the pile, 24.*“25”/],
    ['cap', '-1', /0 to the pile, 24.*“-1”/],
    ['cap', MARKUP, /0 to the pile, 24.*“<img src=x/],
  ]).map(
    ([name, value, sentence]) =>
      /** @type {[string, string, string, string, RegExp]} */ (['dynamic-nim', 'n=24&k=2', name, value, sentence]),
  ),
  ...['a', 'b'].flatMap((name) =>
    [...PILES, '%E0'].map(
      (value) =>
        /** @type {[string, string, string, string, RegExp]} */ (['wythoff', 'a=12&b=20', name, value, sentenceAbout(name, value)]),
    ),
  ),
  .../** @type {[string, string, RegExp][]} */ ([
    ['board', '', /no board/],
    ['board', 'A../.../...', /B is missing/],
    ['board', 'AA/.B', /line 1, column 2: this is a second A/],
    ['board', 'A./.', /line 2, column 2/],
    ['board', 'A.Q/..B', /“Q” is not a cell/],
    ['board', 'A', /2 to 2,000/],
    ['board', '%E0', /not a cell/],
    ['board', '<b>/AB', /not a cell/],
    ['board', '70x71.0.9.AAA', /does not begin a compact board/],
    ['sample', 'galaxy', /no board “galaxy”/],
    ['sample', 'open-5000', /no board “open-5000”/],
  ]).map(([name, value, sentence]) => /** @type {[string, string, string, string, RegExp]} */ (['race', '', name, value, sentence])),
];

test('a wrong value has its sentence, with the value and the limit, in both languages', () => {
  for (const [route, good, name, value, sentence] of WRONG) {
    const params = new Map(parseLink(`#/${route}?${good}`).params).set(name, value);
    const hash = formatLink(route, params);
    const { id, args } = refusal(() => linked(hash).verdict());
    assert.match(problemText({ id, args }), sentence, `${route}, ${name}=${value.slice(0, 40)}`);
    for (const language of LANGUAGES) {
      const told = inLanguage(language, () => problemText({ id, args }));
      assert.ok(told.length > 8 && !told.includes('undefined'), told);
    }
  }
});
