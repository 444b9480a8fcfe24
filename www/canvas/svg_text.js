/** Writes the shapes of an {@link SvgContext} as the text of an SVG 1.1. */

import { escaped } from '../ui/xml.js';
import { rectangleOf } from './svg_context.js';
import { entryAt } from '../ui/entry_at.js';
import { paint, svgWeight } from './svg_looks.js';

/** @import { Box, Part, Pixels, SvgContext } from './svg_context.js' */
/** @import { Shape } from './types.js' */

/** The names of SVG and of its links. */
export const [SVG, XLINK] = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink'];

/** A point of a path. @typedef {{x: number, y: number}} Point */
/** Shapes of one look, as one element. @typedef {{look: string, shapes: Shape[]}} Layer */

/** From the middle of a line of words to its baseline, in parts of the font's size: browsers differ in what they call the middle. */
const MIDDLE = 0.3;
/** Rectangles of this size may lie side by side: they get sharp edges, so that nothing shows between them. */
const SHARP_FROM_PX = 3;

/** ` name="value"` for all that have a value. @param {Record<string, string | number | null>} values */
const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/** @param {number} decimals of every number, at most */
function createWriter(decimals) {
  const rounded = (/** @type {number} */ value) => Number(value.toFixed(decimals));
  const number = (/** @type {number} */ value) => String(rounded(value));
  const by = (/** @type {number} */ to, /** @type {number} */ from) => number(rounded(to) - rounded(from));
  /** @param {Part} part @param {Point} from */
  function line(part, from) {
    const [across, down] = [by(part.x, from.x), by(part.y, from.y)];
    if (down === '0') return `h${across}`;
    return across === '0' ? `v${down}` : `l${across} ${down}`;
  }
  /**
   * The data of a path. After the first point every command is relative: equal shapes at equal distances are equal texts, which compress
   * well.
   * @param {readonly Part[]} path
   */
  function pathData(path) {
    /** @type {{start: Point, last: Point} | null} */
    let pen = null;
    return path
      .map((part) => {
        const { start, last } = pen ?? { start: part, last: part };
        const is_first = pen === null;
        if (part.to === 'close') {
          pen = { start, last: start };
          return 'z';
        }
        pen = { start: part.to === 'move' ? part : start, last: part };
        if (part.to === 'line') return line(part, last);
        if (part.to === 'arc') return `a${number(part.radius)} ${number(part.radius)} 0 0 1 ${by(part.x, last.x)} ${by(part.y, last.y)}`;
        return is_first ? `M${number(part.x)} ${number(part.y)}` : `m${by(part.x, last.x)} ${by(part.y, last.y)}`;
      })
      .join('');
  }
  return { number, pathData };
}

/** @param {Part[]} path */
function isSharp(path) {
  const box = rectangleOf(path);
  return box !== null && Math.min(box.right - box.left, box.bottom - box.top) >= SHARP_FROM_PX;
}

const overlap = (/** @type {Box} */ a, /** @type {Box} */ b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How a shape looks, wherever it is. @param {Shape} shape */
function lookOf({ kind, colour, alpha, clip, line, text }) {
  const letters = text && [text.size.toFixed(2), text.weight, text.style, text.anchor, text.baseline];
  return JSON.stringify([kind, colour, alpha, clip, line, letters]);
}

/** Groups shapes of one look, where nothing between them overlaps them. @param {readonly Shape[]} shapes */
function layersOf(shapes) {
  /** @type {Layer[]} */
  const layers = [];
  for (const shape of shapes) {
    const look = lookOf(shape);
    let found = null;
    for (const layer of layers.toReversed()) {
      const is_over = layer.shapes.some(({ box }) => overlap(box, shape.box));
      // Transparent shapes that overlap are painted one by one.
      if (layer.look === look && shape.kind !== 'image' && shape.kind !== 'markup' && (shape.alpha === 1 || !is_over)) found = layer;
      if (found || is_over) break;
    }
    if (found) found.shapes.push(shape);
    else layers.push({ look, shapes: [shape] });
  }
  return layers;
}

/** An image with only the pixels that it needs. @param {Pixels} pixels @param {number} width @param {number} height @returns {Pixels} */
export function sampled(pixels, width, height) {
  const [columns, rows] = [Math.min(pixels.width, Math.ceil(width)), Math.min(pixels.height, Math.ceil(height))];
  if (columns === pixels.width && rows === pixels.height) return pixels;
  const all = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, pixels.width * pixels.height);
  const some = new Uint32Array(columns * rows);
  for (let at = 0; at < some.length; at += 1) {
    const row = Math.floor(((Math.floor(at / columns) + 0.5) * pixels.height) / rows);
    const column = Math.floor((((at % columns) + 0.5) * pixels.width) / columns);
    some[at] = entryAt(all, row * pixels.width + column);
  }
  return { width: columns, height: rows, data: new Uint8ClampedArray(some.buffer) };
}

/**
 * @param {readonly Shape[]} shapes
 * @param {object} how
 * @param {number} how.width of the picture @param {number} how.height
 * @param {(pixels: Pixels, width: number, height: number) => string} how.addressOf an image's address, by its size on the picture
 * @param {string} [how.name] begins the names within the picture: two in one page need two
 * @param {boolean} [how.is_sharp] whether rectangles get edges of whole pixels, so that nothing shows between them at any scale
 * @param {number} [how.decimals]
 * @param {Record<string, string>} [how.root] further attributes of the picture
 */
export function svgText(shapes, { width, height, addressOf, name = '', is_sharp = true, decimals = 2, root = {} }) {
  const { number, pathData } = createWriter(decimals);
  /** @type {string[]} */
  const clips = [];

  /** @param {Part[] | null} clip */
  function clipped(clip) {
    if (!clip) return null;
    const data = pathData(clip);
    if (!clips.includes(data)) clips.push(data);
    return `url(#${name}${clips.indexOf(data)})`;
  }

  /** @param {Shape} shape words */
  function words({ text }) {
    if (!text) return '';
    const y = text.y + (text.baseline === 'middle' ? MIDDLE * text.size : 0);
    return `<tspan${attributes({ x: number(text.x), y: number(y) })}>${escaped(text.words)}</tspan>`;
  }

  const elements = layersOf(shapes).map(({ shapes: alike }) => {
    const { kind, colour, alpha, clip, line, text, image, markup } = entryAt(alike, 0);
    const common = { 'clip-path': clipped(clip), opacity: alpha === 1 ? null : alpha };
    if (markup) return `<g${attributes(common)}>${markup}</g>`;
    if (image) {
      const { pixels, smooth } = image;
      const place = { x: number(image.x), y: number(image.y), width: number(image.width), height: number(image.height) };
      // SVG 1.1 has no such value as pixelated, but any style.
      const sharp = { 'image-rendering': smooth ? null : 'optimizeSpeed', style: smooth ? null : 'image-rendering:pixelated' };
      const scaled = { preserveAspectRatio: 'none', ...sharp };
      return `<image${attributes({ ...common, ...place, ...scaled, 'xlink:href': addressOf(pixels, image.width, image.height) })}/>`;
    }
    if (text) {
      const letters = {
        ...paint('fill', colour),
        'font-size': number(text.size),
        'font-weight': text.weight === '400' ? null : svgWeight(text.weight),
        'font-style': text.style,
        'text-anchor': text.anchor === 'start' ? null : text.anchor,
      };
      return `<text${attributes({ ...common, ...letters })}>${alike.map(words).join('')}</text>`;
    }
    const d = pathData(alike.flatMap(({ path }) => path));
    if (kind === 'fill') {
      const rendering = is_sharp && alike.every(({ path }) => isSharp(path)) ? 'crispEdges' : null;
      return `<path${attributes({ ...common, ...paint('fill', colour), 'shape-rendering': rendering, d })}/>`;
    }
    const { width: line_px, join, cap, dashes } = line ?? { width: 1, join: 'miter', cap: 'butt', dashes: [] };
    const stroke = {
      fill: 'none',
      ...paint('stroke', colour),
      'stroke-width': number(line_px),
      'stroke-linejoin': join === 'miter' ? null : join,
      'stroke-linecap': cap === 'butt' ? null : cap,
      'stroke-dasharray': dashes.map(number).join(' '),
    };
    return `<path${attributes({ ...common, ...stroke, d })}/>`;
  });
  const defs = clips.map((d, index) => `<clipPath id="${name}${index}"><path d="${d}"/></clipPath>`).join('');
  const has_images = shapes.some(({ kind }) => kind === 'image');
  const frame = { xmlns: SVG, 'xmlns:xlink': has_images ? XLINK : null, viewBox: `0 0 ${width} ${height}`, ...root };
  return `<svg${attributes(frame)}>${defs}${elements.join('')}</svg>`;
}
