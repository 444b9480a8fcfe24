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

/** @param {EventTarget | null} target */
function isField(target) {
  return target instanceof HTMLElement && target.matches('input:not([type=range], [type=radio]), textarea, select, [contenteditable]');
}

/** @param {EventTarget | null} target */
function answersToSpace(target) {
  return target instanceof HTMLElement && target.matches('button, a[href], summary, [type=radio], [role=radio], [role=option]');
}

/**
 * @param {KeyboardEvent} event
 * @returns {Command | null}
 */
export function commandOf(event) {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  // A clicker goes on from a field of one line, where its keys mean nothing.
  const is_clicker = event.key.startsWith('Page') && event.target instanceof HTMLInputElement;
  if ((isField(event.target) && !is_clicker) || document.querySelector('dialog[open]')) return null;
  // The arrows of a group of choices choose.
  if (event.key.startsWith('Arrow') && event.target instanceof HTMLElement && event.target.matches('[type=radio]')) return null;
  const found = SHORTCUTS.find(
    ({ keys, shift }) => keys.includes(event.key) && (!event.key.startsWith('Arrow') || Boolean(shift) === event.shiftKey),
  );
  if (!found || (found.command === 'play' && answersToSpace(event.target))) return null;
  return found.command;
}

/**
 * Hands every command to `run` until the returned function is called.
 * @param {(command: Command, repeated: boolean) => void} run
 */
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
  const onPointer = () => {
    by_pointer = true;
  };
  const onAnyKey = () => {
    by_pointer = false;
  };
  const onClick = () => {
    const active = document.activeElement;
    if (
      by_pointer &&
      active instanceof HTMLElement &&
      active.matches('main button, .rule button, .transport button, input[type=radio], input[type=range]')
    )
      active.blur();
  };
  document.addEventListener('pointerdown', onPointer, true);
  document.addEventListener('keydown', onAnyKey, true);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPointer, true);
    document.removeEventListener('keydown', onAnyKey, true);
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKey);
  };
}
