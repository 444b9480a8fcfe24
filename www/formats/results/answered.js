/** The first answers to the questions of lessons, stored in the tab. */
import { signal } from '@preact/signals';
import { readFromTab, recordOf, writeToTab } from '../../ui/tab_storage.js';
import { aboutLesson } from './series.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Result } from './code.js' */

/** @type {Map<number, Signal<(Result | undefined)[]>>} */
const lessons = new Map();

/** @param {number} about @returns {(Result | undefined)[]} */
function recalled(about) {
  const stored = recordOf(readFromTab(`answered.${about}`));
  return Array.isArray(stored) ? stored.map((one) => one ?? undefined) : [];
}

/** The answers of a lesson, by the places of its questions from 0 on. @param {string} text */
export function answeredIn(text) {
  const about = aboutLesson(text);
  const found = lessons.get(about) ?? signal(recalled(about));
  lessons.set(about, found);
  return found;
}

/** Stores an answer, if it is the first. @param {string} text @param {number} place of the question @param {Result} result */
export function noteAnswer(text, place, result) {
  const answers = answeredIn(text);
  if (answers.peek()[place]) return;
  answers.value = Object.assign([...answers.peek()], { [place]: result });
  writeToTab(`answered.${aboutLesson(text)}`, JSON.stringify(answers.peek()));
}
