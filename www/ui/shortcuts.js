/**
 * The keys: one table feeds the handler, the help dialog and `aria-keyshortcuts`.
 * Letters are not used bare: screen readers and voice control take them.
 */

/**
 * @typedef {'next' | 'previous' | 'next-milestone' | 'previous-milestone' | 'first' | 'last' | 'play' | 'faster' |
 *   'slower' | 'help' | 'leave'} Command
 */

/** @type {readonly {command: Command, keys: readonly string[], shift?: boolean, shown: string, aria: string}[]} */
export const SHORTCUTS = [
  { command: 'next', keys: ['ArrowRight', 'PageDown'], shown: '→  PageDown', aria: 'ArrowRight PageDown' },
  { command: 'previous', keys: ['ArrowLeft', 'PageUp'], shown: '←  PageUp', aria: 'ArrowLeft PageUp' },
  { command: 'next-milestone', keys: ['ArrowRight'], shift: true, shown: 'Shift + →', aria: 'Shift+ArrowRight' },
  { command: 'previous-milestone', keys: ['ArrowLeft'], shift: true, shown: 'Shift + ←', aria: 'Shift+ArrowLeft' },
  { command: 'first', keys: ['Home'], shown: 'Home', aria: 'Home' },
  { command: 'last', keys: ['End'], shown: 'End', aria: 'End' },
  { command: 'play', keys: [' '], shown: 'Space', aria: 'Space' },
  { command: 'faster', keys: ['+', '='], shown: '+', aria: '+' },
  { command: 'slower', keys: ['-', '−'], shown: '−', aria: '-' },
  { command: 'help', keys: ['?', '？'], shown: '?', aria: '?' },
  { command: 'leave', keys: ['Escape'], shown: 'Esc', aria: 'Escape' },
];

/** @param {Command} command */
export const ariaKeys = (command) => SHORTCUTS.find((one) => one.command === command)?.aria;

const FIELDS = 'input:not([type=range], [type=radio]), textarea, select, [contenteditable]';
const ANSWER_TO_SPACE = 'button, a[href], summary, [type=radio], [role=radio], [role=option]';
/** Controls that give their focus back after a click, and lists after a choice. */
const STEPPED_FROM = 'main button, .rule button, .transport button, input[type=radio], input[type=range]';
const CHOSEN_FROM = 'main select, .rule select';

/** @param {KeyboardEvent} event @returns {Command | null} */
export function commandOf(event) {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  const { key, target, shiftKey } = event;
  const is = (/** @type {string} */ selector) => target instanceof HTMLElement && target.matches(selector);
  const is_arrow = key.startsWith('Arrow');
  // A presenter's clicker works in a field of one line too, where its keys mean nothing.
  const is_clicker = key.startsWith('Page') && target instanceof HTMLInputElement;
  if ((is(FIELDS) && !is_clicker) || document.querySelector('dialog[open]')) return null;
  // In a radio group the arrows choose.
  if (is_arrow && is('[type=radio]')) return null;
  const found = SHORTCUTS.find(({ keys, shift = false }) => keys.includes(key) && (!is_arrow || shift === shiftKey));
  return found && !(found.command === 'play' && is(ANSWER_TO_SPACE)) ? found.command : null;
}

/** Runs every command until the returned function is called. @param {(command: Command, repeated: boolean) => void} run */
export function listenForShortcuts(run) {
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const command = commandOf(event);
    if (command === null) return;
    event.preventDefault();
    run(command, event.repeat);
  };
  // A button that was clicked with a pointer gives its focus back, so that Space and the arrows go on stepping; one that was
  // reached by keyboard keeps it.
  let by_pointer = false;
  const giveBack = (/** @type {string} */ controls) => () => {
    const active = document.activeElement;
    if (by_pointer && active instanceof HTMLElement && active.matches(controls)) active.blur();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointerdown', () => (by_pointer = true), { capture: true, signal });
  document.addEventListener('keydown', () => (by_pointer = false), { capture: true, signal });
  document.addEventListener('click', giveBack(STEPPED_FROM), { signal });
  document.addEventListener('change', giveBack(CHOSEN_FROM), { signal });
  document.addEventListener('keydown', onKey, { signal });
  return () => listening.abort();
}
