/** A table of any size as a small picture, a pixel for many cells. */
import { fitting } from './map_viewport.js';
import { mapRequest } from './tiles.js';

/**
 * Asks for the picture when there is room to draw it, and again in another room or other colours.
 * @param {import('./thumbnail.jsx').Subject} of
 * @param {import('../solver/protocol.js').Question['options']} options
 * @param {bigint} rows on show, and columns
 * @returns {import('./thumbnail.jsx').Paint}
 */
export function smallMap({ ask, signal }, options, rows) {
  const picture = document.createElement('canvas');
  let ratio = devicePixelRatio;
  let asked = '';
  let abort = new AbortController();
  signal.addEventListener('abort', () => abort.abort());
  return (stage, palette) => {
    const { width, height } = stage.size();
    const [wide, high] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
    const { cells } = fitting(rows, { width: wide, height: high });
    const about = mapRequest({ row: 0n, column: 0n, cells }, wide, high, { p: palette['p-strong'], n: palette['n-fill'] });
    const wanted = JSON.stringify(about);
    if (wanted !== asked) {
      asked = wanted;
      abort.abort();
      abort = new AbortController();
      ask({ options, ask: 'map', about }, abort.signal).then(
        (/** @type {ImageData} */ made) => {
          [picture.width, picture.height, ratio] = [made.width, made.height, devicePixelRatio];
          picture.getContext('2d')?.putImageData(made, 0, 0);
          stage.invalidate();
        },
        // The card still names the example.
        () => {},
      );
    }
    // A pixel of the map is one of the screen.
    stage.context.imageSmoothingEnabled = false;
    stage.context.drawImage(picture, 0, 0, picture.width / ratio, picture.height / ratio);
  };
}
