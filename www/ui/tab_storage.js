/** What stays in this window, over a reload, and nowhere else. */
import { createStorage } from './storage.js';

export const { read: readFromTab, write: writeToTab } = createStorage(() => sessionStorage);
