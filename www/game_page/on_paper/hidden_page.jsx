/** An invisible page of a game, of which a picture is made for paper. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { composed } from '../../formats/picture/compose.js';
import { quiet, takeShot, trimmed } from '../../formats/picture/take.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { createRouter } from '../../ui/router.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { useLoaded } from '../../ui/use_loaded.js';
import '../../formats/picture/still.css';
import './hidden_page.css';

/** @import { ComponentChildren, RefObject } from 'preact' */
/** @import { Definition, Page, Router } from '../types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */

/** How long a board must not change before it is drawn, and the longest wait for that. */
const [REST_MS, PATIENCE_MS] = [120, 20_000];

/** How many times as wide as its label's size a large picture is: on paper the labels have seven points. */
const LABELS_ACROSS = 51;

/**
 * Waits until a board is there and at rest: parts of a page come later than their answers.
 * @param {HTMLElement} root @param {{isBusy: () => boolean}} session @param {AbortSignal} abort
 */
async function atRest(root, session, abort) {
  const began = performance.now();
  let changed = began;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    do await quiet(session, abort);
    while ((!root.querySelector('.stage .board') || performance.now() - changed < REST_MS) && performance.now() - began < PATIENCE_MS);
  } finally {
    observer.disconnect();
  }
}

/** The board of a page on white paper, once it is at rest. @param {Page} page @param {HTMLElement} root @param {AbortSignal} abort */
export async function pictureOf(page, root, abort) {
  await atRest(root, page.session, abort);
  const shot = await takeShot({ session: page.session, theme: 'light', abort, page: root, paper: '#ffffff' });
  return composed(trimmed(shot), []);
}

/**
 * Makes something of a page as long as it is there.
 * @template T
 * @param {object} props
 * @param {RefObject<HTMLDivElement | null>} props.room the element around the page
 * @param {(root: HTMLElement, abort: AbortSignal) => Promise<T | string>} props.make what goes wrong is a sentence
 * @param {(made: T | string) => void} props.done
 * @param {readonly unknown[]} props.of what it is made of
 */
export function Making({ room, make, done, of }) {
  useLayoutEffect(() => {
    const work = new AbortController();
    const { signal } = work;
    if (room.current) {
      make(room.current, signal).then(
        (made) => signal.aborted || done(made),
        (reason) => signal.aborted || done(String(reason)),
      );
    }
    return () => work.abort();
  }, [...of]);
  return null;
}

/**
 * @typedef {object} Inside what the page is made of
 * @property {Definition<any>} of @property {Router} router @property {RefObject<HTMLDivElement | null>} room
 */

/**
 * @param {object} props
 * @param {string} props.hash its link
 * @param {FamilyGame} props.game
 * @param {Site['partsOf']} props.partsOf
 * @param {[number, number] | undefined} [props.room_size] in CSS pixels
 * @param {(inside: Inside) => ComponentChildren} props.children
 */
export function HiddenPage({ hash, game, partsOf, room_size, children }) {
  /** @type {RefObject<HTMLDivElement | null>} */
  const room = useRef(null);
  const router = useDisposable(() => createRouter(createMemoryBrowser(hash, window)), [hash]);
  const parts = useLoaded(() => partsOf(game), [game]);
  return (
    <div
      class="hidden-page"
      ref={room}
      style={
        room_size && { '--width': `${room_size[0]}px`, '--height': `${room_size[1]}px`, '--board-label': room_size[0] / LABELS_ACROSS }
      }
      aria-hidden="true"
      inert
    >
      {router && parts && children({ of: parts.Page.of, router, room })}
    </div>
  );
}
