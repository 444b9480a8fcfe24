/** Shapes that the modules of this folder share. */
import type { Live } from './game_page/types.js';

/** What the first page has already. */
export interface First {
  router: import('./ui/router.js').Router;
  /** A game's page */
  Live: Live;
  /** What it is made of */
  partsOf: (game: any) => Promise<Omit<import('./shell/games.js').Parts, 'client'>>;
  clients: ReturnType<typeof import('./solver/clients.js').createClients>;
}
