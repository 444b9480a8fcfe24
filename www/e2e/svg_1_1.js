/** What SVG 1.1 (second edition, W3C 2011) allows, of what pictures are made of: elements with their attributes, and the values of these. */

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const whole = (/** @type {string} */ form) => new RegExp(`^(?:${form})$`);
const one = whole(NUMBER);
const LENGTH = `${NUMBER}(?:em|ex|px|in|cm|mm|pt|pc|%)?`;
const length = whole(LENGTH);
const numbers = whole(String.raw`\s*${NUMBER}(?:[\s,]+${NUMBER})*\s*`);
const colour = whole(String.raw`none|currentColor|inherit|#[\da-fA-F]{3}|#[\da-fA-F]{6}|rgb\(\d+, ?\d+, ?\d+\)|[a-z]+|url\(#[\w-]+\)`);
const ANY = /^/;

/** Attributes of any element that is drawn. @type {Record<string, RegExp>} */
const PRESENTATION = {
  'clip-path': /^(none|url\(#[A-Za-z_][\w-]*\))$/,
  'clip-rule': /^(nonzero|evenodd)$/,
  color: colour,
  'dominant-baseline':
    /^(auto|use-script|no-change|reset-size|ideographic|alphabetic|hanging|mathematical|central|middle|text-after-edge|text-before-edge)$/,
  fill: colour,
  'fill-opacity': one,
  'fill-rule': /^(nonzero|evenodd)$/,
  'font-family': ANY,
  'font-size': length,
  'font-style': /^(normal|italic|oblique)$/,
  'font-weight': /^(normal|bold|bolder|lighter|[1-9]00)$/,
  'image-rendering': /^(auto|optimizeSpeed|optimizeQuality)$/,
  'letter-spacing': whole(`normal|${LENGTH}`),
  'marker-end': ANY,
  'marker-mid': ANY,
  'marker-start': ANY,
  opacity: one,
  overflow: /^(visible|hidden|scroll|auto)$/,
  'shape-rendering': /^(auto|optimizeSpeed|crispEdges|geometricPrecision)$/,
  stroke: colour,
  'stroke-dasharray': whole(`none|${LENGTH}(?:[ ,]+${LENGTH})*`),
  'stroke-dashoffset': length,
  'stroke-linecap': /^(butt|round|square)$/,
  'stroke-linejoin': /^(miter|round|bevel)$/,
  'stroke-miterlimit': one,
  'stroke-opacity': one,
  'stroke-width': length,
  'text-anchor': /^(start|middle|end)$/,
  visibility: /^(visible|hidden|collapse)$/,
  // The contents of a style are another language's.
  style: ANY,
  id: /^[A-Za-z_][\w.-]*$/,
};

const transform = whole(String.raw`(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\((?:${NUMBER}[\s,]*)+\)\s*)+`);
const SHAPE = { transform };
const NAMESPACES = { xmlns: ANY, 'xmlns:xlink': ANY };
const ASPECT = { preserveAspectRatio: /^(none|x(Min|Mid|Max)Y(Min|Mid|Max)( (meet|slice))?)$/ };
const BOX = { x: length, y: length, width: length, height: length };
const LETTERS = { x: numbers, y: numbers, dx: ANY, dy: ANY, rotate: numbers, textLength: length };

/** @type {Record<string, Record<string, RegExp>>} */
const ELEMENTS = {
  svg: { ...NAMESPACES, ...BOX, ...ASPECT, version: /^1\.1$/, viewBox: numbers },
  g: SHAPE,
  defs: SHAPE,
  path: { ...SHAPE, d: /^[\sMmLlHhVvCcSsQqTtAaZz\d.,e+-]*$/, pathLength: one },
  rect: { ...SHAPE, ...BOX, rx: length, ry: length },
  circle: { ...SHAPE, cx: length, cy: length, r: length },
  ellipse: { ...SHAPE, cx: length, cy: length, rx: length, ry: length },
  line: { ...SHAPE, x1: length, y1: length, x2: length, y2: length },
  polyline: { ...SHAPE, points: numbers },
  polygon: { ...SHAPE, points: numbers },
  text: { ...SHAPE, ...LETTERS },
  tspan: LETTERS,
  image: { ...SHAPE, ...BOX, ...ASPECT, 'xlink:href': ANY },
  clipPath: { ...SHAPE, clipPathUnits: ANY },
  marker: {
    viewBox: numbers,
    ...ASPECT,
    refX: length,
    refY: length,
    markerWidth: length,
    markerHeight: length,
    markerUnits: ANY,
    orient: ANY,
  },
  title: {},
  desc: {},
};

/**
 * What SVG 1.1 does not have, in the order of the text; nothing in a valid picture.
 * @param {string} svg a well-formed text
 * @returns {string[]}
 */
export function wrongInSvg(svg) {
  /** @type {string[]} */
  const wrong = [];
  if (!svg.includes('version="1.1"')) wrong.push('version');
  for (const [, name = '', attributes = ''] of svg.matchAll(/<([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g)) {
    const of_element = ELEMENTS[name];
    if (!of_element) wrong.push(`<${name}>`);
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      const form = of_element?.[attribute] ?? PRESENTATION[attribute];
      if (!form?.test(value)) wrong.push(`${name} ${attribute}="${value.slice(0, 60)}"`);
    }
  }
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  if (new Set(ids).size < ids.length) wrong.push(`two with one id: ${ids.join(' ')}`);
  return [...new Set(wrong)];
}
