/**
 * What the page and the Worker exchange: see `types.d.ts`. Answers are plain data; their typed arrays are transferred, not copied. Here
 * are the ways in which a question fails.
 */

/** @import { Problem, Question } from './types.js' */

/** The solver refused a question; `refusal` says why. */
export class Refused extends Error {
  /** @param {Problem} refusal */
  constructor(refusal) {
    super(refusal.id);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

/** For a question whose refusal is neither an answer nor a fault. @param {unknown} reason @returns {undefined} */
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
