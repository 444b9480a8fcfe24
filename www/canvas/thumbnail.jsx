/** A small live board for the home page, drawn by the views of a game's page. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Drawing } from './drawing.jsx';

/** @typedef {(stage: import('./stage.js').Stage, palette: import('./palette.js').Palette) => void} Paint */
/**
 * What a picture is made of.
 * @typedef {object} Subject
 * @property {Record<string, string>} params of the link that the card leads to
 * @property {(question: Omit<import('../solver/protocol.js').Question, 'game'>, signal?: AbortSignal) => Promise<any>} ask the game's solver
 * @property {AbortSignal} signal aborted when nobody wants the picture any more
 */

/**
 * The thumbnails of a game.
 * @param {string} game class of the solver's edge
 * @param {(of: Subject) => Promise<Paint>} pictureOf asks what is to be known, and tells how it is drawn, for one stage
 */
export function thumbnailOf(game, pictureOf) {
  /** @param {{client: import('../solver/client.js').Client, params: Record<string, string>}} props */
  return function Thumbnail({ client, params }) {
    const paint = useMemo(() => signal(/** @type {Paint | null} */ (null)), [client, params]);
    useLayoutEffect(() => {
      const abort = new AbortController();
      /** @type {Subject['ask']} */
      const ask = (question, signal = abort.signal) => client.ask({ game, ...question }, signal);
      pictureOf({ params, ask, signal: abort.signal }).then(
        (made) => (paint.value = made),
        // The card still names the example.
        () => {},
      );
      return () => abort.abort();
    }, [paint]);
    return <Drawing scene={paint} draw={draw} />;
  };
}

/** @param {import('./stage.js').Stage} stage @param {Paint} paint @param {import('./palette.js').Palette} palette */
const draw = (stage, paint, palette) => paint(stage, palette);
