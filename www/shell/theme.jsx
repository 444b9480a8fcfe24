/** The themes, by their names: as a menu of the bar, and as a choice among the help. */
import { useId, useRef } from 'preact/hooks';
import { Choice } from '../ui/choice.jsx';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import { theme, THEMES } from '../ui/settings.js';

/** @import { RefObject } from 'preact' */

/** The word for the theme that the device prefers. */
const SYSTEM = 'system';

const among = () => [...THEMES, SYSTEM].map((value) => ({ value, text: text(`theme-${value}`) }));

/** @param {string} value */
const choose = (value) => theme.choose(THEMES.find((one) => one === value) ?? null);

export const ThemeChoice = () => (
  <Choice name="theme" label={text('theme')} among={among()} chosen={theme.chosen.value ?? SYSTEM} choose={choose} />
);

export function ThemeMenu() {
  const id = useId();
  const /** @type {RefObject<HTMLButtonElement | null>} */ button = useRef(null);
  const /** @type {RefObject<HTMLDivElement | null>} */ menu = useRef(null);
  const items = () => /** @type {HTMLElement[]} */ ([...(menu.current?.children ?? [])]);

  /** Opens below its button, at the item that is chosen. @param {{newState: string}} event */
  function onToggle({ newState }) {
    button.current?.setAttribute('aria-expanded', String(newState === 'open'));
    if (newState !== 'open' || !button.current || !menu.current) return;
    const { bottom, right } = button.current.getBoundingClientRect();
    menu.current.style.top = `${bottom + 4}px`;
    menu.current.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
    items()
      .find((item) => item.ariaChecked === 'true')
      ?.focus();
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Tab' || event.key === 'Escape') menu.current?.hidePopover();
    // The page has a use for Escape, too.
    if (event.key === 'Escape') event.stopPropagation();
    if (!by) return;
    const all = items();
    all.at((all.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + by) % all.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <button
        type="button"
        class="quiet act-theme"
        ref={button}
        title={text('theme')}
        aria-label={text('theme')}
        aria-haspopup="menu"
        aria-expanded="false"
        popovertarget={id}
      >
        <Icon name="theme" />
        <span>{text('theme')}</span>
      </button>
      <div id={id} class="menu" ref={menu} popover="auto" role="menu" aria-label={text('theme')} onToggle={onToggle} onKeyDown={onKeyDown}>
        {among().map(({ value, text: words }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={(theme.chosen.value ?? SYSTEM) === value ? 'true' : 'false'}
            onClick={() => {
              choose(value);
              menu.current?.hidePopover();
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </>
  );
}
