/** The board at the first wrong cell: the step that decides it, with the cells that it reads. */
import { effect } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Stage } from '../../game_page/frame.jsx';
import { stepName } from '../../game_page/notes.js';
import { ONE_OF_MANY } from '../../game_page/one_of_many.js';
import { Subtitle } from '../../game_page/subtitle.jsx';
import { runClock } from '../../player/clock.js';
import { Transport } from '../../player/transport.jsx';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { text } from '../../ui/messages.js';
import { createRouter } from '../../ui/router.js';
import { useDisposable } from '../../ui/use_disposable.js';
import '../../canvas/board.css';
import '../../game_page/frame.css';
import '../../shell/bare_board.css';

/** @import { Subject } from './check_table.js' */
/** @import { Judged } from './types.js' */
/** @import { FrameProps } from '../../game_page/types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */
/** @import { Options } from '../../solver/types.js' */

/**
 * @param {Pick<Site, 'router' | 'Live'> & {game: FamilyGame, subject: Subject, of_game: ReadonlyMap<string, string>, options: Options,
 *   judged: Judged & {kind: 'wrong'}}} props
 */
export function CellBoard({ router, Live, game, subject: { list, grid }, of_game, options, judged }) {
  const { place, got, expected } = judged;
  const at_cell = grid ? grid.boardOf(place, options) : list.boardOf(place, options, { got, expected });
  const hash = router.linkTo(game.route, { ...Object.fromEntries(of_game), ...at_cell });
  const own = useDisposable(() => createRouter(createMemoryBrowser(hash, window)), [hash]);
  const key = JSON.stringify(place);
  const Frame = useMemo(
    () => (/** @type {FrameProps} */ props) => <BoardFrame {...props} show={grid?.showOn && ((page) => grid.showOn?.(page, place))} />,
    [grid, key],
  );
  return (
    <div class="check-cell bare-board">
      <a href={hash}>{text('check-open-board')}</a>
      {own && <Live key={hash} game={game} router={own} guide={ONE_OF_MANY} Frame={Frame} />}
    </div>
  );
}

/**
 * The board without the rule and without a verdict, with its steps where they are about the cell.
 * @param {FrameProps & {show: ((page: any) => void) | undefined}} props show: marks the cell, where no step does
 */
function BoardFrame({ of, page, game, show }) {
  useLayoutEffect(() => show && effect(() => show(page)), [page, show]);
  useLayoutEffect(() => runClock(page.player), [page]);
  return (
    <div class="page game">
      <article aria-label={text('check-cell')}>
        <Stage {...{ of, page, game, name: text('board') }} is_question_open={false} is_playing={false} />
      </article>
      {!show && <Subtitle page={page} terms={of.terms} is_question_open={false} is_guided />}
      {!show && <Transport player={page.player} milestone={stepName(page)} />}
    </div>
  );
}
