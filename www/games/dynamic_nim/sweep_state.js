/** The state of a sweep: the stretches of the strip, the factor at hand, and its thresholds. The link follows when the slider is let go. */
import { batch, computed, effect, signal } from '@preact/signals';
import { createResource } from '../../solver/resource.js';
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

/** @import { Signal } from '@preact/signals' */
/** @import { Page } from './state.js' */
/** @import { Plateau } from './sweep_model.js' */
/** @import { Factor, Stretch } from './types.js' */

/** @type {Stretch[]} */
const NO_STRETCHES = [];
/** Rows of the small table. */
const FEWEST_ROWS = 13;
const MOST_ROWS = 60;

/** @param {Page} page */
export function createSweep(page) {
  /** @param {Factor} from @param {Factor} to @param {AbortSignal} abort @returns {Promise<Plateau[]>} */
  const ask = (from, to, abort) => page.session.ask('sweep', { from: from.text, to: to.text, upTo: UP_TO }, abort);
  const all = createResource(signal('all'), async (_, abort) => stretchesOf(await ask(FROM, ASKED_TO, abort)));
  const stretches = computed(() => all.answer.value ?? NO_STRETCHES);
  /** Where the slider is, until it is let go. @type {Signal<Factor | null>} */
  const moving = signal(null);
  /** What the link says, or, where that is no factor, the last good board. */
  const linked = computed(
    () => factorOf(page.options.value.k) ?? factorOf(page.solution.value?.options.k) ?? /** @type {Factor} */ (factorOf(FIRST.k)),
  );
  const k = computed(() => moving.value ?? linked.value);
  const stop = effect(() => {
    page.tried.value = moving.value ? { k: moving.value.text } : {};
    return () => {
      page.tried.value = {};
    };
  });
  const is_beyond = computed(() => compare(k.value, TO) > 0);
  /** The stretch of a factor beyond the strip, by where it begins. */
  const outside = createResource(
    computed(() => (is_beyond.value ? beyond(k.value).text : null)),
    async (_, abort) => {
      const from = beyond(k.peek());
      const [first] = await ask(from, from, abort);
      return first ? { from, to: null, members: first.members } : null;
    },
  );
  const stretch = computed(() => {
    return is_beyond.value ? outside.answer.value : stretchOf(stretches.value, k.value);
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

    destroy() {
      stop();
      all.destroy();
      outside.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createSweep>} SweepState */
