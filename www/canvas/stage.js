/**
 * A canvas that follows its size and its screen: it draws in CSS pixels, at most once a frame and only when something changed.
 * A motion runs from 0 to 1 and is part of the drawing; the state never waits for it.
 */

/** @import { Stage } from './types.js' */

/** The canvas's 2D context, which every browser has. @param {HTMLCanvasElement} canvas @returns {CanvasRenderingContext2D} */
export function contextOf(canvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw');
  return context;
}

/**
 * By canvas, how its view draws the same on another stage: for pictures that are saved.
 * @type {WeakMap<HTMLCanvasElement, (stage: Stage) => {draw: () => void, destroy?: (() => void) | undefined}>}
 */
export const PAINTERS = new WeakMap();

/** @param {HTMLCanvasElement} canvas @param {{draw: (stage: Stage) => void, resized?: () => void}} owner @returns {Stage} */
export function createStage(canvas, { draw, resized = () => {} }) {
  const context = contextOf(canvas);
  let size = { width: 0, height: 0 };
  let frame = 0;
  let started_ms = 0;
  let duration_ms = 0;
  let motion = 1;

  /** @type {Stage} */
  const stage = {
    canvas,
    context,
    createCanvas: () => document.createElement('canvas'),
    size: () => size,
    motion: () => motion,
    invalidate() {
      if (frame === 0) frame = requestAnimationFrame(onFrame);
    },
    move(duration) {
      started_ms = performance.now();
      duration_ms = duration;
      motion = duration > 0 ? 0 : 1;
      stage.invalidate();
    },
    drawNow(ratio = devicePixelRatio) {
      if (size.width === 0 || size.height === 0) return;
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, size.width, size.height);
      draw(stage);
    },
    destroy() {
      cancelAnimationFrame(frame);
      observer.disconnect();
    },
  };

  /** @param {number} now_ms */
  function onFrame(now_ms) {
    frame = 0;
    if (motion < 1) {
      const part = Math.min(1, Math.max(0, (now_ms - started_ms) / duration_ms));
      motion = 1 - (1 - part) ** 3;
      if (part < 1) stage.invalidate();
    }
    stage.drawNow();
  }

  const observer = new ResizeObserver(() => {
    // Paper has another width: there the picture is scaled as it is, and shows what it showed.
    if (matchMedia('print').matches) return;
    const { width, height } = canvas.getBoundingClientRect();
    if (width === size.width && height === size.height) return;
    size = { width, height };
    resized();
    stage.invalidate();
  });
  observer.observe(canvas);
  return stage;
}
