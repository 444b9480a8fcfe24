/**
 * Draws elements on a context that writes pictures: canvases by their own views, SVG with its computed style, and everything else by its
 * boxes, borders and words. It knows what the boards use and no more.
 */
import { PAINTERS } from '../../canvas/stage.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { SvgContext } from '../../canvas/svg_context.js' */

/**
 * Where elements are drawn: the context, the corner of the picture on the screen, and the stages of canvases.
 * @typedef {{context: SvgContext, left: number, top: number, stages: Stages}} Drawing
 */

/** The style properties of SVG that are copied, with their initial values. */
const LOOKS = /** @type {const} */ ([
  ['fill', ''],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-dasharray', 'none'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['opacity', '1'],
  ['fill-opacity', '1'],
  ['stroke-opacity', '1'],
  ['paint-order', 'normal'],
  ['transform', 'none'],
]);
const LETTERS = /** @type {const} */ (['font-size', 'font-weight', 'font-style', 'text-anchor', 'dominant-baseline']);
const SHAPES = 'path,circle,ellipse,line,rect,polyline,polygon,text,tspan,g';

/** What is only for navigation. */
const NAVIGATION = '.overview';

/** @param {string} colour */
const isClear = (colour) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

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

/** The markup of an SVG as it looks. @param {SVGSVGElement} element @param {{x: number, y: number, width: number, height: number}} place */
function markupOf(element, { x, y, width, height }) {
  const copy = /** @type {SVGSVGElement} */ (element.cloneNode(true));
  const [from, to] = [[...element.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  from.forEach((part, index) => {
    const twin = entryAt(to, index);
    const style = getComputedStyle(part);
    if (style.display === 'none' || style.visibility !== 'visible') return twin.remove();
    for (const name of twin.getAttributeNames())
      if (/^(class|style|role|tabindex|aria-.*|data-.*|key|on.*)$/.test(name)) twin.removeAttribute(name);
    if (!part.matches(SHAPES)) return;
    for (const [name, usual] of LOOKS) {
      const value = style.getPropertyValue(name);
      if (value !== '' && value !== usual) twin.setAttribute(name, value);
    }
    if (part.matches('text,tspan')) for (const name of LETTERS) twin.setAttribute(name, style.getPropertyValue(name));
    if (part.matches('circle')) twin.setAttribute('r', style.getPropertyValue('r') || part.getAttribute('r') || '0');
  });
  for (const name of copy.getAttributeNames()) if (!/^(viewBox|preserveAspectRatio)$/i.test(name)) copy.removeAttribute(name);
  const values = { x, y, width, height, ...(copy.hasAttribute('viewBox') ? {} : { viewBox: `0 0 ${width} ${height}` }) };
  for (const [name, value] of Object.entries(values)) copy.setAttribute(name, String(value));
  if (getComputedStyle(element).overflow === 'visible') copy.setAttribute('overflow', 'visible');
  return new XMLSerializer().serializeToString(copy);
}

/**
 * The stripes of a `repeating-linear-gradient`.
 * @param {SvgContext} context @param {string} image @param {{x: number, y: number, width: number, height: number}} box
 */
function drawStripes(context, image, { x, y, width, height }) {
  const [, degrees, stops_text = ''] = /^repeating-linear-gradient\((\d+)deg, (.*)\)$/.exec(image) ?? [];
  if (degrees === undefined) return;
  // A stripe lies between two stops of its colour; browsers write the colour once or twice.
  const stops = [...stops_text.matchAll(/((?:rgba?|color)\([^)]*\)) ([\d.]+)px(?: ([\d.]+)px)?/g)].flatMap(([, colour = '', from, to]) =>
    [from, to].flatMap((at) => (at === undefined ? [] : [{ colour, at: Number(at) }])),
  );
  const stripes = stops.flatMap(({ colour, at }, index) => {
    const next = stops[index + 1];
    return next?.colour === colour ? [{ colour, from: at, to: next.at }] : [];
  });
  const round = stripes.at(-1)?.to ?? 0;
  if (!(round > 0)) return;
  const turn = (Number(degrees) * Math.PI) / 180;
  const [across, down] = [Math.sin(turn), -Math.cos(turn)];
  const length = Math.abs(width * across) + Math.abs(height * down);
  const reach = width + height;
  // From one corner to the opposite one.
  const [left, top] = [x + width / 2 - (across * length) / 2, y + height / 2 - (down * length) / 2];
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  for (let begin = 0; begin < length; begin += round)
    for (const { colour, from, to } of stripes) {
      context.fillStyle = colour;
      context.beginPath();
      for (const [index, [along, beside]] of [
        [from, -reach],
        [to, -reach],
        [to, reach],
        [from, reach],
      ].entries()) {
        const way = begin + (along ?? 0);
        const [at_x, at_y] = [left + way * across - (beside ?? 0) * down, top + way * down + (beside ?? 0) * across];
        if (index === 0) context.moveTo(at_x, at_y);
        else context.lineTo(at_x, at_y);
      }
      context.closePath();
      context.fill();
    }
  context.restore();
}

/**
 * Background, shadows, outline and borders of a box.
 * @param {SvgContext} context @param {CSSStyleDeclaration} style @param {{x: number, y: number, width: number, height: number}} box
 */
function drawBox(context, style, { x, y, width, height }) {
  const radius = style.borderTopLeftRadius.endsWith('%') ? Math.min(width, height) / 2 : parseFloat(style.borderTopLeftRadius) || 0;
  /** @param {number} inset */
  const outline = (inset) => {
    context.beginPath();
    const [wide, high] = [Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset)];
    if (radius > 0) context.roundRect(x + inset, y + inset, wide, high, Math.max(0, radius - inset));
    else context.rect(x + inset, y + inset, wide, high);
  };
  const ground = style.backgroundColor;
  if (!isClear(ground)) {
    context.fillStyle = ground;
    outline(0);
    context.fill();
  }
  // A gradient from left to right, in slices.
  const shades = /^linear-gradient\((?:90deg|to right), (.*)\)$/.exec(style.backgroundImage)?.[1]?.match(/rgb\([^)]*\)/g);
  if (shades) {
    const slices = Math.ceil(width);
    for (let slice = 0; slice < slices; slice += 1) {
      const at = ((slice + 0.5) / slices) * (shades.length - 1);
      const [low, high] = [Math.floor(at), Math.ceil(at)].map((one) => shades[one]?.match(/\d+/g)?.map(Number) ?? []);
      const mixed = low?.map((part, channel) => Math.round(part + ((high?.[channel] ?? part) - part) * (at % 1)));
      context.fillStyle = `rgb(${mixed?.join(', ')})`;
      context.fillRect(x + (slice * width) / slices, y, width / slices, height);
    }
  }
  drawStripes(context, style.backgroundImage, { x, y, width, height });
  // Rings are shadows that have a spread alone.
  for (const shadow of style.boxShadow === 'none' ? [] : style.boxShadow.split(/, (?=rgb|#|color)/)) {
    const [colour = ''] = /^(rgb|color)[^)]*\)/.exec(shadow) ?? [];
    const [across = 1, down = 1, blur = 1, spread = 0] =
      shadow
        .slice(colour.length)
        .match(/-?[\d.]+px/g)
        ?.map(parseFloat) ?? [];
    if (colour === '' || across !== 0 || down !== 0 || blur !== 0) continue;
    context.strokeStyle = colour;
    context.lineWidth = spread;
    outline(shadow.includes('inset') ? spread / 2 : -spread / 2);
    context.stroke();
  }
  const outlined = style.outlineStyle === 'none' || isClear(style.outlineColor) ? 0 : parseFloat(style.outlineWidth);
  if (outlined > 0) {
    context.strokeStyle = style.outlineColor;
    context.lineWidth = outlined;
    outline(-outlined / 2 - (parseFloat(style.outlineOffset) || 0));
    context.stroke();
  }
  const sides = /** @type {const} */ (['Top', 'Right', 'Bottom', 'Left']).map((side) => ({
    side,
    width: style[`border${side}Style`] === 'none' ? 0 : parseFloat(style[`border${side}Width`]),
    colour: style[`border${side}Color`],
    line: style[`border${side}Style`],
  }));
  const drawn = sides.filter((one) => one.width > 0 && !isClear(one.colour));
  const [first] = drawn;
  if (!first) return;
  if (drawn.length === 4 && drawn.every((one) => one.width === first.width && one.colour === first.colour)) {
    context.strokeStyle = first.colour;
    context.lineWidth = first.width;
    context.setLineDash(first.line === 'dashed' ? [2 * first.width, 2 * first.width] : []);
    outline(first.width / 2);
    context.stroke();
    context.setLineDash([]);
    return;
  }
  for (const one of drawn) {
    context.fillStyle = one.colour;
    const is_across = one.side === 'Top' || one.side === 'Bottom';
    context.fillRect(
      one.side === 'Right' ? x + width - one.width : x,
      one.side === 'Bottom' ? y + height - one.width : y,
      is_across ? width : one.width,
      is_across ? one.width : height,
    );
  }
}

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
  if (element.matches(NAVIGATION)) return;
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
