/**
 * A picture as TikZ: the elements of its SVG one by one, paths by TikZ's own library `svg.path`. Letters are those of the text around it.
 */
import { XLINK } from '../../canvas/svg_text.js';

/** The most elements: TeX takes seconds for a thousand. */
export const MOST_ELEMENTS = 4000;

/** The width of a picture in TeX's points, at most; and the points of a CSS pixel, at most. */
const [WIDEST_PT, PT_OF_PX] = [400, 0.75];

/** Signs that TeX reads otherwise. @type {Record<string, string>} */
const SPECIAL = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

/** Signs that fonts of letters lack. @type {Record<string, string>} */
const SIGNS = {
  '→': '\\rightarrow',
  '←': '\\leftarrow',
  '↑': '\\uparrow',
  '↓': '\\downarrow',
  '⊗': '\\otimes',
  '⊕': '\\oplus',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≡': '\\equiv',
  '×': '\\times',
  '·': '\\cdot',
  '−': '-',
  '∞': '\\infty',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
  '∈': '\\in',
  φ: '\\varphi',
  '′': "'",
  '²': '^2',
  '³': '^3',
  '₀': '_0',
  '₁': '_1',
  '₂': '_2',
};

/** Words as TeX reads them. @param {string} words */
export const texWords = (words) =>
  [...words].map((sign) => SPECIAL[sign] ?? (SIGNS[sign] === undefined ? sign : `\\ensuremath{${SIGNS[sign]}}`)).join('');

/** Why there is no TikZ of a picture: the name of a message. */
export class NoTikz extends Error {
  /** @param {'pixels' | 'large'} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** @param {number} value */
const rounded = (value) => String(Number(value.toFixed(3)));

/** Looks that are inherited. @typedef {Record<string, string>} Looks */

const INHERITED = [
  'fill',
  'stroke',
  'fill-opacity',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
];

/** @type {Looks} */
const USUAL = { fill: '#000000', stroke: 'none', 'stroke-width': '1', 'font-size': '16', 'font-weight': '400', 'text-anchor': 'start' };

/** @type {Record<string, string>} */
const ANCHORS = { start: 'base west', middle: 'base', end: 'base east' };

/**
 * @param {string} svg a picture as SVG 1.1
 * @param {object} how
 * @param {boolean} how.is_chinese whether its words need Chinese letters
 * @returns {string} a document of LaTeX
 * @throws {NoTikz} for pictures of pixels, and for pictures with too many elements
 */
export function tikzOf(svg, { is_chinese }) {
  // The policy of the page allows no styles in what it reads either.
  const { documentElement: root } = new DOMParser().parseFromString(svg.replaceAll(/ style="[^"]*"/g, ''), 'image/svg+xml');
  if (root.querySelector('image')?.getAttributeNS(XLINK, 'href')) throw new NoTikz('pixels');
  if (root.querySelectorAll('*').length > MOST_ELEMENTS) throw new NoTikz('large');
  const width = Number(root.getAttribute('width'));
  const scale = Math.min(PT_OF_PX, WIDEST_PT / width);
  /** @type {Map<string, string>} */
  const colours = new Map();
  /** @type {string[]} */
  const lines = [];

  /** The name of a colour. @param {string} value */
  function colourOf(value) {
    const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1] ?? '000000';
    const whole = (digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits).toUpperCase();
    if (!colours.has(whole)) colours.set(whole, `c${colours.size + 1}`);
    return colours.get(whole) ?? '';
  }

  /** The options of a path. @param {Looks} looks @param {number} opacity */
  function paintOf(looks, opacity) {
    const options = [];
    const [fill = 'none', stroke = 'none'] = [looks.fill, looks.stroke];
    const width_px = parseFloat(looks['stroke-width'] ?? '1');
    if (fill !== 'none') {
      options.push(`fill=${colourOf(fill)}`);
      const of_fill = opacity * Number(looks['fill-opacity'] ?? 1);
      if (of_fill < 1) options.push(`fill opacity=${rounded(of_fill)}`);
    }
    if (stroke !== 'none' && width_px > 0) {
      options.push(`draw=${colourOf(stroke)}`, `line width=${rounded(width_px * scale)}pt`);
      const of_stroke = opacity * Number(looks['stroke-opacity'] ?? 1);
      if (of_stroke < 1) options.push(`draw opacity=${rounded(of_stroke)}`);
      const cap = looks['stroke-linecap'];
      if (cap === 'round' || cap === 'square') options.push(`line cap=${cap === 'square' ? 'rect' : cap}`);
      const join = looks['stroke-linejoin'];
      if (join === 'round' || join === 'bevel') options.push(`line join=${join}`);
      const dashes = (looks['stroke-dasharray'] ?? '').match(/[\d.]+/g) ?? [];
      // An odd number of them is gone through twice.
      const pattern = dashes.length % 2 === 1 ? [...dashes, ...dashes] : dashes;
      const on_off = pattern.map((one, index) => `${index % 2 === 0 ? 'on' : 'off'} ${rounded(Number(one) * scale)}pt`);
      if (on_off.length > 0) options.push(`dash pattern=${on_off.join(' ')}`);
    }
    return options;
  }

  /** @param {Element} element @param {Looks} looks @param {number} opacity @param {string} path */
  function drawPath(element, looks, opacity, path) {
    const options = paintOf(looks, opacity);
    if (options.length > 0 && path !== '') lines.push(`\\path[${options.join(', ')}] ${path};`);
  }

  /** Words at a place. @param {string} words @param {number} x @param {number} y @param {Looks} looks @param {number} opacity */
  function drawWords(words, x, y, looks, opacity) {
    // A halo behind words has no words of its own.
    if (words.trim() === '' || (looks.stroke ?? 'none') !== 'none') return;
    const size = parseFloat(looks['font-size'] ?? '16');
    const in_middle = /^(middle|central)$/.test(looks['dominant-baseline'] ?? '') ? 0.33 * size : 0;
    const weight = Number(looks['font-weight']) >= 600 ? '\\bfseries' : '';
    const slope = looks['font-style'] === 'italic' ? '\\itshape' : '';
    const size_pt = rounded(size * scale);
    const options = [
      `anchor=${ANCHORS[looks['text-anchor'] ?? 'start'] ?? 'base west'}`,
      `text=${colourOf(looks.fill ?? '')}`,
      ...(opacity < 1 ? [`opacity=${rounded(opacity)}`] : []),
      `font=\\fontsize{${size_pt}}{${size_pt}}\\selectfont${weight}${slope}`,
    ];
    lines.push(
      `\\node[${options.join(', ')}] at (${rounded(x)},${rounded(y + in_middle)}) {${texWords(words.replace(/\s+/g, ' ').trim())}};`,
    );
  }

  /** @param {Element} element @param {Looks} looks @param {number} opacity */
  function drawText(element, looks, opacity) {
    const number = (/** @type {Element} */ of, /** @type {string} */ name) => parseFloat(of.getAttribute(name) ?? '0') || 0;
    const size = parseFloat(looks['font-size'] ?? '16');
    const shift = (/** @type {Element} */ of) => {
      const dy = of.getAttribute('dy') ?? '0';
      return dy.endsWith('em') ? parseFloat(dy) * size : parseFloat(dy) || 0;
    };
    const [x, y] = [number(element, 'x') + number(element, 'dx'), number(element, 'y') + shift(element)];
    for (const child of element.childNodes) {
      if (!(child instanceof Element)) drawWords(child.textContent ?? '', x, y, looks, opacity);
      else {
        const of_child = looksOf(child, looks);
        const at_x = child.hasAttribute('x') ? number(child, 'x') : x;
        const at_y = child.hasAttribute('y') ? number(child, 'y') : y;
        drawWords(child.textContent ?? '', at_x + number(child, 'dx'), at_y + shift(child), of_child, opacity);
      }
    }
  }

  /** What an element is drawn in: moves, scales and clips. @param {Element} element @returns {string[]} the options of a scope, and clips */
  function frameOf(element) {
    const options = [];
    const transform = element.getAttribute('transform') ?? '';
    for (const [, kind, values = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.split(/[\s,]+/).map(Number);
      if (kind === 'matrix') options.push(`cm={${[a, b, c, d].map(rounded).join(',')},(${rounded(e)},${rounded(f)})}`);
      if (kind === 'translate') options.push(`shift={(${rounded(a)},${rounded(b)})}`);
      if (kind === 'scale')
        options.push(`xscale=${rounded(a)}, yscale=${rounded(values.trim().includes(' ') || values.includes(',') ? b : a)}`);
      if (kind === 'rotate') options.push(b || c ? `rotate around={${rounded(a)}:(${rounded(b)},${rounded(c)})}` : `rotate=${rounded(a)}`);
    }
    if (element.tagName !== 'svg' || element === root) return options;
    const [x, y, wide, high] = ['x', 'y', 'width', 'height'].map((name) => parseFloat(element.getAttribute(name) ?? '0'));
    options.push(`shift={(${rounded(x ?? 0)},${rounded(y ?? 0)})}`);
    const box = element
      .getAttribute('viewBox')
      ?.split(/[\s,]+/)
      .map(Number);
    if (box && wide && high) {
      const [left = 0, top = 0, box_wide = wide, box_high = high] = box;
      const growth = Math.min(wide / box_wide, high / box_high);
      const [right, down] = [(wide - growth * box_wide) / 2, (high - growth * box_high) / 2];
      if (right || down) options.push(`shift={(${rounded(right)},${rounded(down)})}`);
      if (growth !== 1) options.push(`scale=${rounded(growth)}`);
      if (left || top) options.push(`shift={(${rounded(-left)},${rounded(-top)})}`);
    }
    return options;
  }

  /** @param {Element} element @param {Looks} looks */
  const looksOf = (element, looks) =>
    INHERITED.reduce((all, name) => {
      const value = element.getAttribute(name);
      return value === null ? all : { ...all, [name]: value };
    }, looks);

  /** @param {Element} element @param {Looks} inherited @param {number} above opacity of what it stands in */
  function draw(element, inherited, above) {
    const { tagName } = element;
    if (/^(defs|clipPath|marker|title|desc)$/.test(tagName)) return;
    const looks = looksOf(element, inherited);
    const opacity = above * Number(element.getAttribute('opacity') ?? 1);
    const frame = frameOf(element);
    const clip = /^url\(#(.*)\)$/.exec(element.getAttribute('clip-path') ?? '')?.[1];
    const clip_path = clip ? root.querySelector(`[id="${clip}"] > path`)?.getAttribute('d') : null;
    const is_scope = frame.length > 0 || clip_path;
    if (is_scope) lines.push(`\\begin{scope}${frame.length > 0 ? `[${frame.join(', ')}]` : ''}`);
    if (clip_path) lines.push(`\\clip svg {${clip_path}};`);
    const value = (/** @type {string} */ name) => rounded(parseFloat(element.getAttribute(name) ?? '0') || 0);
    if (tagName === 'path') drawPath(element, looks, opacity, `svg {${element.getAttribute('d') ?? ''}}`);
    else if (tagName === 'rect') {
      const round = Number(value('rx')) > 0 ? `[rounded corners=${rounded(Number(value('rx')) * scale)}pt] ` : '';
      drawPath(element, looks, opacity, `${round}(${value('x')},${value('y')}) rectangle ++(${value('width')},${value('height')})`);
    } else if (tagName === 'circle') drawPath(element, looks, opacity, `(${value('cx')},${value('cy')}) circle[radius=${value('r')}]`);
    else if (tagName === 'ellipse')
      drawPath(element, looks, opacity, `(${value('cx')},${value('cy')}) ellipse[x radius=${value('rx')}, y radius=${value('ry')}]`);
    else if (tagName === 'line')
      drawPath(element, { ...looks, fill: 'none' }, opacity, `(${value('x1')},${value('y1')}) -- (${value('x2')},${value('y2')})`);
    else if (tagName === 'polyline' || tagName === 'polygon') {
      const points = (element.getAttribute('points') ?? '').match(/-?[\d.]+/g) ?? [];
      const pairs = points.flatMap((x, at) => (at % 2 === 0 ? [`(${x},${points[at + 1] ?? 0})`] : []));
      drawPath(element, looks, opacity, `${pairs.join(' -- ')}${tagName === 'polygon' ? ' -- cycle' : ''}`);
    } else if (tagName === 'text') drawText(element, looks, opacity);
    else for (const child of element.children) draw(child, looks, opacity);
    if (is_scope) lines.push('\\end{scope}');
  }

  // The paper is that of the text.
  root.querySelector(':scope > rect')?.remove();
  draw(root, USUAL, 1);
  return [
    '% Compile with xelatex or lualatex.',
    '\\documentclass[border=2pt]{standalone}',
    ...(is_chinese ? ['\\usepackage{ctex}'] : []),
    '\\usepackage{tikz}',
    '\\usetikzlibrary{svg.path}',
    '\\begin{document}',
    ...[...colours].map(([digits, name]) => `\\definecolor{${name}}{HTML}{${digits}}`),
    // From the corner at the top left, in the pixels of the picture.
    `\\begin{tikzpicture}[x=1pt, y=1pt, xscale=${rounded(scale)}, yscale=-${rounded(scale)}, every node/.style={inner sep=0pt, outer sep=0pt}]`,
    ...lines,
    '\\end{tikzpicture}',
    '\\end{document}',
    '',
  ].join('\n');
}
