/**
 * The state of a Dynamic Nim page: the link becomes options, options a board, the cursor a step; what is done becomes a link.
 */
import { computed, signal, untracked } from '@preact/signals';
import { text } from '../../ui/messages.jsx';
import { createPageState } from '../../page/state.js';
import { link } from '../../ui/router.js';
import { covered } from '../../page/verdict.jsx';
import { createBoard } from '../../canvas/board.jsx';
import { createMatch } from '../../play/match.js';
import { present } from '../../play/play.js';
import { captionOf } from './captions.js';
import { EXAMPLES } from './examples.js';
import { cursorOfPlace, milestonesOf, placeOfCursor } from './lesson.js';
import { numerationStepAt } from './numeration_steps.js';
import { LARGEST_TABLE, optionsOf, positionOf, ruleOf, VIEWS } from './parameters.js';
import { rulesOf } from './play.js';
import { after, capAfter, stepAt } from './steps.js';
import { areaOf, createTableView, extentOf } from './table_view.js';

/** @typedef {import('./table_view.js').Cell} Cell */

/** @param {import('../../solver/client.js').Client} client */
export function createPage(client) {
  /** @type {ReturnType<typeof createPageState<import('./lesson.js').AnyTimeline>>} */
  const state = createPageState({ client, solver: 'DynamicNim', optionsOf, examples: EXAMPLES });
  const { session, player, askAbout } = state;
  /** @type {import('@preact/signals').Signal<Cell | null>} the explained cell */
  const selection = signal(null);
  /** @type {import('@preact/signals').Signal<Cell | null>} the cell cursor of the keyboard */
  const focus = signal(null);
  /** The timeline of a method that fills the table, or of numeration; at most one is there. */
  const timeline = computed(() => {
    const shown = session.board.value?.timeline;
    return shown && shown.method !== 'numeration' ? shown : null;
  });
  const numeration = computed(() => {
    const shown = session.board.value?.timeline;
    return shown?.method === 'numeration' ? shown : null;
  });
  const numeral = computed(
    () => numeration.value && numerationStepAt(numeration.value, Math.min(player.cursor.value, numeration.value.stepCount)),
  );
  const step = computed(() => {
    const shown = timeline.value;
    return shown && stepAt(shown, Math.min(player.cursor.value, shown.stepCount));
  });

  /** What stands in the board's place; a table too large to be drawn cell by cell is a map. @returns {'board' | typeof VIEWS[number]} */
  const view = computed(() => {
    const wanted = link.value.params.get('view');
    const fallback = timeline.value && timeline.value.size > LARGEST_TABLE ? 'map' : 'board';
    return VIEWS.find((one) => one === wanted) ?? fallback;
  });

  const caption = computed(() => timeline.value && step.value && captionOf(timeline.value, step.value));

  /** The position and its winning moves, to be marked once their rows are there and nothing is covered. */
  const answer = computed(() => {
    const board = session.board.value;
    const shown = timeline.value;
    if (!board || !shown || session.state.value !== 'ready' || covered() || player.cursor.value !== shown.stepCount) return null;
    const { pile, cap } = positionOf(board.options);
    const targets = board.verdict.moves.map((take) => after(shown, shown.size, Number(take)));
    return { position: { row: Number(pile), column: Number(cap) }, targets };
  });

  const match = createMatch(
    rulesOf((take) => capAfter(ruleOf(session.board.peek()?.options ?? {}), take)),
    async ({ pile, cap }, abort) => ({ winning: (await askAbout({ n: String(pile), cap: String(cap) }, abort)).moves.map(BigInt) }),
  );
  const played = computed(() => {
    const play = match.play.value;
    return play && { row: Number(present(play).pile), column: Number(present(play).cap) };
  });

  const scene = computed(() => {
    if (!timeline.value || !step.value) return null;
    return {
      timeline: timeline.value,
      step: step.value,
      selection: selection.value,
      focus: focus.value,
      played: played.value,
      answer: answer.value,
    };
  });
  /** @typedef {NonNullable<typeof scene.value>} Scene */

  const board = createBoard(
    /** @type {import('../../canvas/board.jsx').BoardModel<Scene>} */ ({
      scene,
      createView: createTableView,
      extentOf: (shown) => extentOf(shown.timeline),
      areaOf: (size, shown, palette) => areaOf(size, shown.timeline, palette),
      revealOf: ({ step: now, selection: chosen, focus: walked, played: on }) => {
        const cell = walked ?? chosen ?? on;
        const row = cell?.row ?? now.row;
        const column = cell?.column ?? ('column' in now ? now.column : 0);
        const read = cell || !('wall' in now) ? row : now.wall;
        const cells = {
          first_row: BigInt(Math.min(read, row)),
          last_row: BigInt(row),
          first_column: BigInt(column),
          last_column: BigInt(column),
        };
        // What was pointed at is in sight already and must not move under the finger.
        return { ...cells, margin: cell ? 0n : 1n };
      },
      has: (shown, cell) => cell.row >= 0 && cell.row <= shown.timeline.size && cell.column >= 0 && cell.column <= cell.row,
      startOf: (shown) => selection.peek() ?? { row: shown.step.row, column: 'column' in shown.step ? shown.step.column : 0 },
      focus,
      pick: (cell) => {
        selection.value = cell;
      },
      close: () => {
        const open = selection.value !== null;
        selection.value = null;
        return open;
      },
      describe: () => (caption.value ? text(caption.value.id, caption.value.args) : ''),
    }),
  );

  const lesson = computed(() => {
    const shown = session.board.value?.timeline;
    if (!shown) return null;
    return {
      stepCount: shown.stepCount,
      milestones: milestonesOf(shown),
      // A map is looked at as a whole first.
      start: untracked(() => view.value === 'map' && !covered()) ? shown.stepCount : 0,
      placeOf: (/** @type {number} */ cursor) => placeOfCursor(shown, cursor),
      cursorOf: (/** @type {string} */ place) => cursorOfPlace(shown, place),
    };
  });
  const restart = state.follow({
    lesson,
    match,
    positionOf,
    deselect: () => {
      selection.value = null;
    },
  });

  return {
    ...state,
    board,
    match,
    restart,
    numeration,
    numeral,
    selection,
    timeline,
    step,
    view,
    caption,
    /**
     * The present row for another game: its end if this one is at its end.
     * @param {string} n the other game's pile, as typed
     */
    rowFor(n) {
      const [shown, now] = [timeline.value, step.value];
      if (!shown || !now || now.row === 0 || !/^\d{1,9}$/.test(n)) return null;
      return String(player.cursor.value === shown.stepCount ? Number(n) : Math.min(now.row, Number(n)));
    },
    destroy() {
      state.destroy();
      board.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createPage>} PageState */
