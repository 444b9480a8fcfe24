/** An SVG element as text, with the looks that the style sheets give it. */
import { svgColour, svgWeight } from '../../canvas/svg_looks.js';
import { entryAt } from '../../ui/entry_at.js';

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
  ['transform', 'none'],
]);
const LETTERS = /** @type {const} */ (['font-size', 'font-weight', 'font-style', 'text-anchor', 'dominant-baseline']);
const SHAPES = 'path,circle,ellipse,line,rect,polyline,polygon,text,tspan,g';

/** Writes a colour as SVG 1.1 does. @param {Element} part @param {string} name */
function opaque(part, name) {
  const { colour, opacity } = svgColour(part.getAttribute(name) ?? '');
  if (colour !== '') part.setAttribute(name, opacity === 0 ? 'none' : colour);
  if (opacity > 0 && opacity < 1) part.setAttribute(`${name}-opacity`, String(opacity * Number(part.getAttribute(`${name}-opacity`) ?? 1)));
}

/** The markup of an SVG as it looks. @param {SVGSVGElement} element @param {{x: number, y: number, width: number, height: number}} place */
export function markupOf(element, { x, y, width, height }) {
  const copy = /** @type {SVGSVGElement} */ (element.cloneNode(true));
  const [from, to] = [[...element.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  /** @type {Element[]} */
  const haloed = [];
  from.forEach((part, index) => {
    const twin = entryAt(to, index);
    const style = getComputedStyle(part);
    if (style.display === 'none' || style.visibility !== 'visible' || part.matches('.poster')) return twin.remove();
    for (const name of twin.getAttributeNames())
      if (/^(class|style|role|tabindex|aria-.*|data-.*|key|on.*)$/.test(name)) twin.removeAttribute(name);
    if (!part.matches(SHAPES)) return;
    for (const [name, usual] of LOOKS) {
      const value = style.getPropertyValue(name);
      // What is in a group has paint of its own.
      const is_looked_at = !part.matches('g') || name === 'opacity' || name === 'transform';
      if (is_looked_at && value !== '' && value !== usual) twin.setAttribute(name, value);
    }
    for (const name of ['fill', 'stroke']) opaque(twin, name);
    if (style.paintOrder.startsWith('stroke') && style.stroke !== 'none') haloed.push(twin);
    if (part.matches('text,tspan')) {
      for (const name of LETTERS) twin.setAttribute(name, style.getPropertyValue(name));
      twin.setAttribute('font-weight', svgWeight(style.fontWeight));
    }
    if (part.matches('circle')) twin.setAttribute('r', style.getPropertyValue('r') || part.getAttribute('r') || '0');
  });
  // SVG 1.1 fills first: where the line comes first, the shape is there twice.
  for (const part of haloed) {
    part.before(part.cloneNode(true));
    for (const one of [part, ...part.querySelectorAll('*')]) one.setAttribute('stroke', 'none');
  }
  for (const name of copy.getAttributeNames()) if (!/^(viewBox|preserveAspectRatio)$/i.test(name)) copy.removeAttribute(name);
  const values = { x, y, width, height, ...(copy.hasAttribute('viewBox') ? {} : { viewBox: `0 0 ${width} ${height}` }) };
  for (const [name, value] of Object.entries(values)) copy.setAttribute(name, String(value));
  if (getComputedStyle(element).overflow === 'visible') copy.setAttribute('overflow', 'visible');
  return new XMLSerializer().serializeToString(copy);
}
