/** A canvas without a pointer's pan and zoom: drawn anew when what it shows, its room or the theme changes. */
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { theme } from '../ui/settings.js';
import { readPalette } from './palette.js';
import { printInLight } from './print.js';
import { createStage } from './stage.js';

/**
 * @template Scene
 * @param {object} props
 * @param {import('@preact/signals').ReadonlySignal<Scene | null>} props.scene nothing is drawn without one
 * @param {(stage: import('./stage.js').Stage, scene: Scene, palette: import('./palette.js').Palette) => void} props.draw
 * @param {string} [props.label] its text alternative; without one it is decoration
 * @param {(x: number, y: number, size: {width: number, height: number}, scene: Scene) => void} [props.pick] a click, in CSS pixels
 */
export function Drawing({ scene, draw, label, pick }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useLayoutEffect(() => {
    const element = /** @type {HTMLCanvasElement} */ (canvas.current);
    const stage = createStage(element, {
      draw: () => {
        const shown = scene.peek();
        if (shown !== null) draw(stage, shown, readPalette(element));
      },
    });
    const stops = [
      effect(() => {
        void [theme.current.value, scene.value];
        stage.invalidate();
      }),
      printInLight((printing) => printing && stage.drawNow(3)),
    ];
    return () => {
      for (const stop of stops) stop();
      stage.destroy();
    };
  }, [scene, draw]);
  return (
    <canvas
      ref={canvas}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
      onClick={(event) => {
        const shown = scene.peek();
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        if (pick && shown !== null) pick(event.clientX - left, event.clientY - top, { width, height }, shown);
      }}
    />
  );
}
