/** The signs on buttons, drawn on a 24 × 24 grid. */
import { text } from './messages.js';

/** @import { ButtonHTMLAttributes } from 'preact' */

const PATHS = {
  first: 'M4 5v14M12 6l-7 6 7 6zM20 6l-7 6 7 6z',
  previous: 'M20 12H5m6-6-6 6 6 6',
  play: 'M7 4v16l13-8z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  next: 'M4 12h15m-6-6 6 6-6 6',
  last: 'M20 5v14M4 6l7 6-7 6zM12 6l7 6-7 6z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  theme: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9 4 4M15 9l5-5M15 15l5 5M9 15l-5 5',
  reset: 'M5 5v5h5M5.5 10A7.5 7.5 0 1 1 4.6 14',
  stones: 'M12 3.5a3.6 3.6 0 1 0 .01 0M6.5 13a3.6 3.6 0 1 0 .01 0M17.5 13a3.6 3.6 0 1 0 .01 0',
  list: 'M4 18h3v-4h4v-4h4V6h5',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5 21 21',
  help: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.2-1.5 2.3M12 18v.5',
  ask: 'M4 4.5h16V16h-8.5l-4 4v-4H4zM10 8.7a2.1 2.1 0 1 1 3 1.9c-.7.4-1 .7-1 1.4M12 13.6v.2',
  close: 'M6 6l12 12M18 6 6 18',
  pencil: 'M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19zM13.500 7l3.500 3.500',
  sliders: 'M4 7h7M17 7h3M11 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 17h3M13 17h7M7 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  examples: 'M4 6h2M10 6h10M4 12h2M10 12h10M4 18h2M10 18h10',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4',
  book: 'M12 6.5C9.5 5 6.5 4.8 3.5 5v13.5c3-.2 6 0 8.5 1.5 2.5-1.5 5.5-1.700 8.5-1.5V5c-3-.2-6 0-8.5 1.5zM12 6.5V20',
  screen: 'M3 4.5h18V16H3zM12 16v4.5M8 20.5h8',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9a4.2 4.2 0 0 1 0 6M17.5 6.5a7.8 7.8 0 0 1 0 11',
  share: 'M9 15l6-6M11 7l1.5-1.5a4 4 0 0 1 6 6L17 13M13 17l-1.5 1.5a4 4 0 0 1-6-6L7 11',
};

const FILLED = new Set(['first', 'play', 'pause', 'last', 'stones']);

/** @param {{name: keyof typeof PATHS}} props */
export function Icon({ name }) {
  return (
    <svg class={FILLED.has(name) ? 'sign filled' : 'sign'} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A button with a sign alone. @param {{icon: keyof typeof PATHS, name: string} & ButtonHTMLAttributes} props name: of a message */
export function IconButton({ icon, name, ...attributes }) {
  return (
    <button type="button" class="icon" aria-label={text(name)} title={text(name)} {...attributes}>
      <Icon name={icon} />
    </button>
  );
}
