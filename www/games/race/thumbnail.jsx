/** A small live board for the home page, drawn by the same view as the large one. */
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { theme } from '../../ui/settings.js';
import { fitting } from '../../canvas/map_viewport.js';
import { readPalette } from '../../canvas/palette.js';
import { createStage } from '../../canvas/stage.js';
import { screenRatio } from '../../canvas/tiles.js';
import { createBoardView, raceAreaOf } from './board_view.js';
import { optionsOf } from './parameters.js';
import { walkedTo } from './walk.js';

/** @param {{client: import('../../solver/client.js').Client, params: Record<string, string>}} props */
export function Thumbnail({ client, params }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useLayoutEffect(() => {
    const element = /** @type {HTMLCanvasElement} */ (canvas.current);
    const { method: _method, ...options } = optionsOf(new Map(Object.entries(params)));
    const abort = new AbortController();
    /** @type {any} */
    let shown = null;
    const stage = createStage(element, {
      draw: () => {
        if (!shown) return;
        const [board, distances, verdict] = shown;
        const palette = readPalette(element);
        const area = raceAreaOf(stage.size(), board, palette);
        const scale = fitting(BigInt(Math.max(board.rows, board.columns)), {
          width: Math.floor(area.width * screenRatio()),
          height: Math.floor(area.height * screenRatio()),
        });
        const moves = verdict.moves.map((/** @type {[string, string]} */ [row, column]) => Number(row) * board.columns + Number(column));
        const arrows = moves.map((/** @type {number} */ to) => ({ from: board.startA, to, winner: /** @type {const} */ ('A') }));
        const start = walkedTo(board, [], 0);
        view.draw({
          board,
          distances,
          facing: null,
          winners: new Map(),
          ghosts: { A: null, B: null },
          event: null,
          is_whole: false,
          arrows,
          targets: [],
          tokens: { now: start, before: start },
          selection: null,
          focus: null,
          hover: null,
          palette,
          viewport: { scale, x: 0n, y: 0n },
        });
      },
    });
    const view = createBoardView(stage);
    Promise.all(['board', 'distances', 'verdict'].map((ask) => client.ask({ game: 'Race', options, ask }, abort.signal))).then(
      (answers) => {
        shown = answers;
        stage.invalidate();
      },
      // The card still names the example.
      () => {},
    );
    const stop = effect(() => {
      void theme.current.value;
      stage.invalidate();
    });
    return () => {
      abort.abort();
      stop();
      stage.destroy();
    };
  }, [client, params]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
