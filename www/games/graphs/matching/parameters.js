/**
 * The parameters of the matching game: the `edges` of its graph, how many `vertices`, the vertex of the `token`; where vertices are drawn
 * (`pos`).
 */
import { edgeCounts } from '../../../game_page/edge_counts.js';
import { numeric, solverOption } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { edgesOf } from '../typed.js';

/** @import { Parameters } from '../../../game_page/parameters.js' */

const follows = () => ({ at: null });

/** The board of a link that names none: seven cells, each joined to those beside, above and below it. */
export const FIRST = {
  edges: '0-1,1-2,3-4,4-5,5-6,0-3,1-4,2-5',
  token: '1',
  pos: '80.250;360.250;640.250;80.750;360.750;640.750;920.750',
};

/** Where vertices are drawn, as a link has it. @param {ReadonlyMap<string, string>} params */
export const placesIn = (params) => params.get('pos') ?? (params.has('edges') ? '' : FIRST.pos);

/** @type {Parameters} */
export const PARAMETERS = {
  edges: solverOption(FIRST.edges, {
    read: edgesOf,
    errors: /^error-matching-(edge|loop|edges-many|vertex)$/,
    follows,
    face: (edges, params) => ({ id: 'matching-counts', args: edgeCounts(edges, Number(params.get('vertices')) || 0) }),
    widest: 26,
  }),
  vertices: solverOption(null, {
    read: (typed) => plain(typed).trim(),
    optional: true,
    errors: /^error-matching-vertices$/,
    follows,
  }),
  token: numeric(FIRST.token, { errors: /^error-matching-(token|vertex)$/, follows }),
  pos: {},
};
