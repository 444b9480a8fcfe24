/** A menu of games, each of which is a page of the same route. */
import { Select } from '../ui/controls.jsx';
import { quoted } from '../ui/link.js';
import { text } from '../ui/messages.js';

/** @import { FamilyGame, Router } from './types.js' */

/** @param {{games: readonly FamilyGame[], route: string, page: string, router: Router}} props route: of the game, perhaps of none; page: the route of the page */
export const GameSelect = ({ games, route, page, router }) => (
  <Select
    aria-label={text('games')}
    among={[
      ...(games.some((one) => one.route === route) ? [] : [{ value: route, text: quoted(route) }]),
      ...games.map((one) => ({ value: one.route, text: text(one.name) })),
    ]}
    chosen={route}
    choose={(value) => router.push(router.linkTo(page, { game: value }))}
  />
);
