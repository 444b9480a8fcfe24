/** Counters and the loop as it is printed label the same vertices in different orders: their sums are compared. */

/** @import { Compared } from '../../../features/compare/types.js' */

/** @type {Compared} */
export const COMPARED = {
  methods: ['labels', 'loop'],
  usual: { left: 'loop', right: 'labels' },
  milestoneOf: () => null,
};
