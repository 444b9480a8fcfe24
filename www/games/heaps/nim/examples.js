/** Examples of Nim; the first is what a bare link shows. */

/** @type {import('../../../page/games.js').Example[]} */
export const EXAMPLES = [
  { id: 'nim-ex-three', params: { heaps: '3,4,5' } },
  { id: 'nim-ex-even', params: { heaps: '1,4,5', at: 'answer' } },
  { id: 'nim-ex-misere', params: { heaps: '1,3,5,7', rule: 'misere' } },
  { id: 'nim-ex-bash', params: { heaps: '21', max: '3' } },
  { id: 'nim-ex-moore', params: { heaps: '4,2,1', moore: '2' } },
  { id: 'nim-ex-hundred', params: { heaps: `${'9'.repeat(100)},${'8'.repeat(100)},1` } },
];
