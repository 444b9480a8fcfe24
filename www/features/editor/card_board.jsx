/** The board of a section's card: live while it is in view, set right there, or by its link. */
import { gameOfLink } from '../../shell/games.js';
import { useLayoutEffect, useState } from 'preact/hooks';
import { ONE_OF_MANY } from '../../game_page/one_of_many.js';
import { Button, Wrong } from '../../ui/controls.jsx';
import { quoted, parseLink } from '../../ui/link.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { text } from '../../ui/messages.js';
import { createRouter } from '../../ui/router.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { useInView } from '../../ui/use_in_view.js';
import '../../shell/bare_board.css';

/** @import { FamilyGame } from '../../shell/games.js' */
/** @import { Site } from '../../shell/types.js' */

/**
 * @typedef {object} Props
 * @property {Site['Live']} Live
 * @property {readonly FamilyGame[]} games
 * @property {string} link of the board
 * @property {(link: string) => void} use makes another link that of the section
 */

/** @param {Props} props */
export function CardBoard({ Live, games, link, use }) {
  const [element, is_in_view] = useInView();
  const [is_set, setIsSet] = useState(false);
  const game = gameOfLink(games, link);
  return (
    <section ref={element} class={is_set ? 'card-board setting' : 'card-board bare-board'}>
      {!game ? (
        <Wrong
          words={text('lesson-no-game', { value: quoted(parseLink(link).route), games: games.map(({ route }) => route).join(', ') })}
        />
      ) : is_in_view || is_set ? (
        <LiveBoard key={game.route} {...{ Live, game, link, is_set, setIsSet, use }} />
      ) : (
        <div class="card-live" />
      )}
      <label class="card-link">
        <span>{text('lesson-link-of')}</span>
        <input
          name="link"
          value={link}
          spellcheck={false}
          onChange={(event) => use(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.isComposing && event.currentTarget.blur()}
        />
      </label>
    </section>
  );
}

/** @param {Omit<Props, 'games'> & {game: FamilyGame, is_set: boolean, setIsSet: (is_set: boolean) => void}} props */
function LiveBoard({ Live, game, link, is_set, setIsSet, use }) {
  const own = useDisposable(() => createRouter(createMemoryBrowser(link, window)), []);
  const shown = own?.hash.value;
  // Undo and the field below change the link, too.
  useLayoutEffect(() => own?.replaceNow(link), [own, link]);
  // What is set on the large board is in the lesson at once.
  useLayoutEffect(() => {
    if (own && is_set && shown !== link) use(own.linkWith({}));
  }, [shown, is_set]);
  if (!own) return <div class="card-live" />;
  const is_changed = shown !== link && !is_set;
  return (
    <>
      <div class="card-live">
        <Live game={game} router={own} guide={ONE_OF_MANY} />
      </div>
      <div class="row">
        <Button words={text(is_set ? 'lesson-set-done' : 'lesson-set')} aria-expanded={is_set} onClick={() => setIsSet(!is_set)} />
        {is_changed && (
          <>
            <Button words={text('lesson-use')} class="primary" onClick={() => use(own.linkWith({}))} />
            <Button words={text('lesson-set-back')} onClick={() => own.replaceNow(link)} />
          </>
        )}
      </div>
    </>
  );
}
