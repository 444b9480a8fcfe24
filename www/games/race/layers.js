/** The layers of shortest paths. */

/** @import { RaceDistances } from '../../../crate/pkg/race/mexplorer.js' */

/** The distance of a cell that no path leads to. */
export const UNREACHABLE = 0xffffffff;

/** A line after every so many parts of the way. */
const ISOLINES = 10;

/** The layer of a cell on a shortest path, or -1. @param {RaceDistances} distances @param {number} cell */
export function layerOf({ d, fromA, fromB }, cell) {
  const a = fromA[cell] ?? UNREACHABLE;
  return d !== null && a !== UNREACHABLE && a + (fromB[cell] ?? UNREACHABLE) === d ? a : -1;
}

/** After how many steps a line is drawn across the ways; null if every layer has its own colour. @param {number} d */
export const stepsOfIsolines = (d) => (d < 2 * ISOLINES ? null : Math.round(d / ISOLINES));
