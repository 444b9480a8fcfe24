/** The Worker of Dynamic Nim as a thread of Node: what it throws ends it. */
import { parentPort } from 'node:worker_threads';
import * as solver from '../../crate/pkg/dynamic_nim/mexplorer.js';
import { serve } from '../solver/serve.js';

/** @import { MessagePort } from 'node:worker_threads' */

const port = /** @type {MessagePort} */ (parentPort);
Object.assign(globalThis, {
  self: globalThis,
  ImageData: class {},
  /** @param {unknown} message @param {{transfer: ArrayBuffer[]}} [options] */
  postMessage: (message, options) => port.postMessage(message, options?.transfer),
  /** @param {unknown} error */
  reportError(error) {
    throw error;
  },
});
serve(solver);
port.on('message', (data) => self.onmessage?.(/** @type {any} */ ({ data })));
