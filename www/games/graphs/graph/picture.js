/** The picture of a link: the graph with its labels. */
import { optionsOf } from '../../../game_page/parameters.js';
import { disc } from '../../../canvas/marks.js';
import { SIDE } from '../places.js';
import { graphOf } from './graph_value.js';
import { layOut } from './layout.js';
import { PARAMETERS, placesIn } from './parameters.js';
import { letterOf } from './steps.js';

/** @import { GraphParts } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Picture } from '../../../canvas/picture.js' */

/** @type {Picture} */
export async function picture({ params, ask }) {
  const all = new Map(Object.entries(params));
  const options = optionsOf(PARAMETERS, all);
  /** @type {GraphParts} */
  const parts = await ask({ game: 'Graph', options, ask: 'graph', about: undefined });
  const graph = graphOf(parts, placesIn(all), params.names ?? '');
  const laid = layOut(graph.count, graph.edges);
  return ({ context, size }, palette) => {
    const { width, height } = size();
    const radius = Math.min(26, height / 9);
    const points = laid.map(([x, y], vertex) => {
      const [px, py] = graph.places[vertex] ?? [x, y];
      return { x: radius * 1.8 + (px / SIDE) * (width - 3.6 * radius), y: radius * 1.6 + (py / SIDE) * (height - 3.2 * radius) };
    });
    for (const [from, to] of graph.edges) {
      const [start, end] = [points[from], points[to]];
      if (!start || !end || from === to) continue;
      const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
      const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
      const [tx, ty] = [end.x - ux * (radius + 2), end.y - uy * (radius + 2)];
      Object.assign(context, { strokeStyle: palette['ink-soft'], lineWidth: palette.px.stroke * 0.8, lineJoin: 'round', lineCap: 'round' });
      context.beginPath();
      context.moveTo(start.x + ux * radius, start.y + uy * radius);
      context.lineTo(tx, ty);
      context.moveTo(tx - radius * 0.55 * (ux * 0.9 - uy * 0.5), ty - radius * 0.55 * (uy * 0.9 + ux * 0.5));
      context.lineTo(tx, ty);
      context.lineTo(tx - radius * 0.55 * (ux * 0.9 + uy * 0.5), ty - radius * 0.55 * (uy * 0.9 - ux * 0.5));
      context.stroke();
    }
    points.forEach(({ x, y }, vertex) => {
      const letter = letterOf(parts, vertex);
      disc(context, { x, y }, radius, letter === 'P' ? palette['p-fill'] : letter === 'N' ? palette['n-fill'] : palette.undecided);
      const ink = letter === 'P' ? palette['p-ink'] : letter === 'N' ? palette['n-ink'] : palette.ink;
      Object.assign(context, { fillStyle: ink, textAlign: 'center', textBaseline: 'middle', font: `700 ${radius}px ${palette.font}` });
      context.fillText(letter, x, y);
      if (graph.tokens?.includes(vertex)) disc(context, { x: x - radius * 0.8, y: y + radius * 0.8 }, radius * 0.5, palette.ink);
    });
  };
}
