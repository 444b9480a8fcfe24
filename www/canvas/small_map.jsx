/** A table of any size as a small picture for the home page, a pixel for many cells. */
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { theme } from '../ui/settings.js';
import { fitting } from './map_viewport.js';
import { readPalette } from './palette.js';
import { createStage } from './stage.js';
import { mapRequest } from './tiles.js';

/**
 * @param {object} props
 * @param {import('../solver/client.js').Client} props.client
 * @param {string} props.game class of the solver's edge
 * @param {() => Record<string, string | null>} props.options
 * @param {bigint} props.rows on show, and columns
 */
export function SmallMap({ client, game, options, rows }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useLayoutEffect(() => {
    const element = /** @type {HTMLCanvasElement} */ (canvas.current);
    /** @type {ImageData | null} */
    let picture = null;
    let abort = new AbortController();
    const stage = createStage(element, {
      // Beneath the stage's scale: a pixel of the map is one of the screen.
      draw: () => picture && stage.context.putImageData(picture, 0, 0),
      resized: () => ask(),
    });
    function ask() {
      const { width, height } = stage.size();
      abort.abort();
      abort = new AbortController();
      if (width === 0 || height === 0) return;
      const [wide, high] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
      const palette = readPalette(element);
      const { cells } = fitting(rows, { width: wide, height: high });
      const about = mapRequest({ row: 0n, column: 0n, cells }, wide, high, { p: palette['p-strong'], n: palette['n-fill'] });
      const { method: _method, ...of } = options();
      client.ask({ game, options: of, ask: 'map', about }, abort.signal).then(
        (made) => {
          picture = made;
          stage.invalidate();
        },
        // The card still names the example.
        () => {},
      );
    }
    const stop = effect(() => {
      void theme.current.value;
      ask();
    });
    return () => {
      abort.abort();
      stop();
      stage.destroy();
    };
  }, [client, rows]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
