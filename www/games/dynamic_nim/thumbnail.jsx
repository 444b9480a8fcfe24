/** A small live board for the home page: an example at its place, drawn by the same view as the large one; or the map of a pile too large for it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { effect } from '@preact/signals';
import { readPalette } from '../../canvas/palette.js';
import { SmallMap } from '../../canvas/small_map.jsx';
import { createStage } from '../../canvas/stage.js';
import { fitted } from '../../canvas/viewport.js';
import { theme } from '../../ui/settings.js';
import { optionsOf } from './parameters.js';
import { cursorOf, stepAt } from './steps.js';
import { areaOf, createTableView, extentOf } from './table_view.js';

/** @param {{client: import('../../solver/client.js').Client, params: Record<string, string>}} props */
export function Thumbnail({ client, params }) {
  const { n = '0' } = params;
  if (n.length <= 3) return <SmallTable client={client} params={params} />;
  return <SmallMap client={client} game="DynamicNim" options={() => optionsOf(new Map(Object.entries(params)))} rows={BigInt(n) + 1n} />;
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
    const { method, ...options } = optionsOf(new Map(Object.entries(params)));
    const about = method === 'numeration' ? 'walls' : method;
    client.ask({ game: 'DynamicNim', options, ask: 'timeline', about }, abort.signal).then(
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
