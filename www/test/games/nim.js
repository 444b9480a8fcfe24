/** What Nim's lessons are tested by. */

/** Queries of lessons that are gone through. */
export const LINKS = [
  ...['', '0', '0,0', '7', '3,4,5', '1,4,5', '1,2,3,4,5,6,7,8', '13,7,22,9', '1,1,1', `${'9'.repeat(300)},${'7'.repeat(280)},5`].flatMap(
    (heaps) => [`heaps=${heaps}`, `heaps=${heaps}&rule=misere`, `heaps=${heaps}&max=3`, `heaps=${heaps}&max=3&rule=misere`],
  ),
  ...['2', '3'].flatMap((k) =>
    ['4,2,1', '3,4,5', '7,7,7', '1,1,0,2'].flatMap((heaps) => [`heaps=${heaps}&moore=${k}`, `heaps=${heaps}&moore=${k}&rule=misere`]),
  ),
  'heaps=5,6&max=2&moore=2',
];
