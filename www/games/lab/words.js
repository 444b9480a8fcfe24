/** Positions and answers of a rule in words. */
import { furtherMoves } from '../../game_page/further_moves.js';
import { anyOf, rich, text } from '../../ui/messages.js';
import { NONE, positionCount } from './table.js';

/** @import { LabVerdict } from '../../../crate/pkg/lab/mexplorer.js' */
/** @import { Page } from './state.js' */
/** @import { Searched } from './types.js' */

/** Winning moves that the sentence names. */
const NAMED = 4;

/** A position as people write it: `(3, 5)`, `(3) & (4)`, and words for the end. @param {string} position as links write it */
export function positionWords(position) {
  if (position === 'end') return text('lab-end');
  const parts = position.split('+').map((part) => `(${part.replaceAll(',', ', ')})`);
  return parts.join(' & ');
}

/** What a move of a verdict leaves, as links write it. @param {readonly (readonly string[])[]} parts */
export const positionOf = (parts) => parts.map((part) => part.join(',')).join('+');

/** The table and its position. @param {LabVerdict} verdict */
export const tableWords = ({ tableCounts, position }) =>
  text('lab-describes', { table: String(positionCount(tableCounts)), at: positionWords(position) });

/** A cell of the table. @param {{at: string, label: string, number: number | undefined}} cell label: `hidden` if it is not shown */
export function cellWords({ at, label, number = NONE }) {
  const has_number = label !== 'hidden' && number !== NONE;
  return text('lab-told', { at: positionWords(at), label, has: has_number ? 'number' : 'none', number: has_number ? number : 0 });
}

/** What a search belongs to: the position and the rule. @param {Page} page @param {string} position */
export const searchKey = ({ solution }, position) => `${position} ${solution.value?.options.rule}`;

/** The answer of a search of a sum. @param {Searched['answer']} answer */
const searchedWords = (answer) =>
  rich('lab-searched', {
    outcome: answer?.outcome ?? 'untold',
    moves: anyOf((answer?.moves ?? []).slice(0, NAMED).map(positionWords)),
    more: Math.max(0, (answer?.moves.length ?? 0) - NAMED),
    met: answer?.sums ?? 0,
  });

/** The answer as a sentence. @param {LabVerdict} verdict @param {unknown} _ @param {Page} page */
export function sentence({ outcome, moves, movesTotal, ends, unknown, position, hasUnknown, depth, isExact }, _, page) {
  const at = positionWords(position);
  const searched = page.searched.value;
  if (unknown && searched?.key === searchKey(page, position)) return searchedWords(searched.answer);
  if (unknown) return rich('lab-verdict-unknown', { at, why: unknown });
  if (ends) return rich('lab-verdict-over', { at, outcome: outcome ?? '' });
  if (outcome === 'draw') return rich('lab-verdict-draw', { at });
  const length = { depth: depth ?? 0, length: depth === null ? 'untold' : isExact ? 'exact' : 'bound' };
  if (outcome === 'P') return rich('lab-verdict-p', { at, ...length });
  const named = moves.slice(0, NAMED).map((parts) => positionWords(positionOf(parts) || 'end'));
  return rich('lab-verdict-n', {
    at,
    moves: anyOf(named),
    // If there are very many the others are not counted.
    ...(movesTotal === '?' ? { more: 'many' } : furtherMoves({ moves, movesTotal }, named.length)),
    unknown: hasUnknown ? 'yes' : 'no',
    ...length,
  });
}
