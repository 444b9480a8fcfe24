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

/** Edges: `0-1`, with any arrow. @param {string} typed */
export const edgesOf = (typed) => listOf(typed.replace(/-?>/g, '-'));
