/** The programs of the games in a row: place by place, in step with the board. What is in files they do not read. */
import { counted, itemsOf } from '../../game_page/code/input.js';
import { marked } from '../../game_page/code/listing.js';
import { isGrid } from './turning/codes.js';
import { cellAt, filledOf, rowStepAt, totalOf } from './lesson.js';

/** @import { RowTimeline } from '../../../crate/pkg/rows/mexplorer.js' */
/** @import { Ending, Program, Programs } from '../../game_page/code/types.js' */
/** @import { Options } from '../../solver/types.js' */

/** @typedef {RowTimeline['places'][number]} Place */

/** Numbers of the listings in C++ are below this. */
const MOST = 2n ** 63n;

/** The list of a link that says how much lies on every place. @param {string} name @param {Options} options @param {Ending} ending */
function amountsOf(name, options, ending) {
  if (options.file !== null) return null;
  const amounts = itemsOf(options[name]);
  return ending === 'cpp' && amounts.some((one) => BigInt(one) >= MOST) ? null : `${counted(amounts)}\n`;
}

/** The values at a place, by the game. @typedef {(place: Place, X: bigint, timeline: RowTimeline) => Record<string, string | number | bigint>} ValuesOf */

/** @param {ValuesOf} countsOf where it is a heap @param {ValuesOf} [passedOf] where it is none @returns {Program<RowTimeline>['stepOf']} */
function stepsBy(countsOf, passedOf) {
  return (timeline, cursor) => {
    const { kind, numbers } = rowStepAt(timeline, cursor);
    if (kind === 'answer') return marked('answer', { X: timeline.total });
    const place = kind === 'counts' || kind === 'passed' ? timeline.places[numbers[0]] : undefined;
    const valuesOf = kind === 'counts' ? countsOf : passedOf;
    return place && valuesOf ? marked(kind, valuesOf(place, totalOf(timeline, numbers[0]), timeline)) : null;
  };
}

/** What a code says of a turn. @param {string} turn a code, such as 1-3, 1+C or 2E @param {number} last the last coin of a head */
function turnsOf(turn, last) {
  const [, least = '', to, spacing = ''] = /^(\d+)([-+]\d*)?([CE]?)$/.exec(turn) ?? [];
  return { least, most: to === '+' ? Math.max(last, Number(least)) : (to?.slice(1) ?? least), spacing: spacing || 'A' };
}

/** The last coin of a row that programs fill a table for. */
const LAST_COIN = 10_000;

/** @param {Options} options */
function inputOfTurning({ turn, heads }) {
  // The programs read one code.
  if (isGrid(turn)) return null;
  const coins = itemsOf(heads).sort((one, other) => Number(one) - Number(other));
  const last = Number(coins.at(-1) ?? 0);
  const { least, most, spacing } = turnsOf(turn ?? '', last);
  return last > LAST_COIN ? null : `${least} ${most}\n${spacing}\n${counted(coins)}\n`;
}

/**
 * Both codes and the heads of a grid whose table is filled.
 * @param {Options} options @param {Ending} _ending @param {RowTimeline | null} run
 */
function inputOfProduct({ turn }, _ending, run) {
  if (!isGrid(turn) || !run?.grid || filledOf(run) < run.grid.across * run.grid.down) return null;
  const { across, down } = run.grid;
  const codes = (turn ?? '').split('x').map((code, axis) => {
    const { least, most, spacing } = turnsOf(code, axis === 0 ? across : down);
    return `${least} ${most} ${spacing}`;
  });
  const heads = run.places.map(({ number }) => number.replace('.', ' '));
  return `${[...codes, heads.length, ...heads].join('\n')}\n`;
}

/** The column and the row of a coin on a grid. @param {string} coin such as 3.5 */
function placeOf(coin) {
  const [a = '', b = ''] = coin.split('.');
  return { a, b };
}

const stepOfHead = stepsBy(({ number, heap }, X) => ({ ...placeOf(number), 'g[a][b]': heap ?? '', X }));

/** @type {Program<RowTimeline>['stepOf']} */
function stepOfProduct(timeline, cursor) {
  const { kind, numbers } = rowStepAt(timeline, cursor);
  if (kind !== 'filled') return stepOfHead(timeline, cursor);
  return marked('filled', { ...placeOf(cellAt(timeline, numbers[0])), mex: numbers[1] });
}

/** @param {Options} options */
function inputOfCoins({ board, m, coins, file, reading }) {
  if (file !== null) return null;
  const is_drawn = m === null && coins === null;
  const cells = is_drawn
    ? [...(board ?? '')].flatMap((cell, index) => (cell === '1' ? [String(index + 1)] : []))
    : itemsOf(coins).sort((one, other) => Number(one) - Number(other));
  return `${reading} ${is_drawn ? (board ?? '').length : m} ${counted(cells)}\n`;
}

/** @type {Programs} */
export const PROGRAMS = {
  staircase: {
    inputOf: (options, ending) => amountsOf('stairs', options, ending),
    stepOf: stepsBy(
      ({ number: j, holds }, X) => ({ j, 'stones[j]': holds, X }),
      ({ number: j, holds }) => ({ j, 'stones[j]': holds }),
    ),
  },
  turning: {
    inputOf: inputOfTurning,
    stepOf: stepsBy(({ number: n, heap }, X) => ({ n, 'g[n]': heap ?? '', X })),
  },
  product: {
    inputOf: inputOfProduct,
    stepOf: stepOfProduct,
  },
  coins: {
    inputOf: inputOfCoins,
    stepOf: stepsBy(
      ({ number: s, holds: n }, X) => ({ s, n, X }),
      ({ number: s, holds: n }) => ({ s, n }),
    ),
  },
  parity_piles: {
    inputOf: (options, ending) => amountsOf('piles', options, ending),
    stepOf: stepsBy(
      ({ number: j, holds }, X) => ({ j, 'stones[j]': holds, X }),
      ({ number: j, holds }) => ({ j, 'stones[j]': holds }),
    ),
  },
  splitting: {
    inputOf: (options, ending) => amountsOf('beans', options, ending),
    stepOf: stepsBy(
      ({ number: i, holds, heap }, X, { places, rest }) => {
        const r = places.length + (rest?.count ?? 0) - 1 - Number(i);
        return { i, 'beans[i]': holds, r, 's[r]': heap ?? '', X };
      },
      ({ number: i, holds }) => ({ i, 'beans[i]': holds }),
    ),
  },
};
