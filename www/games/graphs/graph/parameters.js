/**
 * The parameters of a game on a graph: its `edges` or a `file`, how many `vertices`, winning and losing terminals, `tokens`, and the
 * `rule`; where vertices are drawn (`pos`) and their `names`.
 */
import { edgeCounts } from '../../../game_page/edge_counts.js';
import { solverOption, choice } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { edgesOf, listOf } from '../typed.js';

/** @import { Parameters } from '../../../game_page/parameters.js' */

const follows = () => ({ at: null });

/** A list that may be left out. @param {RegExp} errors */
const list = (errors) => solverOption(null, { read: listOf, optional: true, errors, follows });

/** The graph of a link that names none, and where its vertices are: the first board needs no layout. */
export const FIRST = { edges: '0-1,0-2,2-1,3-2,3-0,4-3,4-1', pos: '600.860;999.480;640.60;300.330;0.720' };

/** Where vertices are drawn, as a link has it. @param {ReadonlyMap<string, string>} params */
export const placesIn = (params) => params.get('pos') ?? (params.has('edges') || params.has('file') ? '' : FIRST.pos);

/** Whether the graph is in the link, and not in a file. @param {ReadonlyMap<string, string>} params */
const isListed = (params) => !params.has('file');

/** The method that decides by a rule, where that is not the usual one. */
const METHODS = new Map([
  ['misere', 'genus'],
  ['sj', 'nimbers'],
  ['every', 'steps'],
]);

/** @type {Parameters} */
export const PARAMETERS = {
  edges: solverOption(FIRST.edges, {
    read: edgesOf,
    errors: /^error-graph-(edge|edges-many|vertex)$/,
    // A drawing belongs to its graph, and stays while its vertices do.
    follows: () => ({ at: null, file: null }),
    face: (edges, params) => ({ id: 'graph-counts', args: edgeCounts(edges, Number(params.get('vertices')) || 0) }),
    is_offered: isListed,
    widest: 26,
  }),
  vertices: solverOption(null, {
    read: (typed) => plain(typed).trim(),
    optional: true,
    errors: /^error-graph-vertices$/,
    follows,
    is_offered: isListed,
  }),
  tokens: list(/^error-graph-(list|vertex|tokens-many|terminal-tokens)$/),
  win: { ...list(/^error-graph-(list|vertex|both)$/), is_offered: isListed },
  lose: { ...list(/^error-graph-(list|vertex)$/), is_offered: isListed },
  rule: choice(['normal', 'misere', 'sj', 'every'], {
    is_option: true,
    errors: /^error-graph-(rule|terminal-rule)$/,
    // What decides by the rule is what is looked at.
    follows: (rule) => ({ at: null, method: METHODS.get(rule) ?? null }),
  }),
  file: solverOption(null, {
    is_offered: () => false,
    errors: /^error-graph-(file|line|options-line|dot|undirected|empty|vertices-many)$/,
  }),
  pos: {},
  names: {},
  method: choice(['labels', 'loop', 'nimbers', 'steps', 'genus'], { follows }),
};
