/** Nimbers of a game's heaps, with the period that the solver found; of a sum those of its first part. */

/** @import { List } from '../../features/values/types.js' */

/** The game of a part as links to it have it. @param {string} kind as the solver writes it */
const ruleOf = (kind) => kind.replace(/^subtraction:/, 'set=').replace(/^octal:(take=)?/, (_, take) => take ?? 'code=');

/** @type {readonly List[]} */
export const LISTS = [
  {
    name: 'nimber',
    from: 0,
    most: 100_000,
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
