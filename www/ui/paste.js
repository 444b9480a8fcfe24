/** Pasting anywhere but into a field. */

/** @param {(data: DataTransfer | null) => void} take what was pasted @returns {() => void} stops it */
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
