/** Pictures of games in a row: places as columns of stones, or cells with coins. */
import { optionsOf } from '../../game_page/parameters.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Picture } from '../../canvas/picture.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Parameters } from '../../game_page/parameters.js' */
/** @import { Timeline } from './lesson.js' */

/** Stones of a column and columns, cells on a line and lines, that there is room for. */
const [STONES, COLUMNS, ACROSS, LINES] = [8, 9, 10, 4];

/** @typedef {(cell: number, left: number, top: number, write: (words: string, x: number, y: number, colour: string, share?: number) => void, context: Stage['context'], palette: Palette) => void} Draw */

/**
 * @param {string} game class of the solver @param {Parameters} parameters
 * @param {(timeline: Timeline) => {across: number, down: number, draw: Draw}} plan
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
      const [left, top] = [(width - across * cell) / 2, (height - down * cell) / 2];
      /** @param {string} words @param {number} x @param {number} y @param {string} colour @param {number} [share] of a cell */
      const write = (words, x, y, colour, share = 0.42) => {
        Object.assign(context, {
          fillStyle: colour,
          textAlign: 'center',
          textBaseline: 'middle',
          font: `700 ${share * cell}px ${palette.font}`,
        });
        context.fillText(words, left + x * cell, top + y * cell);
      };
      draw(cell, left, top, write, context, palette);
    };
  };

/** Stones on places, those that count in their own colour. @param {string} game @param {Parameters} parameters @param {(index: number) => number} stepOf how many steps up a place is */
export const columnsPicture = (game, parameters, stepOf) =>
  rowPicture(game, parameters, ({ places: all }) => {
    const places = all.slice(0, COLUMNS);
    const rise = stepOf(places.length - 1) * 0.4;
    const tallest = Math.max(1, ...places.map(({ holds }) => (Number(holds) <= STONES ? Number(holds) : 1)));
    return {
      across: places.length,
      down: tallest * 0.6 + rise + 1,
      draw(cell, left, top, write, context, palette) {
        places.forEach(({ number, holds, heap }, index) => {
          const ground = tallest * 0.6 + rise - stepOf(index) * 0.4;
          const counts = heap !== null;
          const [fill, ink] = counts ? [palette['p-fill'], palette['p-ink']] : [palette.undecided, palette['ink-soft']];
          context.fillStyle = fill;
          context.fillRect(left + (index + 0.04) * cell, top + ground * cell, cell * 0.92, (stepOf(index) * 0.4 + 0.7) * cell);
          write(number, index + 0.5, ground + 0.36, ink);
          if (Number(holds) > STONES) write(holds.length > 5 ? '…' : holds, index + 0.5, ground - 0.3, palette.ink, 0.34);
          else
            for (let stone = 0; stone < Number(holds); stone += 1) {
              context.beginPath();
              context.arc(left + (index + 0.5) * cell, top + (ground - 0.3 - stone * 0.6) * cell, cell * 0.25, 0, 2 * Math.PI);
              context.fillStyle = counts ? palette['n-fill'] : palette['ink-soft'];
              context.fill();
            }
        });
      },
    };
  });

/** Cells and coins; of a long row the coins alone. @param {string} game @param {Parameters} parameters @param {(timeline: Timeline) => {last: number, coins: {number: number, words: string}[]}} of */
export const cellsPicture = (game, parameters, of) =>
  rowPicture(game, parameters, (timeline) => {
    const { last, coins } = of(timeline);
    const is_long = last > ACROSS * LINES;
    const cells = is_long ? coins : Array.from({ length: last }, (_, index) => coins.find(({ number }) => number === index + 1) ?? null);
    const across = Math.max(1, Math.min(ACROSS, cells.length));
    return {
      across,
      down: Math.max(1, Math.ceil(cells.length / across)),
      draw(cell, left, top, write, context, palette) {
        cells.forEach((coin, index) => {
          const [x, y] = [(index % across) + 0.5, Math.floor(index / across) + 0.5];
          context.beginPath();
          context.arc(left + x * cell, top + y * cell, cell * (coin ? 0.42 : 0.3), 0, 2 * Math.PI);
          context.fillStyle = coin ? palette['n-fill'] : palette.undecided;
          context.fill();
          if (coin && coin.words.length < 4) write(coin.words, x, y, palette['n-ink'], 0.36);
        });
      },
    };
  });
