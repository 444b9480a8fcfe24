/** The parameters of green Hackenbush: the `edges` of the picture, and which vertices stand on the `ground`. */
import { edgeCounts } from '../../game_page/edge_counts.js';
import { solverOption } from '../../game_page/parameters.js';
import { plain, singleSpaced } from '../../ui/link.js';
import { heapsOf } from '../../ui/typed_heaps.js';

/** @import { Parameters } from '../../game_page/parameters.js' */

/** Edges that stalks may have together. */
const MOST = 2000;

/** Stalks side by side, by how many edges each has: as their edges, from vertex 0 up. @param {readonly number[]} lengths */
export function stalks(lengths) {
  const edges = [];
  let vertex = 0;
  for (const length of lengths)
    for (let edge = 0; edge < length; edge += 1) {
      edges.push(`${edge === 0 ? 0 : vertex}-${vertex + 1}`);
      vertex += 1;
    }
  return edges.join(',');
}

/** A list of edges, or a string of stalks like 3+4+1. @param {string} typed */
function edgesOf(typed) {
  const text = plain(typed).replace(/[–—−]/g, '-');
  if (!/^[\d\s,、，;+-]*$/.test(text)) return text;
  const list = singleSpaced(text)
    .replace(/ ?\+ ?/g, '+')
    .replace(/[\s,、，;]+/g, ',')
    .replace(/^,|,$/g, '');
  const lengths = /^\d{1,3}(\+\d{1,3})*$/.test(list) ? list.split('+').map(Number) : [];
  const count = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.length > 0 && count <= MOST ? stalks(lengths) : list;
}

const follows = () => ({ at: null });

/** @type {Parameters} */
export const PARAMETERS = {
  edges: solverOption('0-1,1-2,2-3,3-1,0-4,4-5,5-6', {
    read: edgesOf,
    errors: /^error-hackenbush-(edge|edges-many|vertex)$/,
    follows,
    face: (edges) => ({ id: 'hackenbush-counts', args: edgeCounts(edges) }),
    widest: 30,
  }),
  ground: solverOption('0', { read: heapsOf, errors: /^error-hackenbush-(ground|vertex)$/, follows, widest: 8 }),
};
