/** The game from the position at hand as a graph, on the board of graphs: labels come as the steps go, a click explains or plays. */
import { computed, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { lostEnds, reachedFrom } from '../../game_page/whole_game.js';
import { nothingIfRefused } from '../../solver/protocol.js';
import { useResource } from '../../solver/resource.js';
import { placeOf } from './table.js';

/** @import { ComponentChildren, FunctionComponent } from 'preact' */
/** @import { Graph, Place } from '../graphs/graph/types.js' */
/** @import { Page } from './state.js' */

/** @typedef {NonNullable<Awaited<ReturnType<typeof reachedFrom>>>} Reached */

/** By label: what stands on a vertex. */
const SIGNS = ['N', 'P', '=', ''];

/** What the board of graphs asks of its page. @param {Page} page @param {Reached} reached */
function boardOf(page, { positions, edges }) {
  const none = () => {};
  const vertexOf = new Map(positions.map(({ text }, vertex) => [text, vertex]));
  const drawn = signal(
    /** @type {Graph} */ ({
      count: positions.length,
      edges: [...edges].sort(([from, to], [other, end]) => from - other || to - end),
      win: [],
      lose: lostEnds(positions),
      tokens: [0],
      places: positions.map(() => null),
      names: positions.map(({ text }) => text || '–'),
    }),
  );
  const scene = computed(() => {
    const [graph, told, run] = [drawn.value, page.scene.value, page.timeline.value];
    const picked = vertexOf.get(page.selection.value ?? '') ?? null;
    const placesOf = positions.map(({ text }) => (run ? placeOf(run, text) : -1));
    const is_end = page.cursor.value === (page.lesson.value?.stepCount ?? 0);
    const wins = is_end && !page.covered.value && !page.match.play.value ? (page.verdict.value?.moves ?? []) : [];
    const winning = wins.flatMap((parts) => vertexOf.get(parts.map((part) => part.join(',')).join('+')) ?? []);
    // What is explained, else what the step labels.
    const labelled = told && !is_end ? placesOf.findIndex((place) => place >= 0 && told.ranks[place] === told.cursor) : -1;
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
      marked: new Set(winning.map((to) => `0-${to}`)),
      read: new Set(graph.edges.flatMap(([from, to]) => (from === at ? [to] : []))),
      /** @param {number} vertex */
      textOf(vertex) {
        const place = placesOf[vertex] ?? -1;
        if (!told || place < 0 || place === told.covered || (told.ranks[place] ?? 0) > told.cursor) return '';
        return SIGNS[told.timeline.labels[place] ?? 3] ?? '';
      },
    };
  });
  return {
    drawn,
    scene,
    method: signal('counters'),
    nameOf: (/** @type {number} */ vertex) => drawn.peek().names[vertex] ?? '',
    // A click plays as well: the page of the rule knows.
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

/** @param {FunctionComponent<{page: any}>} Drawing the board of graphs @returns {FunctionComponent<{page: Page, meanwhile: ComponentChildren}>} meanwhile: where nothing is drawn */
export const graphViewOn =
  (Drawing) =>
  ({ page, meanwhile }) => {
    const start = page.position.value;
    /** @type {{reached: Reached | null} | null} */
    const found = useResource(start && JSON.stringify([page.options.value, start]), async (abort) => ({
      reached:
        (start &&
          (await reachedFrom(start, (position) => page.session.ask('moves', { position, random: [0, 0, 0] }, abort)).catch(
            nothingIfRefused,
          ))) ??
        null,
    }));
    const reached = found?.reached ?? null;
    const board = useMemo(() => reached && boardOf(page, reached), [reached]);
    return board ? <Drawing page={board} /> : meanwhile;
  };
