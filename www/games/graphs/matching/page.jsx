/** The page of the matching game: the frame of every game, filled with its graph. */
import { definePage } from '../../../game_page/define_page.jsx';
import { actionsAt } from '../../../game_page/actions_at.js';
import { Spot } from '../../../ui/spot.jsx';
import { Legend as Swatches } from '../../../ui/legend.jsx';
import { rich, series, text } from '../../../ui/messages.js';
import { entryOf } from '../legend.js';
import { placesOf } from '../places.js';
import { GraphTools } from '../tools.jsx';
import { Board } from './board.jsx';
import { TOOLS } from './drawn_kind.js';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';
import { sentence } from './words.js';

/** @import { Definition } from '../../../game_page/define_page.jsx' */

/** @typedef {import('./state.js').Page} MatchingPage */

/** What is on the board, and nothing else. @param {{page: MatchingPage}} props */
function Legend({ page }) {
  const [scene, graph] = [page.scene.value, page.graph.value];
  if (!scene || !graph) return null;
  const written = new Set(Array.from({ length: graph.count }, (_, vertex) => scene.textOf(vertex)));
  const entry = entryOf('matching');
  return (
    <Swatches
      entries={[
        entry('p', written.has('P'), '', 'P'),
        entry('n', written.has('N'), 'n', 'N'),
        entry('outer', written.has('outer'), 'matching-outer', '+'),
        entry('inner', written.has('inner'), 'matching-inner', '−'),
        entry('matched', scene.mates.size > 0, 'matching-matched'),
        entry('tree', scene.tree.size > 0, 'matching-tree'),
        entry('token', true, 'graph-token'),
        entry('visited', (scene.walk?.length ?? 0) > 1, 'matching-visited'),
        entry('target', page.targets.value.size > 0, 'graph-target'),
        entry('moves', scene.moves.size > 0, 'graph-target'),
      ]}
    />
  );
}

/** @param {{page: MatchingPage, close: () => void}} props */
function Explanation({ page, close }) {
  const [vertex, graph, run] = [page.selection.value, page.graph.value, page.timeline.value];
  if (vertex === null || !graph || !run || vertex >= graph.count || page.match.play.value) return null;
  const wins = run.wins.includes(vertex);
  const is_covered = page.covered.value;
  return (
    <Spot
      title={text('matching-vertex', { vertex })}
      {...(is_covered ? {} : { outcome: wins ? 'N' : 'P' })}
      close={close}
      actions={actionsAt(page, { token: String(vertex), at: null })}
    >
      <p role="status">
        {rich('matching-explain', {
          near: series((graph.near[vertex] ?? []).map(String)) || 'none',
          outcome: is_covered ? 'covered' : wins ? 'N' : 'P',
        })}
      </p>
    </Spot>
  );
}

/** @param {{page: MatchingPage}} props */
function Tools({ page: { editor, match, drawn, covered } }) {
  if (match.play.value || covered.value || !drawn.value) return null;
  return <GraphTools tools={TOOLS} editor={editor} is_placed={drawn.value.places.some(Boolean)} />;
}

const Aside = () => <p class="checked">{rich('matching-checked')}</p>;

/** @param {MatchingPage} page */
function notesOf({ link, graph }) {
  const { wrong } = placesOf(link.value.params.get('pos') ?? '', graph.value?.count ?? 0);
  return wrong && graph.value ? [text('matching-note-pos', { place: wrong.place, value: wrong.value })] : [];
}

/** @type {Definition<MatchingPage>} */
const definition = {
  solver: 'Matching',
  words: 'matching',
  terms: ['p', 'n'],
  parameters: PARAMETERS,
  createState,
  sentence,
  notesOf,
  Board,
  Legend,
  Tools,
  Explanation,
  Aside,
};

export const Page = definePage(definition);
