/** @import { Registration } from '../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 20,
  is_checked: true,
  group: 'own',
  fair: { rule: '(n) -> (n - t) for t in {2..6}\nstart (21)' },
  lesson: 'own-rule',
};
