/** An SVG element as text, with the looks that the style sheets give it. */
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
  ['paint-order', 'normal'],
  ['transform', 'none'],
]);
const LETTERS = /** @type {const} */ (['font-size', 'font-weight', 'font-style', 'text-anchor', 'dominant-baseline']);
const SHAPES = 'path,circle,ellipse,line,rect,polyline,polygon,text,tspan,g';

/** The markup of an SVG as it looks. @param {SVGSVGElement} element @param {{x: number, y: number, width: number, height: number}} place */
export function markupOf(element, { x, y, width, height }) {
  const copy = /** @type {SVGSVGElement} */ (element.cloneNode(true));
  const [from, to] = [[...element.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  from.forEach((part, index) => {
    const twin = entryAt(to, index);
    const style = getComputedStyle(part);
    if (style.display === 'none' || style.visibility !== 'visible' || part.matches('.poster')) return twin.remove();
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
