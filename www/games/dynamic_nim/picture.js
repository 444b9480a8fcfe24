/** The picture of a link: an example at its place, drawn by the same view as the large one; or the map of a pile too large for it. */
import { smallMap } from '../../canvas/small_map.js';
import { fitted } from '../../canvas/table_viewport.js';
import { optionsOf } from '../../game_page/parameters.js';
import { PARAMETERS } from './parameters.js';
import { cursorOf, stepAt } from './steps.js';
import { areaOf, createTableView, extentOf } from './table_view.js';

/** @import { DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Picture } from '../../canvas/picture.js' */

const game = 'DynamicNim';

/** @type {Picture} */
export async function picture(of) {
  const { n = '0', method, at = 'answer' } = of.params;
  const options = optionsOf(PARAMETERS, new Map(Object.entries(of.params)));
  if (n.length > 3) return smallMap(game, of, options, BigInt(n) + 1n);
  // What numeration or a search says of a pile, the whole table shows.
  const about = method === 'numeration' || method === 'memo' ? 'walls' : method;
  /** @type {DynamicNimTable} */
  const timeline = await of.ask({ game, options, ask: 'timeline', about });
  const step = stepAt(timeline, cursorOf(timeline, at) ?? timeline.stepCount);
  /** @type {ReturnType<typeof createTableView> | undefined} */
  let view;
  return (stage, palette) => {
    view ??= createTableView(stage);
    const viewport = fitted(areaOf(stage.size(), timeline, palette), extentOf(timeline), { width: 40, height: 26 }, 1.6);
    view.draw({ timeline, step, viewport, palette });
  };
}
