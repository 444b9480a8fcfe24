/** A small live board for the home page: an example at its place, drawn by the same view as the large one. */
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { theme } from '../../ui/settings.js';
import { fitting } from '../../canvas/map_viewport.js';
import { readPalette } from '../../canvas/palette.js';
import { createStage } from '../../canvas/stage.js';
import { screenRatio } from '../../canvas/tiles.js';
import { createGridView, gridAreaOf } from './grid_view.js';
import { sizeFor, tableOf } from './grundy_layer.js';
import { knowledgeAt, starAt } from './knowledge.js';
import { mexCursorOf } from './mex_steps.js';
import { homeOf, optionsOf, positionOf } from './parameters.js';
import { starCursorOf } from './star_steps.js';

/** @param {{client: import('../../solver/client.js').Client, params: Record<string, string>}} props */
export function Thumbnail({ client, params }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useLayoutEffect(() => {
    const element = /** @type {HTMLCanvasElement} */ (canvas.current);
    const { method, ...options } = optionsOf(new Map(Object.entries(params)));
    const home = homeOf(positionOf(options));
    const abort = new AbortController();
    /** @type {Omit<import('./grid_view.js').GridScene, 'viewport' | 'palette'> | null} */
    let scene = null;
    const stage = createStage(element, {
      draw: () => {
        if (!scene) return;
        const palette = readPalette(element);
        const area = gridAreaOf(stage.size(), home, palette);
        const scale = fitting(home, { width: Math.floor(area.width * screenRatio()), height: Math.floor(area.height * screenRatio()) });
        view.draw({ ...scene, palette, viewport: { scale, x: 0n, y: 0n } });
      },
    });
    /** @param {{ask: string, about?: unknown}} question @param {AbortSignal} signal */
    const ask = (question, signal) => client.ask({ game: 'Wythoff', options, ...question }, signal);
    const view = createGridView(stage, ask, () => {});
    async function look() {
      const [timeline, verdict] = await Promise.all([
        ask({ ask: 'timeline', about: method }, abort.signal),
        ask({ ask: 'verdict' }, abort.signal),
      ]);
      const at = params.at ?? '';
      const cursor = timeline.method === 'stars' ? starCursorOf(timeline, at) : timeline.method === 'mex' ? mexCursorOf(timeline, at) : 0;
      const of = {};
      scene = {
        of,
        home,
        position: positionOf(options),
        method: timeline.method,
        known: knowledgeAt(timeline, cursor ?? timeline.stepCount + 1, false),
        current: starAt(timeline, cursor ?? timeline.stepCount + 1),
        answer: verdict.moves.map((/** @type {[string, string]} */ [a, b]) => ({ a: BigInt(a), b: BigInt(b) })),
        played: null,
        your_turn: false,
        grundy: params.layer ? tableOf(await ask({ ask: 'grundy', about: { n: sizeFor(Number(home) * 2) } }, abort.signal)) : null,
        selection: null,
        explained: null,
        focus: null,
        hover: null,
      };
      stage.invalidate();
    }
    // Without an answer the card still names the example.
    look().catch(() => {});
    const stop = effect(() => {
      void theme.current.value;
      stage.invalidate();
    });
    return () => {
      abort.abort();
      stop();
      view.destroy();
      stage.destroy();
    };
  }, [client, params]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
