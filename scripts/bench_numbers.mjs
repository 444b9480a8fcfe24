// Numbers of many runs as one.

/**
 * @param {number[]} values at least one
 * @param {number} part from 0 to 1
 */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const [below, above] = [Number(sorted[Math.floor(place)]), Number(sorted[Math.ceil(place)])];
  return below + (above - below) * (place % 1);
}

/** @param {number[]} values at least one */
export const median = (values) => quantile(values, 0.5);

/** @param {number[]} values at least one */
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
