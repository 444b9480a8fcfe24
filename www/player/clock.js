/** The clock of a player: frames of the browser, while it plays. */
import { effect } from '@preact/signals';

/** @import { Player } from './player.js' */

/** Ticks the player once a frame while it plays. @param {Player} player */
export function runClock(player) {
  let frame = 0;
  const stop = effect(() => {
    cancelAnimationFrame(frame);
    if (!player.playing.value) return;
    let before_ms = performance.now();
    /** @param {number} now_ms */
    const onFrame = (now_ms) => {
      // A tab in the background gets no frames; what was missed there is not caught up.
      player.tick(Math.min(Math.max(now_ms - before_ms, 0), 250));
      before_ms = now_ms;
      if (player.playing.peek()) frame = requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}
