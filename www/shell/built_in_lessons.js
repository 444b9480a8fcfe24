/** The names of the built-in lessons that go beyond a first walk, in the order of the list. */
export const READY = [
  'walls',
  'golden-ratio',
  'two-errors',
  'why-xor',
  'nimbers',
  'proof-of-a-period',
  'disguise',
  'labels-and-draws',
  'own-rule',
];
