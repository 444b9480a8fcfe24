/** The board of graphs, which any game may be drawn on: no game knows another, so what knows all of them says where it is. @type {{load: () => Promise<import('preact').FunctionComponent<{page: any}>>}} */
export const graph_board = { load: () => Promise.reject(new Error('no board of graphs')) };
