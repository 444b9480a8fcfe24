/** The picture of a link: an example at its place, drawn by the same view as the large one. */
import { screenSize, wholeTable } from '../../canvas/map_layout.js';
import { createGridView, gridAreaOf } from './grid_view.js';
import { sizeFor, tableOf } from './grundy_layer.js';
import { knowledgeAt, starAt } from './knowledge.js';
import { mexCursorOf } from './mex_steps.js';
import { optionsOf } from '../../game_page/parameters.js';
import { pilesOf } from './moves.js';
import { PARAMETERS, homeOf, positionOf } from './parameters.js';
import { cellCursorOf } from './cell_steps.js';
import { starCursorOf } from './star_steps.js';

/** @import { WythoffTimeline } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { MapViewport } from '../../canvas/map_viewport.js' */
/** @import { Picture } from '../../canvas/picture.js' */
/** @import { Area } from '../../canvas/types.js' */

const game = 'Wythoff';

/** The step of an `at=`; else the last one, with what lies beyond the grid. @param {WythoffTimeline} timeline @param {string} at */
function cursorOf(timeline, at) {
  if (timeline.method === 'beatty') return 0;
  if (timeline.method === 'definition') return cellCursorOf(timeline, at) ?? timeline.stepCount + 1;
  const cursor = timeline.method === 'stars' ? starCursorOf(timeline, at) : mexCursorOf(timeline, at);
  return cursor ?? timeline.stepCount + 1;
}

/**
 * The last cell that has room, so that none is cut; null where a pixel stands for more than a cell.
 * @param {MapViewport} viewport @param {Area} area
 */
function lastWhole({ scale: { px, cells } }, area) {
  if (Number(cells) !== 1) return null;
  const { width, height } = screenSize(area);
  return { a: BigInt(Math.floor(width / px)) - 1n, b: BigInt(Math.floor(height / px)) - 1n };
}

/** @type {Picture} */
export async function picture({ params, ask }) {
  const { at = '', layer, method } = params;
  const options = optionsOf(PARAMETERS, new Map(Object.entries(params)));
  const position = positionOf(options);
  const home = homeOf(position);
  const [timeline, verdict, grundy] = await Promise.all([
    ask({ game, options, ask: 'timeline', about: method }),
    ask({ game, options, ask: 'verdict' }),
    layer ? ask({ game, options, ask: 'grundy', about: { n: sizeFor(Number(home) * 2) } }).then(tableOf) : null,
  ]);
  const cursor = cursorOf(timeline, at);
  const scene = {
    of: {},
    home,
    position,
    method: timeline.method,
    known: knowledgeAt(timeline, cursor, false),
    covers: /** @type {const} */ ('numbers'),
    current: starAt(timeline, cursor),
    answer: verdict.moves.map((/** @type {unknown} */ move) => pilesOf(String(move))),
    grundy,
  };
  /** @type {ReturnType<typeof createGridView> | undefined} */
  let view;
  return (stage, palette) => {
    view ??= createGridView(stage, (question) => ask({ game, options, ...question }));
    const area = gridAreaOf(stage.size(), home, palette);
    const viewport = wholeTable(home, area);
    view.draw({ ...scene, palette, viewport, opened: lastWhole(viewport, area) });
  };
}
