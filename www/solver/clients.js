/**
 * The solvers of all families, each of which lives while somebody holds it. One that nobody holds ends as soon as another is held, so
 * that a phone has one solver at a time, and after a while in any case.
 */
import { createClient } from './client.js';

/** @import { Client, Lease, Source } from './types.js' */

/** How long the last solver lives on when nobody holds it, for those who come back. */
const IDLE_MS = 60_000;

/**
 * @param {(family: string) => Source} sourceOf
 * @param {{setTimeout: (run: () => void, ms: number) => any, clearTimeout: (timer: any) => void}} clock
 */
export function createClients(sourceOf, clock) {
  /** @type {Map<string, {client: Client, holders: number, timer: unknown}>} */
  const solvers = new Map();

  /** @param {string} family */
  function end(family) {
    const solver = solvers.get(family);
    clock.clearTimeout(solver?.timer);
    solver?.client.destroy();
    solvers.delete(family);
  }

  /**
   * Holds a family's solver for one piece of work.
   * @template Result
   * @param {string} family @param {(client: Client) => Promise<Result>} work
   */
  async function use(family, work) {
    const { client, release } = take(family);
    try {
      return await work(client);
    } finally {
      release();
    }
  }

  /** Holds a family's solver until it is released. Others that nobody holds end at once. @param {string} family @returns {Lease} */
  function take(family) {
    for (const [other, { holders }] of [...solvers]) if (other !== family && holders === 0) end(other);
    const solver = solvers.get(family) ?? { client: { ...createClient(sourceOf(family)), use }, holders: 0, timer: undefined };
    solvers.set(family, solver);
    clock.clearTimeout(solver.timer);
    solver.holders += 1;
    let is_held = true;
    return {
      client: solver.client,
      release() {
        if (!is_held) return;
        is_held = false;
        solver.holders -= 1;
        if (solver.holders > 0) return;
        if ([...solvers.values()].some(({ holders }) => holders > 0)) end(family);
        else solver.timer = clock.setTimeout(() => end(family), IDLE_MS);
      },
    };
  }

  return { take, use };
}
