/** Places that are picked one after another until they are a move. */

/**
 * Whether places are among those of a move; the first place of a move with a number of places is where it begins.
 * @param {readonly string[]} places @param {readonly string[]} of_move @param {boolean} begins
 */
export function areOf(places, of_move, begins) {
  if (begins && places[0] !== of_move[0]) return false;
  const left = [...of_move];
  return places.every((place) => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
