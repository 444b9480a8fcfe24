/** The methods that fill the table reach its rows; numeration has no rows, and its sum is compared. */

/** @import { Compared } from '../../features/compare/types.js' */

/** @type {Compared} */
export const COMPARED = {
  methods: ['definition', 'rows', 'walls', 'numeration'],
  usual: { left: 'rows', right: 'walls' },
  milestoneOf: ({ id, args }) => (id === 'dynamic-nim-name-row' ? String(args.row) : null),
};
