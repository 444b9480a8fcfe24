/** The boards of the race: the one of every method, and the second one of the full game. */
import { computed, signal } from '@preact/signals';
import { createMapBoard } from '../../canvas/map_board.js';
import { filling } from '../../canvas/map_viewport.js';
import { text } from '../../ui/messages.js';
import { createBoardView, raceAreaOf } from './board_view.js';
import { wordsOfCell } from './cell_words.js';
import { cellAt, coordinatesOf } from './document.js';
import { cellOfToken, leadOver, otherOf } from './position.js';
import { axesOf, createScene, createSecondScene } from './scenes.js';

/** @import { Cell, MapModel } from '../../canvas/map_board.js' */
/** @import { Size } from '../../canvas/map_viewport.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Board, RaceParts, RaceScene, Token } from './types.js' */

/** @typedef {(cell: number | null, token: Token | null) => void} Look imagines a token on a cell, by default that of the cell's layer */

/** What both boards have in common. @param {RaceParts} race */
function createCommonModel(race) {
  const { drawn, solved, picks } = race;
  /** @param {(board: Board) => number} of */
  const sideOf = (of) => computed(() => drawn.value && BigInt(of(drawn.value)));
  return {
    createView: createBoardView,
    rows: sideOf(({ rows }) => rows),
    columns: sideOf(({ columns }) => columns),
    edge: sideOf(({ rows, columns }) => Math.max(rows, columns)),
    /** @param {Size} area */
    filling: (area) => filling(drawn.value ?? { rows: 1, columns: 1 }, area),
    /** @param {Cell} cell */
    nearest: ({ row, column }) => {
      const { rows, columns } = drawn.peek() ?? { rows: 1, columns: 1 };
      return { row: row < rows ? row : BigInt(rows - 1), column: column < columns ? column : BigInt(columns - 1) };
    },
    /** @param {{width: number, height: number}} size @param {Palette} palette */
    areaOf: (size, palette) => raceAreaOf(size, drawn.value, palette, axesOf()),
    reveal: signal(null),
    close: picks.close,
    cell_name: 'race-cell',
    /** @param {Cell} at */
    describeCell: (at) => {
      if (!solved.value) return '';
      const { id, args } = wordsOfCell(race, solved.value, cellAt(solved.value.board, at));
      return text(id, args);
    },
  };
}

/** @param {RaceParts} race @param {Look} look */
export function createBoards(race, look) {
  const { link, timeline, drawn, editor, picks, picks_b, match, played, choices, lesson, cursor, covered, inspection } = race;
  const both = createCommonModel(race);
  /** @param {Cell | null} at */
  function cellIndex(at) {
    const board = drawn.peek();
    return board && at ? cellAt(board, at) : null;
  }
  /** @param {number | null} cell */
  function placeOfCell(cell) {
    const board = drawn.peek();
    return board && cell !== null ? coordinatesOf(board, cell) : null;
  }

  /** Whether a cell is the other token's, and moves lead over it. @param {number | null} cell */
  function isOnOther(cell) {
    const [board, at] = [drawn.peek(), played.peek()];
    if (!board || !at || cell !== cellOfToken(at, otherOf(at.mover))) return false;
    return leadOver(
      board,
      choices.peek().map(({ move }) => move),
    );
  }

  /** @type {MapModel<RaceScene>} */
  const model = {
    ...both,
    scene: createScene(race),
    focus: picks.focus,
    hover: picks.hover,
    start: () => placeOfCell(played.value ? cellOfToken(played.value, played.value.mover) : picks.selection.value),
    window: computed(() => link.value.params.get('map') ?? ''),
    moved: (window) => race.writeToLink({ map: window }),
    moves: computed(() => match.shown.value?.moves.length ?? 0),
    pick: (cell) => {
      const choice = choices.value.find(({ end }) => end === cellIndex(cell));
      // While one plays a click is a move, if it is allowed.
      if (choice) return match.playMove(choice.move);
      if (match.play.value) {
        picks.deselect();
        if (cell) match.rejectMove(isOnOther(cellIndex(cell)) ? 'race-refused' : undefined);
      } else if (!editor.click(cell)) look(cellIndex(cell), timeline.value?.method === 'full' ? 'A' : null);
    },
    stroke: (phase, cell) => !match.play.value && editor.stroke(phase, cell),
    describe: () => {
      const message = match.play.value ? null : lesson.value?.captionOf(cursor.value, covered.value);
      return message ? text(message.id, message.args) : text('race-board');
    },
  };
  /** @type {MapModel<RaceScene>} */
  const model_b = {
    ...both,
    scene: createSecondScene(race),
    focus: picks_b.focus,
    hover: picks_b.hover,
    start: () => placeOfCell(inspection.placed.value.B),
    window: signal(''),
    moved: () => {},
    pick: (cell) => look(cellIndex(cell), 'B'),
    describe: () => text('race-board-b'),
  };
  return { board: createMapBoard(model), board_b: createMapBoard(model_b) };
}
