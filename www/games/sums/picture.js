/** The picture of a link to a sum: the strip of its values, or the heaps where they are of kinds of their own. */
import { fitted } from '../../canvas/table_viewport.js';
import { optionsOf } from '../../game_page/parameters.js';
import { rowsPicture } from '../../play/heap_rows_picture.js';
import { ends } from '../../ui/numbers.js';
import { greatestOf } from './steps.js';
import { createStripView, stripAreaOf, stripExtentOf } from './strip_view.js';

/** @import { Picture } from '../../canvas/picture.js' */
/** @import { Parameters } from '../../game_page/parameters.js' */
/** @import { Timeline } from './steps.js' */

/** Heaps on a line. */
const FOLD = 8;
/** Lines that there is room for. */
const LINES = 5;

/** @param {Parameters} parameters @returns {Picture} */
export const sumPicture =
  (parameters) =>
  async ({ params, ask }) => {
    const options = optionsOf(parameters, new Map(Object.entries(params)));
    /** @type {Timeline} */
    const timeline = await ask({ game: 'Sum', options, ask: 'timeline', about: 'mex' });
    const { parts } = timeline;
    if (timeline.values.length === 0) return rowsPicture({ rows: parts.map(({ heap }) => ({ size: heap })), columns: [], sums: [] }, ends);
    const about = { kind: parts[0]?.kind, count: FOLD * LINES, steps: false };
    /** @type {Uint32Array} */
    const values = await ask({ game: 'Sum', options, ask: 'values', about });
    const shown = values.length;
    const extent = stripExtentOf({ shown, fold: FOLD });
    return (stage, palette) => {
      const area = stripAreaOf(stage.size(), { shown }, palette);
      const viewport = fitted(area, extent, { width: 44, height: 34 }, 1.4);
      createStripView(stage).draw({
        values,
        fold: FOLD,
        decided: shown,
        most: Math.max(1, greatestOf(values)),
        shown,
        heap: null,
        read: new Set(),
        compared: null,
        period: null,
        exceptions: new Set(),
        picked: null,
        focus: null,
        row_name: 'n',
        viewport,
        palette,
      });
    };
  };
