/** The picture of a link: its edges. */
import { optionsOf } from '../../game_page/parameters.js';
import { disc, segment } from '../../canvas/marks.js';
import { entryAt } from '../../ui/entry_at.js';
import { layout } from './layout.js';
import { PARAMETERS } from './parameters.js';

/** @import { HackenbushTimeline } from '../../../crate/pkg/hackenbush/mexplorer.js' */
/** @import { Picture } from '../../canvas/picture.js' */

/** @type {Picture} */
export async function picture({ params, ask }) {
  const options = optionsOf(PARAMETERS, new Map(Object.entries(params)));
  /** @type {HackenbushTimeline} */
  const timeline = await ask({ game: 'Hackenbush', options, ask: 'timeline', about: '' });
  const places = layout(timeline);
  return ({ context, size }, palette) => {
    const { width, height } = size();
    const across = Math.max(1, ...places.map(({ x }) => x));
    const up = Math.max(1, ...places.map(({ y }) => y)) + 0.4;
    const unit = Math.min((width - 40) / (across + 0.6), (height - 30) / up);
    const points = places.map(({ x, y }) => ({ x: width / 2 + (x - across / 2) * unit, y: height - 16 - y * unit }));
    const line = palette.px.stroke * 2;
    segment(context, { x: 10, y: height - 16 }, { x: width - 10, y: height - 16 }, palette['ink-soft'], line);
    for (const [one, other] of timeline.edges) {
      const [from, to] = [entryAt(points, one), entryAt(points, other)];
      if (one !== other) segment(context, from, to, palette['p-ink'], line);
      else disc(context, { x: from.x, y: from.y - unit * 0.22 }, unit * 0.22, null, palette['p-ink'], line);
    }
  };
}
