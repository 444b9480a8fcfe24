/** The picture of a link: an example and its winning first steps, drawn by the same view as the large one. */
import { wholeBoard } from '../../canvas/map_layout.js';
import { createBoardView, raceAreaOf } from './board_view.js';
import { optionsOf } from '../../game_page/parameters.js';
import { NO_MARKS } from './no_marks.js';
import { PARAMETERS } from './parameters.js';
import { atStart } from './walk.js';

/** @import { Picture } from '../../canvas/picture.js' */

/** @type {Picture} */
export async function picture({ params, ask }) {
  const options = optionsOf(PARAMETERS, new Map(Object.entries(params)));
  const [board, distances, verdict] = await Promise.all(
    ['board', 'distances', 'verdict'].map((name) => ask({ game: 'Race', options, ask: name })),
  );
  const arrows = verdict.moves.map((/** @type {[string, string]} */ [row, column]) => ({
    from: board.startA,
    to: Number(row) * board.columns + Number(column),
    winner: 'A',
  }));
  const tokens = atStart(board);
  /** @type {ReturnType<typeof createBoardView> | undefined} */
  let view;
  return (stage, palette) => {
    view ??= createBoardView(stage);
    view.draw({
      ...NO_MARKS,
      board,
      distances,
      arrows,
      tokens,
      palette,
      viewport: wholeBoard(board, raceAreaOf(stage.size(), board, palette)),
    });
  };
}
