/**
 * The whole table as a small picture in a corner of a zoomed board, with the part on show framed. The picture is rasterised by
 * the solver: every pixel has the exact share of its P cells.
 */
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../app/messages.jsx';
import { cellAt } from './viewport.js';

/** Longest side of the picture, in CSS pixels. */
const SIDE_PX = 132;

/**
 * @param {object} props
 * @param {import('./board.jsx').BoardState} props.board
 * @param {(width: number, height: number, palette: import('./palette.js').Palette, abort: AbortSignal) => Promise<ImageData>} props.picture
 * @param {() => number} props.row the current row
 * @param {boolean} props.covered whether the answer may not be seen
 */
export function Overview({ board, picture, row, covered }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  const shown = board.zoomed_in.value && !covered;

  useLayoutEffect(() => {
    if (!shown) return undefined;
    const element = /** @type {HTMLCanvasElement} */ (canvas.current);
    const context = /** @type {CanvasRenderingContext2D} */ (element.getContext('2d'));
    const side = Math.round(SIDE_PX * devicePixelRatio);
    element.width = side;
    element.height = side;
    /** @type {ImageBitmap | null} */
    let bitmap = null;
    let abort = new AbortController();

    function draw() {
      const [palette, area, extent, view] = [board.palette.value, board.area.value, board.extent.value, board.viewport.value];
      const current = row();
      if (!palette || !area || !extent || !view) return;
      const unit = side / Number(extent.rows);
      const first = cellAt(view, 0, 0);
      const last = cellAt(view, area.width - 1, area.height - 1);
      context.clearRect(0, 0, side, side);
      // What the steps have not reached is grey here too.
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(side, side);
      context.lineTo(0, side);
      context.fillStyle = palette.undecided;
      context.fill();
      const done = Math.ceil((current + 1) * unit);
      context.clearRect(0, 0, side, done);
      if (bitmap) context.drawImage(bitmap, 0, 0, side, done, 0, 0, side, done);
      context.fillStyle = palette.threshold;
      context.fillRect(0, current * unit, (current + 1) * unit, Math.max(unit, 1.5 * devicePixelRatio));
      context.strokeStyle = palette.ink;
      context.lineWidth = 2 * devicePixelRatio;
      const columns = Math.min(Number(last.column + 1n), Number(extent.columns)) - Number(first.column);
      const rows = Math.min(Number(last.row + 1n), Number(extent.rows)) - Number(first.row);
      const edge = devicePixelRatio;
      context.strokeRect(Number(first.column) * unit + edge, Number(first.row) * unit + edge, columns * unit - 2 * edge, rows * unit - 2 * edge);
    }

    const stops = [
      effect(() => {
        const palette = board.palette.value;
        if (!board.model.scene.value?.timeline || !palette) return;
        abort.abort();
        abort = new AbortController();
        picture(side, side, palette, abort.signal)
          .then((data) => createImageBitmap(data))
          .then((made) => {
            bitmap = made;
            draw();
          })
          // A newer table asked for its own picture.
          .catch(() => {});
      }),
      effect(draw),
    ];
    return () => {
      abort.abort();
      for (const stop of stops) stop();
    };
  }, [shown, board]);

  if (!shown) return null;
  return (
    <canvas
      ref={canvas}
      class="overview"
      role="img"
      aria-label={text('overview')}
      title={text('overview')}
      onPointerDown={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        board.centre((event.clientY - box.top) / box.height, (event.clientX - box.left) / box.width);
      }}
    />
  );
}
