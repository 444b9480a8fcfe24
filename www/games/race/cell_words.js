/** What is known of a cell, in words: its distances, its layer, who wins from there. */
import { say } from '../../player/lesson.js';
import { layerOf, UNREACHABLE } from './layers.js';

/** @import { Page } from './state.js' */
/** @import { Solved } from './types.js' */
/** @import { Message } from '../../ui/messages.js' */

/**
 * @param {Pick<Page, 'covered' | 'inspection' | 'timeline' | 'nameOfCell'>} page @param {Solved} solved @param {number} cell
 * @returns {Message}
 */
export function wordsOfCell(page, { board, distances }, cell) {
  if (board.cells[cell] !== 1) return say('race-cell-wall');
  const [a, b] = [distances.fromA[cell] ?? UNREACHABLE, distances.fromB[cell] ?? UNREACHABLE];
  if (a === UNREACHABLE && b === UNREACHABLE) return say('race-cell-apart');
  if (a === UNREACHABLE || b === UNREACHABLE)
    return say('race-cell-one', { player: a === UNREACHABLE ? 'B' : 'A', distance: a === UNREACHABLE ? b : a });
  const layer = layerOf(distances, cell);
  const winner = page.covered.value ? undefined : page.inspection.winners.value.get(cell);
  return say(layer < 0 ? 'race-cell-off' : winner ? 'race-cell-facing' : 'race-cell-layer', {
    a,
    b,
    d: distances.d ?? 0,
    layer,
    full: page.timeline.value?.method === 'full' ? 'yes' : 'no',
    winner: winner ?? '',
    from: page.nameOfCell(page.inspection.placed.value.A ?? 0),
  });
}
