/** The Worker that lays graphs out. */
import { layOut } from './layout.js';

/** @import { Edges } from './layout.js' */

/** @param {MessageEvent<{id: number, count: number, edges: Edges}>} event */
self.onmessage = ({ data: { id, count, edges } }) => self.postMessage({ id, places: layOut(count, edges) });
