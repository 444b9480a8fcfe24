/** The map of the table: its state, its board with the overview, what is under the pointer, and a cell of it explained. */
import { batch, computed, effect, signal } from '@preact/signals';
import { createResource, useResource } from '../../solver/resource.js';
import { rich, series, text } from '../../ui/messages.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { counted, ends, readable } from '../../ui/numbers.js';
import { problemText } from '../../ui/problem.js';
import { actionsAt } from '../../game_page/actions_at.js';
import { Spot } from '../../ui/spot.jsx';
import { Refused } from '../../solver/protocol.js';
import { Board, BoardTools } from '../../canvas/board.jsx';
import { createMapBoard } from '../../canvas/map_board.js';
import { createPicks } from '../../canvas/picks.js';
import { fitting, pixelsOf } from '../../canvas/map_viewport.js';
import { mapAreaOf } from '../../canvas/axis.js';
import { Overview } from '../../canvas/overview.jsx';
import { mapRequest } from '../../canvas/tiles.js';
import { createMapView } from './map_view.js';
import { AXIS_SIGNS } from './table_marks.js';

/** @import { Signal } from '@preact/signals' */
/** @import { ComponentChildren } from 'preact' */
/** @import { DynamicNimShare } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Picks } from '../../canvas/types.js' */
/** @import { Problem } from '../../solver/types.js' */
/** @import { Page } from './state.js' */
/** @import { MapCell } from './types.js' */

/** The pointer rests so long before the solver is asked about its place. */
const REST_MS = 60;

/** Losing piles named on the diagonal at most. */
const NAMED_PILES = 64;
const NO_MEMBERS = { first: 0, piles: [] };

/** @param {Page} page */
function createMap(page) {
  const { session, solution } = page;
  /** @type {Picks<MapCell>} */
  const picks = createPicks();
  const { selection, focus, hover, close } = picks;
  /** How many losing piles the solver has; 0 if it has not worked them out. */
  const memberCount = computed(() => {
    if (page.numeration.value) return page.numeration.value.memberCount;
    const cost = page.table.value?.cost.numeration;
    // The first losing pile, 1, costs nothing: it is not among those that are counted.
    return cost ? cost.members + 1 : 0;
  });
  const size = computed(() => BigInt(solution.value?.options.n ?? 0));
  /** Why this table has no map. @type {Signal<Problem | null>} */
  const refusal = signal(null);
  /** The last losing piles: all that can be told apart in one view. */
  const members = createResource(
    computed(() => (page.covered.value || memberCount.value === 0 ? null : solution.value)),
    async (_, abort) => {
      const count = memberCount.peek();
      const first = Math.max(0, count - NAMED_PILES);
      /** @type {string[]} */
      const piles = await session.ask('members', { first, count: count - first }, abort);
      return { first, piles: piles.map(BigInt) };
    },
  );
  const scene = computed(() => {
    const solved = solution.value;
    if (!solved || refusal.value || page.covered.value) return null;
    return {
      of: solved,
      size: size.value,
      members: members.answer.value ?? NO_MEMBERS,
      timeline: page.table.value,
      step: page.step.value,
      selection: selection.value,
      focus: focus.value,
      hover: hover.value,
    };
  });
  const board = createMapBoard({
    scene,
    createView: (stage) =>
      createMapView(
        stage,
        ({ ask, about }, abort) => session.ask(ask, about, abort),
        (reason) => {
          if (reason instanceof Refused) refusal.value = reason.refusal;
        },
      ),
    rows: computed(() => (solution.value ? size.value + 1n : null)),
    // Right of the diagonal there is nothing; column 0, where every wall begins, stays in sight.
    nearest: ({ row, column }) => ({ row, column: column > row ? row : column }),
    pivot: (view) => ({ x: view.x === 0n ? 0 : 0.5, y: 0.5 }),
    areaOf: (canvas, palette) => mapAreaOf(canvas, size.value, palette, AXIS_SIGNS),
    reveal: computed(() => {
      const step = page.step.value;
      return step && step.row > 0 ? { row: BigInt(step.row), column: BigInt('column' in step ? step.column : 0) } : null;
    }),
    window: computed(() => page.link.value.params.get('map') ?? ''),
    moved: (window) => page.writeToLink({ map: window }),
    focus,
    hover,
    pick(cell) {
      selection.value = cell && cell.column <= cell.row && !page.covered.value ? cell : null;
    },
    close,
    describe: () => text('dynamic-nim-map'),
  });
  // Another table has other cells.
  const stop = effect(() => {
    void solution.value;
    batch(() => {
      refusal.value = null;
      selection.value = null;
      hover.value = null;
    });
  });
  return {
    board,
    ...picks,
    size,
    refusal,
    destroy() {
      stop();
      members.destroy();
      board.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createMap>} MapState */

/** @param {{page: Page, children: ComponentChildren}} props */
export function TableMap({ page, children }) {
  const map = useDisposable(() => createMap(page), [page]);
  if (!map) return <div class="board" />;
  const [covered, refusal] = [page.covered.value, map.refusal.value];
  const why_empty = covered ? text('dynamic-nim-map-covered') : refusal && problemText(refusal);
  return (
    <>
      <Board board={map.board} player={page.player}>
        {why_empty ? (
          <p class="board-message" role="status">
            {why_empty}
          </p>
        ) : (
          children
        )}
        <Overview
          board={map.board}
          covered={why_empty !== null}
          of={page.solution.value}
          current={() => {
            const [timeline, step] = [page.table.value, page.step.value];
            if (!timeline || !step || timeline.size === 0) return null;
            return { from: step.row / (timeline.size + 1), to: (step.row + 1) / (timeline.size + 1) };
          }}
          picture={(width, height, palette, abort) => {
            // As many pixels as the table takes at whole cells: the overview stretches them to its side.
            const scale = { ...fitting(map.size.value + 1n, { width, height }), px: 1 };
            const side = Number(pixelsOf(map.size.value + 1n, scale));
            const colours = { p: palette['p-strong'], n: palette['n-fill'] };
            return page.session.ask('map', mapRequest({ row: 0n, column: 0n, cells: scale.cells }, side, side, colours), abort);
          }}
        />
        {map.selection.value && <MapSpot cell={map.selection.value} page={page} close={map.deselect} />}
      </Board>
      <div class="under-board map-tools">
        {why_empty ? <p class="readout" /> : <Readout map={map} page={page} />}
        <BoardTools board={map.board} />
      </div>
    </>
  );
}

/** How many cells of what is under the pointer, or the cell cursor, are P. @param {{map: MapState, page: Page}} props */
function Readout({ map, page }) {
  const at = map.hover.value ?? map.focus.value;
  const cells = map.board.viewport.value?.scale.cells ?? 1n;
  const answer = useResource(
    at && `${at.row} ${at.column} ${cells} ${page.solution.value?.options.n}`,
    async (abort) => {
      if (!at) return null;
      const square = { row: String(at.row), column: String(at.column), cells: String(cells) };
      return { at, cells, share: await page.session.ask('share', square, abort) };
    },
    // What was said of a cell stays until the next one's answer is there.
    { rest_ms: map.hover.value ? REST_MS : 0, stays: true },
  );
  return (
    <p class="readout" role="status">
      {at && answer ? (
        shareText(answer)
      ) : (
        <>
          <i class="swatch lit" /> {rich('dynamic-nim-legend-p')} <i class="swatch n" /> {rich('dynamic-nim-legend-n')}
          {cells > 1n && <> · {rich('dynamic-nim-map-scale', { cells: cells < 10n ** 9n ? counted(cells) : ends(String(cells)) })}</>}
        </>
      )}
    </p>
  );
}

/** @param {{at: MapCell, cells: bigint, share: DynamicNimShare}} answer */
function shareText({ at, cells, share: { p, cells: all, threshold } }) {
  const where = { row: readable(String(at.row)), column: readable(String(at.column)) };
  if (cells > 1n) return rich('dynamic-nim-map-share', { ...where, side: readable(String(cells)), p: readable(p), all: readable(all) });
  if (all === '0') return rich('dynamic-nim-map-outside', where);
  return rich('dynamic-nim-map-cell', { ...where, outcome: p === '1' ? 'P' : 'N', f: threshold === null ? '∞' : readable(threshold) });
}

/** A cell of a map explained: who wins it, by which takes. @param {{cell: MapCell, page: Page, close: () => void}} props */
function MapSpot({ cell, page, close }) {
  const [n, cap] = [String(cell.row), String(cell.column)];
  const answer = useResource(cell, (abort) => page.askAbout({ n, cap }, abort));
  if (!answer) return null;
  const { outcome, moves, movesTotal } = answer;
  const count = BigInt(movesTotal ?? moves.length);
  const args = { takes: series(moves.slice(0, 4).map(readable)), count: counted(count), more: count > 4n ? 'yes' : 'no' };
  return (
    <Spot
      looks="spot"
      title={text('dynamic-nim-explain-title', { m: readable(n), n: readable(cap) })}
      outcome={outcome}
      close={close}
      actions={actionsAt(page, { n, cap, at: null, map: null })}
    >
      <p role="status">{count === 0n ? rich('dynamic-nim-spot-lost') : rich('dynamic-nim-spot-won', args)}</p>
    </Spot>
  );
}
