/** Vertices and edges as people type them. */
import { plain, singleSpaced } from '../../ui/link.js';

/** Vertices as people write them: with spaces, semicolons, or the signs of another script. @param {string} typed */
export const listOf = (typed) =>
  singleSpaced(plain(typed))
    .replace(/[;；、，]/g, ',')
    .replace(/[–—→]/g, '-')
    .replace(/ ?([,-]) ?/g, '$1')
    .trim()
    .replace(/ /g, ',');

/** Edges: `0-1`, with any arrow; or pairs of numbers as judges' problems have them, `0 1` in each line. @param {string} typed */
export function edgesOf(typed) {
  const list = listOf(typed.replace(/-?>/g, '-'));
  const numbers = list.split(',');
  if (numbers.length % 2 === 1 || !/\s/.test(typed.trim()) || !numbers.every((one) => /^\d+$/.test(one))) return list;
  return list.replace(/(\d+),(\d+)/g, '$1-$2');
}
