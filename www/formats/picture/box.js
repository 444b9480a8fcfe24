/** The boxes of elements: background, shadows, outline and borders. */

/** @import { SvgContext } from '../../canvas/svg_context.js' */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {(inset: number) => void} Outline makes the path of the box, so far inside */

/** @param {string} colour */
const isClear = (colour) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

/**
 * The stripes of a `repeating-linear-gradient`.
 * @param {SvgContext} context @param {string} image @param {Box} box
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

/** A gradient from left to right, in slices. @param {SvgContext} context @param {string} image @param {Box} box */
function drawGradient(context, image, { x, y, width, height }) {
  const shades = /^linear-gradient\((?:90deg|to right), (.*)\)$/.exec(image)?.[1]?.match(/rgb\([^)]*\)/g);
  if (!shades) return;
  const slices = Math.ceil(width);
  for (let slice = 0; slice < slices; slice += 1) {
    const at = ((slice + 0.5) / slices) * (shades.length - 1);
    const [low, high] = [Math.floor(at), Math.ceil(at)].map((one) => shades[one]?.match(/\d+/g)?.map(Number) ?? []);
    const mixed = low?.map((part, channel) => Math.round(part + ((high?.[channel] ?? part) - part) * (at % 1)));
    context.fillStyle = `rgb(${mixed?.join(', ')})`;
    context.fillRect(x + (slice * width) / slices, y, width / slices, height);
  }
}

/** Rings are shadows that have a spread alone. @param {SvgContext} context @param {string} shadows @param {Outline} outline */
function drawRings(context, shadows, outline) {
  for (const shadow of shadows === 'none' ? [] : shadows.split(/, (?=rgb|#|color)/)) {
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
}

/** @param {SvgContext} context @param {CSSStyleDeclaration} style @param {Box} box @param {Outline} outline */
function drawBorders(context, style, { x, y, width, height }, outline) {
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

/** @param {SvgContext} context @param {CSSStyleDeclaration} style @param {Box} box */
export function drawBox(context, style, box) {
  const { x, y, width, height } = box;
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
  drawGradient(context, style.backgroundImage, box);
  drawStripes(context, style.backgroundImage, box);
  drawRings(context, style.boxShadow, outline);
  const outlined = style.outlineStyle === 'none' || isClear(style.outlineColor) ? 0 : parseFloat(style.outlineWidth);
  if (outlined > 0) {
    context.strokeStyle = style.outlineColor;
    context.lineWidth = outlined;
    outline(-outlined / 2 - (parseFloat(style.outlineOffset) || 0));
    context.stroke();
  }
  drawBorders(context, style, box, outline);
}
