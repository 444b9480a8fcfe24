/** Scrolling: what a tap changes comes into view, and so does the board. */

/**
 * Scrolls to words beside the board, as little as needed. Where there is no room for both, the board stays in view; in a play, the chooser.
 * @param {Element | null | undefined} words
 */
export function showBeside(words) {
  words?.scrollIntoView({ block: 'nearest' });
  document.querySelector('.game:not(.playing) .stage :is(.board, .board-group)')?.scrollIntoView({ block: 'nearest' });
  for (const around of ['.side', 'main']) uncover(document.querySelector(around));
}

/** Scrolls the chooser out from under the head of a play. @param {Element | null} scrolled */
function uncover(scrolled) {
  const [head, chooser] = ['.play-head', '.play > .row'].map((part) => document.querySelector(part)?.getBoundingClientRect());
  if (head && chooser && chooser.top < head.bottom) scrolled?.scrollBy(0, chooser.top - head.bottom);
}

/** Scrolls back to the board and the verdict. */
export function comeBack() {
  document.querySelector('main')?.scrollTo({ top: 0 });
  document.querySelector('output[name=verdict]')?.scrollIntoView({ block: 'nearest' });
}
