/**
 * A storage of the browser. Private windows and sandboxed frames refuse it: then nothing is stored, and what is read is null.
 * @param {() => Storage} storageOf
 */
export const createStorage = (storageOf) => ({
  /** @param {string} name */
  read(name) {
    try {
      return storageOf().getItem(name);
    } catch {
      return null;
    }
  },
  /** @param {string} name @param {string} value */
  write(name, value) {
    try {
      storageOf().setItem(name, value);
    } catch {
      // The value lasts as long as the page.
    }
  },
});
