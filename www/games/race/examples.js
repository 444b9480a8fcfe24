/** Boards with a story; the first is the default. Each `id` names a title and a sentence in the messages. */

/** @import { Example } from '../../shell/types.js' */

/** The figure with the distances around A in the slides on the k-multiple game; its columns follow from the printed distances. */
const SLIDES = '###....../###.####./.......#./.#####.#./.......#./...A...#B/.......#./.#####.#./.......#./###.####./###......';

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'race-example-official', group: 'first', params: { sample: 'official-1', method: 'rings', at: 'answer' } },
  { id: 'race-example-corridors', group: 'method', params: { sample: 'rings-15-7', method: 'rings', at: 'answer' } },
  { id: 'race-example-arcs', group: 'method', params: { sample: 'two-arcs', method: 'pairs', at: '1' } },
  { id: 'race-example-wrap', group: 'curiosity', params: { sample: 'wrap', method: 'rings', at: 'answer' } },
  { id: 'race-example-open', group: 'first', params: { sample: 'open-20', method: 'rings', at: 'answer' } },
  { id: 'race-example-full', group: 'method', params: { sample: 'official-2', method: 'full', at: 'answer' } },
  { id: 'race-example-serpentine', group: 'curiosity', params: { sample: 'serpentine-31', method: 'rings', at: 'answer' } },
  { id: 'race-example-tree', group: 'curiosity', params: { sample: 'double-tree-60-4', method: 'rings', at: 'answer' } },
  { id: 'race-example-maze', group: 'first', params: { sample: 'maze-41-12-3', method: 'rings', at: 'answer' } },
  { id: 'race-example-slides', group: 'first', params: { board: SLIDES, method: 'rings', at: 'answer' } },
  {
    id: 'race-example-shared',
    group: 'curiosity',
    params: { board: 'A.../.x../..../...B', jump: '0', method: 'full', at: 'answer' },
  },
  { id: 'race-example-large', group: 'curiosity', params: { sample: 'random-1000-20-1', method: 'rings', at: 'answer' } },
];
