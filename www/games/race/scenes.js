/** What the boards of the race show: the board, its tokens, and what the step or the user asks about it. */
import { computed } from '@preact/signals';
import { text } from '../../ui/messages.js';
import { coordinatesOf } from './document.js';
import { exampleMoves } from './facing.js';
import { NO_MARKS, NOWHERE } from './no_marks.js';
import { cellOfToken, endOf } from './position.js';
import { atStart, inPlay, onWalk } from './walk.js';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { Arrow, Board, RaceParts, RaceScene, TokensMoved, Winners } from './types.js' */

/** Where the tokens are drawn. @param {RaceParts} race @returns {TokensMoved | null} */
function tokensOf({ drawn, editor, timeline, match, walked, covered, cursor, player }) {
  const [board, shown, play] = [drawn.value, timeline.value, match.shown.value];
  if (!board) return null;
  if (editor.is_draft.value || !walked.value || !shown) return atStart(board);
  if (play) return inPlay(board, play);
  return covered.value ? atStart(board) : onWalk(walked.value, cursor.value - shown.stepCount, player.moved.value.from - shown.stepCount);
}

/**
 * The moves of the state that is explained, at the answer the winning first moves, or those of the step's example.
 * @param {RaceParts} race @param {Board} board @param {boolean} is_answer
 * @returns {Arrow[]}
 */
function arrowsOf({ inspection, verdict, timeline, cursor, covered }, board, is_answer) {
  const [at, explained] = [inspection.explained_state.value, inspection.explanation.value];
  if (at && explained) return explained.moves.map(({ to, winner }) => ({ from: cellOfToken(at, at.mover), to, winner }));
  const moves = is_answer ? (verdict.value?.moves ?? []) : [];
  if (moves.length > 0)
    return moves.map(([row, column]) => ({ from: board.startA, to: Number(row) * board.columns + Number(column), winner: 'A' }));
  const [shown, { A: cell }] = [timeline.value, inspection.placed.value];
  return shown?.method === 'rings' && cell !== null && !covered.value ? exampleMoves(shown, cursor.value, board, cell) : [];
}

/** The move of a hint. @param {RaceParts} race @param {Board} board */
function hintedOn({ match, played }, board) {
  const [move, at] = [match.hint.value?.move, played.value];
  return move && at ? { from: cellOfToken(at, at.mover), to: endOf(board, move.move) } : null;
}

/** The cells from which B wins. @param {Winners} winners @returns {Winners} */
const onlyB = (winners) => new Map([...winners].filter(([, winner]) => winner === 'B'));

/** What rows and columns are called on the axes. */
export const axesOf = () => ({ row: text('axis-row'), column: text('axis-column'), may_stand_above: true });

/** What a board shows in any case. @param {RaceParts} race @param {Board} board @param {RaceParts['picks']} picks @returns {RaceScene} */
const backdropOf = ({ distances }, board, { focus, hover }) => ({
  ...NO_MARKS,
  board,
  distances: distances.value,
  axes: axesOf(),
  focus: focus.value,
  hover: hover.value,
});

/** @param {RaceParts} race @returns {ReadonlySignal<RaceScene | null>} */
export function createScene(race) {
  const { drawn, picks, timeline, verdict, match, cursor, covered, shows_answer, shows_pieces, inspection, choices } = race;
  const tokens = computed(() => tokensOf(race));
  return computed(() => {
    const board = drawn.value;
    if (!board) return null;
    const selection = picks.selection.value === null ? null : coordinatesOf(board, picks.selection.value);
    const backdrop = { ...backdropOf(race, board, picks), tokens: tokens.value, selection };
    if (backdrop.distances === null) return backdrop;
    const [shown, decision, play] = [timeline.value, verdict.value?.decision, match.play.value];
    const is_answer = shown !== null && !play && cursor.value === shown.stepCount && cursor.value > 0 && !covered.value;
    const is_full = shown?.method === 'full' && !play && !shows_answer.value;
    // The answer is about both first steps of A, so it marks B's answer alone.
    const is_first = is_answer && decision?.kind === 'noEvent';
    const winners = is_full ? inspection.labels.B.value : is_first ? onlyB(inspection.winners.value) : inspection.winners.value;
    return {
      ...backdrop,
      // A player needs the layers only where a cell is explained, and who is asked about the position sees the pieces alone.
      distances: shows_pieces.value || (play && inspection.explained_state.value === null) ? null : backdrop.distances,
      facing: inspection.facing.value,
      winners,
      ghosts: winners.size > 0 || (is_full && cursor.value <= shown.stepCount) ? inspection.placed.value : NOWHERE,
      event: is_answer && !shows_answer.value && decision && 'cell' in decision ? decision.cell : null,
      arrows: arrowsOf(race, board, is_answer),
      targets: choices.value.map(({ end }) => end),
      hinted: hintedOn(race, board),
    };
  });
}

/**
 * Of the second board of the full game: who wins with A on a cell, by where B is imagined.
 * @param {RaceParts} race @returns {ReadonlySignal<RaceScene | null>}
 */
export function createSecondScene(race) {
  const { drawn, picks_b, timeline, played, inspection } = race;
  return computed(() => {
    if (!drawn.value || timeline.value?.method !== 'full' || played.value) return null;
    const backdrop = backdropOf(race, drawn.value, picks_b);
    if (backdrop.distances === null) return backdrop;
    return { ...backdrop, winners: inspection.labels.A.value, ghosts: inspection.placed.value };
  });
}
