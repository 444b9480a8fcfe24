/** Where the axes of charts are named. */

/**
 * Powers of ten to name on a scale, evenly: about `apart_px` from one another, and never nearer than 0.6 of it.
 * @param {import('d3-scale').ScaleContinuousNumeric<number, number>} scale of numbers, or a linear one of their exponents
 * @param {number} decades how many there are @param {number} apart_px
 */
export function powerTicks(scale, decades, apart_px) {
  const [from = 0, to = 0] = scale.range();
  return scale.ticks(Math.min(decades, Math.abs(to - from) / apart_px));
}
