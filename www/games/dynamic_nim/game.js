/** @type {import('../../shell/types.js').Registration} */
export const game = {
  order: 1,
  fair: { n: '20', k: '2' },
  lesson: 'walls',
};
