/** The legend of the race's board. */
import { rich, text } from '../../ui/messages.js';
import { areCellsDrawn } from './board_view.js';
import { stepsOfIsolines } from './layers.js';

/** @import { Page } from './state.js' */
/** @import { LayerPair, Token } from './types.js' */

/** The sign of moves. */
const ARROW = 'M2 10h9V4l11 8-11 8v-6H2Z';

/** Marks of the board that have shapes of their own. @type {Record<string, string>} */
const SHAPES = {
  'wins-a': 'M12 3 22 20H2Z',
  'wins-b': 'M12 1 23 12 12 23 1 12Z',
  draws: 'M2 5h20v5H2Zm0 9h20v5H2Z',
  moves: ARROW,
  example: ARROW,
  starts: 'M4 2h2l16 6-16 6v8H4Z',
};

/** @param {{name: string}} props */
const Sign = ({ name }) => (
  <svg class={`race-sign ${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[name]} />
  </svg>
);

/**
 * The frames of a step's layers and the marks of who wins, in one line below a board; its room is kept where there are none.
 * @param {{token: Token, has_marks: boolean, layers?: readonly string[]}} props token: whose cells are marked, where there are no layers
 */
export const Key = ({ token, has_marks, layers = [] }) => (
  <p class="race-key" data-empty={has_marks ? undefined : ''}>
    {layers.length === 0 && <span class="here">{text('race-key', { token })}</span>}
    {layers.map((name) => (
      <span key={name} class="here">
        <i class={`swatch race-${name}`} />
        {rich(`race-legend-${name}`)}
      </span>
    ))}
    {['wins-b', 'wins-a'].map((name) => (
      <span key={name}>
        <Sign name={name} />
        {rich(`race-legend-${name}`)}
      </span>
    ))}
  </p>
);

/** The legend's names for the frames of the layers that a step is about. @param {LayerPair | null} facing */
export const framesOf = (facing) => (facing === null ? [] : facing.layer_a === facing.layer_b ? ['facing-both'] : ['facing-a', 'facing-b']);

/** What else is on the board, and nothing that is not. @param {{page: Page}} props */
export function Legend({ page }) {
  const scene = page.board.model.scene.value;
  if (!scene) return null;
  const { board, distances, ghosts, arrows, tokens } = scene;
  const kinds = page.kinds.value;
  // Of smaller cells there is only the picture.
  const is_near = areCellsDrawn(page.board.viewport.value);
  const facing = is_near ? scene.facing : null;
  const d = distances?.d ?? null;
  const is_full = page.timeline.value?.method === 'full';
  const steps = d === null || !is_near ? null : stepsOfIsolines(d);
  const winners = [scene.winners, ...(is_full ? [page.board_b.model.scene.value?.winners] : [])];
  const of_winners = new Set(is_near ? winners.flatMap((of) => [...(of?.values() ?? [])]) : []);
  const entries = {
    layers: d !== null,
    [d === null ? 'free' : 'off']: kinds.has_free_off,
    walls: kinds.has_walls,
    middle: is_near && facing === null && d !== null && d % 2 === 0,
    isolines: steps !== null,
    ...Object.fromEntries(framesOf(facing).map((name) => [name, true])),
    draws: of_winners.has('draw'),
    marked: ghosts.A !== null || ghosts.B !== null || scene.selection !== null,
    [facing && !page.inspection.explained_state.value ? 'example' : 'moves']: arrows.length > 0,
    starts: is_full || (tokens !== null && (tokens.now.a !== board.startA || tokens.now.b !== board.startB)),
  };
  const names = Object.entries(entries).flatMap(([name, is_there]) => (is_there ? [name] : []));
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          {SHAPES[name] ? <Sign name={name} /> : <i class={`swatch race-${name}`} />}
          <span>{rich(`race-legend-${name}`, { steps: steps ?? 0 })}</span>
        </li>
      ))}
    </ul>
  );
}
