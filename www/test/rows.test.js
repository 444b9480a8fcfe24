/** Games in a row from a link to their answers, their words and their plays; what the answers are is proved where they are solved. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heapsOf, lastChanges } from '../games/rows/lesson.js';
import { sentence } from '../games/rows/words.js';
import { attributesOf } from '../shell/verdict_attributes.js';
import { present } from '../play/play.js';
import { problemText } from '../ui/problem.js';
import { lessonOf } from './lessons.js';
import { openPage, settle } from './page.js';
import { linked, refusal } from './solver.js';
import { inLanguage, said } from './words.js';

/** @import { PlayMoves, RowTimeline } from '../../crate/pkg/rows/mexplorer.js' */

/** @typedef {RowTimeline} Timeline */

/** @param {string} query */
function attributes(query) {
  const { outcome, moves, grundy, 'moves-total': total } = attributesOf(linked(`#/${query}`).verdict());
  return [outcome, moves, grundy, total];
}

test('the attributes of a verdict: every game has the form of its own moves', () => {
  for (const [query, ...told] of /** @type {[string, ...(string | null)[]][]} */ ([
    ['staircase?stairs=0,3,1,4', 'N', '[["2","1"],["3","1"]]', '7', null],
    ['turning?turn=1-2&heads=10,3,5', 'N', '[["10","6"]]', '12', null],
    ['turning?turn=1+c&heads=6,7', 'N', '[["6","5"],["7","6"]]', '3', null],
    ['coins?board=1101000100', 'N', '["4","8"]', '1', null],
    ['coins?m=10&coins=8,4,2,1&board=111', 'N', '["4","8"]', '1', null],
    ['coins?m=5&coins=1,3&reading=goal', 'N', '["1"]', null, null],
    ['parity-piles?piles=0,3,4,1', 'N', '[["1","3","-1"],["1","3","1"]]', '2', null],
    ['parity-piles?piles=0,0,1', 'N', '[["0","2","-1"]]', '2', null],
    ['splitting?beans=1,0,1,5000', 'N', '[["0","2","3"]]', '5', null],
    ['turning?turn=1+C&heads=268435456,536870912', 'N', '[]', '805306368', '1'],
  ]))
    assert.deepEqual(attributes(query), told, query);
});

test('of half a thousand million winning moves the first are told, and all are counted', () => {
  const { solved, verdict } = linked('#/turning?turn=1-3&heads=1,2,1000000000');
  const { moves, movesTotal, position } = verdict();
  assert.deepEqual([moves.length, moves.at(-1), movesTotal], [10_000, ['1000000000', '20000', '19999'], '499999999']);
  // One that is not told wins as well.
  assert.equal(solved.after({ position, move: '1000000000,999999998,999999997' })?.wins, true);
  assert.equal(solved.after({ position, move: '1000000000,999999998,999999996' })?.wins, false);
});

test('where coins are thrown off, what has been printed is told beside what a search says', () => {
  for (const [board, outcome, claimed] of [
    ['110', 'N', 'P'],
    ['101', 'P', 'N'],
    ['100', 'N', 'N'],
  ]) {
    /** @type {Timeline} */
    const timeline = linked(`#/coins?board=${board}&reading=thrown`).timeline();
    assert.deepEqual([timeline.outcome, timeline.claimed], [outcome, claimed], board);
    assert.equal(linked(`#/coins?board=${board}`).timeline().claimed, null);
  }
});

test('a finished game is lost, whatever lies where it does not count', () => {
  for (const query of [
    'staircase?stairs=9,0,0',
    'turning?turn=3&heads=1,2',
    'coins?board=0011',
    'coins?board=101&reading=goal',
    'coins?board=000&reading=thrown',
    'parity-piles?piles=1,2,4',
    'splitting?beans=0,0,9',
    'splitting?beans=',
  ]) {
    const { outcome, moves, ends } = linked(`#/${query}`).verdict();
    assert.deepEqual([outcome, moves, ends], ['P', [], true], query);
  }
  // No winning move is not the end.
  for (const query of ['staircase?stairs=0,0,1', 'coins?board=1001100', 'splitting?beans=2,0'])
    assert.deepEqual([linked(`#/${query}`).verdict().outcome, linked(`#/${query}`).verdict().ends], ['P', false], query);
});

test('what a move leaves is read again; what is no move leaves nothing', () => {
  for (const [query, position, made, none] of /** @type {[string, string, [string, string, boolean, boolean][], string[]][]} */ ([
    [
      'staircase?stairs=0,3,1,4',
      '0,3,1,4',
      [
        ['3,1', '0,3,2,3', true, false],
        ['1,3', '3,0,1,4', false, false],
      ],
      ['0,1', '1,4', '1,0', '4,1', '1', '-1,1', 'x'],
    ],
    [
      'turning?turn=1-2&heads=3,5,10',
      '3,5,10',
      [
        ['10,6', '3,5,6', true, false],
        ['5,3', '10', false, false],
      ],
      ['6', '6,10', '10,10', '10,6,5', '10,0', ''],
    ],
    ['turning?turn=1-2&heads=2', '2', [['2', '', true, true]], ['1']],
    ['coins?board=0110', '2,3', [['2', '3,4', true, true]], ['1', '4', '2,3', '']],
    [
      'coins?board=110&reading=thrown',
      '1,2',
      [
        ['2', '1,3', true, false],
        ['1', '2,3', false, false],
      ],
      ['3'],
    ],
    [
      'parity-piles?piles=0,3,4,1',
      '0,3,4,1',
      [
        ['1,3,1', '0,2,4,2', true, true],
        ['1,3,-1', '0,4,4,0', true, true],
      ],
      ['0,3,1', '1,2,1', '3,1,1', '1,3', '1,3,2', '1,9,1'],
    ],
    [
      'splitting?beans=1,0,1',
      '1,0,1',
      [
        ['0,2,2', '0,0,3', true, true],
        ['0,1,1', '0,2,1', true, false],
      ],
      ['1,2,2', '0,2,1', '0,0,1', '0,1,3', '0,1'],
    ],
  ])) {
    const { solved } = linked(`#/${query}`);
    for (const [move, to, wins, ends] of made) {
      const after = solved.after({ position, move });
      assert.deepEqual(after, { move, to, wins, ends }, `${query}: ${move}`);
      /** @type {PlayMoves} */
      const told = solved.moves({ position: to, random: [0.9, 0.9, 0.9] });
      assert.deepEqual([told.winning.length === 0, told.patient === null, told.careless === null], [wins, ends, ends], `${query}: ${to}`);
    }
    for (const move of none) assert.equal(solved.after({ position, move }), undefined, `${query}: ${move}`);
  }
});

test('a position of another game is refused; so are boards that a search does not know, and plays of endless runs', () => {
  for (const [query, position, id] of [
    ['staircase?stairs=0,3,1,4', '0,3,1', 'error-row-position'],
    ['splitting?beans=1,0', '1,0,0', 'error-row-position'],
    ['parity-piles?piles=1,1', '1,x', 'error-row-number'],
    ['turning?turn=1-2&heads=3', '4', 'error-row-place'],
    ['coins?board=010&reading=thrown', '1,3', 'error-row-position'],
    ['coins?board=010', '2,2', 'error-row-twice'],
    ['turning?turn=1+C&heads=10001', '10001', 'error-turn-play'],
  ])
    assert.equal(refusal(() => linked(`#/${query}`).solved.moves({ position, random: [0, 0, 0] })).id, id, query);
});

test('what single coins are worth: by a formula as far as one likes, by a table as far as there are heads', () => {
  for (const [turn, last, ...values] of /** @type {[string, number, ...number[]][]} */ ([
    ['1-2', 1, 1, 2, 3, 4, 5, 6, 7, 8],
    ['1-3', 1, 1, 2, 4, 7, 8, 11, 13, 14],
    ['1+C', 1, 1, 2, 1, 4, 1, 2, 1, 8],
    ['2', 1, 0, 1, 2, 3, 4, 5, 6, 7],
    ['3', 1, 0, 0, 1, 2, 4, 7, 8, 11],
    ['3E', 9, 0, 0, 1, 0, 0, 1, 2, 2],
    ['3E', 4, 0, 0, 1, 0],
  ]))
    assert.deepEqual([...linked(`#/turning?turn=${turn}&heads=${last}`).solved.values(8)], values, `${turn}, ${last}`);
});

test('a link that makes no game is refused with the value and the limit', () => {
  for (const [query, id, args] of /** @type {[string, string, Record<string, string>][]} */ ([
    ['staircase?stairs=3,,4', 'error-row-number', { name: 'stairs', value: '', place: '1', limit: '1000' }],
    ['parity-piles?piles=-3', 'error-row-number', { name: 'piles', value: '-3', place: '0', limit: '1000' }],
    [`splitting?beans=1,${'7'.repeat(1001)}`, 'error-row-number', { name: 'beans', value: '7'.repeat(1001), place: '1', limit: '1000' }],
    [`splitting?beans=${'1,'.repeat(100_000)}1`, 'error-row-many', { name: 'beans', value: '100001', limit: '100000' }],
    ['turning?heads=5,0', 'error-row-place', { name: 'heads', value: '0', place: '2', limit: '1000000000' }],
    ['turning?heads=5,6,5', 'error-row-twice', { name: 'heads', value: '5' }],
    ['turning?turn=2-1&heads=5', 'error-turn-code', { value: '2-1' }],
    ['turning?turn=2+&heads=5', 'error-turn-many', { value: '2+', limit: '7' }],
    ['turning?turn=1-4&heads=501', 'error-turn-table', { code: '1-4', value: '501', limit: '500' }],
    ['turning?turn=3E&heads=10001', 'error-turn-table', { code: '3E', value: '10001', limit: '10000' }],
    ['coins?board=012', 'error-coins-cell', { value: '2', place: '3' }],
    ['coins?m=1000000001', 'error-coins-cells', { value: '1000000001', limit: '1000000000' }],
    ['coins?coins=1', 'error-coins-cells', { value: '', limit: '1000000000' }],
    ['coins?m=3&coins=4', 'error-row-place', { name: 'coins', value: '4', place: '1', limit: '3' }],
    ['coins?reading=last', 'error-coins-reading', { value: 'last' }],
    [`coins?board=${'0'.repeat(21)}&reading=thrown`, 'error-coins-thrown', { name: 'board', value: '21', limit: '20' }],
    ['coins?m=21&reading=thrown', 'error-coins-thrown', { name: 'm', value: '21', limit: '20' }],
  ])) {
    const refused = refusal(() => linked(`#/${query}`));
    assert.deepEqual([refused.id, refused.args], [id, args], query);
  }
});

test('one is not many, the floor has its name, and what was typed is told once', async () => {
  /** @param {string} query @param {string} at */
  async function wordsAt(query, at) {
    const { captionOf, cursorOf } = await lessonOf(`#/${query}`);
    return said(captionOf(cursorOf(at) ?? assert.fail(at), false));
  }
  for (const [query, at, words] of /** @type {[string, string, string][]} */ ([
    ['staircase?stairs=2,5,1', 'place,0', 'This is the floor: stones here can’t move any further.'],
    ['staircase?stairs=2,5,1', 'place,2', 'Stair 2 is even: its stone doesn’t count.'],
    ['staircase?stairs=2,5', 'answer', '5 from stair 1 to the floor'],
    ['turning?turn=1-3&heads=3', 'place,3', 'worth 4 (odious: an odd number of 1s)'],
    ['turning?turn=2&heads=3', 'place,3', 'worth 2, one less than its number. 0 XOR 2 = 2.'],
    ['turning?turn=3E&heads=3', 'place,3', 'worth 1. 0 XOR 1 = 1.'],
    ['turning?turn=1-2&heads=3,5,10', 'answer', 'To make it 0, turn over coins 6 and 10.'],
    ['turning?turn=1+C&heads=268435456,536870912', 'answer', 'with too many coins to list'],
    ['coins?board=1000', 'place,3', 'has 1 coin: a heap of 1'],
    ['coins?board=0110110&reading=goal', 'answer', 'The player to move wins: N. For example, move the coin on cell 5.'],
    ['coins?board=00010&reading=goal', 'answer', 'The cell before the last is taken'],
    ['coins?board=101&reading=thrown', 'answer', 'As a staircase: N (XOR 1). By search: P. A coin'],
  ]))
    assert.ok((await wordsAt(query, at)).includes(words), `${query}, ${at}: ${await wordsAt(query, at)}`);
  /** @param {any} verdict */
  const told = (verdict) => sentence('turning', { outcome: 'N', moves: [], ends: false, ...verdict }).join('');
  assert.equal(told({ movesTotal: '1' }), 'the player to move wins: there is one winning move, with too many coins to list');
  assert.equal(told({ movesTotal: '2000' }), 'the player to move wins: there are 2,000 winning moves, with too many coins to list');
  assert.equal(
    told({ moves: [['2'], ['3']], movesTotal: '3' }),
    'the player to move wins: turn over coin 2 or turn over coin 3; 1 more move wins',
  );
  /** @param {string} query */
  const problem = (query) => problemText(refusal(() => linked(`#/${query}`)));
  assert.match(problem('staircase?stairs=1,x'), /1,000 digits; got “x”\.$/);
  assert.match(problem('turning?heads=0'), /; got “0”\.$/);
  assert.match(
    inLanguage('zh', () => problem('coins?m=3&coins=4')),
    /；输入的是“4”。$/,
  );
});

test('places that are chosen on the board are the move, which is made at once with the last of them', async () => {
  for (const [query, touched, chosen, left] of /** @type {[string, string[], string[], string][]} */ ([
    ['turning?turn=1-2&heads=3,5,10', ['6', '10'], ['6', '10'], '3,5,6'],
    ['turning?turn=1-2&heads=3,5,10', ['6', '10', '6'], ['10'], '3,5'],
    // The last place makes the move.
    ['parity-piles?piles=2,3,4,1', ['3', '1'], [], '2,4,4,0'],
    // Between piles 0 and 2 nothing goes: pile 2 is even.
    ['parity-piles?piles=2,3,4,1', ['0', '2', '3'], [], '1,3,4,2'],
    ['splitting?beans=1,0,1', ['0', '1', '1'], [], '0,2,1'],
    ['coins?board=1101000100', ['4'], [], '1,2,5,8'],
  ])) {
    const { page } = await openPage(`#/${query}&play=person&hide=1`);
    await settle();
    for (const place of touched) page.touch(place);
    assert.deepEqual(page.chosen.value, chosen, query);
    if (chosen.length > 0) await page.match.playMoveText(page.row.moveOf(page.chosen.value));
    await settle();
    assert.equal(page.match.play.value && present(page.match.play.value).text, left, query);
    page.destroy();
  }
});

test('while one plays the places and heaps are those of the play, and of coins as many cells as there were', async () => {
  for (const [query, moves, heaps, cells] of /** @type {[string, string, string[], string | undefined][]} */ ([
    ['staircase?stairs=0,3,1,4', '1,3;3,4', ['3,-', '0,0', '5,-', '0,0'], undefined],
    ['turning?turn=1-3&heads=3,5', '5,4', ['1,4', '1,7'], undefined],
    ['coins?board=1101000100', '1', ['1,-', '3,3'], '10'],
  ])) {
    const { page } = await openPage(`#/${query}&play=person&hide=1&moves=${moves}`);
    await settle();
    await settle();
    /** @type {Timeline} */
    const { places, cells: count } = page.shown.value;
    assert.deepEqual(
      places.map(({ holds, heap }) => `${holds},${heap ?? '-'}`),
      heaps,
      query,
    );
    assert.equal(count ?? undefined, cells, query);
    page.destroy();
  }
});

test('the heaps beside say what the last move did to them: grown, made what they were, or smaller', async () => {
  for (const [query, moves, told] of /** @type {[string, string, [string, string][]][]} */ ([
    ['staircase?stairs=0,3,4,4', '2,2', [['1', '3 → 5 grown']]],
    ['staircase?stairs=0,3,4,4', '2,2;1,2', [['1', '5 → 3 undone']]],
    ['staircase?stairs=0,3,4,4', '2,2;1,1', [['1', '5 → 4 other']]],
    [
      'turning?turn=1-2&heads=3,5,10',
      '10,6',
      [
        ['6', '0 → 6 other'],
        ['10', '10 → 0 other'],
      ],
    ],
    ['coins?board=0100010', '', []],
  ])) {
    const { page } = await openPage(`#/${query}&play=person&moves=${moves}`);
    await settle();
    await settle();
    const changes = [...lastChanges(page.shown.value, page.past.value)].map(([number, { from, to, how }]) => [
      number,
      `${from} → ${to} ${how}`,
    ]);
    assert.deepEqual(changes.sort(), told.sort(), `${query} ${moves}`);
    page.destroy();
  }
});

test('a smaller heap is chosen on the other board, and what does that is chosen here', async () => {
  for (const [
    query,
    [number, heap, take],
    chosen,
    wishes,
  ] of /** @type {[string, [string, string, number], string[], [string, string][]][]} */ ([
    ['staircase?stairs=0,3,4,4', ['3', '4', 2], [], [['3', '2']]],
    ['turning?turn=1-2&heads=3,5,10', ['10', '10', 4], ['10', '6'], []],
    ['parity-piles?piles=0,3,4,1', ['3', '3', 2], ['3', '1'], []],
    ['splitting?beans=1,0,2,1', ['0', '4', 4], ['0', '1', '1'], []],
  ])) {
    const { page } = await openPage(`#/${query}&play=person`);
    await settle();
    await page.takeFromHeap(number, heap, take);
    assert.deepEqual([...page.match.chosen_takes.value], wishes, query);
    assert.deepEqual([page.chosen.value, page.chosenOf(number)], [chosen, String(take)], query);
    page.touch(number);
    if (chosen.length > 0) assert.equal(page.chosenOf(number), '', query);
    page.destroy();
  }
  const { page } = await openPage('#/coins?board=0100010&play=person');
  await settle();
  const [heap] = heapsOf(page.shown.value);
  await page.takeFromHeap(heap?.number ?? '', heap?.heap ?? '', 1);
  assert.equal(page.match.play.value?.moves.length, 1);
  await settle();
  await page.takeFromHeap('1', '1000', 1);
  assert.equal(page.match.rejection.value, 'play-refused');
  page.destroy();
});
