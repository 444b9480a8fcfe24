/** What comes of a tap is to be seen: the board and its verdict, where the page has gone down to what was tapped. */

/** Scrolls to words beside the board, as little as needed; where both have no room the board is what stays in sight, and while one plays what one chooses by. @param {Element | null | undefined} words */
export function showBeside(words) {
  words?.scrollIntoView({ block: 'nearest' });
  document.querySelector('.game:not(.playing) .stage :is(.board, .board-group)')?.scrollIntoView({ block: 'nearest' });
  for (const around of ['.side', 'main']) uncover(document.querySelector(around));
}

/** Scrolls what one chooses by out from under the head of a play, however tall that is. @param {Element | null} scrolled */
function uncover(scrolled) {
  const [head, chooser] = ['.play-head', '.play > .row'].map((part) => document.querySelector(part)?.getBoundingClientRect());
  if (head && chooser && chooser.top < head.bottom) scrolled?.scrollBy(0, chooser.top - head.bottom);
}

/** Scrolls to the board and the sentence of a step. A page that scrolls as one keeps the button that was pressed under the finger. */
export function showStep() {
  if (document.documentElement.scrollHeight <= innerHeight) showBeside(document.querySelector('.caption'));
}

/** Scrolls the page, and beside the board its words, back to the board and the verdict. */
export function comeBack() {
  document.querySelector('main')?.scrollTo({ top: 0 });
  document.querySelector('output[name=verdict]')?.scrollIntoView({ block: 'nearest' });
}
