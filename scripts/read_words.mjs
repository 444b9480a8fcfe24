// Reads a file of messages: the app is handed them read, by its build or by its tests, and has nothing that reads the language they are
// written in.

import { FluentResource } from '@fluent/bundle';

/**
 * @param {string} text in Fluent's language; ours has no attributes
 * @returns {import('../www/ui/messages.js').Words}
 */
export const readWords = (text) => Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));
