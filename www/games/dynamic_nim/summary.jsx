/** The words around the board: the answer in a sentence, the methods, the legend, the counted work. */
import { furtherMoves } from '../../game_page/further_moves.js';
import { askedOf, explained } from '../../shell/terms.jsx';
import { CostTable } from '../../ui/cost_table.jsx';
import { Legend as Swatches } from '../../ui/legend.jsx';
import { anyOf, rich, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { ruleText } from './factor.js';
import { costsOf } from './cost_model.js';
import { METHODS, positionOf } from './parameters.js';

/** @import { DynamicNimTimeline, DynamicNimVerdict } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Term } from '../../shell/terms.jsx' */
/** @import { Options } from '../../solver/types.js' */

/** Winning takes named in the sentence; the rest are counted. */
const NAMED_MOVES = 6;

/** @param {DynamicNimVerdict} verdict @param {Options} options */
export function sentence({ moves, movesTotal }, options) {
  const where = { n: readable(options.n ?? ''), cap: readable(options.cap ?? ''), opening: options.cap === null ? 'yes' : 'no' };
  if (moves.length === 0) {
    const { pile, cap } = positionOf(options);
    return rich(pile === 0n || cap === 0n ? 'dynamic-nim-verdict-stuck' : 'dynamic-nim-verdict-p', where);
  }
  const named = moves.slice(0, NAMED_MOVES).map(readable);
  return rich('dynamic-nim-verdict-n', { ...where, takes: anyOf(named), ...furtherMoves({ moves, movesTotal }, named.length) });
}

/** @type {readonly Term[]} */
const TERMS_OF_LEGEND = ['p', 'n', 'f', 'wall', 'stack', 'nimber'];

/**
 * What the colours of a method's table mean: the swatch and the word of each.
 * @typedef {{swatch: string, digit: number | string, word: string}} Colour
 */

/** @type {readonly Colour[]} */
const N_COLOURS = [
  { swatch: 'n', digit: 1, word: 'n' },
  { swatch: 'f', digit: 1, word: 'f' },
];
const NIMBERS = { swatch: 'ramp', digit: '', word: 'nimbers' };
const COLOURS = [{ swatch: 'p', digit: 0, word: 'p' }, ...N_COLOURS];
const COLOURS_OF_WALLS = [{ swatch: 'lit', digit: 0, word: 'p' }, { swatch: 'p', digit: 0, word: 'passed' }, ...N_COLOURS];

/** @param {{method: string, most: number | null}} props most: the largest nimber on show; null without their layer */
export function Legend({ method, most }) {
  if (method === 'numeration' || method === 'memo') return null;
  const of_method = method === 'walls' ? COLOURS_OF_WALLS : COLOURS;
  const colours = most === null ? of_method : [...of_method.filter((one) => !N_COLOURS.includes(one)), NIMBERS];
  return (
    <Swatches
      entries={colours.map(({ swatch, digit, word }) => ({
        swatch,
        meaning: explained(rich(`dynamic-nim-legend-${word}`, { most: most ?? 0 }), TERMS_OF_LEGEND, askedOf),
        sign: digit,
      }))}
    />
  );
}

/** @param {{timeline: DynamicNimTimeline, pile: string}} props */
export function Cost({ timeline, pile }) {
  const costs = costsOf(timeline);
  /** @param {typeof METHODS[number]} method */
  const rowOf = (method) => {
    const args = costs[method] && { ...costs[method], single: costs.numeration?.digits === 1 ? 'yes' : 'no' };
    return args ? [{ method, name: text(`dynamic-nim-method-${method}`), words: text(`dynamic-nim-cost-${method}`, args) }] : [];
  };
  return (
    <CostTable
      caption={text('cost', { size: readable(pile), k: ruleText(timeline) })}
      chosen={timeline.method}
      rows={METHODS.flatMap(rowOf)}
    />
  );
}
