/** The methods that fill the table reach its rows, and the search with a memo has answered them at some time; numeration has no rows. */

/** @import { Compared } from '../../features/compare/types.js' */

/** @type {Compared} */
export const COMPARED = {
  methods: ['definition', 'rows', 'walls', 'memo', 'numeration'],
  usual: { left: 'rows', right: 'walls' },
  milestoneOf: ({ id, args }) => (id === 'dynamic-nim-name-row' ? String(args.row) : null),
};
