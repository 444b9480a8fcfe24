/** What comes of a tap is to be seen: the board and its verdict, where the page has gone down to what was tapped. */

/** Scrolls the page, and beside the board its words, back to the board and the verdict. */
export function comeBack() {
  document.querySelector('main')?.scrollTo({ top: 0 });
  document.querySelector('output[name=verdict]')?.scrollIntoView({ block: 'nearest' });
}
