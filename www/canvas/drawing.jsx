/** A canvas without pan and zoom. It is redrawn when its scene, its size or the theme changes, and on paper in light colours. */
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { theme } from '../ui/settings.js';
import { readPalette } from './palette.js';
import { printInLight } from './print.js';
import { createStage, PAINTERS } from './stage.js';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { HTMLAttributes, RefObject } from 'preact' */
/** @import { Palette } from './palette.js' */
/** @import { Stage } from './types.js' */

const MOVE_MS = 220;
/** Pixels of paper for one of the screen. */
const PRINTED_RATIO = 3;
const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * @template Scene
 * @param {object} props
 * @param {ReadonlySignal<Scene | null>} props.scene nothing is drawn without one
 * @param {(stage: Stage, scene: Scene, palette: Palette, was: Scene) => void} props.draw a motion leads from `was` to the scene
 * @param {(scene: Scene, was: Scene) => boolean} [props.moves] whether a change is shown as a motion; by default none is
 * @param {string} [props.label] its text alternative; without one it is decoration
 * @param {(x: number, y: number, size: {width: number, height: number}, scene: Scene) => void} [props.pick] a click, in CSS pixels
 * @param {HTMLAttributes<HTMLCanvasElement>} [props.canvas] what else the canvas has
 */
export function Drawing({ scene, draw, moves, label, pick, canvas = {} }) {
  const /** @type {RefObject<HTMLCanvasElement | null>} */ ref = useRef(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    /** @type {[Scene | null, Scene | null]} */
    let [is, was] = [null, null];
    const stage = createStage(element, {
      draw: () => {
        if (is !== null) draw(stage, is, readPalette(element), was ?? is);
      },
    });
    PAINTERS.set(element, (other) => ({ draw: () => is !== null && draw(other, is, readPalette(element), is) }));
    const stops = [
      effect(() => {
        const next = scene.value;
        const moved = next !== null && is !== null && moves?.(next, is);
        was = moved ? is : next;
        is = next;
        if (moved) stage.move(REDUCED.matches ? 0 : MOVE_MS);
        else stage.invalidate();
      }),
      effect(() => {
        void theme.current.value;
        stage.invalidate();
      }),
      printInLight((printing) => stage.drawNow(printing ? Math.max(devicePixelRatio, PRINTED_RATIO) : devicePixelRatio)),
    ];
    return () => {
      for (const stop of stops) stop();
      stage.destroy();
    };
  }, [scene, draw]);
  return (
    <canvas
      ref={ref}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
      onClick={(event) => {
        const shown = scene.peek();
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        if (pick && shown !== null) pick(event.clientX - left, event.clientY - top, { width, height }, shown);
      }}
      {...canvas}
    />
  );
}
