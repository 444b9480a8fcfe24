/** The state of a sweep: the stretches of the strip, the factor at hand, and its thresholds. The link follows when the slider is let go. */
import { batch, computed, effect, signal } from '@preact/signals';
import { FIRST } from './parameters.js';
import {
  ASKED_TO,
  beyond,
  breaksOf,
  compare,
  factorOf,
  FROM,
  nearest,
  stopsOf,
  stretchesOf,
  stretchOf,
  thresholdsOf,
  TO,
  UP_TO,
} from './sweep_model.js';

/** @typedef {import('./sweep_model.js').Factor} Factor */
/** @typedef {import('./sweep_model.js').Stretch} Stretch */

/** Rows of the small table. */
const FEWEST_ROWS = 13;
const MOST_ROWS = 60;

/** @param {import('./state.js').Page} page */
export function createSweep(page) {
  /** @type {import('@preact/signals').Signal<Stretch[]>} */
  const stretches = signal([]);
  /** The stretch of a factor beyond the strip. @type {import('@preact/signals').Signal<Stretch | null>} */
  const outside = signal(null);
  /** Where the slider is, until it is let go. @type {import('@preact/signals').Signal<Factor | null>} */
  const moving = signal(null);
  /** What the link says, or, where that is no factor, the last good board. */
  const linked = computed(
    () => factorOf(page.options.value.k) ?? factorOf(page.solution.value?.options.k) ?? /** @type {Factor} */ (factorOf(FIRST.k)),
  );
  const k = computed(() => moving.value ?? linked.value);
  const is_beyond = computed(() => compare(k.value, TO) > 0);
  const stretch = computed(() => {
    if (!is_beyond.value) return stretchOf(stretches.value, k.value);
    return outside.value?.from.text === beyond(k.value).text ? outside.value : null;
  });
  const rows = computed(() => {
    const pile = Number(page.solution.value?.options.n);
    return Math.min(Math.max(pile || FEWEST_ROWS, FEWEST_ROWS), MOST_ROWS);
  });
  const stops = computed(() => stopsOf(stretches.value));
  const breaks = computed(() => breaksOf(stretches.value));

  return {
    stretches,
    k,
    stretch,
    is_beyond,
    stops,
    breaks,
    moving,
    /** Of the factor at hand; null until its losing piles are there. */
    f: computed(() => stretch.value && thresholdsOf(stretch.value.members, rows.value)),

    /** @param {Factor | null} to */
    move(to) {
      if (to) moving.value = to;
    },
    /** Moves to a stop near a place; a break is taken from `draw` away. @param {number} value @param {number} [draw] */
    moveNear(value, draw = 0) {
      moving.value = nearest(stops.peek(), breaks.peek(), value, draw);
    },
    /** Goes back to what the link says. */
    drop() {
      moving.value = null;
    },
    /** Lets go: another factor becomes another link. */
    commit() {
      const wanted = moving.peek();
      if (!wanted) return;
      batch(() => {
        moving.value = null;
        if (compare(wanted, linked.peek()) !== 0) page.go({ k: wanted.text, limit: null, at: page.rowFor(page.options.peek().n ?? '') });
      });
    },

    /** Asks the solver, until the returned function is called. */
    start() {
      const abort = new AbortController();
      /** @param {Factor} from @param {Factor} to @returns {Promise<import('./sweep_model.js').Plateau[]>} */
      const ask = (from, to) => page.session.ask('sweep', { from: from.text, to: to.text, upTo: UP_TO }, abort.signal);
      // Where the solver fails, the page says so.
      const failed = () => {};
      ask(FROM, ASKED_TO).then((all) => {
        stretches.value = stretchesOf(all);
      }, failed);
      const stop = effect(() => {
        if (!is_beyond.value) return;
        const from = beyond(k.value);
        ask(from, from).then(([first]) => {
          if (first) outside.value = { from, to: null, members: first.members };
        }, failed);
      });
      return () => {
        abort.abort();
        stop();
      };
    },
  };
}

/** @typedef {ReturnType<typeof createSweep>} SweepState */
