/** What the shelf says of the built-in lessons, read from their texts when the app is built. */

/** @import { ShelvedLesson } from '../shell/types.js' */
/** @import { Card } from '../formats/lesson/card.js' */

/** @type {Record<string, Card>} */
const CARDS = import.meta.glob('./**/*.lesson.md', { query: '?card', import: 'default', eager: true });

/** @type {readonly ShelvedLesson[]} */
export const SHELF = Object.entries(CARDS).map(([path, card]) => ({
  ...card,
  id: String(path.split('/').at(-1)?.replace('.lesson.md', '')),
}));
