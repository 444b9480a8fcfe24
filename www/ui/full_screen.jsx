/** What is shown as large as the screen, until one clicks or presses Esc. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import './styles/full_screen.css';

/** @import { ComponentChildren, RefObject } from 'preact' */

/** @param {{kind: string, label: string, close: () => void, children: ComponentChildren}} props kind: its class */
export function FullScreen({ kind, label, close, children }) {
  /** @type {RefObject<HTMLDialogElement | null>} */
  const dialog = useRef(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  /** It may be in another dialog, which stays open. @param {Event} event */
  const closeThis = (event) => {
    event.stopPropagation();
    close();
  };
  return (
    <dialog ref={dialog} class={`full-screen ${kind}`} aria-label={label} onClose={closeThis} onClick={closeThis}>
      {children}
    </dialog>
  );
}
