/** What a link to coins in cells may say: a `board` of 0 and 1, or how many cells (`m`) and which of them have `coins`; and the `reading`. */
import { solverOption, choice, numeric } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { heapsOf } from '../../../ui/typed_heaps.js';
import { follows } from '../parameters.js';

/** What a bare link shows. */
const USUAL = '1101000100';

export const PARAMETERS = {
  board: solverOption(USUAL, {
    read: (typed) => plain(typed).replace(/\s+/g, ''),
    errors: /^error-coins-(cell|thrown)$/,
    follows: () => ({ at: null, m: null, coins: null }),
    // Counted cells need no board.
    shown: (params) => (params.has('m') ? '' : USUAL),
    widest: 22,
  }),
  m: numeric(null, { optional: true, errors: /^error-coins-(cells|thrown)$/, follows: () => ({ at: null, board: null }) }),
  coins: solverOption(null, {
    read: heapsOf,
    optional: true,
    errors: /^error-row-(place|twice|many)$/,
    // As many cells as there were.
    follows: (_, page) => ({ at: null, board: null, m: page.options.peek().m ?? page.timeline.peek()?.cells ?? null }),
    widest: 14,
  }),
  reading: choice(['blocked', 'goal', 'thrown'], { is_option: true, errors: /^error-coins-reading$/, follows }),
};
