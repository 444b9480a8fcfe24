/** Questions without a browser: every game, every kind; what is right is accepted, what is not is refused, and nothing is told before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGames } from '../../scripts/games.mjs';
import { LEVELS, wantedOf } from '../formats/ask_parameters.js';
import { plainAnswer } from '../game_page/question/judge.js';
import { offered } from '../game_page/question/questions.js';
import { formatLink } from '../ui/link.js';
import { openQuestion, settle } from './page.js';
import { testedOf } from './solver.js';

/** @import { Asking } from '../game_page/question/asking.js' */
/** @import { Step } from '../game_page/question/types.js' */

/** Seeds of every game, kind and level: three levels, so 200 questions with --long. */
const SEEDS = process.env.MEXPLORER_LONG ? 67 : 6;

/** Positions that the twin looks through, for one question. */
const LOOKED = 400;

/** Until the question is put, or cannot be. @param {Asking} asking */
async function posed(asking) {
  for (let turn = 0; turn < 400 && asking.phase.value === 'posing'; turn += 1) await settle();
}

/**
 * Who wins by the bare moves: N or P; null if there are too many positions, or play may go on for ever.
 * @param {any} page @param {string} start
 */
async function naive(page, start) {
  /** @type {Map<string, 'N' | 'P' | null>} */
  const known = new Map();
  /** @param {string} text @returns {Promise<'N' | 'P' | null>} */
  async function of(text) {
    if (known.has(text)) return known.get(text) ?? null;
    if (known.size > LOOKED) return null;
    known.set(text, null);
    const { moves } = await page.session.ask('moves', { position: text, random: [0, 0, 0] });
    if (!moves) return null;
    let outcome = /** @type {'N' | 'P' | null} */ ('P');
    for (const move of moves) {
      // What ends the game says for whom; who cannot move has lost, but by the rule.
      const left = move.ends ? (move.wins ? 'P' : 'N') : await of(move.to);
      if (left === 'P') {
        outcome = 'N';
        break;
      }
      if (left === null) outcome = null;
    }
    known.set(text, outcome);
    return outcome;
  }
  return of(start);
}

test('what is asked reads, and what does not is none', () => {
  assert.deepEqual(wantedOf('outcome'), { kind: 'outcome', name: '', count: 1 });
  assert.deepEqual(wantedOf('number:f'), { kind: 'number', name: 'f', count: 1 });
  assert.deepEqual(wantedOf('perform:3'), { kind: 'perform', name: '', count: 3 });
  for (const value of ['', 'who', 'number', 'number:', 'perform', 'perform:0', 'perform:21', 'outcome:3', 'next '])
    assert.equal(wantedOf(value), null);
  assert.deepEqual([' 3 , 5 ', '(3, 5)', '３、５', '007', '03, 05', '0,00'].map(plainAnswer), ['3,5', '3,5', '3,5', '7', '3,5', '0,0']);
});

let judged_twins = 0;

/** An answer of the same form. @param {string | undefined} right */
const otherThan = (right = '') => (/^\d/.test(right) ? right.replace(/\d+/g, '999999') : '999999');

for (const { route } of await findGames()) {
  const { questions: QUESTIONS } = testedOf(route);
  for (const kind of offered(QUESTIONS)) {
    test(`${route}, ${kind}: ${SEEDS} seeds a level`, async () => {
      let [asked, twins] = [0, 0];
      const outcomes = new Set();
      for (let seed = 1; seed <= SEEDS; seed += 1)
        for (const level of LEVELS) {
          const { page, asking, router } = await openQuestion(
            formatLink(route, [
              ['ask', kind],
              ['ask-seed', String(seed)],
              ['ask-level', level],
            ]),
            QUESTIONS,
          );
          await posed(asking);
          const where = `${route} ${kind} ${seed} ${level} ${asking.router.hash.value}`;
          // A rule may have no step of the kind at a position.
          if (asking.problem.value) {
            assert.equal(asking.problem.value.id, 'ask-no-step', where);
            page.destroy();
            asking.destroy();
            continue;
          }
          assert.equal(asking.phase.value, 'open', where);
          assert.ok(page.covered.value && asking.question.is_open.value, where);
          assert.equal(page.player.last.value, page.player.cursor.value, where);
          const verdict = /** @type {any} */ (page.solution.value?.verdict);
          if (kind === 'outcome' || kind === 'move') {
            outcomes.add(verdict.outcome);
            const start = page.position.value?.text ?? (await page.openingOf?.())?.text;
            const twin = level === 'small' && start ? await naive(page, start) : null;
            if (twin !== null) {
              twins += 1;
              assert.equal(verdict.outcome, twin, where);
            }
          }
          const is_wrong = seed % 3 === 0;
          /** Answers wrongly: that counts, and nothing is told. @param {() => unknown} answer */
          const wrongly = async (answer) => {
            const before = [page.player.cursor.value, page.player.last.value];
            await answer();
            for (let turn = 0; turn < 100 && asking.tried.value === null; turn += 1) await settle();
            assert.ok(asking.tried.value !== null && asking.phase.value === 'open' && asking.answer.value === null, where);
            assert.ok(page.covered.value && asking.why.value === null && asking.outcome.value === null, where);
            assert.deepEqual([page.player.cursor.value, page.player.last.value], before, where);
            assert.deepEqual(asking.tally.value, { asked: 1, right: 0 }, where);
            asking.tryAgain();
            assert.equal(asking.tried.value, null, where);
          };
          const wrong = { N: 'P', P: 'N', draw: 'N' };
          if (kind === 'outcome') {
            const right = /** @type {'N' | 'P' | 'draw'} */ (verdict.outcome);
            if (is_wrong && QUESTIONS.has_draws) await wrongly(() => asking.submit(wrong[right]));
            // Of two answers a wrong one closes the question.
            await asking.submit(is_wrong && !QUESTIONS.has_draws ? wrong[right] : right);
          } else if (kind === 'move') {
            for (let turn = 0; turn < 100 && !page.match.play.value?.answers[0]; turn += 1) await settle();
            const answer = /** @type {any} */ (page.match.play.value?.answers[0]);
            assert.ok(answer, where);
            const [best] = answer.winning;
            const losing = answer.moves?.find((/** @type {any} */ one) => !one.wins);
            if (is_wrong && (losing || best)) {
              await wrongly(() => (losing ? page.match.playMove(losing) : asking.submitNone()));
              assert.equal(page.match.play.value?.moves.length, 0, where);
            }
            if (best) page.match.playMove(best);
            else asking.submitNone();
          } else if (kind === 'perform:3') {
            let steps = 0;
            while (!asking.answer.value) {
              const right = /** @type {Step} */ (asking.step.value).right;
              const before = page.player.cursor.value;
              if (is_wrong && steps === 0) {
                await asking.submit(otherThan(right[0]));
                assert.ok(asking.missed.value?.caption, where);
                assert.equal(page.player.cursor.value, before, where);
              }
              await asking.submit(right[0] ?? '');
              steps += 1;
              assert.ok(steps <= 3, where);
            }
            assert.equal(asking.tally.value.right, is_wrong ? 0 : 1, where);
          } else {
            const right = kind === 'next' ? asking.step.value?.right[0] : String(await QUESTIONS.numbers?.[kind.slice(7)]?.(page));
            if (/^\d/.test(String(right))) {
              // What cannot be an answer is none.
              for (const typed of ['abc', '1.5', `${right},1`]) await asking.submit(typed);
              assert.ok(asking.unread.value && asking.answer.value === null, where);
            }
            if (is_wrong) await wrongly(() => asking.submit(otherThan(String(right))));
            await asking.submit(String(right));
          }
          for (let turn = 0; turn < 100 && !asking.answer.value; turn += 1) await settle();
          assert.equal(asking.answer.value?.is_right, !(is_wrong && kind === 'outcome' && !QUESTIONS.has_draws), where);
          if (is_wrong) assert.deepEqual(asking.tally.value, { asked: 1, right: 0 }, where);
          assert.ok(!page.covered.value && page.player.last.value === (page.lesson.value?.stepCount ?? 0), where);
          assert.ok(router.hash.value.includes('ask='), where);
          assert.equal(asking.results.value.length, 1, where);
          asked += 1;
          page.destroy();
          asking.destroy();
        }
      assert.ok(asked >= SEEDS, `${asked} questions`);
      if (kind === 'outcome') assert.ok(outcomes.has('N') && (outcomes.has('P') || outcomes.has('draw')), [...outcomes].join());
      judged_twins += twins;
    });
  }
}

test('who wins was asked of the twin, too', () => assert.ok(judged_twins > SEEDS * 10, String(judged_twins)));

test('of several steps one is shown and the next is asked for; another level or kind is another position', async () => {
  const { questions: QUESTIONS } = testedOf('nim');
  const { page, asking } = await openQuestion('#/nim?heaps=3,4,5,6&ask=perform:3', QUESTIONS);
  await posed(asking);
  await asking.reveal();
  assert.deepEqual([asking.found.value, asking.answer.value, asking.missed.value?.given], [1, null, '']);
  await asking.submit(String(asking.step.value?.right[0]));
  assert.equal(asking.missed.value, null);
  await asking.reveal();
  assert.equal(asking.answer.value?.is_right, false);
  assert.deepEqual(asking.tally.value, { asked: 1, right: 0 });
  page.destroy();
  asking.destroy();
  const drawn = new Set();
  for (const kind of ['outcome', 'move', 'number:grundy'])
    for (const level of ['usual', 'tricky']) {
      const one = await openQuestion(`#/nim?ask=${kind}&ask-level=${level}&ask-seed=1`, QUESTIONS);
      await posed(one.asking);
      drawn.add(one.page.link.value.params.get('heaps'));
      one.page.destroy();
      one.asking.destroy();
    }
  assert.equal(drawn.size, 6);
});

test('a wrong move has the opponent’s winning reply, and a move that ends the game has none', async () => {
  const { questions: QUESTIONS } = testedOf('nim');
  for (const [link, wrong, expected] of /** @type {const} */ ([
    ['#/nim?heaps=3,4,5&ask=move', '2,5', 'reply to 3,4: 1,1'],
    ['#/nim?heaps=2&rule=misere&ask=move', '0,2', null],
  ])) {
    const { page, asking } = await openQuestion(link, QUESTIONS);
    await posed(asking);
    asking.question.name_of_move.value = ({ move }, { text }) => `reply to ${text.replace(/,0$/, '')}: ${move}`;
    for (let turn = 0; turn < 100 && !page.match.play.value?.answers[0]; turn += 1) await settle();
    await page.match.playMoveText(wrong);
    for (let turn = 0; turn < 20 && asking.reply.value === null && asking.answer.value === null; turn += 1) await settle();
    assert.equal(asking.reply.value, expected, link);
    page.destroy();
    asking.destroy();
  }
});

test('questions draw new graphs, unless the link names one', async () => {
  const { questions: QUESTIONS } = testedOf('graph');
  const drawn = async (/** @type {string} */ link) => {
    const { page, asking } = await openQuestion(link, QUESTIONS);
    await posed(asking);
    const params = Object.fromEntries(asking.router.link.value.params);
    page.destroy();
    asking.destroy();
    return params;
  };
  const graphs = new Set();
  for (const level of LEVELS)
    for (let seed = 1; seed <= 8; seed += 1) {
      const { edges = '', pos = '', tokens = '' } = await drawn(`#/graph?ask=outcome&ask-seed=${seed}&ask-level=${level}`);
      const ends = edges.split(',').map((edge) => edge.split('-').map(Number));
      const places = pos.split(';');
      assert.ok(places.length >= 5 && new Set(places).size === places.length && !places.some((place) => !/^\d{1,3}\.\d{1,3}$/.test(place)));
      // Every vertex is drawn, and is on the board.
      assert.ok(
        ends.flat().every((vertex) => vertex < places.length),
        edges,
      );
      assert.ok(
        tokens.split(',').every((vertex) => Number(vertex) < places.length),
        tokens,
      );
      graphs.add(edges);
    }
  assert.equal(graphs.size, 24);
  for (const seed of [1, 2]) assert.equal((await drawn(`#/graph?edges=0-1,1-2,2-3&ask=outcome&ask-seed=${seed}`)).edges, '0-1,1-2,2-3');
});

test('of four seeds two are won, in another order for every game', async () => {
  const keys = new Set();
  for (const route of ['nim', 'wythoff', 'staircase', 'subtraction', 'coins']) {
    const { questions: QUESTIONS } = testedOf(route);
    let key = '';
    for (let seed = 0; seed < 16; seed += 1) {
      const { page, asking } = await openQuestion(`#/${route}?ask=outcome&ask-seed=${seed}&ask-level=usual`, QUESTIONS);
      await posed(asking);
      const solved = /** @type {any} */ (page.solution.value ?? assert.fail(route));
      key += solved.verdict.outcome;
      page.destroy();
      asking.destroy();
    }
    for (let at = 0; at < 16; at += 4) assert.equal(key.slice(at, at + 4).replaceAll('P', '').length, 2, `${route}: ${key}`);
    keys.add(key);
  }
  assert.equal(keys.size, 5);
});

test('questions that a step answers, that the game cannot ask, or that have no step get a message', async () => {
  const { questions: QUESTIONS } = testedOf('nim');
  for (const [query, id] of /** @type {const} */ ([
    ['heaps=3,4,5&ask=outcome&at=answer', 'ask-at'],
    ['heaps=3,4,5&ask=outcome&at=heap,2', 'ask-at'],
    ['heaps=3,4,5&ask=number:f', 'ask-kind'],
    ['heaps=3,4,5&ask=who', 'ask-kind'],
    ['heaps=7&ask=next', 'ask-no-step'],
    ['heaps=3,4,5&moore=2&ask=number:grundy', 'ask-untold'],
  ])) {
    const { page, asking } = await openQuestion(`#/nim?${query}`, QUESTIONS);
    await posed(asking);
    assert.equal(asking.problem.value?.id, id, query);
    assert.ok(page.covered.value, query);
    page.destroy();
    asking.destroy();
  }
  // What is over has no move, and what nobody can tell is not asked.
  const over = await openQuestion('#/nim?heaps=0,0&ask=move', QUESTIONS);
  await posed(over.asking);
  over.asking.submitNone();
  assert.equal(over.asking.answer.value?.is_right, true);
  const { questions: OF_LAB } = testedOf('lab');
  for (const kind of ['outcome', 'move']) {
    const { asking: untold } = await openQuestion(`#/lab?rule=${encodeURIComponent('(n) -> (n - 1)\ntable (1..9)')}&ask=${kind}`, OF_LAB);
    await posed(untold);
    assert.equal(untold.problem.value?.id, 'ask-untold', kind);
  }
  const { page, asking, router } = await openQuestion('#/nim?heaps=3,4,5&ask=outcome&at=heap,1', QUESTIONS);
  await posed(asking);
  assert.deepEqual([asking.phase.value, page.player.last.value], ['open', 2]);
  // The next one of the series is another position, and asks again.
  await asking.submit('N');
  assert.equal(asking.answer.value?.is_right, true);
  router.push(router.linkWith({ 'ask-seed': '5', at: null }));
  await posed(asking);
  assert.ok(page.covered.value && asking.answer.value === null && !asking.router.hash.value.includes('heaps=3,4,5'));
  assert.deepEqual(asking.tally.value, { asked: 1, right: 1 });
  page.destroy();
  asking.destroy();
});

test('the reason for an answer says more than that every move loses, or that one wins', async () => {
  for (const [hash, known] of /** @type {[string, Record<string, unknown>][]} */ ([
    ['#/dynamic-nim?n=8&k=2', { form: 'answers', takes: '⟨dynamic-nim-answer⟩; ⟨dynamic-nim-answer⟩; ⟨dynamic-nim-answer-rest⟩' }],
    ['#/dynamic-nim?n=21&k=2', { form: 'least', pile: '21', cap: '20', least: 21 }],
    ['#/dynamic-nim?n=10&k=2', { form: 'one', take: 2, left: 8, least: 8, most: '4' }],
    ['#/dynamic-nim?n=31&k=2', { form: 'several', take: 2, left: 29, least: 8, most: '4' }],
    // After the last stone there is nothing to take.
    ['#/dynamic-nim?n=8&k=2&cap=8', { form: 'N', takes: '8' }],
    // A list of limits has a table, too.
    ['#/dynamic-nim?n=4&limit=1', { form: 'one', take: 2, left: 2, least: 2, most: '1' }],
    ['#/wythoff?a=20&b=12', { d: '8', lower: '12', upper: '20' }],
    // Small heaps are written out as they are after the move.
    ['#/nim?heaps=1,4,5', { form: 'powers', outcome: 'P', sums: '1\u00a0=\u00a01, 4\u00a0=\u00a04 and 5\u00a0=\u00a04\u00a0+\u00a01' }],
    [
      '#/nim?heaps=1,4,6',
      { form: 'powers', outcome: 'N', count: 1, sums: '1\u00a0=\u00a01, 4\u00a0=\u00a04 and 5\u00a0=\u00a04\u00a0+\u00a01' },
    ],
    ['#/nim?heaps=1,4,8', { form: 'xor', outcome: 'N' }],
    // The last heap is taken: no sums are left.
    ['#/nim?heaps=5', { form: 'xor', outcome: 'N' }],
    ['#/nim?heaps=0', { form: 'xor', outcome: 'P' }],
  ])) {
    const { questions } = testedOf(hash.slice(2).split('?')[0] ?? '');
    const { page, asking } = await openQuestion(`${hash}&ask=outcome`, questions);
    await posed(asking);
    await asking.reveal();
    const { args = {} } = asking.why.value ?? {};
    assert.deepEqual(Object.fromEntries(Object.keys(known).map((name) => [name, args[name]])), known, hash);
    page.destroy();
    asking.destroy();
  }
});

test('whoever finds another winning move is not shown the first one in its place, and hears of all of them', async () => {
  const { questions } = testedOf('nim');
  for (const [move, is_first] of /** @type {[string, boolean][]} */ ([
    ['1,2', true],
    ['3,6', false],
  ])) {
    const { page, asking } = await openQuestion('#/nim?heaps=1,4,5,6&ask=move', questions);
    await posed(asking);
    for (let turn = 0; turn < 400 && !page.match.play.value?.answers[0]; turn += 1) await settle();
    await page.match.playMoveText(move);
    for (let turn = 0; turn < 400 && asking.phase.value !== 'closed'; turn += 1) await settle();
    assert.equal(asking.answer.value?.is_right, true, move);
    for (let turn = 0; turn < 400 && !asking.why.value?.args?.moves; turn += 1) await settle();
    assert.equal(page.player.cursor.value > 0, is_first, move);
    assert.equal(String(asking.why.value?.args?.moves).split(/, | or /).length, 3);
    page.destroy();
    asking.destroy();
  }
});

test('one series asks no position twice, though seeds repeat them', async () => {
  for (const [route, kind] of /** @type {const} */ ([
    ['dynamic-nim', 'move'],
    ['wythoff', 'outcome'],
  ])) {
    const { page, asking, router } = await openQuestion(`#/${route}?ask=${kind}&ask-level=small&ask-seed=1`, testedOf(route).questions);
    /** @type {string[]} */
    const positions = [];
    const seeds = [1];
    for (let count = 1; count < 9; count += 1) {
      await posed(asking);
      // In either order two piles are the same question.
      positions.push(Object.values(page.options.value).map(String).sort().join());
      const seed = (await asking.nextSeed()) ?? assert.fail();
      seeds.push(seed);
      router.replaceNow(router.linkWith({ 'ask-seed': String(seed) }));
      await settle();
    }
    assert.equal(new Set(positions).size, positions.length, `${route}: ${positions.join(' | ')}`);
    assert.ok(Math.max(...seeds) > seeds.length, `${route}: some seed was passed over`);
    page.destroy();
    asking.destroy();
  }
});
