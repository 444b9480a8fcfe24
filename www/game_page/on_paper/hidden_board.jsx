/** A board at the step of its link, on an invisible page of its game. */
import { ruleWords } from '../rule_words.js';
import { captionWords } from '../notes.js';
import { ONE_OF_MANY } from '../one_of_many.js';
import { HiddenPage, Making, pictureOf } from './hidden_page.jsx';

/** @import { BoardItem } from './types.js' */
/** @import { Definition, Page } from '../types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */

/**
 * @param {Definition<any>} of @param {Page} page @param {HTMLElement} root @param {AbortSignal} abort
 * @returns {Promise<BoardItem>}
 */
async function drawn(of, page, root, abort) {
  const picture = await pictureOf(page, root, abort);
  // A page with a rule of its own kind, as a proof, says it in other words.
  return { picture, rule: of.Rule ? '' : ruleWords(of, page), caption: page.match.play.peek() ? '' : captionWords(page) };
}

/**
 * @param {Pick<Site, 'partsOf' | 'Live'> & {hash: string, game: FamilyGame, done: (item: BoardItem | string) => void}} props done gets the
 *   board, or why there is none
 */
export const HiddenBoard = ({ hash, game, partsOf, Live, done }) => (
  <HiddenPage hash={hash} game={game} partsOf={partsOf}>
    {({ of, router, room }) => (
      <Live
        game={game}
        router={router}
        guide={{
          ...ONE_OF_MANY,
          panel: (_, page) =>
            page && <Making of={[of, page]} room={room} make={(root, abort) => drawn(of, page, root, abort)} done={done} />,
        }}
      />
    )}
  </HiddenPage>
);
