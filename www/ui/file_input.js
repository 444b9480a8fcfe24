/** Texts that are opened as files, dropped, or pasted. */

/** The largest file that is read, in MB of 2^20 bytes. */
const MAX_FILE_MB = 64;

/** Why a file is too large; null if it is not. @param {File} file @param {number} most_mb */
export function fileProblem({ size }, most_mb) {
  const megabytes = Math.ceil(size / 2 ** 20);
  return megabytes > most_mb ? { id: 'file-large', args: { value: String(megabytes), limit: String(most_mb) } } : null;
}

/**
 * @param {object} of
 * @param {(text: string, name: string) => unknown} of.read the name is that of the file, or `text`
 * @param {(problem: {id: string, args: Record<string, string>}) => void} of.refuse
 */
export function createFileInput({ read, refuse }) {
  /** @param {File | null | undefined} file */
  async function load(file) {
    if (!file) return;
    const problem = fileProblem(file, MAX_FILE_MB);
    if (problem) refuse(problem);
    else await read(await file.text(), file.name);
  }
  return {
    load,
    /** A file or a text that was dropped, or pasted. @param {DataTransfer | null} data */
    take(data) {
      const file = data?.files[0];
      const words = data?.getData('text/plain') ?? '';
      if (file) void load(file);
      else if (words.trim() !== '') void read(words, 'text');
    },
  };
}

/** The listeners of an element on which files and texts are dropped. @param {(data: DataTransfer | null) => void} take */
export const dropTarget = (take) => ({
  onDragOver: (/** @type {DragEvent} */ event) => event.preventDefault(),
  onDrop: (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    take(event.dataTransfer);
  },
});

/** Pasting anywhere but into a field. @param {(data: DataTransfer | null) => void} take what was pasted @returns {() => void} stops it */
export function listenForPaste(take) {
  /** @param {ClipboardEvent} event */
  const onPaste = (event) => {
    if (!(event.target instanceof Element) || event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    take(event.clipboardData);
  };
  document.addEventListener('paste', onPaste);
  return () => document.removeEventListener('paste', onPaste);
}
