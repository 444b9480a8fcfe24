/** Walks of millions of moves: what a step of them costs, and what is drawn of where the tokens have been. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cornersOf } from '../games/race/trail.js';
import { walkOn } from '../games/race/walk.js';
import { linked } from './solver.js';

/** @param {string} sample */
function walkOf(sample) {
  const { solved } = linked(`#/race?sample=${sample}`);
  return { board: solved.board(), walk: solved.timeline('rings').walk };
}

test('a walk is read once, whatever is asked of it', () => {
  const { board, walk } = walkOf('serpentine-60');
  let reads = 0;
  const counted = new Proxy(/** @type {ArrayLike<number>} */ (walk), {
    get(of, name) {
      if (name !== 'length') reads += 1;
      return Reflect.get(of, name);
    },
  });
  const walkedAfter = walkOn(board, counted);
  assert.equal(reads, 0, 'nothing before it is asked');
  for (let moves = walk.length; moves >= 0; moves -= 1) {
    const { a, b, trail_a, trail_b } = walkedAfter(moves);
    assert.deepEqual([a, b], [trail_a[trail_a.length - 1], trail_b[trail_b.length - 1]]);
  }
  assert.ok(walk.length > 3000 && reads === walk.length, `${reads} reads for ${walk.length} moves`);
});

test('a trail is drawn by its corners: every cell between two of them lies on their line, or nearer to it than asked', () => {
  for (const [sample, least, most] of /** @type {const} */ ([
    ['serpentine-60', 1, 130],
    ['serpentine-60', 8, 130],
    ['maze-60-0-1', 1, 2000],
    ['maze-60-0-1', 6, 200],
    ['official-1', 1, 20],
  ])) {
    const { board, walk } = walkOf(sample);
    const { trail_a: trail } = walkOn(board, walk)(walk.length);
    const { count, places, rows, columns } = cornersOf(board, trail, least);
    assert.ok(count >= 2 && count <= Math.min(most, trail.length), `${sample}: ${count} of ${trail.length}`);
    assert.equal(places[0], 0);
    for (let corner = 0; corner < count; corner += 1) {
      const [row, column] = [rows[corner] ?? 0, columns[corner] ?? 0];
      assert.equal(row * board.columns + column, trail[places[corner] ?? 0]);
      const [down, right] = [(rows[corner + 1] ?? row) - row, (columns[corner + 1] ?? column) - column];
      const end = places[corner + 1] ?? trail.length;
      for (let place = places[corner] ?? 0; place < end; place += 1) {
        const cell = trail[place] ?? 0;
        const [y, x] = [Math.floor(cell / board.columns) - row, (cell % board.columns) - column];
        const part = down === 0 && right === 0 ? 0 : Math.min(1, Math.max(0, (y * down + x * right) / (down * down + right * right)));
        const away = Math.max(Math.abs(y - part * down), Math.abs(x - part * right));
        assert.ok(away < least, `${sample}, ${least}: cell ${place} lies ${away} away`);
      }
    }
  }
});
