/** The built-in lessons that are more than first walks, by their names, in the order of the list. */
export const READY = ['walls', 'golden-ratio', 'two-errors', 'nimbers', 'proof-of-a-period', 'disguise', 'labels-and-draws', 'own-rule'];
