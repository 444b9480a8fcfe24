/**
 * The state of a Dynamic Nim page: the link becomes options, options a board, the cursor a step; what is done becomes a link.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import { text } from '../../app/messages.jsx';
import { link, linkWith, push, replaceSoon } from '../../app/router.js';
import { covered } from '../../app/verdict.jsx';
import { createBoard } from '../../canvas/board.jsx';
import { createMatch } from '../../play/match.js';
import { playParams, setupOf } from '../../play/parameters.js';
import { present } from '../../play/play.js';
import { createPlayer, milestonesAt } from '../../player/player.js';
import { createSession } from '../../solver/session.js';
import { captionOf } from './captions.js';
import { EXAMPLES } from './examples.js';
import { cursorOfPlace, milestonesOf, placeOfCursor } from './lesson.js';
import { numerationStepAt } from './numeration_steps.js';
import { LARGEST_TABLE, optionsOf, positionOf, ruleOf, sameOptions, VIEWS } from './parameters.js';
import { rulesOf } from './play.js';
import { after, capAfter, stepAt } from './steps.js';
import { areaOf, createTableView, extentOf } from './table_view.js';

/** @typedef {import('./table_view.js').Cell} Cell */

/** @param {import('../../solver/client.js').Client} client */
export function createPage(client) {
  const session = /** @type {ReturnType<typeof createSession<import('./lesson.js').AnyTimeline>>} */ (createSession(client, 'DynamicNim', optionsOf(new Map())));
  const player = createPlayer();
  /** @type {import('@preact/signals').Signal<Cell | null>} the explained cell */
  const selection = signal(null);
  /** @type {import('@preact/signals').Signal<Cell | null>} the cell cursor of the keyboard */
  const focus = signal(null);
  const options = computed(() => optionsOf(link.value.params));
  const bad_place = signal(/** @type {string | null} */ (null));
  /** The timeline of a method that fills the table, or of numeration; at most one is there. */
  const timeline = computed(() => {
    const shown = session.board.value?.timeline;
    return shown && shown.method !== 'numeration' ? shown : null;
  });
  const numeration = computed(() => {
    const shown = session.board.value?.timeline;
    return shown?.method === 'numeration' ? shown : null;
  });
  const numeral = computed(() => numeration.value && numerationStepAt(numeration.value, Math.min(player.cursor.value, numeration.value.stepCount)));
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

  /** The verdict on another position under the same rule. @param {{n: string, cap: string}} position @param {AbortSignal} abort */
  const askAbout = (position, abort) =>
    client.ask({ game: 'DynamicNim', options: { ...(session.board.peek()?.options ?? {}), ...position }, ask: 'verdict' }, abort);

  const match = createMatch(
    rulesOf((take) => capAfter(ruleOf(session.board.peek()?.options ?? {}), take)),
    async ({ pile, cap }, abort) => (await askAbout({ n: String(pile), cap: String(cap) }, abort)).moves.map(BigInt),
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
        const cells = { first_row: BigInt(Math.min(read, row)), last_row: BigInt(row), first_column: BigInt(column), last_column: BigInt(column) };
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

  /** The example that was opened last, to come back to. */
  const origin = signal(/** @type {import('../../app/games.js').Example} */ (EXAMPLES[0]));

  /** What the present play was started with. */
  let playing = '';

  /** The cursor a link brought; -1 once a step has left it. */
  let arrived = 0;

  /** @type {object | null} the board the player was loaded with */
  let loaded = null;

  const stops = [
    effect(() => {
      const { params } = link.value;
      const example = EXAMPLES.find((one) => Object.entries(one.params).every(([name, value]) => params.get(name) === value));
      if (example) origin.value = example;
    }),
    effect(() => {
      const wanted = options.value;
      const shown = untracked(() => session.board.value);
      if (!shown || untracked(() => session.state.value) !== 'ready' || !sameOptions(shown.options, wanted)) void session.show(wanted);
    }),
    // A new board, or a link to another place on it, moves the cursor; the cursor's own rewriting of the link does not.
    effect(() => {
      const shown = session.board.value;
      const place = link.value.params.get('at');
      if (!shown) return;
      const answers_link = sameOptions(shown.options, untracked(() => options.value));
      // While the link is being worked out, or was refused, the last good board stays where it is.
      if (!answers_link && shown === loaded) return;
      loaded = shown;
      selection.value = null;
      bad_place.value = null;
      arrived = 0;
      if (!shown.timeline) return player.load(0, milestonesAt([0]), 0);
      // A map is looked at as a whole first.
      const start = untracked(() => view.value === 'map' && !covered()) ? shown.timeline.stepCount : 0;
      const cursor = answers_link && place !== undefined ? cursorOfPlace(shown.timeline, place) : start;
      arrived = cursor ?? 0;
      player.load(shown.timeline.stepCount, milestonesOf(shown.timeline), cursor ?? 0);
      if (cursor === null) bad_place.value = place ?? '';
    }),
    // An explanation is about the step or the move at which it was asked for.
    effect(() => {
      void player.cursor.value;
      void match.play.value?.moves.length;
      selection.value = null;
    }),
    // A link that plays starts when its board is there, and again when its position, rule or opponent changes.
    effect(() => {
      const setup = setupOf(link.value.params);
      const shown = session.board.value;
      const ready = session.state.value === 'ready' && shown && sameOptions(shown.options, options.value);
      const wanted = setup && ready ? JSON.stringify([setup, { ...shown.options, method: null }]) : '';
      if (setup && !ready && session.state.value === 'working') return;
      if (wanted === playing) return;
      playing = wanted;
      if (!setup || !ready) return match.leave();
      match.start(positionOf(shown.options), setup);
    }),
    effect(() => {
      const cursor = player.cursor.value;
      const shown = session.board.peek();
      // A link that is opened is left as it was written, until a step leaves it.
      if (cursor === arrived) return;
      arrived = -1;
      if (!shown?.timeline || session.state.peek() !== 'ready' || !sameOptions(shown.options, options.peek())) return;
      const place = placeOfCursor(shown.timeline, cursor);
      replaceSoon(linkWith({ at: place }));
    }),
  ];

  return {
    session,
    player,
    board,
    match,
    numeration,
    numeral,
    options,
    selection,
    timeline,
    step,
    view,
    askAbout,
    caption,
    bad_place,
    origin,
    /**
     * The present row for another game: its end if this one is at its end.
     * @param {string} n the other game's pile, as typed
     */
    rowFor(n) {
      const [shown, now] = [timeline.value, step.value];
      if (!shown || !now || now.row === 0 || !/^\d{1,9}$/.test(n)) return null;
      return String(player.cursor.value === shown.stepCount ? Number(n) : Math.min(now.row, Number(n)));
    },
    /** A new game with the same position and rule. @param {import('../../play/play.js').Setup} setup */
    restart(setup) {
      const target = linkWith(playParams(setup));
      if (target !== location.hash) push(target);
      else if (session.board.value) match.start(positionOf(session.board.value.options), setup);
    },
    /** @param {Record<string, string | null>} changes a new rule or position */
    go(changes) {
      push(linkWith(changes));
    },
    destroy() {
      for (const stop of stops) stop();
      match.leave();
      board.destroy();
      session.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createPage>} PageState */
