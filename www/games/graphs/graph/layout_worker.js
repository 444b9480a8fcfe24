/** The Worker that lays graphs out. */
import { layOut } from './layout.js';

/** @import { Edge } from '../types.js' */

/** @param {MessageEvent<{id: number, count: number, edges: readonly Edge[]}>} event */
self.onmessage = ({ data: { id, count, edges } }) => self.postMessage({ id, places: layOut(count, edges) });
