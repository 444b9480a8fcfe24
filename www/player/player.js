/**
 * The player: a cursor over a fixed number of steps. It knows no games, pixels or clocks; `clock.js` calls `tick`. A step back is a seek
 * and costs the same as a step forward. Commands only peek at the signals, so that an effect that gives a command does not subscribe to
 * the player.
 */
import { batch, computed, signal } from '@preact/signals';
import { entryAt } from '../ui/entry_at.js';
import { firstIndex } from '../ui/first_index.js';
import { readonly } from '../ui/readonly.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Milestones } from './types.js' */

/** Steps per second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64, 128];

/** What moved the cursor: views animate only a single step by hand or by slow play. @typedef {'hand' | 'repeat' | 'play' | 'seek'} Cause */

/** Milestones at given cursors. @param {ArrayLike<number>} marks ascending @returns {Milestones} */
export const milestonesAt = (marks) => ({
  marks,
  next: (cursor) => marks[firstIndex(marks.length, (index) => entryAt(marks, index) > cursor)],
  previous: (cursor) => marks[firstIndex(marks.length, (index) => entryAt(marks, index) >= cursor) - 1],
});

/** @param {number} value @param {number} last */
const clamp = (value, last) => Math.min(Math.max(value, 0), last);

export function createPlayer() {
  /** Steps done: 0 is before the first, `last` after the last. */
  const cursor = signal(0);
  const length = signal(0);
  /** The player goes to no step beyond it. */
  const bound = signal(Infinity);
  const last = computed(() => Math.min(length.value, bound.value));
  const playing = signal(false);
  /** Index into SPEEDS. */
  const speed = signal(2);
  /** @type {Signal<{from: number, cause: Cause}>} */
  const moved = signal({ from: 0, cause: 'seek' });
  let milestones = milestonesAt([]);
  let owed_steps = 0;

  /** @param {number} to @param {Cause} cause */
  function go(to, cause) {
    const target = clamp(to, last.peek());
    if (target === cursor.peek()) return;
    batch(() => {
      moved.value = { from: cursor.peek(), cause };
      cursor.value = target;
    });
  }

  function pause() {
    playing.value = false;
    owed_steps = 0;
  }

  return {
    cursor: readonly(cursor),
    last,
    playing: readonly(playing),
    speed: readonly(speed),
    moved: readonly(moved),
    marks: () => (bound.value === Infinity ? milestones.marks : Array.from(milestones.marks).filter((mark) => mark <= last.value)),

    /**
     * A new timeline: paused, at `start`.
     * @param {number} steps @param {Milestones} its_milestones @param {number} start @param {number} [most] the new bound
     */
    load(steps, its_milestones, start, most = Infinity) {
      batch(() => {
        pause();
        milestones = its_milestones;
        length.value = steps;
        bound.value = most;
        moved.value = { from: cursor.peek(), cause: 'seek' };
        cursor.value = clamp(start, last.peek());
      });
    },

    /** Another bound. @param {number} most */
    bind(most) {
      batch(() => {
        pause();
        bound.value = most;
        go(cursor.peek(), 'seek');
      });
    },

    /** @param {number} to */
    seek(to) {
      pause();
      go(to, 'seek');
    },

    /** @param {number} by steps, negative for back @param {Cause} [cause] */
    step(by, cause = 'hand') {
      pause();
      go(cursor.peek() + by, cause);
    },

    /** To the next or the previous milestone. @param {1 | -1} direction */
    milestone(direction) {
      pause();
      const to = direction > 0 ? (milestones.next(cursor.peek()) ?? last.peek()) : (milestones.previous(cursor.peek()) ?? 0);
      go(to, 'seek');
    },

    /** Playing from the end starts again. */
    toggle() {
      if (playing.peek()) return pause();
      batch(() => {
        if (cursor.peek() === last.peek()) go(0, 'seek');
        playing.value = last.peek() > 0;
      });
    },

    pause,

    /** @param {number} by */
    changeSpeed(by) {
      speed.value = clamp(speed.peek() + by, SPEEDS.length - 1);
    },

    /** Time passes. @param {number} dt_ms */
    tick(dt_ms) {
      if (!playing.peek()) return;
      owed_steps += (dt_ms / 1000) * entryAt(SPEEDS, speed.peek());
      const whole = Math.floor(owed_steps);
      if (whole === 0) return;
      owed_steps -= whole;
      batch(() => {
        go(cursor.peek() + whole, whole === 1 ? 'play' : 'seek');
        if (cursor.peek() === last.peek()) pause();
      });
    },
  };
}

/** @typedef {ReturnType<typeof createPlayer>} Player */
