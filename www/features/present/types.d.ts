/** Shapes that the modules of this folder share. */
import type { FunctionComponent } from 'preact';
import type { Shown } from '../lesson/types.js';
import type { Router } from '../../ui/router.js';

/** What covers the projector's window: nothing, the lesson's title, the count of hands, black, or the QR code of the link. */
export type Screen = '' | 'cover' | 'votes' | 'blank' | 'code';

/** Hands for an answer. */
export interface Hands {
  answer: string;
  count: number;
}

/** What is on show. */
export interface OnShow {
  /** The number of the section, from 1 */
  section: number;
  /** The link of its board; empty if it has none */
  hash: string;
  /** Whether its question waits for an answer */
  is_open: boolean;
  screen: Screen;
  /** The hands that were counted in the section */
  votes: readonly Hands[];
}

/** What a window must have. */
export interface Host {
  opener: { postMessage: (message: unknown, origin: string) => void } | null;
  addEventListener: (type: 'message', listener: (event: any) => void) => void;
  removeEventListener: (type: 'message', listener: (event: any) => void) => void;
  setInterval: (run: () => void, ms: number) => any;
  clearInterval: (timer: any) => void;
}

/** What both windows are made with. */
export interface WindowProps {
  router: Router;
  /** The secret of the two windows */
  token: string;
  /** The lesson at the current section, with the name of that */
  shown: Shown & { name: string };
  /** The section at hand, from 1 */
  number: number;
  Section: FunctionComponent<any>;
}
