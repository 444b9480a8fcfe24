/** A small live board for the home page: an example at its place, drawn by the same view as the large one; or the map of a pile too large for it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { effect } from '@preact/signals';
import { fitting } from '../../canvas/map_viewport.js';
import { bytesOf, readPalette } from '../../canvas/palette.js';
import { createStage } from '../../canvas/stage.js';
import { fitted } from '../../canvas/viewport.js';
import { theme } from '../../app/settings.js';
import { optionsOf } from './parameters.js';
import { cursorOf, stepAt } from './steps.js';
import { areaOf, createTableView, extentOf } from './table_view.js';

/** @param {{client: import('../../solver/client.js').Client, params: Record<string, string>}} props */
export function Thumbnail({ client, params }) {
  return (params.n ?? '').length > 3 ? <SmallMap client={client} params={params} /> : <SmallTable client={client} params={params} />;
}

/** @param {{client: import('../../solver/client.js').Client, params: Record<string, string>}} props */
function SmallTable({ client, params }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useLayoutEffect(() => {
    const element = /** @type {HTMLCanvasElement} */ (canvas.current);
    /** @type {import('./steps.js').Timeline | null} */
    let timeline = null;
    const stage = createStage(element, {
      draw: () => {
        if (!timeline) return;
        const palette = readPalette(element);
        const viewport = fitted(areaOf(stage.size(), timeline, palette), extentOf(timeline), { width: 40, height: 26 }, 1.6);
        // What numeration says of a pile, the whole table shows.
        const step = stepAt(timeline, cursorOf(timeline, params.at ?? '0') ?? timeline.stepCount);
        view.draw({ timeline, step, viewport, palette, selection: null, focus: null, played: null, answer: null });
      },
    });
    const view = createTableView(stage);
    const stop = effect(() => {
      void theme.current.value;
      stage.invalidate();
    });
    const abort = new AbortController();
    client.ask({ game: 'DynamicNim', options: { ...optionsOf(new Map(Object.entries(params))), ...(params.method === 'numeration' ? { method: 'walls' } : {}) }, ask: 'timeline' }, abort.signal).then(
      (solved) => {
        timeline = solved;
        stage.invalidate();
      },
      // The card still names the example.
      () => {},
    );
    return () => {
      abort.abort();
      stop();
      stage.destroy();
    };
  }, [client, params]);
  return <canvas ref={canvas} aria-hidden="true" />;
}

/** The whole table as a map, a pixel for many cells. @param {{client: import('../../solver/client.js').Client, params: Record<string, string>}} props */
function SmallMap({ client, params }) {
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
      const side = { width: Math.round(width * devicePixelRatio), height: Math.round(height * devicePixelRatio) };
      const palette = readPalette(element);
      const { cells } = fitting(BigInt(params.n ?? 0) + 1n, side);
      const about = { at: { row: '0', column: '0', cells: String(cells) }, ...side, p: bytesOf(palette['p-strong']), n: bytesOf(palette['n-fill']) };
      client.ask({ game: 'DynamicNim', options: optionsOf(new Map(Object.entries(params))), ask: 'map', about }, abort.signal).then(
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
  }, [client, params]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
