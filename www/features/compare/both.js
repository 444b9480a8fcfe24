/**
 * Both sides as one page: their steps in one order, one player, one verdict, and the link of the comparison. It leads the players of the
 * sides, which lead their boards.
 */
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { createPlayer } from '../../player/player.js';
import { cellNamed, printOf } from './printed.js';
import { sharedSteps } from './shared_steps.js';
import { changesOf, SIDES } from './side_links.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Compared, Page, Router, Side, SidePage } from './types.js' */

/** Brings a side's player to a step: by one step, as by hand, or at once. @param {Page} page @param {number} to */
function bring({ player }, to) {
  const by = to - player.cursor.value;
  if (player.last.value < to || by === 0) return;
  untracked(() => (Math.abs(by) === 1 ? player.step(by) : player.seek(to)));
}

/** @param {Router} router @param {Compared} compared */
export function createBoth(router, compared) {
  /** @type {Record<Side, Signal<SidePage | null>>} */
  const sides = { left: signal(null), right: signal(null) };
  const player = createPlayer();
  const steps = computed(() => {
    const [left, right] = SIDES.map((side) => sides[side].value?.page.lesson.value ?? null);
    const is_print = printOf(router.link.value.params, compared) !== null;
    if (!left || !right) return null;
    return is_print ? sharedSteps(left, right, cellNamed, 'compare-printed-start') : sharedSteps(left, right, compared.milestoneOf);
  });
  const cursor = computed(() => Math.min(player.cursor.value, steps.value?.stepCount ?? 0));
  /** How many steps each side has done; null until both have steps. */
  const done = computed(() => steps.value?.doneAt(cursor.value) ?? null);
  /** An `at=` that both sides do not reach. @type {Signal<string | null>} */
  const invalid_at = signal(null);

  /** To the place of the link, whenever the link or the steps are new. */
  const stop_place = effect(() => {
    const [of, link] = [steps.value, router.link.value];
    if (!of) return;
    const at = link.params.get('at') ?? 'start';
    const place = of.cursorOf(at);
    batch(() => {
      invalid_at.value = place === null ? at : null;
      player.load(of.stepCount, of.milestones, place ?? 0);
    });
  });
  const stop_lead = effect(() => {
    const at = done.value;
    for (const side of SIDES) {
      const page = sides[side].value?.page;
      if (page && at) bring(page, at[side]);
    }
  });
  let was_at = player.cursor.peek();
  const stop_link = effect(() => {
    const now = cursor.value;
    const of = steps.peek();
    if (!of || now === was_at) return;
    was_at = now;
    const at = of.atOf(now);
    if (at !== (router.link.peek().params.get('at') ?? 'start')) router.replaceSoon(router.linkWith({ at: at === 'start' ? null : at }));
  });

  /** The left side's page with what both have in common in its place. @param {SidePage} left @param {SidePage} right */
  const wholeOf = ({ page: left }, { page: right }) => ({
    ...left,
    router,
    player,
    lesson: steps,
    cursor,
    session: {
      ...left.session,
      state: computed(() => [left, right].map(({ session }) => session.state.value).find((state) => state !== 'ready') ?? 'ready'),
      problem: computed(() => left.session.problem.value ?? right.session.problem.value),
    },
    uncover() {
      left.uncover();
      right.uncover();
    },
    /** @param {Record<string, string | null>} changes */
    go: (changes) => router.push(router.linkWith(changesOf(router.link.peek().params, changes))),
  });

  const whole = computed(() => {
    const [left, right] = [sides.left.value, sides.right.value];
    return left && right ? /** @type {Page} */ (wholeOf(left, right)) : null;
  });

  return {
    sides,
    player,
    steps,
    done,
    invalid_at,
    whole,
    destroy() {
      stop_place();
      stop_lead();
      stop_link();
    },
  };
}

/** @typedef {ReturnType<typeof createBoth>} Both */
