/** Questions to a game about one position, or about others that differ from it in some options. */

/** @import { Client, Options } from './types.js' */

/**
 * @param {Pick<Client, 'ask'>} client @param {string} game class of the solver's edge @param {Options} options @param {AbortSignal} signal
 * @returns {(question: string, about?: unknown, changed?: Options) => Promise<any>}
 */
export const askOf =
  (client, game, options, signal) =>
  (question, about, changed = {}) =>
    client.ask({ game, options: { ...options, ...changed }, ask: question, about }, signal);
