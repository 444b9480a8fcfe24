/** What an event on the drawing of a graph is about. */

/** What `data-` says of an element, or of the nearest one around it. @param {EventTarget | null} target @param {'vertex' | 'edge'} name */
export const dataAt = (target, name) =>
  target instanceof Element ? (target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null) : null;

/** @param {EventTarget | null} target */
export function vertexAt(target) {
  const vertex = dataAt(target, 'vertex');
  return vertex === null ? null : Number(vertex);
}
