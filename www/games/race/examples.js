/** Boards with a story; the first is the default. Each `id` names a title and a sentence in the messages. */

/** @type {import('../../page/games.js').Example[]} */
export const EXAMPLES = [
  { id: 'race-example-official', params: { sample: 'official-1', method: 'rings', at: 'answer' } },
  { id: 'race-example-corridors', params: { sample: 'rings-15-7', method: 'rings', at: 'answer' } },
  { id: 'race-example-arcs', params: { sample: 'two-arcs', method: 'pairs', at: '1' } },
  { id: 'race-example-wrap', params: { sample: 'wrap', method: 'rings', at: 'answer' } },
  { id: 'race-example-open', params: { sample: 'open-20', method: 'rings', at: 'answer' } },
  { id: 'race-example-full', params: { sample: 'official-2', method: 'full', at: 'answer' } },
  { id: 'race-example-serpentine', params: { sample: 'serpentine-31', method: 'rings', at: 'answer' } },
  { id: 'race-example-tree', params: { sample: 'double-tree-120-4', method: 'rings', at: 'answer' } },
  { id: 'race-example-maze', params: { sample: 'maze-41-12-3', method: 'rings', at: 'answer' } },
  { id: 'race-example-large', params: { sample: 'random-1000-20-1', method: 'rings', at: 'answer' } },
];
