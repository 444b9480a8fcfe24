/**
 * What the page and the Worker say to each other.
 *
 * A request is a question about a solved game; the Worker keeps the last few solved games, so that a second question
 * about the same one costs no second run. Answers are plain data; their typed arrays are transferred, not copied.
 *
 * @typedef {object} Question
 * @property {string} game class of the solver's edge, as `DynamicNim`
 * @property {Record<string, string | null>} options the game's options, as they stand in the link; the method is none of them, but what a timeline is about
 * @property {string} ask method of that class, as `timeline`
 * @property {unknown} [about] its argument
 *
 * @typedef {Question & {id: number}} Request
 *
 * @typedef {{name: string, text: string}} Shared a text that questions name instead of having it: `options.file` is its name
 *
 * @typedef {object} Refusal a job the solver will not do, as data for a sentence
 * @property {string} id message id
 * @property {Record<string, string>} args
 *
 * @typedef {{id: number, answer: unknown} | {id: number, refusal: Refusal} | {id: number, progress: number} | {id: number, stopped: true} | {begun: true}} Response
 *   a Worker says that it has begun before anything else; progress, from 0 to 1, comes any number of times before the answer of long work; the page may then post `{stop: id}`
 */

/** The solver refused a question; `refusal` says why. */
export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.id);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

/** For a question whose refusal is no answer, and no fault either. @param {unknown} reason @returns {undefined} */
export function nothingIfRefused(reason) {
  if (!(reason instanceof Refused)) throw reason;
  return undefined;
}

/** The Worker died over a question. That is a bug in the solver; a new Worker is already there. */
export class Crashed extends Error {
  /** @param {Question} question @param {string} reason */
  constructor(question, reason) {
    super(reason);
    this.name = 'Crashed';
    this.question = question;
  }
}
