/** The board of the page: as it is drawn on, and what the solver knows of it. */
import { computed, effect } from '@preact/signals';
import { createResource } from '../../solver/resource.js';
import { layerOf } from './layers.js';
import { nameOf, toLink } from './document.js';
import { createEditor } from './editor.js';
import { raceOf } from './parameters.js';

/** @import { Race } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Solved } from './types.js' */

/** @param {CommonState<Race>} common */
export function createBoardState({ router, session, solution, go }) {
  let boards = 0;
  /** The cells and the distances of the last board that was solved. */
  const last = createResource(
    computed(() => solution.value && raceOf(solution.value.options)),
    /** @returns {Promise<Solved>} */
    async (question, abort) => {
      const [board, distances] = await Promise.all([session.ask('board', undefined, abort), session.ask('distances', undefined, abort)]);
      return { id: (boards += 1), question, board, distances };
    },
    { stays: true },
  );
  /** The same, as long as the solution is about it. */
  const solved = computed(() => {
    const [at, of] = [last.answer.value, solution.value];
    return at && of && at.question === raceOf(of.options) ? at : null;
  });

  const editor = createEditor({
    router,
    board: computed(() => last.answer.value?.board ?? null),
    publish: (board) => go({ board: toLink(board), sample: null, at: null, from: null }),
  });
  const { drawn, is_draft } = editor;
  /** The distances of the board that is drawn; null while it is a draft. */
  const distances = computed(() => (is_draft.value ? null : (solved.value?.distances ?? null)));
  // A board that was drawn stays a draft until it is solved, and its cells are there.
  const stop = effect(() => {
    if (solved.value && solution.value) editor.settle(solution.value.options);
  });

  return {
    last_solved: last.answer,
    solved,
    editor,
    drawn,
    distances,
    /** Whether the board has walls, and free cells on no shortest path: worked out once a board, which may have millions of cells. */
    kinds: computed(() => {
      const [cells, known] = [drawn.value?.cells ?? new Uint8Array(), distances.value];
      return {
        has_walls: cells.includes(0),
        has_free_off: !known || known.d === null || cells.some((is_free, cell) => is_free === 1 && layerOf(known, cell) < 0),
      };
    }),
    nameOfCell: (/** @type {number} */ cell) => (last.answer.value ? nameOf(last.answer.value.board, cell) : ''),
    destroy() {
      stop();
      last.destroy();
      editor.destroy();
    },
  };
}
