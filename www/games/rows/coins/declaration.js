/**
 * Coins in cells: a `board` of 0 and 1, or how many cells (`m`) and which of them have `coins`, or the `file` that says so; and the
 * `reading`.
 */
import { LIST_FILE, choice, numeric, solverOption } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { series, text } from '../../../ui/messages.js';
import { heapsOf } from '../../../ui/typed_heaps.js';
import { follows } from '../parameters.js';

/** @import { Declaration } from '../types.js' */

/** What a bare link shows. */
const USUAL = '1101000100';

/** @type {Declaration} */
export const DECLARATION = {
  parameters: {
    board: solverOption(USUAL, {
      read: (typed) => plain(typed).replace(/\s+/g, ''),
      errors: /^error-coins-(cell|thrown)$/,
      follows: () => ({ at: null, m: null, coins: null, file: null }),
      // Counted cells need no board.
      shown: (params) => (params.has('m') ? '' : USUAL),
      face: (cells) => ({ id: 'coins-counts', args: { cells: cells.length, coins: cells.replaceAll('0', '').length } }),
      widest: 22,
    }),
    m: numeric(null, { optional: true, errors: /^error-coins-(cells|thrown)$/, follows: () => ({ at: null, board: null }) }),
    coins: solverOption(null, {
      list: { most: 1_000_000, limit: 'm' },
      read: heapsOf,
      optional: true,
      errors: /^error-row-(place|twice|many)$/,
      // As many cells as there were.
      follows: (_, page) => ({ at: null, board: null, file: null, m: page.options.peek().m ?? page.timeline.peek()?.cells ?? null }),
      widest: 14,
    }),
    file: LIST_FILE,
    reading: choice(['blocked', 'goal', 'thrown'], { is_option: true, errors: /^error-coins-reading$/, follows }),
  },
  position: 'coins',
  optionsAt: (coins, timeline) => ({ m: timeline?.cells ?? '0', coins }),
  forgets: { board: null },
  picks: 0,
  isOf: ([coin], number, { pieces }) => pieces.some(([cell, stair]) => cell === coin && stair === number),
  formOf: ({ reading }) => reading ?? '',
  cellsOf: ({ cells, pieces }) => ({
    last: cells ?? '0',
    coins: pieces.map(([number, stair]) => ({ number, place: stair ?? '', looks: 'coin', note: stair ?? '' })),
    other: (number) => ({ number, looks: 'free' }),
  }),
  examples: [
    { id: 'coins-ex-row', group: 'first', params: { board: '1101000100', reading: 'blocked' } },
    { id: 'coins-ex-goal', group: 'first', params: { m: '5', coins: '1,3', reading: 'goal' } },
    { id: 'coins-ex-run', group: 'method', params: { board: '0110110', reading: 'goal', at: 'answer' } },
    { id: 'coins-ex-thrown', group: 'method', params: { board: '110', reading: 'thrown', at: 'answer' } },
    { id: 'coins-ex-gap', group: 'method', params: { board: '101', reading: 'thrown', at: 'answer' } },
    { id: 'coins-ex-million', group: 'curiosity', params: { m: '1000000', coins: '3,7,9', reading: 'blocked', at: 'answer' } },
  ],
  questions: {
    draw({ random, level, options: { reading } }) {
      const count = level === 'small' ? 4 + random(3) : 7 + random(5);
      const cells = Array.from({ length: count }, () => (random(3) === 0 ? '1' : '0'));
      cells[random(Math.max(1, count - 3))] = '1';
      // The goal is free at first.
      if (reading === 'goal') cells[count - 1] = '0';
      return { board: cells.join(''), m: null, coins: null };
    },
    positionText: ({ position }) => text('coins-position', { coins: series((position.value?.text ?? '').split(',')) }),
    position_names: ['coins'],
    /** That the number of coins decides by its parity. */
    slip: ({ board }) => ((board ?? '').replaceAll('0', '').length % 2 === 0 ? 'P' : 'N'),
  },
};
