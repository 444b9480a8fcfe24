/**
 * A position that was picked, explained: its outcome and name, what the game says of it, and what can be done with it. Who asked by the
 * keyboard is led here, and back by Esc.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icons.jsx';
import { NEW_PLAY, playParams } from '../play/parameters.js';
import { text } from '../ui/messages.js';
import { showBeside } from './scrolling.js';
import './spot.css';

/** @import { ComponentChildren } from 'preact' */
/** @import { LinkChanges } from './types.js' */

/**
 * @param {object} props
 * @param {string} props.title
 * @param {string} [props.outcome] of what is a position
 * @param {() => void} props.close
 * @param {string} [props.kind] its class: `explanation` in the side panel, `spot` over the board
 * @param {ComponentChildren} props.children
 * @param {[string, () => void][]} props.actions words and deed of each button
 */
export function Spot({ title, outcome, close, kind = 'explanation', children, actions }) {
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  /** Where the keyboard was when it asked: it goes back there. */
  const asked_at = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const from = /** @type {HTMLElement | null} */ (document.activeElement);
    if (!from?.matches('.stage :focus-visible')) return;
    asked_at.current = from;
    section.current?.focus();
  }, [title]);
  useLayoutEffect(() => {
    // A chosen cell is to be read about at once, on a phone and below a play too.
    if (kind === 'explanation') showBeside(section.current);
  }, [title, kind]);
  return (
    <section
      ref={section}
      class={kind}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !asked_at.current) return;
        event.stopPropagation();
        event.preventDefault();
        close();
        asked_at.current.focus();
      }}
    >
      <header>
        <h2>
          {outcome && <span class={`badge ${outcome}`}>{outcome}</span>} {title}
        </h2>
        <button type="button" class="icon" aria-label={text('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
      <div class="row">
        {actions.map(([words, act]) => (
          <button key={words} type="button" onClick={act}>
            {words}
          </button>
        ))}
      </div>
    </section>
  );
}

/**
 * What can be done with a position: making it that of the link, and playing from it.
 * @param {{go: (changes: LinkChanges) => void}} page @param {LinkChanges} position
 * @returns {[string, () => void][]}
 */
export const actionsAt = (page, position) => [
  [text('explain-ask'), () => page.go(position)],
  [text('play-from'), () => page.go({ ...position, at: null, ...playParams(NEW_PLAY) })],
];
