/** The sparse space of the game at hand, as far as its values are charted. */
import { useResource } from '../../solver/resource.js';
import { spaceOf } from './space_model.js';

/** @import { Page } from './state.js' */
/** @import { Space } from './types.js' */

/**
 * Undefined while it is asked for, null where there is none.
 * @param {Page} page
 * @returns {Space | null | undefined}
 */
export function useSpace(page) {
  const kind = page.kind.value;
  const options = page.solution.value?.options;
  const about = { kind, count: page.charted_count.value, steps: false };
  const found = useResource(
    kind === null ? null : JSON.stringify([options, about]),
    async (abort) => {
      const told = /** @type {Float64Array | undefined} */ (await page.session.ask('space', about, abort));
      return { space: told ? spaceOf(told) : null };
    },
    { stays: true },
  );
  return found?.space;
}
