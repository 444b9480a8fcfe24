/** Lists in links to games in a row. */
import { solverOption } from '../../game_page/parameters.js';
import { heapsOf } from '../../ui/typed_heaps.js';

export const follows = () => ({ at: null });

/** How much lies on every place. @param {string} usual */
export const amounts = (usual) =>
  solverOption(usual, { read: heapsOf, errors: /^error-row-(number|place|twice|many)$/, follows, widest: 18 });
