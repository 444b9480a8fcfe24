/** The picture of a link: the graph with its matching, and who wins from each vertex. */
import { disc } from '../../../canvas/marks.js';
import { optionsOf } from '../../../game_page/parameters.js';
import { placesOf, SIDE } from '../places.js';
import { edgesOf } from './graph.js';
import { drawnPlaces } from './layout.js';
import { PARAMETERS, placesIn } from './parameters.js';

/** @import { MatchingTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Picture } from '../../../canvas/picture.js' */

/** @type {Picture} */
export async function picture({ params, ask }) {
  const all = new Map(Object.entries(params));
  /** @type {MatchingTimeline} */
  const run = await ask({
    game: 'Matching',
    options: optionsOf(PARAMETERS, all),
    ask: 'timeline',
    about: '',
  });
  const { count, mates, wins, token } = run;
  const pairs = edgesOf(run);
  const places = drawnPlaces(placesOf(placesIn(all), count).places, count, pairs);
  return ({ context, size }, palette) => {
    const { width, height } = size();
    const radius = Math.min(24, Math.round(0.2 * Math.sqrt((width * height) / count)));
    const points = places.map(([x, y]) => ({
      x: Math.round(radius * 1.5 + (x / SIDE) * (width - 3 * radius)),
      y: Math.round(radius * 1.3 + (y / SIDE) * (height - 2.6 * radius)),
    }));
    for (const [one, other] of pairs) {
      const [start, end] = [points[one], points[other]];
      if (!start || !end) continue;
      const is_matched = mates[one] === other;
      Object.assign(context, {
        strokeStyle: is_matched ? palette.ink : palette['ink-soft'],
        lineWidth: palette.px.stroke * (is_matched ? 2 : 0.6),
      });
      context.beginPath();
      context.moveTo(start.x, start.y);
      context.lineTo(end.x, end.y);
      context.stroke();
    }
    points.forEach((point, vertex) => {
      const is_won = wins.includes(vertex);
      disc(context, point, radius, palette[is_won ? 'n-fill' : 'p-fill']);
      Object.assign(context, {
        fillStyle: palette[is_won ? 'n-ink' : 'p-ink'],
        textAlign: 'center',
        textBaseline: 'middle',
        font: `700 ${Math.round(radius)}px ${palette.font}`,
      });
      context.fillText(is_won ? 'N' : 'P', point.x, point.y);
      if (vertex === token)
        disc(context, { x: Math.round(point.x - radius * 0.8), y: Math.round(point.y + radius * 0.8) }, radius * 0.45, palette.ink);
    });
  };
}
