/**
 * The steps of two lessons in one order. Between two milestones that both sides reach, the side that is behind goes on: first the left
 * one, then the right one. A link names the last such milestone that is complete.
 */
import { milestonesAt } from '../../player/player.js';
import { say } from '../../player/lesson.js';
import { entryAt } from '../../ui/entry_at.js';
import { firstIndex } from '../../ui/first_index.js';

/** @import { Lesson } from '../../player/types.js' */
/** @import { Message } from '../../ui/messages.js' */
/** @import { SharedSteps } from './types.js' */

/** The most milestones of a side that are looked through; beyond them both sides run to their ends. */
const MOST = 100_000;

/** Where a side has its answer: later steps, such as a walk, are not work of the method. @param {Lesson} lesson */
const endOf = (lesson) => lesson.cursorOf('answer') ?? lesson.stepCount;

/**
 * The cursors of a side at the milestones that another method may reach, by their names, in order.
 * @param {Lesson} lesson @param {(name: Message) => string | null} milestoneOf
 */
function milestonesOf(lesson, milestoneOf) {
  /** @type {Map<string, number>} */
  const found = new Map();
  const end = endOf(lesson);
  if (lesson.sharedEnds) return new Map(Array.from(lesson.sharedEnds() ?? [], (cursor, number) => [String(number), cursor]));
  let cursor = lesson.milestones.next(0);
  for (let seen = 0; cursor !== undefined && cursor <= end && seen < MOST; seen += 1) {
    const name = milestoneOf(lesson.nameOf(cursor));
    if (name !== null) found.set(name, cursor);
    cursor = lesson.milestones.next(cursor);
  }
  return found;
}

/**
 * @param {Lesson} left @param {Lesson} right @param {(name: Message) => string | null} milestoneOf
 * @param {string} [start] the message of the start
 * @returns {SharedSteps}
 */
export function sharedSteps(left, right, milestoneOf, start = 'compare-start') {
  const of_right = milestonesOf(right, milestoneOf);
  /** The names of the places that both sides reach, and the cursors there: of the sides, and of both together. */
  const places = { names: ['start'], left: [0], right: [0], both: [0] };
  /** @param {string} name @param {number} on_left @param {number} on_right */
  function add(name, on_left, on_right) {
    const [before_left = 0, before_right = 0] = [places.left.at(-1), places.right.at(-1)];
    if (on_left < before_left || on_right < before_right || on_left + on_right === before_left + before_right) return;
    places.names.push(name);
    places.left.push(on_left);
    places.right.push(on_right);
    places.both.push(on_left + on_right);
  }
  for (const [name, on_left] of milestonesOf(left, milestoneOf)) {
    const on_right = of_right.get(name);
    if (on_right !== undefined) add(name, on_left, on_right);
  }
  const shared_count = places.names.length - 1;
  add('answer', endOf(left), endOf(right));
  const count = places.both.at(-1) ?? 0;

  /** The last place that is complete. @param {number} cursor */
  const placeAt = (cursor) => firstIndex(places.both.length, (place) => entryAt(places.both, place) > cursor) - 1;

  /** @param {number} cursor */
  function doneAt(cursor) {
    const place = placeAt(cursor);
    const since = cursor - entryAt(places.both, place);
    if (since === 0) return { left: entryAt(places.left, place), right: entryAt(places.right, place) };
    const of_left = Math.min(since, entryAt(places.left, place + 1) - entryAt(places.left, place));
    return { left: entryAt(places.left, place) + of_left, right: entryAt(places.right, place) + since - of_left };
  }

  /** @param {number} cursor */
  function sideOf(cursor) {
    if (cursor === 0) return null;
    return doneAt(cursor).right > doneAt(cursor - 1).right ? 'right' : 'left';
  }

  /** @param {number} cursor @param {(lesson: Lesson, cursor: number) => Message} tell */
  function onSide(cursor, tell) {
    const side = sideOf(cursor) ?? 'left';
    return tell(side === 'left' ? left : right, doneAt(cursor)[side]);
  }

  return {
    stepCount: count,
    milestones: milestonesAt(Uint32Array.from(places.both)),
    start: 0,
    atOf: (cursor) => (cursor === count ? 'answer' : entryAt(places.names, placeAt(cursor))),
    cursorOf(at) {
      if (at === 'answer') return count;
      const place = places.names.indexOf(at);
      return place < 0 ? null : entryAt(places.both, place);
    },
    captionOf: (cursor, covered) =>
      cursor === 0 ? say(start, { shared: shared_count }) : onSide(cursor, (lesson, own) => lesson.captionOf(own, covered)),
    code: left.code,
    litOf: () => [],
    nameOf: (cursor) => onSide(cursor, (lesson, own) => lesson.nameOf(own)),
    doneAt,
    sideOf,
    sharedCount: shared_count,
  };
}
