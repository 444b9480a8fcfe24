/** The game from the present position as a graph, on the board of graphs: labels come with the steps, a click explains or plays. */
import { computed, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { lostEnds, reachedFrom } from '../../game_page/whole_game.js';
import { nothingIfRefused } from '../../solver/protocol.js';
import { useResource } from '../../solver/resource.js';
import { labelOf, placeOf } from './table.js';
import { positionOf } from './words.js';

/** @import { Signal } from '@preact/signals' */
/** @import { ComponentChildren, FunctionComponent } from 'preact' */
/** @import { Scene } from '../graphs/graph/drawing.jsx' */
/** @import { Place } from '../graphs/types.js' */
/** @import { Graph } from '../graphs/graph/types.js' */
/** @import { Page } from './state.js' */

/** @typedef {NonNullable<Awaited<ReturnType<typeof reachedFrom>>>} Reached */

/** Signs on vertices. */
const SIGNS = { N: 'N', P: 'P', draw: '=', unknown: '', blank: '' };

/** A page as the board of graphs needs it. @param {Page} page @param {Reached} reached */
function boardOf(page, { positions, edges }) {
  const none = () => {};
  const vertexOf = new Map(positions.map(({ text }, vertex) => [text, vertex]));
  /** @type {Signal<Graph>} */
  const drawn = signal({
    count: positions.length,
    edges: [...edges].sort(([from, to], [other, end]) => from - other || to - end),
    win: [],
    lose: lostEnds(positions),
    tokens: [0],
    places: positions.map(() => null),
    names: positions.map(({ text }) => text || '–'),
  });
  /** @returns {Scene} */
  const sceneNow = () => {
    const [graph, shown, run] = [drawn.value, page.scene.value, page.timeline.value];
    const places = positions.map(({ text }) => (run ? placeOf(run, text) : -1));
    const is_end = page.cursor.value === (page.lesson.value?.stepCount ?? 0);
    const wins = is_end && !page.covered.value && !page.match.play.value ? (page.verdict.value?.moves ?? []) : [];
    const winning = wins.flatMap((parts) => vertexOf.get(positionOf(parts)) ?? []);
    const { hint } = page.match;
    const hinted = hint.value?.move ? [`${vertexOf.get(hint.value.at.text)}-${vertexOf.get(hint.value.move.to)}`] : [];
    // The vertex that is explained, or the one that the step labels.
    const picked = vertexOf.get(page.selection.value ?? '') ?? null;
    const labelled = shown && !is_end ? places.findIndex((place) => place >= 0 && shown.ranks[place] === shown.cursor) : -1;
    const at = picked ?? (labelled < 0 ? null : labelled);
    return {
      graph,
      at,
      picked,
      held: null,
      from: null,
      targets: new Set(),
      tokens: graph.tokens ?? [],
      breaking: new Set(),
      cycle: new Set(),
      marked: new Set([...winning.map((to) => `0-${to}`), ...hinted]),
      read: new Set(graph.edges.flatMap(([from, to]) => (from === at ? [to] : []))),
      // The laboratory's table is there from the start: no finished picture behind it.
      endOf: () => '',
      /** @param {number} vertex */
      textOf(vertex) {
        const place = places[vertex] ?? -1;
        if (!shown || place < 0 || place === shown.covered || (shown.ranks[place] ?? 0) > shown.cursor) return '';
        return SIGNS[labelOf(shown.timeline, place)];
      },
    };
  };
  return {
    drawn,
    scene: computed(sceneNow),
    method: signal('counters'),
    nameOf: (/** @type {number} */ vertex) => drawn.peek().names[vertex] ?? '',
    // The page of the rule knows whether a click plays.
    match: { play: signal(null) },
    clickVertex: (/** @type {number} */ vertex) => page.pick(positions[vertex]?.text ?? ''),
    deselect: page.deselect,
    editor: {
      tool: signal('look'),
      show: none,
      take: none,
      joinTo: none,
      erase: none,
      clickEdge: none,
      clickAt: none,
      /** @param {number} vertex @param {Place} place */
      move(vertex, place) {
        drawn.value = { ...drawn.peek(), places: drawn.peek().places.with(vertex, place) };
      },
    },
  };
}

/**
 * @param {FunctionComponent<{page: any}>} Drawing the board of graphs
 * @returns {FunctionComponent<{page: Page, meanwhile: ComponentChildren}>} meanwhile: where nothing is drawn
 */
export const graphViewOn =
  (Drawing) =>
  ({ page, meanwhile }) => {
    const start = page.position.value;
    const reached = useResource(start && JSON.stringify([page.options.value, start]), async (abort) => {
      const movesOf = (/** @type {string} */ position) => page.session.ask('moves', { position, random: [0, 0, 0] }, abort);
      return start && (await reachedFrom(start, movesOf).catch(nothingIfRefused));
    });
    const board = useMemo(() => reached && boardOf(page, reached), [reached]);
    return board ? <Drawing page={board} /> : meanwhile;
  };
