/** What the players are called. */
import { text } from '../ui/messages.js';

/** @import { Setup } from './types.js' */

/** @param {Setup} setup @param {'you' | 'other'} who */
export const playerName = ({ opponent, first }, who) =>
  text(opponent === 'person' ? `player-${who === first ? 'one' : 'two'}` : `player-${who}`);
