/** Positions and answers of a rule in words. */
import { anyOf, rich, text } from '../../ui/messages.js';

/** @import { Searched } from './state.js' */

/** Winning moves that the sentence names. */
const NAMED = 4;

/** A position as people write it: `(3, 5)`, `(3) & (4)`, and words for the end. @param {string} position as links write it */
export const positionWords = (position) =>
  position === 'end'
    ? text('lab-end')
    : position
        .split('+')
        .map((part) => `(${part.replaceAll(',', ', ')})`)
        .join(' & ');

/** The same of a verdict's move. @param {readonly (readonly string[])[]} parts */
const partsWords = (parts) => positionWords(parts.length === 0 ? 'end' : parts.map((part) => part.join(',')).join('+'));

/** A position of the rule at hand, by which a search of it is known again. @param {any} page @param {string} position */
export const searchKey = ({ solution }, position) => `${position} ${solution.value?.options.rule}`;

/** What a search says of a sum. @param {Searched['told']} told */
const searchedWords = (told) =>
  rich('lab-searched', {
    outcome: told?.outcome ?? 'untold',
    moves: anyOf((told?.moves ?? []).slice(0, NAMED).map(positionWords)),
    more: Math.max(0, (told?.moves.length ?? 0) - NAMED),
    met: told?.met ?? 0,
  });

/** The answer as a sentence. @param {any} verdict @param {unknown} _ @param {any} page */
export function sentence({ outcome, moves, movesTotal, ends, unknown, position, hasUnknown, depth, isExact }, _, page) {
  const at = positionWords(position);
  const searched = page.searched.value;
  if (unknown && searched?.of === searchKey(page, position)) return searchedWords(searched.told);
  if (unknown) return rich('lab-verdict-unknown', { at, why: unknown });
  if (ends) return rich('lab-verdict-over', { at, outcome });
  if (outcome === 'draw') return rich('lab-verdict-draw', { at });
  const length = { depth: depth ?? 0, length: depth === null ? 'untold' : isExact ? 'exact' : 'bound' };
  if (outcome === 'P') return rich('lab-verdict-p', { at, ...length });
  const named = moves.slice(0, NAMED).map(partsWords);
  // Of very many nobody counted the rest.
  const more = movesTotal === '?' ? Infinity : Number(movesTotal ?? moves.length) - named.length;
  return rich('lab-verdict-n', {
    at,
    moves: anyOf(named),
    more: more === Infinity ? 'many' : more > 1 ? 'other' : more,
    count: more,
    unknown: hasUnknown ? 'yes' : 'no',
    ...length,
  });
}
