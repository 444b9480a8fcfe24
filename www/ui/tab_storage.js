/** What stays in this window, over a reload, and nowhere else. */
import { createStorage } from './storage.js';

export const { read: readFromTab, write: writeToTab } = createStorage(() => sessionStorage);

/** What was stored as JSON, if that is an object or a list; null else. @param {string | null} stored @returns {any} */
export function recordOf(stored) {
  try {
    const record = JSON.parse(stored ?? 'null');
    return typeof record === 'object' ? record : null;
  } catch {
    return null;
  }
}
