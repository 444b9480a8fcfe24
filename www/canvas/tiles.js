/**
 * The picture of a map, in tiles of whole pixels, which the solver makes as they come into sight. While some are missing, the last
 * whole picture shows through, moved and stretched to its present place.
 */
import * as mapViewport from './map_viewport.js';
import { bytesOf } from './palette.js';
import { createPieces } from './pieces.js';
import { contextOf } from './stage.js';

/** @import { MapViewport } from './map_viewport.js' */
/** @import { Area, Stage } from './types.js' */

/** Side of a tile. */
const TILE_PX = 256;
/** Tiles in the cache beside those on show. */
const SPARE = 64;

/** Pixels of the screen in a CSS pixel; if there is no screen they are the same. */
export const screenRatio = () => Math.max(1, globalThis.devicePixelRatio ?? 1);

/**
 * The argument of the solver's question `map`: a picture of a part of a table.
 * @param {{row: bigint, column: bigint, cells: bigint}} at the first pixel's square @param {number} width in pixels @param {number} height
 * @param {{p: string, n: string}} colours as `#rrggbb`
 */
export const mapRequest = ({ row, column, cells }, width, height, { p, n }) => ({
  at: { row: String(row), column: String(column), cells: String(cells) },
  width,
  height,
  p: bytesOf(p),
  n: bytesOf(n),
});

/** A square of the table: its first row and column, and its side. @typedef {{row: bigint, column: bigint, side: bigint}} Square */

/**
 * @param {Stage} stage
 * @param {object} source
 * @param {(question: {ask: string, about: unknown}, abort: AbortSignal) => Promise<any>} source.ask its question `map` makes pictures
 * @param {(reason: unknown) => void} source.refused the solver does not draw this table
 */
export function createTiles(stage, { ask, refused }) {
  const { context } = stage;
  /** @type {ReturnType<typeof createPieces<ImageBitmap | Uint32Array>>} */
  const pieces = createPieces({
    ask,
    made: (answer) => (answer instanceof ImageData ? createImageBitmap(answer) : answer),
    changed: () => stage.invalidate(),
    refused,
    dropped: (piece) => {
      if (piece instanceof ImageBitmap) piece.close();
    },
  });
  /** The table of the pieces. @type {unknown} */
  let source = null;
  /** The last whole picture. @type {{canvas: HTMLCanvasElement, view: MapViewport | null, ratio: number, look: string}} */
  const stale = { canvas: stage.createCanvas(), view: null, ratio: 1, look: '' };
  let count = 0;
  /** The colours of the present picture; empty while it has none. */
  let look = '';

  /** @param {MapViewport} view */
  function drawStale(view) {
    if (!stale.view || stale.ratio !== screenRatio()) return;
    const { scale, x, y } = stale.view;
    const growth = (Number((scale.cells * 4096n * BigInt(view.scale.px)) / (view.scale.cells * BigInt(scale.px))) || 1) / 4096;
    const at = {
      x: mapViewport.edgePx(view.scale, view.x, (x * scale.cells) / BigInt(scale.px)),
      y: mapViewport.edgePx(view.scale, view.y, (y * scale.cells) / BigInt(scale.px)),
    };
    context.imageSmoothingEnabled = growth < 1;
    context.drawImage(stale.canvas, at.x, at.y, stale.canvas.width * growth, stale.canvas.height * growth);
  }

  return {
    /** Begins a picture. @param {unknown} its_source the table; another table needs other pieces */
    begin(its_source) {
      if (its_source !== source) {
        source = its_source;
        stale.view = null;
        pieces.clear();
      }
      count = 0;
      look = '';
      pieces.begin();
    },

    /**
     * Another piece that the picture needs, if it is there.
     * @param {string} key @param {{ask: string, about: unknown}} question @param {number} far
     */
    get(key, question, far) {
      count += 1;
      return pieces.get(key, question, far);
    },

    /**
     * Draws all tiles that are there.
     * @param {MapViewport} view @param {Area} area @param {{p: string, n: string}} colours
     * @param {(square: Square) => boolean} isEmpty whether nothing of the table is in a tile
     */
    draw(view, area, colours, isEmpty) {
      const ratio = screenRatio();
      const { cells, px } = view.scale;
      const side = TILE_PX * px;
      const [width, height] = [area.width * ratio, area.height * ratio];
      look = `${colours.p} ${colours.n}`;
      context.save();
      // A pixel of a tile is one of the screen.
      context.scale(1 / ratio, 1 / ratio);
      context.translate(Math.round(area.left * ratio), Math.round(area.top * ratio));
      drawStale(view);
      context.imageSmoothingEnabled = false;
      const first = { column: view.x / BigInt(side), row: view.y / BigInt(side) };
      for (let row = first.row; ; row += 1n) {
        const y = Number(row * BigInt(side) - view.y);
        if (y >= height) break;
        for (let column = first.column; ; column += 1n) {
          const x = Number(column * BigInt(side) - view.x);
          if (x >= width) break;
          const square = { row: row * BigInt(TILE_PX) * cells, column: column * BigInt(TILE_PX) * cells, side: BigInt(TILE_PX) * cells };
          if (isEmpty(square)) continue;
          const about = mapRequest({ ...square, cells }, TILE_PX, TILE_PX, colours);
          const far = Math.abs(x + side / 2 - width / 2) + Math.abs(y + side / 2 - height / 2);
          // A theme has its own tiles; until they come, or on paper, those of the last theme show.
          const piece = this.get(`${cells} ${row} ${column} ${look}`, { ask: 'map', about }, far);
          if (!(piece instanceof ImageBitmap)) continue;
          context.clearRect(x, y, side, side);
          context.drawImage(piece, x, y, side, side);
        }
      }
      context.restore();
    },

    /** Ends a picture: requests what is missing, and stores a whole picture. @param {MapViewport} view @param {Area} area */
    end(view, area) {
      const whole = pieces.end(count + SPARE);
      if (!whole || look === '' || (stale.view === view && stale.look === look)) return;
      const ratio = screenRatio();
      const [width, height] = [Math.floor(area.width * ratio), Math.floor(area.height * ratio)];
      if (stale.canvas.width !== width || stale.canvas.height !== height) Object.assign(stale.canvas, { width, height });
      const own = contextOf(stale.canvas);
      own.clearRect(0, 0, width, height);
      own.drawImage(stage.canvas, Math.round(area.left * ratio), Math.round(area.top * ratio), width, height, 0, 0, width, height);
      Object.assign(stale, { view, ratio, look });
    },

    destroy: () => pieces.clear(),
  };
}
