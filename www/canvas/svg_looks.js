/** Looks of CSS as SVG 1.1 writes them: colours opaque, with the opacity apart; weights of letters in hundreds. */

/** @param {string} weight a number */
export const svgWeight = (weight) => String(Math.round(Number(weight) / 100) * 100);

/** @param {number} part of 255 */
const hex = (part) => Math.round(part).toString(16).padStart(2, '0');

/** @param {readonly (string | undefined)[]} parts red, green and blue @param {number} whole what each is a part of */
const hexOf = (parts, whole) => `#${parts.map((part) => hex((255 * Number(part)) / whole)).join('')}`;

/** @param {string | undefined} alpha a number, or a percentage */
const opacityOf = (alpha) => (alpha === undefined ? 1 : alpha.endsWith('%') ? Number(alpha.slice(0, -1)) / 100 : Number(alpha));

/**
 * A colour of the forms that views and browsers write; any other is left as it is.
 * @param {string} colour @returns {{colour: string, opacity: number}}
 */
export function svgColour(colour) {
  const of_255 = /^rgba?\(([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)(?:[ ,/]+([\d.]+%?))?\)$/.exec(colour);
  if (of_255) return { colour: hexOf(of_255.slice(1, 4), 255), opacity: opacityOf(of_255[4]) };
  const of_1 = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.]+%?))?\)$/.exec(colour);
  if (of_1) return { colour: hexOf(of_1.slice(1, 4), 1), opacity: opacityOf(of_1[4]) };
  const with_alpha = /^(#[\da-f]{6})([\da-f]{2})$/i.exec(colour);
  if (with_alpha) return { colour: with_alpha[1] ?? colour, opacity: parseInt(with_alpha[2] ?? 'ff', 16) / 255 };
  return { colour, opacity: 1 };
}

/**
 * A colour as an attribute and its opacity as another, which is left out where it is 1.
 * @param {'fill' | 'stroke'} name @param {string} value @returns {Record<string, string | null>}
 */
export function paint(name, value) {
  const { colour, opacity } = svgColour(value);
  return { [name]: colour, [`${name}-opacity`]: opacity === 1 ? null : String(Number(opacity.toFixed(3))) };
}
