/** Takes a picture of the board on show: its own views draw it again, in a theme, as an SVG. */
import { SvgContext } from '../../canvas/svg_context.js';
import { svgText } from '../../canvas/svg_text.js';
import { createStages, drawElement } from './drawn.js';

/** @import { Stages } from './drawn.js' */
/** @import { Theme } from '../../ui/settings.js' */

/**
 * A board that was drawn: the elements of the SVG without their frame, its size in CSS pixels, the heights between which there is any ink,
 * the colours of the theme as `#rrggbb`, and its letters.
 * @typedef {{body: string, width: number, height: number, inked: {top: number, bottom: number}, paper: string, ink: string, font: string,
 *   letter_px: number}} Shot
 */

/** The longest wait for a view. */
const PATIENCE_MS = 20_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What of a page is to be seen. @param {ParentNode} root @param {string} selector */
const seen = (root, selector) => [...root.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0);

/** The greatest gap between parts, in CSS pixels: what is left out leaves none. */
const GAP = 12;

/** How far each of them moves up, and the room that all of them need. @param {readonly Element[]} elements */
function stacked(elements) {
  const rects = elements.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { element, left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom), up: 0 };
  });
  rects.sort((a, b) => a.top - b.top);
  const [first] = rects;
  let [up, bottom] = [0, first?.top ?? 0];
  for (const rect of rects) {
    up += Math.max(0, rect.top - bottom - GAP);
    rect.up = up;
    bottom = Math.max(bottom, rect.bottom);
  }
  const left = Math.min(...rects.map((rect) => rect.left));
  const width = Math.max(...rects.map((rect) => rect.right)) - left;
  return { rects, left, top: first?.top ?? 0, width, height: bottom - (first?.top ?? 0) - up };
}

/** The address of an image that a view has painted. @param {any} image */
function addressOf(image) {
  if (image instanceof HTMLCanvasElement) return image.toDataURL();
  const copy = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const context = copy.getContext('2d');
  if (image instanceof ImageData) context?.putImageData(image, 0, 0);
  else context?.drawImage(image, 0, 0);
  return copy.toDataURL();
}

/** Measures words. @type {CanvasRenderingContext2D | null} */
let ruler = null;

/** @param {string} words @param {string} font */
export function widthOf(words, font) {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return 0;
  ruler.font = font;
  return ruler.measureText(words).width;
}

/** Waits until the board has its answers from the solver. @param {{isBusy: () => boolean}} session @param {AbortSignal} abort */
export async function quiet(session, abort) {
  const until = performance.now() + PATIENCE_MS;
  do {
    await nextFrame();
    abort.throwIfAborted();
  } while (session.isBusy() && performance.now() < until);
}

/**
 * @param {object} of
 * @param {{isBusy: () => boolean}} of.session whose solver the views ask
 * @param {Theme} of.theme
 * @param {AbortSignal} of.abort
 * @param {ParentNode} [of.page] where the board is; by default the one of the document
 * @param {string} [of.paper] the colour under it, where that is not the theme's
 * @returns {Promise<Shot>}
 */
export async function takeShot({ session, theme, abort, page = document, paper = '' }) {
  /** @type {boolean} */
  let is_due;
  const context = new SvgContext('', widthOf);
  const stages = createStages(context, () => (is_due = true));
  try {
    await quiet(session, abort);
    for (;;) {
      is_due = false;
      const shot = inTheme(theme, paper, () => draw(context, stages, page));
      await quiet(session, abort);
      if (!is_due) return shot;
    }
  } finally {
    stages.destroy();
  }
}

/**
 * Runs something in another theme, within one task between two frames: nobody sees it.
 * @template T @param {Theme} theme @param {string} paper @param {() => T} run
 */
function inTheme(theme, paper, run) {
  const root = document.documentElement;
  const was = root.dataset.theme;
  root.dataset.theme = theme;
  root.dataset.still = '';
  if (paper !== '') root.style.setProperty('--page', paper);
  try {
    return run();
  } finally {
    root.dataset.theme = was;
    delete root.dataset.still;
    root.style.removeProperty('--page');
  }
}

/** @param {SvgContext} context @param {Stages} stages @param {ParentNode} page @returns {Shot} */
function draw(context, stages, page) {
  // Everything on the stage, without the tools.
  const { rects, left, top, width, height: board_height } = stacked(seen(page, '.stage > :not(.under-board)'));
  let height = board_height;
  const style = getComputedStyle(document.body);
  const [paper, ink] = ['--board-page', '--board-ink'].map((name) => style.getPropertyValue(name).trim());
  context.reset();
  context.paper = paper ?? '';
  for (const { element, up } of rects) drawElement({ context, left, top: top + up, stages }, element);
  // The legend stands beside the board on the page, and under it in a picture.
  for (const element of seen(page, '.side > .legend > ul')) {
    const rect = element.getBoundingClientRect();
    drawElement({ context, left: Math.round(rect.left), top: Math.round(rect.top) - height - GAP, stages }, element);
    height += GAP + Math.ceil(rect.height);
  }
  const picture = svgText(context.shapes, { width, height, addressOf, name: 'c', is_sharp: false });
  const body = picture.slice(picture.indexOf('>') + 1, picture.lastIndexOf('</svg>'));
  const drawn = context.shapes.filter(({ colour }) => colour !== paper).map(({ box }) => box);
  const inked = { top: Math.min(...drawn.map((box) => box.top)), bottom: Math.max(...drawn.map((box) => box.bottom)) };
  return { body, inked, width, height, paper: paper ?? '', ink: ink ?? '', font: style.fontFamily, letter_px: parseFloat(style.fontSize) };
}

/** A board without the empty room above and below it. @param {Shot} shot @returns {Shot} */
export function trimmed(shot) {
  const { body, inked, height } = shot;
  const [top, bottom] = [Math.max(0, Math.floor(inked.top)), Math.min(height, Math.ceil(inked.bottom))];
  return bottom > top ? { ...shot, body: `<g transform="translate(0 ${-top})">${body}</g>`, height: bottom - top } : shot;
}

/**
 * Does something while the board has another width, behind the dialog.
 * @template T @param {number | null} width in CSS pixels; null leaves it as it is @param {() => Promise<T>} run @returns {Promise<T>}
 */
export async function withWidth(width, run) {
  const stage = document.querySelector('.stage');
  const root = document.documentElement;
  root.dataset.pictured = width === null ? '' : 'wide';
  if (stage instanceof HTMLElement && width !== null) {
    const { width: shown, height } = stage.getBoundingClientRect();
    Object.assign(stage.style, { position: 'fixed', left: '0', top: '0', width: `${width}px`, height: `${(height * width) / shown}px` });
  }
  try {
    return await run();
  } finally {
    if (stage instanceof HTMLElement) Object.assign(stage.style, { position: '', left: '', top: '', width: '', height: '' });
    delete root.dataset.pictured;
  }
}
