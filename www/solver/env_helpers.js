/** Workers that help a page and have no solver, as files beside the page. */
import { helperFrom } from './helpers.js';

export const startHelper = helperFrom(import.meta.glob('../games/*/*/*_worker.js', { query: '?worker', import: 'default' }));
