/** The map of the table: its state, its board with the overview, what is under the pointer, and a cell of it explained. */
import { batch, computed, effect, signal } from '@preact/signals';
import { createResource, useResource } from '../../solver/resource.js';
import { rich, series, text } from '../../ui/messages.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { counted, ends, readable } from '../../ui/numbers.js';
import { problemText } from '../../ui/problem.js';
import { Spot } from '../../game_page/spot.jsx';
import { Refused } from '../../solver/protocol.js';
import { Board, BoardTools } from '../../canvas/board.jsx';
import { createMapBoard } from '../../canvas/map_board.js';
import { fitting, pixelsOf } from '../../canvas/map_viewport.js';
import { mapAreaOf } from '../../canvas/axis.js';
import { Overview } from '../../canvas/overview.jsx';
import { mapRequest } from '../../canvas/tiles.js';
import { createMapView } from './map_view.js';
import { NEW_PLAY, playParams } from '../../play/parameters.js';

/** @import { Signal } from '@preact/signals' */
/** @import { ComponentChildren } from 'preact' */
/** @import { DynamicNimShare, DynamicNimVerdict } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { MapModel } from '../../canvas/map_board.js' */
/** @import { Cell } from './map_view.js' */
/** @import { Page } from './state.js' */
/** @import { Problem } from '../../solver/types.js' */

/** The pointer rests so long before it is asked about. */
const REST_MS = 60;

/** Losing piles named on the diagonal at most. */
const NAMED_PILES = 64;
const NO_MEMBERS = { first: 0, piles: /** @type {bigint[]} */ ([]) };

/** @param {Page} page */
function createMap(page) {
  const { session, solution } = page;
  /** @type {Signal<Cell | null>} */
  const selection = signal(null);
  /** @type {Signal<Cell | null>} */
  const focus = signal(null);
  /** @type {Signal<Cell | null>} */
  const hover = signal(null);
  /** How many losing piles the solver holds. */
  const memberCount = computed(() => page.numeration.value?.memberCount ?? (page.table.value?.cost.numeration?.members ?? -1) + 1);
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
    const of = solution.value;
    if (!of || refusal.value || page.covered.value) return null;
    return {
      of,
      size: size.value,
      members: members.answer.value ?? NO_MEMBERS,
      timeline: page.table.value,
      step: page.step.value,
      selection: selection.value,
      focus: focus.value,
      hover: hover.value,
    };
  });
  const board = createMapBoard(
    /** @type {MapModel<NonNullable<typeof scene.value>>} */ ({
      scene,
      createView: (stage) =>
        createMapView(
          stage,
          (question, abort) => session.ask(question.ask, question.about, abort),
          (reason) => {
            if (reason instanceof Refused) refusal.value = reason.refusal;
          },
        ),
      rows: computed(() => (solution.value ? size.value + 1n : null)),
      // Right of the diagonal there is nothing; column 0, where every wall begins, stays in sight.
      nearest: ({ row, column }) => ({ row, column: column > row ? row : column }),
      pivot: (view) => ({ x: view.x === 0n ? 0 : 0.5, y: 0.5 }),
      areaOf: (room, palette) => mapAreaOf(room, size.value, palette),
      reveal: computed(() => {
        const step = page.step.value;
        return step && step.row > 0 ? { row: BigInt(step.row), column: BigInt('column' in step ? step.column : 0) } : null;
      }),
      window: computed(() => page.link.value.params.get('map') ?? ''),
      moved: (window) => page.tell({ map: window }),
      focus,
      hover,
      pick: (cell) => {
        selection.value = cell && cell.column <= cell.row && !page.covered.value ? cell : null;
      },
      close: () => {
        const open = selection.value !== null;
        selection.value = null;
        return open;
      },
      describe: () => text('dynamic-nim-map'),
    }),
  );
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
    selection,
    focus,
    hover,
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

/** @param {{page: Page, covered: boolean, children: ComponentChildren}} props */
export function Map({ page, covered, children }) {
  const map = useDisposable(() => createMap(page), [page]);
  if (!map) return <div class="board" />;
  const of = page.solution.value;
  return (
    <>
      <Board board={map.board} player={page.player}>
        {covered ? (
          <p class="board-message" role="status">
            {text('dynamic-nim-map-covered')}
          </p>
        ) : map.refusal.value ? (
          <p class="board-message" role="status">
            {problemText(map.refusal.value)}
          </p>
        ) : (
          children
        )}
        <Overview
          board={map.board}
          covered={covered || map.refusal.value !== null}
          of={of}
          current={() => {
            const [timeline, step] = [page.table.value, page.step.value];
            return timeline && step && timeline.size > 0
              ? { from: step.row / (timeline.size + 1), to: (step.row + 1) / (timeline.size + 1) }
              : null;
          }}
          picture={(width, height, palette, abort) => {
            // As many pixels as the table takes at whole cells: the overview stretches them to its side.
            const scale = { ...fitting(map.size.value + 1n, { width, height }), px: 1 };
            const side = Number(pixelsOf(map.size.value + 1n, scale));
            const about = mapRequest({ row: 0n, column: 0n, cells: scale.cells }, side, side, {
              p: palette['p-strong'],
              n: palette['n-fill'],
            });
            return page.session.ask('map', about, abort);
          }}
        />
        {map.selection.value && <MapSpot cell={map.selection.value} page={page} close={() => (map.selection.value = null)} />}
      </Board>
      <div class="under-board map-tools">
        <Readout map={map} page={page} covered={covered} />
        <BoardTools board={map.board} />
      </div>
    </>
  );
}

/** How many cells of what is under the pointer, or the cell cursor, are P. @param {{map: MapState, page: Page, covered: boolean}} props */
function Readout({ map, page, covered }) {
  const at = map.hover.value ?? map.focus.value;
  const cells = map.board.viewport.value?.scale.cells ?? 1n;
  const answer = useResource(
    at && !covered ? `${at.row} ${at.column} ${cells} ${page.solution.value?.options.n}` : null,
    async (abort) => {
      const { row, column } = /** @type {Cell} */ (at);
      const share = await page.session.ask('share', { row: String(row), column: String(column), cells: String(cells) }, abort);
      return /** @type {const} */ ([{ row, column }, cells, share]);
    },
    // What was told of a cell stays until the next one's is there.
    { rest_ms: map.hover.value ? REST_MS : 0, stays: true },
  );
  if (covered || map.refusal.value) return <p class="readout" />;
  return (
    <p class="readout" role="status">
      {at && answer ? (
        shareText(...answer)
      ) : (
        <>
          <i class="swatch lit" /> {rich('dynamic-nim-legend-p')} <i class="swatch n" /> {rich('dynamic-nim-legend-n')}
          {cells > 1n && <> · {rich('dynamic-nim-map-scale', { cells: cells < 10n ** 9n ? counted(cells) : ends(String(cells)) })}</>}
        </>
      )}
    </p>
  );
}

/** @param {Cell} at @param {bigint} cells @param {DynamicNimShare} share */
function shareText(at, cells, { p, cells: all, threshold }) {
  const where = { row: readable(String(at.row)), column: readable(String(at.column)) };
  if (cells === 1n)
    return rich(all === '0' ? 'dynamic-nim-map-outside' : 'dynamic-nim-map-cell', {
      ...where,
      outcome: p === '1' ? 'P' : 'N',
      f: threshold === null ? '∞' : readable(threshold),
    });
  return rich('dynamic-nim-map-share', { ...where, side: readable(String(cells)), p: readable(p), all: readable(all) });
}

/** A cell of a map explained: who wins it, by which takes. @param {{cell: Cell, page: Page, close: () => void}} props */
function MapSpot({ cell, page, close }) {
  const [n, cap] = [String(cell.row), String(cell.column)];
  /** @type {DynamicNimVerdict | null} */
  const answer = useResource(cell, (abort) => page.askAbout({ n, cap }, abort));
  if (!answer) return null;
  const { outcome, moves, movesTotal } = answer;
  const takes = series(moves.slice(0, 4).map(readable));
  const count = BigInt(movesTotal ?? moves.length);
  const there = { n, cap, at: null, map: null };
  return (
    <Spot
      kind="spot"
      title={text('dynamic-nim-explain-title', { m: readable(n), n: readable(cap) })}
      outcome={outcome}
      close={close}
      actions={[
        [text('explain-ask'), () => page.go(there)],
        [text('play-from'), () => page.go({ ...there, ...playParams(NEW_PLAY) })],
      ]}
    >
      <p role="status">
        {count === 0n
          ? rich('dynamic-nim-spot-lost')
          : rich('dynamic-nim-spot-won', { takes, count: counted(count), more: count > 4n ? 'yes' : 'no' })}
      </p>
    </Spot>
  );
}
