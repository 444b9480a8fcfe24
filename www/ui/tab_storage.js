/** What stays in this window, over a reload, and nowhere else. */
import { createStorage } from './storage.js';

/** @param {string} name @returns {string | null} null where nothing was kept */
export function readFromTab(name) {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value */
export function writeToTab(name, value) {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Private windows and sandboxed frames keep nothing.
  }
}

/** What was stored as JSON, if that is an object or a list; null else. @param {string | null} stored @returns {any} */
export function recordOf(stored) {
  try {
    const record = JSON.parse(stored ?? 'null');
    return typeof record === 'object' ? record : null;
  } catch {
    return null;
  }
}
