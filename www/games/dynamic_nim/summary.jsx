/** The words around the board: the answer in a sentence, the methods, the legend, the counted work. */
import { explained } from '../../shell/terms.jsx';
import { CostTable } from '../../ui/cost_table.jsx';
import { anyOf, rich, series, text } from '../../ui/messages.js';
import { counted, readable } from '../../ui/numbers.js';
import { ruleText } from './captions.js';
import { positionOf } from './parameters.js';

/** @import { AnyTimeline } from './state.js' */
/** @import { Term } from '../../shell/terms.jsx' */
/** @import { Verdict } from '../../solver/types.js' */

/** Winning takes named in the sentence; the rest are counted. */
const NAMED_MOVES = 6;

/** @param {Verdict} verdict @param {Record<string, string | null>} options */
export function sentence({ moves, movesTotal }, options) {
  const where = { n: readable(options.n ?? ''), cap: readable(options.cap ?? ''), opening: options.cap === null ? 'yes' : 'no' };
  if (moves.length === 0) {
    const { pile, cap } = positionOf(options);
    return rich(pile === 0n || cap === 0n ? 'dynamic-nim-verdict-stuck' : 'dynamic-nim-verdict-p', where);
  }
  const named = moves.slice(0, NAMED_MOVES).map((move) => readable(String(move)));
  const rest = BigInt(movesTotal ?? moves.length) - BigInt(named.length);
  if (rest > 0n) return rich('dynamic-nim-verdict-n-many', { ...where, takes: series(named), rest: counted(rest) });
  return rich('dynamic-nim-verdict-n', { ...where, takes: anyOf(named) });
}

/** @type {readonly Term[]} */
const TERMS_OF_LEGEND = ['p', 'n', 'f', 'wall', 'stack'];

/** @param {{method: string}} props */
export function Legend({ method }) {
  if (method === 'numeration') return null;
  return (
    <ul>
      {method === 'walls' && (
        <>
          <li>
            <i class="swatch lit">0</i>
            <span>{explained(rich('dynamic-nim-legend-stack'), TERMS_OF_LEGEND)}</span>
          </li>
          <li>
            <i class="swatch p">0</i>
            <span>{explained(rich('dynamic-nim-legend-passed'), TERMS_OF_LEGEND)}</span>
          </li>
        </>
      )}
      {method !== 'walls' && (
        <li>
          <i class="swatch p">0</i>
          <span>{explained(rich('dynamic-nim-legend-p'), TERMS_OF_LEGEND)}</span>
        </li>
      )}
      <li>
        <i class="swatch n">1</i>
        <span>{explained(rich('dynamic-nim-legend-n'), TERMS_OF_LEGEND)}</span>
      </li>
      <li>
        <i class="swatch f">1</i>
        <span>{explained(rich('dynamic-nim-legend-f'), TERMS_OF_LEGEND)}</span>
      </li>
    </ul>
  );
}

/** @param {{timeline: AnyTimeline, pile: string}} props */
export function Cost({ timeline, pile }) {
  const table = timeline.method === 'numeration' ? null : timeline.cost;
  const numeration = timeline.method === 'numeration' ? timeline.cost : timeline.cost.numeration;
  /** @type {[typeof import('./parameters.js').METHODS[number], string][]} */
  const rows = [];
  if (table?.definition) rows.push(['definition', text('dynamic-nim-cost-definition', { ...table.definition })]);
  if (table?.rows) rows.push(['rows', text('dynamic-nim-cost-rows', { ...table.rows })]);
  if (table?.walls) rows.push(['walls', text('dynamic-nim-cost-walls', { ...table.walls })]);
  if (numeration)
    rows.push(['numeration', text('dynamic-nim-cost-numeration', { ...numeration, single: numeration.digits === 1 ? 'yes' : 'no' })]);
  return (
    <CostTable
      caption={text('cost', { size: readable(pile), k: ruleText(timeline) })}
      chosen={timeline.method}
      rows={rows.map(([method, words]) => ({ method, name: text(`dynamic-nim-method-${method}`), words }))}
    />
  );
}
