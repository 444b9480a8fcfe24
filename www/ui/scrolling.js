/** Scrolling: what a tap changes comes into view, and so does the board. */

/**
 * Scrolls to words beside the board, as little as needed. If there is no room for both, the board stays in view; in a play, the chooser.
 * @param {Element | null | undefined} words
 */
export function showBeside(words) {
  // What lies over the page is in view.
  if (!words || getComputedStyle(words).position === 'fixed') return;
  words.scrollIntoView({ block: 'nearest' });
  document.querySelector('.game:not(.playing) .stage :is(.board, .board-group)')?.scrollIntoView({ block: 'nearest' });
  for (const around of ['.side', 'main']) uncover(document.querySelector(around));
}

/** Scrolls the chooser out from under the head of a play. @param {Element | null} scrolled */
function uncover(scrolled) {
  const [head, chooser] = ['.play-head', '.play > .row'].map((part) => document.querySelector(part)?.getBoundingClientRect());
  if (head && chooser && chooser.top < head.bottom) scrolled?.scrollBy(0, chooser.top - head.bottom);
}

/**
 * How far something is outside of a room, along one axis; what is larger begins where the room does.
 * @param {number} from @param {number} to @param {number} first @param {number} last
 */
const outside = (from, to, first, last) => (from < first || to - from > last - first ? from - first : Math.max(0, to - last));

/** A board of elements that is larger than its room shows the part that a step is about. @param {Element} main */
export function showPartAtHand(main) {
  for (const part of main.querySelectorAll('.stage .at')) {
    for (let room = part.parentElement; room && !room.matches('.stage'); room = room.parentElement) {
      const [inner, outer] = [part.getBoundingClientRect(), room.getBoundingClientRect()];
      room.scrollBy(outside(inner.left, inner.right, outer.left, outer.right), outside(inner.top, inner.bottom, outer.top, outer.bottom));
    }
  }
}

/** Scrolls back to the board. */
export const showBoard = () => document.querySelector('main')?.scrollTo({ top: 0 });

/** Scrolls back to the board and the verdict. */
export function comeBack() {
  showBoard();
  document.querySelector('output[name=verdict]')?.scrollIntoView({ block: 'nearest' });
}
