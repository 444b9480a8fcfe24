/** The numbers on the axes of charts and maps. */

/** @import { ScaleContinuousNumeric, ScaleLogarithmic } from 'd3-scale' */

/**
 * Powers of ten to name on a scale, evenly: about `apart_px` from one another, and never nearer than 0.6 of it.
 * @param {ScaleContinuousNumeric<number, number>} scale of numbers, or a linear one of their exponents
 * @param {number} decades how many there are @param {number} apart_px
 */
export function powerTicks(scale, decades, apart_px) {
  const [from = 0, to = 0] = scale.range();
  return scale.ticks(Math.min(decades, Math.abs(to - from) / apart_px));
}

/** Powers of ten between the ends of a logarithmic scale, at least one. @param {ScaleLogarithmic<number, number>} scale */
export function decadesOf(scale) {
  const [from = 1, to = 1] = scale.domain();
  return Math.max(1, Math.round(Math.log10(to / from)));
}

/** What to name on a logarithmic scale of counts: 1, 2 and 5 times powers of ten. @param {ScaleLogarithmic<number, number>} scale */
export const countTicks = (scale) => scale.ticks().filter((count) => /^[125]0*$/.test(String(count)));

/** The smallest 1, 2 or 5 × 10^e that is not below. @param {bigint} least @returns {bigint} */
export function roundStep(least) {
  const decade = 10n ** BigInt(String(least).length - 1);
  return decade * ([1n, 2n, 5n].find((factor) => factor * decade >= least) ?? 10n);
}
