/**
 * The player: a cursor over a fixed number of steps. It knows neither games nor pixels nor clocks; whoever has a
 * clock calls `tick`. Back is a seek and costs the same as forward. Its commands only peek at its signals, so that an
 * effect which gives a command does not subscribe to the player.
 */
import { batch, computed, signal } from '@preact/signals';
import { entryAt } from '../ui/entry_at.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Milestones } from './types.js' */

/** Steps per second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64, 128];

/**
 * How the cursor came to its place; views move softly only after a single step by hand or by slow play.
 * @typedef {'hand' | 'repeat' | 'play' | 'seek'} Cause
 */

/** Milestones that are all written down. @param {ArrayLike<number>} marks ascending @returns {Milestones} */
export function milestonesAt(marks) {
  /** Index of the first milestone at or past a cursor. @param {number} cursor */
  function from(cursor) {
    let low = 0;
    let high = marks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (entryAt(marks, middle) < cursor) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  return { marks, next: (cursor) => marks[from(cursor + 1)], previous: (cursor) => marks[from(cursor) - 1] };
}

/** @param {number} value @param {number} last */
const clamp = (value, last) => Math.min(Math.max(value, 0), last);

export function createPlayer() {
  /** Steps done: 0 is before the first, `last` after the last. */
  const cursor = signal(0);
  const length = signal(0);
  /** Steps beyond it are as if there were none. */
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
    cursor: /** @type {ReadonlySignal<number>} */ (cursor),
    last: /** @type {ReadonlySignal<number>} */ (last),
    playing: /** @type {ReadonlySignal<boolean>} */ (playing),
    speed: /** @type {ReadonlySignal<number>} */ (speed),
    moved: /** @type {ReadonlySignal<{from: number, cause: Cause}>} */ (moved),
    marks: () => (bound.value === Infinity ? milestones.marks : Array.from(milestones.marks).filter((mark) => mark <= last.value)),

    /**
     * A new timeline: paused, at `start`.
     * @param {number} steps @param {Milestones} its_milestones @param {number} start
     * @param {number} [most] steps that can be gone to
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

    /** Other steps can be gone to. @param {number} most */
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
