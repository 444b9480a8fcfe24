/**
 * The whole table as a small picture in a corner of a zoomed board, with a frame around the part on show. The solver makes the picture:
 * every pixel has the exact share of its P cells.
 */
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../ui/messages.js';
import { contextOf } from './stage.js';

/** @import { RefObject } from 'preact' */
/** @import { BoardState } from './types.js' */
/** @import { Palette } from './palette.js' */

/** Longest side of the picture, in CSS pixels. */
const SIDE_PX = 132;

/**
 * @param {object} props
 * @param {BoardState} props.board
 * @param {(width: number, height: number, palette: Palette, abort: AbortSignal) => Promise<ImageData>} props.picture
 * @param {() => {from: number, to: number} | null} props.current the current row, in parts of the table; null shows all as done
 * @param {object | null} props.of what the picture is of: another one needs another picture
 * @param {boolean} props.covered whether the answer may not be seen
 */
export function Overview({ board, picture, current, of, covered }) {
  const /** @type {RefObject<HTMLCanvasElement | null>} */ canvas = useRef(null);
  const shown = board.away.value && !covered;

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const context = contextOf(element);
    const side = Math.round(SIDE_PX * devicePixelRatio);
    element.width = side;
    element.height = side;
    /** @type {ImageBitmap | null} */
    let bitmap = null;
    let abort = new AbortController();

    function draw() {
      const [palette, part] = [board.palette.value, board.part()];
      const row = current();
      if (!palette || !part) return;
      context.clearRect(0, 0, side, side);
      // What the steps have not reached is grey here too.
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(side, side);
      context.lineTo(0, side);
      context.fillStyle = palette.undecided;
      context.fill();
      const done = row ? Math.ceil(row.to * side) : side;
      context.clearRect(0, 0, side, done);
      context.imageSmoothingEnabled = bitmap !== null && bitmap.width > side / 2;
      if (bitmap) context.drawImage(bitmap, 0, 0, bitmap.width, (bitmap.height * done) / side, 0, 0, side, done);
      if (row) {
        context.fillStyle = palette.threshold;
        context.fillRect(0, row.from * side, row.to * side, Math.max((row.to - row.from) * side, 1.5 * devicePixelRatio));
      }
      context.strokeStyle = palette.ink;
      context.lineWidth = 2 * devicePixelRatio;
      const edge = devicePixelRatio;
      // A part too small to be seen has a frame all the same.
      const start = (/** @type {number} */ share) => Math.min(share * side + edge, side - 5 * edge);
      const length = (/** @type {number} */ share) => Math.max(share * side - 2 * edge, 4 * edge);
      context.strokeRect(start(part.left), start(part.top), length(part.width), length(part.height));
    }

    const stops = [
      effect(() => {
        const palette = board.palette.value;
        if (!palette) return;
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
  }, [shown, board, of]);

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
