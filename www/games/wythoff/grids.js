/** The grid of P and N: a row for each a, a column for each b. */

/** @import { Grid } from '../../features/check/types.js' */

/** The largest pile whose cells have steps by the definition. */
const STEPPED = 60;

/** The most pairs that the solver lists. */
const MOST_PAIRS = 10_000;

/** @type {readonly Grid[]} */
export const GRIDS = [
  {
    name: 'np',
    cells: 'outcome',
    from: 0,
    async compute(ask, [last, last_column = 0]) {
      const most = Math.max(last, last_column);
      /** @type {Uint32Array} */
      const lowers = await ask('lowers', { count: Math.min(most + 1, MOST_PAIRS) });
      const known = lowers.at(-1) ?? 0;
      const partners = new Map(
        [...lowers].flatMap((lower, i) => [
          [lower, lower + i],
          [lower + i, lower],
        ]),
      );
      return ([a, b = 0]) => (Math.min(a, b) > known ? undefined : partners.get(a) === b ? 'P' : 'N');
    },
    boardOf([a, b = 0]) {
      const is_stepped = Math.max(a, b) <= STEPPED;
      return {
        a: String(a),
        b: String(b),
        ...(is_stepped ? { method: 'definition', at: `${a},${b}` } : { method: 'beatty', at: 'answer' }),
      };
    },
    mistakes: [
      {
        name: 'no-diagonal',
        compute:
          async () =>
          ([a, b = 0]) =>
            a === b ? 'P' : 'N',
      },
      {
        name: 'diagonal-alone',
        compute:
          async () =>
          ([a, b = 0]) =>
            Math.min(a, b) === 0 ? 'P' : 'N',
      },
    ],
  },
];
