/** Result codes: they survive, a slip of the pen is found, and what a class pastes becomes a table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf } from '../game_page/question/questions.js';
import { seededRandom } from '../play/seeded_random.js';
import { codeOf, entryOf, fingerprint, resultsOf } from '../formats/results/code.js';
import { aboutLesson, lessonResults, seriesResults } from '../formats/results/series.js';
import { answersTo, collected, csvOf, rightOf } from '../formats/results/table.js';

/** @import { Result, Results } from '../formats/results/code.js' */
/** @import { Random } from '../play/seeded_random.js' */

/** @param {Parameters<typeof lessonResults>} of */
const codeOfLesson = (...of) => codeOf(lessonResults(...of));
/** @param {Parameters<typeof seriesResults>} of */
const codeOfSeries = (...of) => codeOf(seriesResults(...of));

const GIVEN = ['N', 'P', 'draw', 'none', '0', '12', '999999', '3,5', '石', '0,2;1', '😀'.repeat(6)];

/** @param {Random} random @returns {Results} */
const randomResults = (random) => {
  const is_series = random(2) === 0;
  return {
    is_series,
    about: random(2 ** 20),
    first: is_series ? oneOf(random, [0, 1, 15, 16, 12345, 999_999_999]) : 0,
    results: Array.from({ length: random(30) }, () => {
      const status = oneOf(random, /** @type {const} */ (['none', 'right', 'wrong', 'shown']));
      return { status, given: status === 'wrong' ? oneOf(random, GIVEN) : '' };
    }),
  };
};

test('a thousand random results survive, also in small letters, with spaces, and as they are misread', () => {
  const random = seededRandom(3);
  for (let round = 0; round < 1000; round += 1) {
    const results = randomResults(random);
    const code = codeOf(results);
    assert.match(code, /^([0-9A-Z=]{4}-)*[0-9A-Z=]{1,4}$/);
    assert.deepEqual(resultsOf(code), results);
    assert.deepEqual(resultsOf(` ${code.toLowerCase().replaceAll('-', ' ')} `), results);
    const letters = code.replaceAll('-', '');
    assert.deepEqual(resultsOf(letters.slice(0, -1).replaceAll('0', 'O').replaceAll('1', 'l') + letters.slice(-1)), results);
  }
  // Ten right answers are short.
  const right = {
    is_series: true,
    about: 7,
    first: 1,
    results: Array.from({ length: 10 }, () => ({ status: /** @type {const} */ ('right'), given: '' })),
  };
  assert.ok(codeOf(right).length <= 16, codeOf(right));
  assert.notEqual(fingerprint('a'), fingerprint('b'));
});

test('a wrong letter, and two that changed places, are found', () => {
  const random = seededRandom(4);
  for (let round = 0; round < 60; round += 1) {
    const letters = codeOf(randomResults(random)).replaceAll('-', '');
    for (let at = 0; at < letters.length; at += 1) {
      for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (other === letters[at]) continue;
        assert.equal(typeof resultsOf(letters.slice(0, at) + other + letters.slice(at + 1)), 'string', `${letters} ${at} ${other}`);
      }
      const turned = letters.slice(0, at) + (letters[at + 1] ?? '') + letters[at] + letters.slice(at + 2);
      if (turned !== letters && /^[^ILOU=]+.$/.test(turned)) assert.equal(typeof resultsOf(turned), 'string', turned);
    }
  }
  for (const typed of ['', 'x', 'hello world', '====', '0000-0000-0', '￿', 'Z'.repeat(5000)])
    assert.equal(typeof resultsOf(typed), 'string', typed);
});

/** @param {string} words of statuses: r, w:GIVEN, s, n @returns {Result[]} */
const said = (words) =>
  words.split(' ').map((word) => ({
    status: /** @type {const} */ ({ r: 'right', w: 'wrong', s: 'shown', n: 'none' })[/** @type {'r'} */ (word[0])],
    given: word.slice(2),
  }));

test('lines become tables by question, with the most frequent wrong answer; mistakes have their line', () => {
  const of = { route: 'nim', kind: 'outcome', level: 'usual' };
  const series = (/** @type {string} */ words, first = 1) =>
    codeOfSeries(
      of,
      said(words).map((result, index) => ({ seed: first + index, result })),
    );
  const lesson = codeOfLesson('# A\r\n## #/nim', said('r w:P'), 3);
  assert.equal(lesson, codeOfLesson('# A\n## #/nim\n', said('r w:P n'), 3));
  const ann = series('r w:P w:P');
  const { groups, mistakes } = collected(
    [
      `Ann ${ann}`,
      '',
      `王小明，${series('w:P r s', 2)}`,
      `Bob Lee\t${series('w:draw w:P')}`,
      `Eve ${lesson}`,
      'Joe no-code!',
      `Kim ${ann.slice(0, -1)}${ann.endsWith('0') ? '1' : '0'}`,
      `Ann ${series('r r r')}`,
      series('r'),
    ].join('\n'),
  );
  assert.deepEqual(
    mistakes.map(({ line, id, args }) => [line, id, args.name]),
    [
      [6, 'collect-wrong-form', 'Joe'],
      [7, 'collect-wrong-check', 'Kim'],
      [8, 'collect-twice', 'Ann'],
    ],
  );
  const [first, second] = groups;
  assert.ok(first && second && groups.length === 2);
  assert.deepEqual(
    [first.is_series, first.questions, first.pupils.map(({ name }) => name)],
    [true, [1, 2, 3, 4], ['Ann', '王小明', 'Bob Lee', '']],
  );
  assert.deepEqual(answersTo(first, 2), { right: 1, wrong: 2, shown: 0, none: 1, commonest: ['P', 2] });
  assert.deepEqual(first.pupils.map(rightOf), [3, 1, 0, 1]);
  assert.deepEqual([second.about, second.questions], [aboutLesson('# A\n## #/nim'), [1, 2, 3]]);
  assert.equal(
    csvOf(
      { ...first, pupils: [...first.pupils.slice(0, 2), { name: '=SUM("A")', line: 9, results: new Map() }] },
      { name: 'Name', right: 'Right' },
    ),
    '"Name","1","2","3","4","Right"\r\n"Ann","1","1","1","","3"\r\n"王小明","","P","1","?","1"\r\n"\'=SUM(""A"")","","","","","0"\r\n',
  );
  assert.deepEqual(
    collected('x '.repeat(3) + '\n'.repeat(2000))
      .mistakes.map(({ id }) => id)
      .sort(),
    ['collect-lines', 'collect-wrong-form'],
  );
});

test('a line is a name and a code', () => {
  assert.deepEqual(entryOf('Ann Lee: 30C1-S13C'), { name: 'Ann Lee', code: '30C1-S13C' });
  assert.deepEqual(entryOf('30C1-S13C, '), { name: '', code: '30C1-S13C' });
  assert.equal(entryOf('  '), null);
  // Written with spaces, with a slip in it, and after a name that looks like a part of a code.
  const code = codeOfSeries({ route: 'nim', kind: 'outcome', level: 'usual' }, [{ seed: 1, result: said('w:P')[0] ?? assert.fail() }]);
  const spaced = code.replaceAll('-', ' ');
  assert.deepEqual(entryOf(`Dora ${spaced}`), { name: 'Dora', code: spaced });
  assert.deepEqual(entryOf(`Jo Ann ${spaced}`), { name: 'Jo Ann', code: spaced });
  const wrong = `${spaced.startsWith('3') ? '4' : '3'}${spaced.slice(1)}`;
  assert.equal(resultsOf(entryOf(`Gwendolyn ${wrong}`)?.code ?? ''), 'check');
});
