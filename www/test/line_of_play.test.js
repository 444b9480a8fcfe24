/** A line of play that tells why a position is won or lost, against a search that uses only the rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineFrom } from '../play/line_of_play.js';
import { openPage } from './page.js';

/** @import { PlayMove } from '../../crate/pkg/heaps/mexplorer.js' */

const ABORT = new AbortController().signal;
const DICE = /** @type {const} */ ([0, 0, 0]);

/** Whether the player to move wins, by all moves of all positions. @param {any} page */
function searchIn(page) {
  /** @type {Map<string, Promise<boolean>>} */
  const known = new Map();
  /** @param {string} position @returns {Promise<boolean>} */
  async function search(position) {
    const { moves } = await page.session.ask('moves', { position, random: DICE });
    for (const { to, ends, wins: is_won } of /** @type {PlayMove[]} */ (moves)) {
      if (ends ? is_won : !(await wins(to))) return true;
    }
    return false;
  }
  /** The same, searched only once for each position. @param {string} position */
  function wins(position) {
    const found = known.get(position) ?? search(position);
    known.set(position, found);
    return found;
  }
  return wins;
}

for (const [hash, positions] of /** @type {const} */ ([
  ['#/wythoff?a=3&b=5', Array.from({ length: 49 }, (_, i) => `${Math.floor(i / 7)},${i % 7}`).slice(1)],
  ['#/nim?heaps=3,2,1', ['3,2,1', '3,3,1', '1,1', '2', '1,1,1', '0,2,3', '3,1,3']],
  ['#/nim?heaps=3,2&rule=misere', ['3,2', '2,2', '1,1', '1', '1,0', '2,1', '1,1,1']],
  ['#/hackenbush?edges=0-1,1-2,2-0,0-3,3-4&ground=0', ['']],
  ['#/splitting?beans=2,1,1,0', ['']],
  ['#/coins?board=110101', ['']],
]))
  test(`why a position of ${hash} is won or lost: each move of the example does what it is said to do`, async () => {
    const { page } = await openPage(hash);
    const wins = searchIn(page);
    /** @type {Set<string>} */
    const kinds = new Set();
    for (const named of positions) {
      const position = named || String(page.position.value?.text);
      const { kind, moves } = await lineFrom(page.session, position, ABORT);
      kinds.add(kind);
      let at = position;
      for (const [index, move] of moves.entries()) {
        const { moves: all } = await page.session.ask('moves', { position: at, random: DICE });
        assert.ok(
          all.some((/** @type {PlayMove} */ { move: one, to }) => one === move.move && to === move.to),
          `${position}: ${move.move}`,
        );
        // Who wins makes a winning move each time; the other cannot.
        const should_win = ['none', 'forced'].includes(kind) ? index % 2 === 1 : index % 2 === 0;
        assert.equal(await wins(at), should_win, `${position} ${kind}: ${index}`);
        if (should_win) assert.ok(move.ends ? move.wins : !(await wins(move.to)), `${position} ${kind}: ${move.move}`);
        at = move.to;
      }
      assert.equal(await wins(position), ['wins', 'ends', 'forces'].includes(kind), `${position}: ${kind}`);
      assert.ok(kind !== 'wins' || moves.length === 3);
      assert.ok(kind !== 'none' || moves.length === 2);
    }
    if (positions.length > 5) assert.ok(kinds.size > 1);
    page.destroy();
  });
