/** The page of the proofs: the frame of every game, filled with a claim, what may be said against it, and the way to its proof. */
import { useState } from 'preact/hooks';
import { definePage } from '../../game_page/define_page.jsx';
import { Legend as Swatches } from '../../ui/legend.jsx';
import { entryAt } from '../../ui/entry_at.js';
import { useResource } from '../../solver/resource.js';
import { rich, text } from '../../ui/messages.js';
import { FactsBoard, PairBoard } from './heaps_board.jsx';
import { GraphBoard } from './graph_board.jsx';
import { ledTo, optionsOf, seenWords } from './lesson.js';
import { PARAMETERS } from './parameters.js';
import { Rule } from './rule.jsx';
import { createState } from './state.js';
import { TableBoard } from './table_board.jsx';
import { sentence } from './words.js';
import './style.css';

/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { WhyGraph, WhyTable } from '../../../crate/pkg/why/mexplorer.js' */
/** @import { Page as WhyPage } from './state.js' */

const BOARDS = { 'xor-1': FactsBoard, 'xor-2': TableBoard, 'xor-3': PairBoard, mex: GraphBoard };

/** The largest heap beside which a vertex is tried. */
const MOST_BESIDE = 40;

/** @param {{page: WhyPage}} props */
function Board({ page }) {
  const Of = Reflect.get(BOARDS, page.part.value);
  return Of ? <Of page={page} /> : <div class="board" />;
}

/** Why a number is right or wrong, where one writes. @param {{page: WhyPage}} props */
function Explanation({ page }) {
  const { selection, timeline, covered, part } = page;
  const at = selection.value;
  const { table, graph } = timeline.value ?? {};
  if (at === null || covered.value) return null;
  if (part.value === 'xor-2' && table) return <AtPlace table={table} place={at} />;
  return part.value === 'mex' && graph && at < graph.nimbers.length ? <AtVertex page={page} graph={graph} vertex={at} /> : null;
}

/** @param {{table: WhyTable, place: number}} props */
function AtPlace({ table: { side, written, states }, place }) {
  const [row, column] = [Math.floor(place / side), place % side];
  const led_to = ledTo(written, side, row, column);
  const open = led_to.filter((one) => one === null).length;
  const state = entryAt(states, place);
  return (
    <section class="explanation" role="status">
      <p>
        <b>{text('why-place', { row, column })}:</b>{' '}
        {rich('why-explain-place', { state, number: written[place] ?? 0, count: led_to.length, open, seen: seenWords(led_to) })}
      </p>
    </section>
  );
}

/** @param {{page: WhyPage, graph: WhyGraph, vertex: number}} props */
function AtVertex({ page, graph: { edges, written, wrong }, vertex }) {
  const options = optionsOf(edges, vertex);
  const values = options.map((to) => written[to] ?? null);
  const open = values.filter((one) => one === null).length;
  const fault = wrong[vertex];
  const kind = fault?.kind ?? ((written[vertex] ?? null) === null ? 'empty' : open > 0 ? 'waiting' : 'forced');
  const other = fault?.kind === 'same' ? fault.to : fault?.kind === 'missing' ? fault.number : 0;
  const number = written[vertex] ?? 0;
  return (
    <section class="explanation" role="status">
      <p>
        <b>{text('why-vertex', { vertex })}:</b>{' '}
        {rich('why-explain-vertex', { kind, number, count: options.length, open, seen: seenWords(values), other })}
      </p>
      {kind !== 'empty' && <Beside key={`${vertex} ${number}`} page={page} vertex={vertex} heap={number} />}
    </section>
  );
}

/**
 * The vertex beside a heap of its value, challenged by every move, with the answers. They are asked for, since they tell whether it is right.
 * @param {{page: WhyPage, vertex: number, heap: number}} props
 */
function Beside({ page, vertex, heap }) {
  const [is_open, setOpen] = useState(false);
  const { edges } = page.options.value;
  /** @type {{answers: readonly [number, number, number, number][]} | null} */
  const tried = useResource(is_open ? `${edges}|${vertex}|${heap}` : null, (abort) => page.session.ask('beside', { vertex, heap }, abort));
  const moveWords = (/** @type {number} */ part, /** @type {number} */ to) => text('why-beside-move', { part, to });
  return (
    <details class="why-beside" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('why-beside', { vertex, heap })}</summary>
      {is_open && heap > MOST_BESIDE && <p>{text('why-beside-large', { limit: MOST_BESIDE })}</p>}
      {tried && (
        <ul>
          {tried.answers.map(([part, to, other, left]) => (
            <li key={`${part} ${to}`} class={other < 0 ? 'wrong' : undefined}>
              {text('why-beside-answer', {
                challenge: moveWords(part, to),
                is_answered: other < 0 ? 'no' : 'yes',
                answer: other < 0 ? '' : moveWords(other, left),
              })}
            </li>
          ))}
          {tried.answers.length === 0 && <li>{text('why-beside-none')}</li>}
        </ul>
      )}
    </details>
  );
}

/** What the signs on a board mean. @param {{page: WhyPage}} props */
function Legend({ page }) {
  const among = { 'xor-1': ['challenged', 'answered'], 'xor-2': ['forced', 'wrong'], 'xor-3': ['challenged'], mex: ['shown', 'wrong'] };
  /** @type {readonly string[]} */
  const names = Reflect.get(among, page.part.value) ?? [];
  return <Swatches entries={names.map((name) => ({ swatch: `why-${name}`, meaning: text(`why-legend-${name}`) }))} />;
}

/** What a number must be, and what carries over to all positions. @param {{page: WhyPage}} props */
const Aside = ({ page }) => <p class="checked">{rich(`why-aside-${page.part.value}`)}</p>;

/** @type {Definition<WhyPage>} */
const definition = {
  solver: 'Why',
  words: 'why',
  terms: ['p', 'n', 'nimber', 'mex', 'xor'],
  parameters: PARAMETERS,
  createState,
  Rule,
  sentence,
  attributes: (page) => ({ claim: page.claimed.value }),
  Board,
  Legend,
  Explanation,
  Aside,
};

export const Page = definePage(definition);
