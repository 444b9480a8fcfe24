/** Pictures of games in a row: places as columns of stones, or cells with coins. */
import { optionsOf } from '../../game_page/parameters.js';
import { classOf } from '../../shell/games.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Picture } from '../../canvas/picture.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Timeline } from './lesson.js' */
/** @import { Cells, Declaration } from './types.js' */

/** Room for stones in a column and for columns; for cells on a line and for lines. */
const [STONES, COLUMNS, ACROSS, LINES] = [8, 9, 10, 4];
/** Room for columns and rows of a grid. */
const GRID = 12;

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

/** What a picture has room for, in cells, and how it is drawn. @typedef {{across: number, down: number, draw: (pen: Pen, palette: Palette) => void}} Plan */

/**
 * Stones on places; those that count have their own colour.
 * @param {Timeline} timeline @param {(index: number) => number} stepOf how many steps up a place is
 * @returns {Plan}
 */
function columnsPlan({ places: all }, stepOf) {
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
}

/** A grid of coins, as much of it as there is room for. @param {Cells} cells @param {NonNullable<Cells['grid']>} grid @returns {Plan} */
function gridPlan({ coins }, { across, down }) {
  const by_number = new Map(coins.map((coin) => [coin.number, coin]));
  const [columns, rows] = [Math.min(across, GRID), Math.min(down, GRID)];
  return {
    across: columns,
    down: rows,
    draw(pen, palette) {
      for (let row = 1; row <= rows; row += 1)
        for (let column = 1; column <= columns; column += 1) {
          const coin = by_number.get(`${column}.${row}`);
          pen.circle(column - 0.5, row - 0.5, coin ? 0.42 : 0.3, coin ? palette['n-fill'] : palette.undecided);
          if (coin?.note) pen.write(coin.note, column - 0.5, row - 0.5, palette['n-ink'], 0.4);
        }
    },
  };
}

/** Cells and coins; of a long row the coins alone. @param {Cells} cells @returns {Plan} */
function cellsPlan({ last: typed, coins }) {
  const last = Number(typed);
  const numbers = last > ACROSS * LINES ? coins.map(({ number }) => number) : Array.from({ length: last }, (_, index) => String(index + 1));
  const across = Math.max(1, Math.min(ACROSS, numbers.length));
  return {
    across,
    down: Math.max(1, Math.ceil(numbers.length / across)),
    draw(pen, palette) {
      for (const [index, number] of numbers.entries()) {
        const coin = coins.find((one) => one.number === number);
        const [x, y] = [(index % across) + 0.5, Math.floor(index / across) + 0.5];
        pen.circle(x, y, coin ? 0.42 : 0.3, coin ? palette['n-fill'] : palette.undecided);
        if (coin?.note && coin.note.length < 4) pen.write(coin.note, x, y, palette['n-ink'], 0.36);
      }
    },
  };
}

/**
 * The picture of a link.
 * @param {string} route @param {Declaration} declaration
 * @returns {Picture}
 */
export const pictureOf =
  (route, { parameters, cellsOf, rises }) =>
  async ({ params, ask }) => {
    const options = optionsOf(parameters, new Map(Object.entries(params)));
    /** @type {Timeline} */
    const timeline = await ask({ game: classOf(route), options, ask: 'timeline', about: '' });
    const cells = cellsOf?.(timeline, timeline);
    const plan = cells?.grid
      ? gridPlan(cells, cells.grid)
      : cells
        ? cellsPlan(cells)
        : columnsPlan(timeline, (index) => (rises ? index : 0));
    const { across, down, draw } = plan;
    return ({ context, size }, palette) => {
      const { width, height } = size();
      const cell = Math.min(46, (width - 20) / across, (height - 20) / down);
      draw(penOf(context, palette.font, cell, (width - across * cell) / 2, (height - down * cell) / 2), palette);
    };
  };
