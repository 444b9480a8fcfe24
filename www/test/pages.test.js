/** Whole pages without a browser: the state of every game on its real solver, an address and a history of our own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTRACTS } from '../e2e/contract.js';
import { notesOfLink } from '../game_page/notes.js';
import { gaveAway, present } from '../play/play.js';
import { openPage, settle } from './page.js';
import { said } from './words.js';

const STARTS = /** @type {const} */ (['#/dynamic-nim?n=24&k=2', '#/wythoff?a=12&b=20', '#/race?sample=official-1']);

test('a hundred links in one breath: the last one is answered, and nothing but its own question is asked for it', async () => {
  const { page, browser } = await openPage('#/dynamic-nim?n=24&k=2');
  for (let n = 301; n <= 400; n += 1) browser.navigate(`#/dynamic-nim?n=${n}&k=5/2&method=rows&at=7`);
  await settle();
  await settle();
  assert.deepEqual(
    [page.session.state.value, page.solution.value?.options.n, page.solution.value?.verdict.moves],
    ['ready', '400', ['3', '13', '82']],
  );
  assert.equal(said(page.lesson.value?.nameOf(page.cursor.value) ?? { id: '', args: {} }), 'row 7');
  assert.equal(browser.replaced, 0);
});

test('another method keeps the verdict and asks for nothing but its steps', async () => {
  for (const [start, method] of /** @type {const} */ ([
    [STARTS[0], 'definition'],
    [STARTS[1], 'mex'],
    [STARTS[2], 'pairs'],
  ])) {
    const { page } = await openPage(start);
    const before = page.solution.value;
    page.go({ method });
    await settle();
    const after = page.solution.value;
    assert.deepEqual([after?.method, after?.timeline.method, page.session.state.value], [method, method, 'ready'], start);
    assert.equal(after?.verdict, before?.verdict, start);
    page.destroy();
  }
});

test('a method that there is not is an error with the good solution on show, or the one of a link that says nothing', async () => {
  for (const start of STARTS) {
    const { page } = await openPage(start);
    const before = page.solution.value;
    page.go({ method: 'magic' });
    await settle();
    assert.deepEqual([page.session.state.value, page.session.problem.value?.id], ['error', 'error-method']);
    assert.equal(page.solution.value, before);
    page.destroy();
    const cold = await openPage(`${start}&method=magic`);
    assert.deepEqual([cold.page.session.state.value, cold.page.player.cursor.value], ['error', 0]);
    assert.ok(cold.page.solution.value, start);
    cold.page.destroy();
  }
});

test('while a newer link is on its way, a step does not write over it', async () => {
  const { page, browser } = await openPage(STARTS[0]);
  page.player.step(1);
  browser.pass(1000);
  page.player.step(1);
  browser.navigate('#/dynamic-nim?n=21&k=2', { silently: true });
  browser.pass(1000);
  browser.tell();
  await settle();
  assert.equal(browser.location.hash, '#/dynamic-nim?n=21&k=2');
  assert.deepEqual([page.solution.value?.options.n, page.player.cursor.value], ['21', 0]);
});

test('a covered answer is shown when it is asked for, and covered anew by the next link', async () => {
  for (const start of STARTS) {
    const { page, browser } = await openPage(`${start}&hide=1`);
    assert.equal(page.covered.value, true);
    page.uncover();
    assert.equal(page.covered.value, false);
    page.player.step(1);
    browser.pass(1000);
    assert.equal(page.covered.value, false, 'a step is no new link');
    page.go({ at: null });
    assert.equal(page.covered.value, true);
    page.destroy();
  }
});

test('a play is begun, goes on through another method, and is begun anew by another opponent', async () => {
  for (const start of STARTS) {
    const { page } = await openPage(`${start}&play=person&hide=1`);
    const begun = page.match.play.value;
    assert.equal(begun?.moves.length, 0, start);
    const answer = begun?.answers[0];
    const first = answer?.winning[0] ?? answer?.best;
    page.match.playMove(first ?? assert.fail(start));
    await settle();
    assert.equal(page.match.play.value?.moves.length, 1, start);
    page.go({ method: page.parameters.method?.among?.at(-1) ?? null });
    await settle();
    assert.equal(page.match.play.value?.moves.length, 1, `${start}, another method`);
    page.go({ play: 'perfect' });
    await settle();
    assert.equal(page.match.play.value?.moves.length, 0, `${start}, another opponent`);
    page.go({ play: null, hide: null });
    assert.equal(page.match.play.value, null);
    page.destroy();
  }
});

/** A play of every game, and one whose moves take from two heaps: a link, three moves in it, and what is no move after them. */
const PLAYS = [
  ...CONTRACTS.map(({ route, play: { line } }) => /** @type {const} */ ([`#/${route}?${line[0]}`, line[1], line[2]])),
  /** @type {const} */ (['#/nim?heaps=4,2,1&moore=2', '0,1~1,1;0,1;0,1', '0,1~0,1']),
];

test('the moves of a link are played in every game; one that is none ends them there, and the link stays as it was written', async () => {
  for (const [start, moves, wrong] of PLAYS) {
    const link = `${start}&play=person&hide=1&moves=${moves};${wrong};${moves}`;
    const { page, browser } = await openPage(link);
    await settle();
    browser.pass(1000);
    assert.equal(page.match.made.value, moves, start);
    assert.deepEqual(page.match.stopped.value, { number: 4, move: wrong.replaceAll('~', ';') });
    assert.deepEqual([browser.location.hash, browser.entries.length, browser.replaced], [link, 1, 0]);
    // Another move goes on from there.
    page.match.playMove(page.match.play.value?.answers[3]?.best ?? assert.fail(start));
    await settle();
    assert.equal(browser.entries.length, 2);
    assert.ok(decodeURIComponent(browser.location.hash).includes(`moves=${moves};`), browser.location.hash);
    assert.equal(page.match.stopped.value, null);
    page.destroy();
  }
});

test('a move that is no number of moves is passed over in every game, with a note: one looks at the end of the play', async () => {
  for (const [start, moves] of PLAYS) {
    const played = `${start}&play=person&hide=1&moves=${moves}`;
    const { page, browser } = await openPage(start);
    for (const move of ['-1', '-0', '0.5', '1e0', '99999999999', '9'.repeat(10_000), 'NaN', 'constructor', ' 1', '%00']) {
      browser.navigate(`${played}&move=${move}`);
      await settle();
      const play = page.match.play.value ?? assert.fail(start);
      assert.equal(page.match.shown.value, play, `${start}, ${move}`);
      assert.ok(present(play), `${start}, ${move}`);
      assert.equal(notesOfLink(page).length, 1, `${start}, ${move}`);
      browser.navigate(start);
      await settle();
    }
    // One that is greater than their number is the last.
    browser.navigate(`${played}&move=999999999`);
    await settle();
    assert.deepEqual([page.match.shown.value?.moves.length, notesOfLink(page)], [3, []], start);
    page.destroy();
  }
});

test('back and forward go through a play, looking at a move rewrites the link, and leaving returns to the step before', async () => {
  for (const [start, moves] of PLAYS) {
    const { page, browser } = await openPage(`${start}&play=person&hide=1&moves=${moves}`);
    await settle();
    const [one] = moves.split(';');
    browser.navigate(`${start}&play=person&hide=1&moves=${one}`);
    await settle();
    assert.equal(page.match.made.value, one, start);
    browser.navigate(`${start}&play=person&hide=1&moves=${moves}`);
    await settle();
    const entries = browser.entries.length;
    page.match.lookAt(1);
    browser.pass(1000);
    assert.match(browser.location.hash, /&move=1$/);
    assert.deepEqual([page.match.shown.value?.moves.length, page.match.your_turn.value, browser.entries.length], [1, false, entries]);
    page.match.playOn();
    assert.deepEqual([page.match.made.value, page.match.your_turn.value, browser.entries.length], [one, true, entries + 1]);
    assert.doesNotMatch(browser.location.hash, /move=/);
    // Another play has none of its moves.
    page.restart({ opponent: 'person', first: 'you', seed: 2 });
    assert.deepEqual([page.match.made.value, browser.entries.length], ['', entries + 2]);
    page.destroy();
  }
  const { page, browser } = await openPage('#/dynamic-nim?n=24&k=2&at=11,8');
  page.go({ play: 'person', hide: '1' });
  await settle();
  page.match.playMove(page.match.play.value?.answers[0]?.best ?? assert.fail());
  await settle();
  page.go({ play: null, hide: null, moves: null });
  assert.deepEqual([page.match.play.value, page.cursor.value], [null, 30]);
  assert.equal(browser.location.hash, '#/dynamic-nim?n=24&k=2&at=11,8');
});

test('the app’s reply is in the entry of the move that it answers', async () => {
  const { page, browser } = await openPage('#/dynamic-nim?n=24&k=2&play=perfect&hide=1');
  page.match.playMove(page.match.play.value?.answers[0]?.best ?? assert.fail());
  assert.equal(browser.entries.length, 2);
  await new Promise((resolve) => setTimeout(resolve, 700));
  browser.pass(1000);
  assert.deepEqual([page.match.play.value?.moves.length, browser.entries.length], [2, 2]);
  assert.match(browser.location.hash, /moves=,1;,\d+$/);
  page.uncover();
  page.match.playMove(page.match.play.value?.answers[2]?.best ?? assert.fail());
  await settle();
  assert.deepEqual([browser.entries.length, page.covered.value], [3, false], 'what was uncovered stays so');
  page.destroy();
});

test('what was given away before the moves of a link is told when it is asked for', async () => {
  const { page } = await openPage('#/dynamic-nim?n=24&k=2&play=person&hide=1&moves=4;1;1');
  await settle();
  const slips = () => [0, 1, 2].map((index) => page.match.play.value && gaveAway(page.match.play.value, index));
  assert.deepEqual([page.match.made.value, slips()], [',4;,1;,1', [null, null, null]]);
  await page.match.answerAll();
  assert.equal(slips()[0], true);
  assert.ok(slips().every((slip) => slip !== null));
  page.destroy();
});

test('the race: a state that is picked is in the link, goes with a step, and comes back with its link', async () => {
  const { page, browser } = await openPage('#/race?sample=official-1&method=full&from=0,1,3,3,B');
  const { explained_state } = page.inspection;
  assert.deepEqual([explained_state.value?.mover, page.selection.value], ['B', 1]);
  browser.pass(1000);
  assert.equal(browser.replaced, 0, 'what the link says is not said again');
  page.player.step(1);
  browser.pass(1000);
  assert.equal(explained_state.value, null);
  assert.doesNotMatch(browser.location.hash, /from=/);
  browser.navigate('#/race?sample=official-1&method=full&from=0,1,3,3,B');
  await settle();
  assert.equal(explained_state.value?.mover, 'B');
  page.destroy();
});

test('the race: what names no state stays in the link as it was written, and is told', async () => {
  for (const from of ['x', '0,0,1,1,A', '9,9,9,9,A']) {
    const { page, browser } = await openPage(`#/race?sample=wrap&from=${from}`);
    browser.pass(1000);
    assert.equal(browser.location.hash, `#/race?sample=wrap&from=${from}`);
    assert.equal(page.stateless.value, from);
    page.player.step(1);
    browser.pass(1000);
    assert.match(browser.location.hash, new RegExp(`from=${from}&at=`));
    assert.equal(page.stateless.value, from, 'as long as the link names it');
    browser.navigate('#/race?sample=wrap');
    await settle();
    assert.equal(page.stateless.value, '');
    page.destroy();
  }
});
