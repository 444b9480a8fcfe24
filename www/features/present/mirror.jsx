/** The boards of the presenter's window and of the projector's show the same. */
import { effect, untracked } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { OnShow } from './types.js' */
/** @import { Page } from '../../game_page/state.js' */

/** Reports the state of a board. @param {{page: Page, report: (of: {hash: string, is_open: boolean}) => void}} props */
export function ReportState({ page, report }) {
  useLayoutEffect(
    () =>
      effect(() => {
        const [hash, is_open] = [page.router.hash.value, page.question?.is_open.value ?? false];
        untracked(() => report({ hash, is_open }));
      }),
    [page],
  );
  return null;
}

/**
 * Brings a board to a received state.
 * @param {{page: Page, number: number, heard: ReadonlySignal<OnShow | null>}} props number: of its section
 */
export function FollowState({ page, number, heard }) {
  useLayoutEffect(() => {
    let done = '';
    return effect(() => {
      const shown = heard.value;
      if (!shown || shown.section !== number || shown.hash === '') return;
      untracked(() => {
        if (page.question?.is_open.peek()) {
          // Each window asks the question by itself; after the answer this one follows.
          if (!shown.is_open) page.question.reveal();
          return;
        }
        if (shown.is_open || shown.hash === done) return;
        done = shown.hash;
        if (page.router.hash.peek() !== shown.hash) page.router.replaceNow(shown.hash);
      });
    });
  }, [page, number]);
  return null;
}
