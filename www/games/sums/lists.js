/** Nimbers of a game's heaps, with the period that the solver found; of a sum those of its first part. */

/** @import { List } from '../../features/values/types.js' */

/** The game of a part as links to it have it. @param {string} kind as the solver writes it */
const ruleOf = (kind) => kind.replace(/^subtraction:/, 'set=').replace(/^octal:(take=)?/, (_, take) => take ?? 'code=');

/** The largest heap that has a step of its own. */
const STEPPED = 60;

/** Mistakes in nimbers, by their names in the solver. */
const MISTAKES = ['mex-one', 'whole-heap', 'no-split', 'sum'];

/** @type {readonly List[]} */
export const LISTS = [
  {
    name: 'nimber',
    from: 0,
    most: 100_000,
    most_checked: 1_000_000,
    fields: ['set', 'code', 'take', 'parts'],
    boardOf: ([heap], { parts }) => ({
      ...(parts ? { parts: parts.replace(/^([^+]*?)\d+(?=$|\+).*/, `$1${heap}`) } : { heaps: String(heap) }),
      method: 'mex',
      at: heap <= STEPPED ? `options,${heap},1` : 'answer',
    }),
    mistakes: MISTAKES.map((name) => ({
      name,
      async compute(ask, [last]) {
        const kind = (await ask('timeline', 'mex')).parts[0]?.kind;
        /** @type {Uint32Array} */
        const values = kind === undefined ? new Uint32Array() : await ask('mistaken', { kind, name, count: last + 1 });
        return ([heap]) => (heap < values.length ? String(values[heap]) : undefined);
      },
    })),
    is_nimber: true,
    async compute(ask, count) {
      const kind = (await ask('timeline', 'mex')).parts[0]?.kind;
      const values = kind === undefined ? new Uint32Array() : await ask('values', { kind, count, steps: false });
      // What is known of the period may have come with the values.
      const { period } = await ask('timeline', 'mex');
      return { values, period: period && { ...period, is_proved: period.certainty !== 'seen' }, rule: ruleOf(kind ?? '') };
    },
  },
];
