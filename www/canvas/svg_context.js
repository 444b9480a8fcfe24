/**
 * A 2D context that records shapes, in Node as in a browser: the views draw on it as on a canvas, and `svg_text.js` writes the shapes as
 * SVG. It has the methods that the views use and no more.
 */

/** @import { Shape } from './types.js' */

/** Width of a character in parts of the font's size, where words cannot be measured: figures are about this wide. */
const CHARACTER = 0.62;

/** How far the line of a right angle goes beyond its corner, in line widths: none here is sharper. */
const CORNER = Math.SQRT1_2;

/** Corners of a smaller radius, in CSS pixels, are drawn square: nobody sees the difference. */
const LEAST_RADIUS = 0.6;

const IDENTITY = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Part} Part */
/** @typedef {import('./types.js').Pixels} Pixels */

/** @type {Record<string, string>} */
const ANCHORS = { center: 'middle', right: 'end', end: 'end' };

/** Where an axis-parallel rectangle lies, if the path is one. @param {Part[]} path @returns {Box | null} */
export function rectangleOf(path) {
  const [a, b, c, d, end, more] = path;
  if (!a || !b || !c || !d || end?.to !== 'close' || more || path.some(({ to }) => to === 'arc')) return null;
  return a.y === b.y && b.x === c.x && c.y === d.y && d.x === a.x ? boxOf(path) : null;
}

/** @param {Part[]} path @param {number} [margin] @returns {Box} */
function boxOf(path, margin = 0) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let from = { x: 0, y: 0 };
  for (const { to, x, y, radius } of path) {
    if (to === 'close') continue;
    // A quarter from axis to axis, as of a round corner, lies between its ends; another arc goes no further than its radius from them.
    const is_corner = Math.abs(Math.abs(x - from.x) - radius) + Math.abs(Math.abs(y - from.y) - radius) < 1e-6;
    const reach = margin + (to === 'arc' && !is_corner ? radius : 0);
    from = { x, y };
    box.left = Math.min(box.left, x - reach);
    box.top = Math.min(box.top, y - reach);
    box.right = Math.max(box.right, x + reach);
    box.bottom = Math.max(box.bottom, y + reach);
  }
  return box;
}

export class SvgContext {
  fillStyle = '#000000';
  strokeStyle = '#000000';
  lineWidth = 1;
  lineJoin = 'miter';
  lineCap = 'butt';
  globalAlpha = 1;
  globalCompositeOperation = 'source-over';
  imageSmoothingEnabled = true;
  font = '10px sans-serif';
  textAlign = 'start';
  textBaseline = 'alphabetic';

  /** Everything drawn so far, in order. @type {Shape[]} */
  shapes = [];
  /** @type {Part[]} */
  #path = [];
  /** @type {number[]} */
  #dashes = [];
  /** @type {Part[] | null} */
  #clip = null;
  /** The transform: x = a·x + c·y + e, y = b·x + d·y + f. */
  #matrix = IDENTITY;
  /** @type {{style: object, matrix: typeof IDENTITY, clip: Part[] | null, dashes: number[]}[]} */
  #saved = [];
  #widthOf;

  /**
   * @param {string} paper the colour under the picture, which shows where something is taken away
   * @param {(words: string, font: string) => number} [widthOf] in pixels, where words can be measured
   */
  constructor(paper, widthOf) {
    this.paper = paper;
    this.#widthOf = widthOf ?? ((words) => words.length * CHARACTER * this.#font.size);
  }

  reset() {
    this.shapes = [];
    this.#clip = null;
    this.resetTransform();
  }

  save() {
    const { shapes: _, ...style } = this;
    this.#saved.push({ style, matrix: this.#matrix, clip: this.#clip, dashes: this.#dashes });
  }

  restore() {
    const saved = this.#saved.pop();
    if (!saved) return;
    Object.assign(this, saved.style);
    [this.#matrix, this.#clip, this.#dashes] = [saved.matrix, saved.clip, saved.dashes];
  }

  /** @param {number} a @param {number} b @param {number} c @param {number} d @param {number} e @param {number} f */
  transform(a, b, c, d, e, f) {
    const { a: p, b: q, c: r, d: s } = this.#matrix;
    const { x, y } = this.#at(e, f);
    this.#matrix = { a: p * a + r * b, b: q * a + s * b, c: p * c + r * d, d: q * c + s * d, e: x, f: y };
  }
  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.transform(1, 0, 0, 1, x, y);
  }
  /** @param {number} x @param {number} y */
  scale(x, y) {
    this.transform(x, 0, 0, y, 0, 0);
  }
  /** @param {number} angle */
  rotate(angle) {
    this.transform(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0);
  }
  resetTransform() {
    this.#matrix = IDENTITY;
  }

  /** Pixels of the picture in one of the transform's. */
  get #growth() {
    const { a, b, c, d } = this.#matrix;
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  /** @param {number} x @param {number} y */
  #at(x, y) {
    const { a, b, c, d, e, f } = this.#matrix;
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  }

  /** @param {Part['to']} to @param {number} [x] @param {number} [y] @param {number} [radius] */
  #add(to, x = 0, y = 0, radius = 0) {
    this.#path.push({ to, ...this.#at(x, y), radius: radius * this.#growth });
  }

  beginPath() {
    this.#path = [];
  }
  closePath() {
    if (this.#path.length > 0) this.#add('close');
  }
  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#add('move', x, y);
  }
  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#add(this.#path.length === 0 ? 'move' : 'line', x, y);
  }
  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }
  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  roundRect(x, y, width, height, radius) {
    const r = Math.min(radius, width / 2, height / 2);
    if (r < LEAST_RADIUS) {
      this.rect(x, y, width, height);
      return;
    }
    const [right, bottom] = [x + width, y + height];
    this.moveTo(x + r, y);
    for (const [line_x, line_y, arc_x, arc_y] of /** @type {const} */ ([
      [right - r, y, right, y + r],
      [right, bottom - r, right - r, bottom],
      [x + r, bottom, x, bottom - r],
      [x, y + r, x + r, y],
    ])) {
      this.lineTo(line_x, line_y);
      this.#add('arc', arc_x, arc_y, r);
    }
    this.closePath();
  }
  /** Clockwise. @param {number} x @param {number} y @param {number} radius @param {number} from @param {number} to */
  arc(x, y, radius, from, to) {
    const turn = Math.min(to - from, 2 * Math.PI);
    const steps = Math.ceil(turn / Math.PI);
    this.lineTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
    for (let step = 1; step <= steps; step += 1) {
      const angle = from + (turn * step) / steps;
      this.#add('arc', x + radius * Math.cos(angle), y + radius * Math.sin(angle), radius);
    }
  }
  /** @param {number[]} dashes */
  setLineDash(dashes) {
    this.#dashes = dashes;
  }

  /** @param {Pick<Shape, 'kind' | 'box'> & Partial<Shape>} shape */
  #draw(shape) {
    const { box } = shape;
    const clip_box = this.#clip && rectangleOf(this.#clip);
    if (clip_box && (box.right <= clip_box.left || box.left >= clip_box.right || box.bottom <= clip_box.top || box.top >= clip_box.bottom))
      return;
    const is_inside =
      clip_box && box.left >= clip_box.left && box.top >= clip_box.top && box.right <= clip_box.right && box.bottom <= clip_box.bottom;
    if (shape.colour === 'transparent' || this.globalAlpha === 0) return;
    this.shapes.push({ colour: '', path: [], alpha: this.globalAlpha, clip: is_inside ? null : this.#clip, ...shape });
  }

  fill() {
    const colour = this.globalCompositeOperation === 'destination-out' ? this.paper : this.fillStyle;
    this.#draw({ kind: 'fill', colour, path: this.#path, box: boxOf(this.#path) });
  }
  stroke() {
    const width = this.lineWidth * this.#growth;
    const line = { width, join: this.lineJoin, cap: this.lineCap, dashes: this.#dashes.map((length) => length * this.#growth) };
    this.#draw({ kind: 'stroke', colour: this.strokeStyle, path: this.#path, line, box: boxOf(this.#path, width * CORNER) });
  }
  /** A path or all that was; a second clip within the first must be a rectangle in a rectangle. */
  clip() {
    const [now, was] = [rectangleOf(this.#path), this.#clip && rectangleOf(this.#clip)];
    if (!now || !was) return void (this.#clip = this.#path);
    const [left, top] = [Math.max(now.left, was.left), Math.max(now.top, was.top)];
    const [right, bottom] = [Math.max(left, Math.min(now.right, was.right)), Math.max(top, Math.min(now.bottom, was.bottom))];
    const at = (/** @type {Part['to']} */ to, /** @type {number} */ x, /** @type {number} */ y) => ({ to, x, y, radius: 0 });
    this.#clip = [
      at('move', left, top),
      at('line', right, top),
      at('line', right, bottom),
      at('line', left, bottom),
      at('close', left, top),
    ];
  }

  /** Draws a rectangle alone; the path stays. @param {Parameters<SvgContext['rect']>} rect @param {() => void} draw */
  #drawRect(rect, draw) {
    const path = this.#path;
    this.beginPath();
    this.rect(...rect);
    draw();
    this.#path = path;
  }
  /** @param {Parameters<SvgContext['rect']>} rect */
  fillRect(...rect) {
    this.#drawRect(rect, () => this.fill());
  }
  /** @param {Parameters<SvgContext['rect']>} rect */
  strokeRect(...rect) {
    this.#drawRect(rect, () => this.stroke());
  }
  /** @param {Parameters<SvgContext['rect']>} rect */
  clearRect(...rect) {
    this.#drawRect(rect, () => this.#draw({ kind: 'fill', colour: this.paper, alpha: 1, path: this.#path, box: boxOf(this.#path) }));
  }

  get #font() {
    const [, style = '', weight = '400', size = '10'] = /^(italic )?(?:(\d+) )?([\d.]+)px/.exec(this.font) ?? [];
    return { style: style.trim(), weight, size: Number(size) };
  }
  /** @param {string} words */
  measureText(words) {
    return { width: this.#widthOf(words, this.font) };
  }
  /** @param {string} words @param {number} x @param {number} y */
  fillText(words, x, y) {
    const { style, weight, size: own_size } = this.#font;
    const at = this.#at(x, y);
    const size = own_size * this.#growth;
    const width = this.#widthOf(words, this.font) * this.#growth;
    const anchor = ANCHORS[this.textAlign] ?? 'start';
    const left = at.x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
    const box = { left, top: at.y - size / 2, right: left + width, bottom: at.y + size / 2 };
    this.#draw({
      kind: 'text',
      colour: this.fillStyle,
      text: { words, ...at, size, weight, style, anchor, baseline: this.textBaseline },
      box,
    });
  }

  /** A picture in the picture. @param {string} markup an `svg` element with its place @param {Box} box */
  drawMarkup(markup, box) {
    this.#draw({ kind: 'markup', markup, box });
  }

  /** @param {any} picture or pixels @param {number} x @param {number} y @param {number} [width] @param {number} [height] */
  drawImage(picture, x, y, width = picture.width, height = picture.height) {
    const pixels = picture.pixels ?? picture;
    const [from, to] = [this.#at(x, y), this.#at(x + width, y + height)];
    const box = { left: from.x, top: from.y, right: to.x, bottom: to.y };
    const image = { pixels, ...from, width: to.x - from.x, height: to.y - from.y, smooth: this.imageSmoothingEnabled };
    this.#draw({ kind: 'image', image, box });
  }
}
