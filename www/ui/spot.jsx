/**
 * A picked position, explained: its outcome and name, what the game says of it, and what can be done with it. The keyboard's focus moves
 * here, and back by Esc.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './controls.jsx';
import { Icon } from './icons.jsx';
import { text } from './messages.js';
import { showBeside } from './scrolling.js';
import './spot.css';

/** @import { ComponentChildren, RefObject } from 'preact' */

/**
 * @param {object} props
 * @param {string} props.title
 * @param {string} [props.outcome] of what is a position
 * @param {() => void} props.close
 * @param {string} [props.looks] its class: `explanation` in the side panel, `spot` over the board
 * @param {ComponentChildren} props.children
 * @param {[string, () => void][]} props.actions words and deed of each button
 */
export function Spot({ title, outcome, close, looks = 'explanation', children, actions }) {
  /** @type {RefObject<HTMLElement | null>} */
  const section = useRef(null);
  /** Where the keyboard came from, to go back there. @type {RefObject<HTMLElement | null>} */
  const came_from = useRef(null);
  useLayoutEffect(() => {
    const from = document.activeElement;
    if (!(from instanceof HTMLElement && from.matches('.stage :focus-visible'))) return;
    came_from.current = from;
    section.current?.focus();
  }, [title]);
  useLayoutEffect(() => {
    // Into view at once, also on a phone and below a play.
    if (looks === 'explanation') showBeside(section.current);
  }, [title, looks]);
  return (
    <section
      ref={section}
      class={looks}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !came_from.current) return;
        event.stopPropagation();
        event.preventDefault();
        close();
        came_from.current.focus();
      }}
    >
      <header>
        <h2>
          {outcome && <span class={`badge ${outcome}`}>{text('badge', { outcome })}</span>} {title}
        </h2>
        <button type="button" class="icon" aria-label={text('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
      <div class="row">
        {actions.map(([words, act]) => (
          <Button key={words} words={words} onClick={act} />
        ))}
      </div>
    </section>
  );
}
