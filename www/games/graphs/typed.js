/** Vertices and edges as people type them, and as a link has them. */
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
  const has_pairs = /\s/.test(typed.trim()) && /^\d+,\d+(,\d+,\d+)*$/.test(list);
  return has_pairs ? list.replace(/(\d+),(\d+)/g, '$1-$2') : list;
}

/** The vertices of an edge as a link has it. @param {string} edge @returns {[number, number]} */
export function splitEdge(edge) {
  const [from = 0, to = 0] = edge.split('-').map(Number);
  return [from, to];
}
