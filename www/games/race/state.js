/** The state of the race's page, put together from its parts: the board, the lesson, the play, and what is asked about a cell. */
import { batch, computed } from '@preact/signals';
import { createPicks } from '../../canvas/picks.js';
import { present } from '../../play/play.js';
import { createSolverMatch } from '../../play/solver_match.js';
import { createBoardState } from './board_state.js';
import { createBoards } from './boards.js';
import { createFiles } from './files.js';
import { createInspection } from './inspection.js';
import { raceLesson } from './lesson.js';
import { createLinkState } from './link_state.js';
import { METHODS } from './parameters.js';
import { endOf, stateOf } from './position.js';
import { walkOn, withWalk } from './walk.js';

/** @import { Race } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Picks } from '../../canvas/types.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Cell } from '../../canvas/map_board.js' */
/** @import { RaceParts } from './types.js' */

/**
 * The steps of the method, and after them a walk of both tokens.
 * @param {CommonState<Race>} common @param {Pick<RaceParts, 'solved'>} board @param {() => number | null} markedOfA
 */
function createLesson({ timeline, solution, cursorIn }, { solved }, markedOfA) {
  const verdict = computed(() => solution.value?.verdict ?? null);
  /** Where both are after so many moves of the walk that follows the answer; null while the board is not known. */
  const walked = computed(() => solved.value && timeline.value && walkOn(solved.value.board, timeline.value.walk));
  const lesson = computed(() => {
    const [shown, answer, walkedAfter, of] = [timeline.value, verdict.value, walked.value, solved.value];
    // The words of a walk name cells: they wait for the board.
    if (!shown || !answer || !walkedAfter || !of) return null;
    return withWalk(raceLesson(shown, answer, of.board, markedOfA), shown, walkedAfter, of);
  });
  return { verdict, walked, lesson, cursor: cursorIn(lesson) };
}

/** A play, and what it does on the board. @param {CommonState<Race>} common @param {RaceParts['last_solved']} last_solved */
function createMatch({ session }, last_solved) {
  // Tokens may go to and fro for ever.
  const match = createSolverMatch(session, undefined, { nameOf: (position) => position.text });
  return {
    match,
    played: computed(() => {
      const [play, at] = [match.shown.value, last_solved.value];
      return play && at && stateOf(at.board, present(play).text);
    }),
    /** The moves that the player has now, as far as the solver lists them, each with the cell where it ends. */
    choices: computed(() => {
      const [play, at] = [match.play.value, last_solved.value];
      if (!play || !at || !match.your_turn.value) return [];
      return (play.answers.at(-1)?.moves ?? []).map((move) => ({ move, end: endOf(at.board, move.move) }));
    }),
  };
}

/** @param {CommonState<Race>} common */
export function createState(common) {
  const board_state = createBoardState(common);
  const { solved, drawn, editor, kinds, nameOfCell, last_solved } = board_state;
  const { verdict, lesson, ...steps } = createLesson(common, board_state, () => inspection.placed.value.A);
  const { match, played, choices } = createMatch(common, last_solved);
  /** @type {[Picks<Cell, number>, Picks<Cell, number>]} */
  const [picks, picks_b] = [createPicks(), createPicks()];
  const { session, timeline, covered, shows_answer } = common;
  const { selection } = picks;
  const inspection = createInspection({
    session,
    timeline,
    verdict,
    solved,
    selection,
    cursor: steps.cursor,
    played,
    covered,
    shows_answer,
  });
  const link_state = createLinkState({ ...common, solved, match, inspection });

  /** @type {RaceParts} */
  const parts = { ...common, ...board_state, ...steps, verdict, lesson, match, played, choices, picks, picks_b, inspection };
  const boards = createBoards(parts, (cell, token) =>
    batch(() => {
      link_state.forget();
      inspection.pick(cell, token);
    }),
  );

  return {
    programs: METHODS,
    ...boards,
    ...link_state,
    editor,
    files: createFiles(session, common.go),
    inspection,
    match,
    verdict,
    lesson,
    solved,
    drawn,
    kinds,
    played,
    nameOfCell,
    selection,
    deselect() {
      picks.deselect();
      link_state.forget();
    },
    destroy() {
      for (const one of [board_state, inspection, boards.board, boards.board_b]) one.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Race, ReturnType<typeof createState>>>} Page */
