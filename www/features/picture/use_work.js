/** Work of the dialog: one thing at a time, which can be stopped. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { withWidth } from '../../formats/picture/take.js';

/** @import { Signal } from '@preact/signals' */

/** @param {number | null} width of the boards meanwhile, in CSS pixels; null for that on the screen */
export function useWork(width) {
  const [failed, setFailed] = useState('');
  /** @type {Signal<number | null>} */
  const progress = useSignal(null);
  const work = useRef(new AbortController());
  /** The work under way, stopped or not: it ends before other work begins. */
  const under_way = useRef(Promise.resolve());
  useLayoutEffect(() => () => work.current.abort(), []);

  /** Stops what is under way, then runs. @param {(abort: AbortSignal) => Promise<void>} run */
  function start(run) {
    work.current.abort();
    const own = new AbortController();
    work.current = own;
    setFailed('');
    const before = under_way.current;
    under_way.current = (async () => {
      await before;
      if (own.signal.aborted) return;
      try {
        await withWidth(width, () => run(own.signal));
      } catch (reason) {
        if (!own.signal.aborted) setFailed(String(reason));
      } finally {
        if (work.current === own) progress.value = null;
      }
    })();
    return under_way.current;
  }

  return { start, failed, progress, stop: () => work.current.abort() };
}
