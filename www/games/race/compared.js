/** Rings and pairs go through the layers of distances; the full game is labelled from its end. */

/** @import { Compared } from '../../features/compare/types.js' */

/** @type {Compared} */
export const COMPARED = {
  methods: ['rings', 'pairs', 'full'],
  usual: { left: 'pairs', right: 'rings' },
  milestoneOf: ({ id, args }) => (id === 'race-name-layer' ? String(args.i) : null),
};
