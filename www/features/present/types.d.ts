/** Shapes that the modules of this folder share. */
import type { Screen } from './windows.js';

/** What is on show. */
export interface OnShow {
  /** From 1 */
  section: number;
  /** Of its board, as far as it has one */
  hash: string;
  /** Whether its question waits for an answer */
  is_open: boolean;
  /** What covers it */
  screen: Screen;
}

/** What a window must have. */
export interface Host {
  opener: { postMessage: (message: unknown, origin: string) => void } | null;
  addEventListener: (type: 'message', listener: (event: any) => void) => void;
  removeEventListener: (type: 'message', listener: (event: any) => void) => void;
  setInterval: (run: () => void, ms: number) => any;
  clearInterval: (timer: any) => void;
}
