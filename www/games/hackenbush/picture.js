/** The picture of a link: the edges as they stand. */
import { optionsOf } from '../../game_page/parameters.js';
import { layout } from './layout.js';
import { PARAMETERS } from './parameters.js';

/** @import { Picture } from '../../canvas/picture.js' */
/** @import { Timeline } from './lesson.js' */

/** @type {Picture} */
export async function picture({ params, ask }) {
  const options = optionsOf(PARAMETERS, new Map(Object.entries(params)));
  /** @type {Timeline} */
  const timeline = await ask({ game: 'Hackenbush', options, ask: 'timeline', about: '' });
  const places = layout(timeline);
  return ({ context, size }, palette) => {
    const { width, height } = size();
    const across = Math.max(1, ...places.map(({ x }) => x));
    const up = Math.max(1, ...places.map(({ y }) => y)) + 0.4;
    const unit = Math.min((width - 40) / (across + 0.6), (height - 30) / up);
    const pointOf = (/** @type {number} */ vertex) => {
      const { x, y } = places[vertex] ?? { x: 0, y: 0 };
      return [width / 2 + (x - across / 2) * unit, height - 16 - y * unit];
    };
    context.lineWidth = palette.px.stroke * 2;
    context.strokeStyle = palette['ink-soft'];
    context.beginPath();
    context.moveTo(10, height - 16);
    context.lineTo(width - 10, height - 16);
    context.stroke();
    context.strokeStyle = palette['p-ink'];
    for (const [one, other] of timeline.edges) {
      const [[x = 0, y = 0], [to_x = 0, to_y = 0]] = [pointOf(one), pointOf(other)];
      context.beginPath();
      if (one === other) context.arc(x, y - unit * 0.22, unit * 0.22, 0, 2 * Math.PI);
      else {
        context.moveTo(x, y);
        context.lineTo(to_x, to_y);
      }
      context.stroke();
    }
  };
}
