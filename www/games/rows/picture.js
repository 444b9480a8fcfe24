/** Pictures of games in a row: places as columns of stones, or cells with coins. */
import { optionsOf } from '../../game_page/parameters.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Picture } from '../../canvas/picture.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Parameters } from '../../game_page/parameters.js' */
/** @import { Timeline } from './lesson.js' */

/** Room for stones in a column and for columns; for cells on a line and for lines. */
const [STONES, COLUMNS, ACROSS, LINES] = [8, 9, 10, 4];

/** @typedef {ReturnType<typeof penOf>} Pen */

/**
 * Draws in units of cells.
 * @param {Stage['context']} context @param {string} font @param {number} cell in pixels @param {number} left @param {number} top
 */
const penOf = (context, font, cell, left, top) => ({
  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} colour */
  rect(x, y, width, height, colour) {
    context.fillStyle = colour;
    context.fillRect(left + x * cell, top + y * cell, width * cell, height * cell);
  },
  /** @param {number} x @param {number} y @param {number} radius @param {string} colour */
  circle(x, y, radius, colour) {
    context.beginPath();
    context.arc(left + x * cell, top + y * cell, radius * cell, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  },
  /** @param {string} words @param {number} x @param {number} y @param {string} colour @param {number} size */
  write(words, x, y, colour, size) {
    Object.assign(context, { fillStyle: colour, textAlign: 'center', textBaseline: 'middle', font: `700 ${size * cell}px ${font}` });
    context.fillText(words, left + x * cell, top + y * cell);
  },
});

/**
 * @param {string} game class of the solver @param {Parameters} parameters
 * @param {(timeline: Timeline) => {across: number, down: number, draw: (pen: Pen, palette: Palette) => void}} plan
 * @returns {Picture}
 */
const rowPicture =
  (game, parameters, plan) =>
  async ({ params, ask }) => {
    const options = optionsOf(parameters, new Map(Object.entries(params)));
    const { across, down, draw } = plan(await ask({ game, options, ask: 'timeline', about: '' }));
    return ({ context, size }, palette) => {
      const { width, height } = size();
      const cell = Math.min(46, (width - 20) / across, (height - 20) / down);
      draw(penOf(context, palette.font, cell, (width - across * cell) / 2, (height - down * cell) / 2), palette);
    };
  };

/**
 * Stones on places; those that count have their own colour.
 * @param {string} game @param {Parameters} parameters @param {(index: number) => number} stepOf how many steps up a place is
 */
export const columnsPicture = (game, parameters, stepOf) =>
  rowPicture(game, parameters, ({ places: all }) => {
    const places = all.slice(0, COLUMNS);
    const rise = stepOf(places.length - 1) * 0.4;
    const tallest = 0.6 * Math.max(1, ...places.map(({ holds }) => (Number(holds) <= STONES ? Number(holds) : 1)));
    return {
      across: places.length,
      down: tallest + rise + 1,
      draw(pen, palette) {
        for (const [index, { number, holds, heap }] of places.entries()) {
          const [middle, ground] = [index + 0.5, tallest + rise - stepOf(index) * 0.4];
          const counts = heap !== null;
          pen.rect(index + 0.04, ground, 0.92, stepOf(index) * 0.4 + 0.7, counts ? palette['p-fill'] : palette.undecided);
          pen.write(number, middle, ground + 0.36, counts ? palette['p-ink'] : palette['ink-soft'], 0.42);
          if (Number(holds) > STONES) pen.write(holds.length > 5 ? '…' : holds, middle, ground - 0.3, palette.ink, 0.34);
          else
            for (let stone = 0; stone < Number(holds); stone += 1)
              pen.circle(middle, ground - 0.3 - stone * 0.6, 0.25, counts ? palette['n-fill'] : palette['ink-soft']);
        }
      },
    };
  });

/**
 * Cells and coins; of a long row the coins alone.
 * @param {string} game @param {Parameters} parameters
 * @param {(timeline: Timeline) => {last: number, coins: {number: number, words: string}[]}} of
 */
export const cellsPicture = (game, parameters, of) =>
  rowPicture(game, parameters, (timeline) => {
    const { last, coins } = of(timeline);
    const numbers = last > ACROSS * LINES ? coins.map(({ number }) => number) : Array.from({ length: last }, (_, index) => index + 1);
    const across = Math.max(1, Math.min(ACROSS, numbers.length));
    return {
      across,
      down: Math.max(1, Math.ceil(numbers.length / across)),
      draw(pen, palette) {
        for (const [index, number] of numbers.entries()) {
          const coin = coins.find((one) => one.number === number);
          const [x, y] = [(index % across) + 0.5, Math.floor(index / across) + 0.5];
          pen.circle(x, y, coin ? 0.42 : 0.3, coin ? palette['n-fill'] : palette.undecided);
          if (coin && coin.words.length < 4) pen.write(coin.words, x, y, palette['n-ink'], 0.36);
        }
      },
    };
  });
