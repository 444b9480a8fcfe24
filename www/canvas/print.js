/** Paper is light, whatever the theme on the screen. */
import { theme } from '../ui/settings.js';

/**
 * Lights the page up for printing until the returned function is called.
 * @param {(printing: boolean) => void} [draw] draws what does not follow the style sheet by itself, before and after
 */
export function printInLight(draw = () => {}) {
  const before = () => {
    document.documentElement.dataset.theme = 'light';
    draw(true);
  };
  const after = () => {
    document.documentElement.dataset.theme = theme.current.value;
    draw(false);
  };
  const listening = new AbortController();
  window.addEventListener('beforeprint', before, { signal: listening.signal });
  window.addEventListener('afterprint', after, { signal: listening.signal });
  return () => listening.abort();
}
