/** The sentence of the current step, between board and transport: always in view, in a room whose height stays. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { startSwipe } from '../player/swipe.js';
import { explained } from '../shell/terms.jsx';
import { rich, text } from '../ui/messages.js';
import { plainWords } from '../ui/plain_words.js';
import { is_reading_aloud, readAloud, stopReading } from '../ui/read_aloud.js';
import { captionOf } from './notes.js';
import './subtitle.css';

/** @import { RefObject } from 'preact' */
/** @import { Definition, Page } from './types.js' */

/** Writes the sentence smaller if it does not fit, and at last smaller still and without the key that begins. @param {HTMLElement} room */
function fit(room) {
  const sentence = room.querySelector('.caption');
  room.classList.remove('long', 'bare');
  for (const looks of ['long', 'bare']) if (sentence && sentence.scrollHeight > room.clientHeight) room.classList.add(looks);
}

/**
 * @param {{page: Page, terms: Definition<any>['terms'], is_question_open: boolean, is_guided: boolean}} props
 * is_guided: whether a lesson or a question says how to go on
 */
export function Subtitle({ page, terms, is_question_open, is_guided }) {
  const [lesson, cursor] = [page.lesson.value, page.cursor.value];
  const /** @type {RefObject<HTMLDivElement | null>} */ room = useRef(null);
  const caption = captionOf(page);
  const begins = !is_guided && !is_question_open && lesson !== null && lesson.stepCount > 0 && cursor === 0;
  const is_playing = page.player.playing.value;
  /** The last step of a play by itself ends it. */
  const was_playing = useRef(is_playing);
  const words = caption && plainWords(rich(caption.id, caption.args));
  useLayoutEffect(() => {
    if (is_reading_aloud.value && words) readAloud(words, is_playing || was_playing.current);
  }, [is_reading_aloud.value, words]);
  useLayoutEffect(() => void (was_playing.current = is_playing));
  useLayoutEffect(() => stopReading, [is_reading_aloud.value]);
  useLayoutEffect(() => void (room.current && fit(room.current)));
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => room.current && fit(room.current));
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="subtitle" ref={room} onTouchStart={(event) => startSwipe(event, page.player)}>
      <p
        class="caption"
        data-caption=""
        data-begin={caption && begins ? text('step-begin') : undefined}
        role="status"
        aria-live={is_playing || is_reading_aloud.value ? 'off' : 'polite'}
      >
        {caption && explained(rich(caption.id, caption.args), terms)}
      </p>
    </div>
  );
}
