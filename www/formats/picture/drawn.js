/**
 * Draws elements on a context that writes pictures: canvases by their own views, SVG with its computed style, and everything else by its
 * boxes, borders and words. It knows what the boards use and no more.
 */
import { PAINTERS } from '../../canvas/stage.js';
import { drawBox } from './box.js';
import { markupOf } from './markup.js';

/** @import { SvgContext } from '../../canvas/svg_context.js' */

/**
 * Where elements are drawn: the context, the corner of the picture on the screen, and the stages of canvases.
 * @typedef {{context: SvgContext, left: number, top: number, stages: Stages}} Drawing
 */

/** What is only for the screen: a small map, and what a board will show. */
const SCREEN_ONLY = '.overview, .poster';

/**
 * The stages on which views draw their canvases again, until the picture is complete.
 * @param {SvgContext} context on which all of them draw: views keep the one that they are made with
 * @param {() => void} invalidate a view has more to draw
 */
export function createStages(context, invalidate) {
  /** @type {Map<HTMLCanvasElement, {draw: () => void, destroy?: (() => void) | undefined}>} */
  const made = new Map();
  return {
    /** @param {HTMLCanvasElement} canvas @param {{width: number, height: number}} size */
    draw(canvas, size) {
      const painter = PAINTERS.get(canvas);
      if (!painter) return;
      let painted = made.get(canvas);
      if (!painted) {
        const pixels = { width: size.width * devicePixelRatio, height: size.height * devicePixelRatio };
        const createCanvas = () => document.createElement('canvas');
        const stage = /** @type {any} */ ({
          context,
          canvas: Object.assign(createCanvas(), pixels),
          createCanvas,
          size: () => size,
          motion: () => 1,
          invalidate,
          move: invalidate,
          drawNow: invalidate,
          destroy() {},
        });
        painted = painter(stage);
        made.set(canvas, painted);
      }
      painted.draw();
    },
    destroy() {
      for (const { destroy } of made.values()) destroy?.();
    },
  };
}
/** @typedef {ReturnType<typeof createStages>} Stages */

/** @param {Drawing} on @param {CSSStyleDeclaration} style @param {string} words @param {DOMRect} line */
function drawLine({ context, left, top }, style, words, line) {
  context.fillStyle = style.color;
  context.font = `${style.fontStyle === 'italic' ? 'italic ' : ''}${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = 'start';
  context.textBaseline = 'middle';
  context.fillText(words, line.left - left, line.top - top + line.height / 2);
}

/** The words of a text node, line by line. @param {Drawing} on @param {Text} node @param {CSSStyleDeclaration} style */
function drawWords(on, node, style) {
  const { data } = node;
  if (data.trim() === '') return;
  const range = document.createRange();
  /** @type {{words: string, line: DOMRect} | null} */
  let run = null;
  for (let at = 0; at < data.length; at += 1) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const [line] = range.getClientRects();
    if (!line || line.width === 0) continue;
    const character = data[at] ?? '';
    if (run && Math.abs(line.top - run.line.top) < 2) run.words += character;
    else {
      if (run) drawLine(on, style, run.words.trimEnd(), run.line);
      run = character.trim() === '' ? null : { words: character, line };
    }
  }
  if (run) drawLine(on, style, run.words.trimEnd(), run.line);
}

/** @param {Drawing} on @param {Element} element @param {number} [alpha] of what it stands in */
export function drawElement(on, element, alpha = 1) {
  const { context, left, top, stages } = on;
  if (element.matches(SCREEN_ONLY)) return;
  const style = getComputedStyle(element);
  const opacity = alpha * Number(style.opacity);
  if (style.display === 'none' || style.visibility !== 'visible' || style.clipPath.startsWith('inset') || opacity === 0) return;
  const rect = element.getBoundingClientRect();
  // Boxes lie on whole pixels, as on the screen.
  const [x, y] = [Math.round(rect.left) - left, Math.round(rect.top) - top];
  const place = { x, y, width: Math.round(rect.right) - left - x, height: Math.round(rect.bottom) - top - y };
  context.save();
  context.globalAlpha = opacity;
  if (style.display !== 'contents') drawBox(context, style, place);
  const is_cut = style.overflowX !== 'visible' && style.display !== 'contents' && place.width > 0;
  if (is_cut) {
    context.beginPath();
    context.rect(place.x, place.y, place.width, place.height);
    context.clip();
  }
  if (element instanceof SVGSVGElement)
    context.drawMarkup(markupOf(element, place), {
      left: place.x,
      top: place.y,
      right: place.x + place.width,
      bottom: place.y + place.height,
    });
  else if (element instanceof HTMLCanvasElement) {
    context.translate(place.x, place.y);
    stages.draw(element, { width: rect.width, height: rect.height });
  } else if (element instanceof HTMLInputElement) {
    const inner = new DOMRect(rect.left + parseFloat(style.paddingLeft), rect.top, rect.width, rect.height);
    if (/^(text|number|search)$/.test(element.type)) drawLine(on, style, element.value, inner);
  } else
    for (const child of element.childNodes) {
      if (child instanceof Element) drawElement(on, child, opacity);
      else if (child instanceof Text) {
        context.globalAlpha = opacity;
        drawWords(on, child, style);
      }
    }
  context.restore();
}
