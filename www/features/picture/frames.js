/** A series of pictures: the player seeks one step after the other, and each is drawn. */
import { composed, linesOf, painted, pngOf } from '../../formats/picture/compose.js';
import { takeShot } from '../../formats/picture/take.js';
import { captionWords, stepName } from '../../game_page/notes.js';
import { text } from '../../ui/messages.js';

/** @import { Frame, Work } from './types.js' */
/** @import { OnShow } from '../../shell/types.js' */
/** @import { Theme } from '../../ui/settings.js' */

/** The most pictures in one file. */
export const MOST = 300;

/** The scale of slides and of pictures in a ZIP, sharp on a projector. */
export const SHARP = 2;

/**
 * The steps of a range: all, or those at which a milestone is complete, with its ends.
 * @param {OnShow['page']} page @param {number} from @param {number} to both are steps @param {boolean} is_coarse
 */
export function cursorsOf({ lesson, player }, from, to, is_coarse) {
  const last = Math.min(to, player.last.peek());
  /** @param {number} at */
  const after = (at) => Math.min(last, is_coarse ? (lesson.peek()?.milestones.next(at) ?? last) : at + 1);
  const cursors = [Math.min(from, last)];
  for (let at = from; at < last && cursors.length <= MOST; at = after(at)) cursors.push(after(at));
  return cursors;
}

/** How far the steps are, and the current milestone. @param {OnShow['page']} page */
const titleOf = (page) =>
  [text('step-count', { step: page.cursor.value, steps: page.lesson.value?.stepCount ?? 0 }), stepName(page)].join(' · ');

/**
 * @param {OnShow} on @param {readonly number[]} cursors @param {Theme} theme
 * @param {Work} work
 * @returns {Promise<Frame[]>} a frame a cursor
 */
export async function framesOf({ page }, cursors, theme, { progress, abort }) {
  const { player, session, router } = page;
  const [was, hash] = [player.cursor.peek(), router.hash.peek()];
  /** @type {Frame[]} */
  const frames = [];
  try {
    for (const cursor of cursors) {
      player.seek(cursor);
      const shot = await takeShot({ session, theme, abort });
      frames.push({ shot, caption: captionWords(page), title: titleOf(page) });
      progress(frames.length / cursors.length);
    }
  } finally {
    player.seek(was);
    // Seeking has changed the link.
    router.replaceSoon(hash);
  }
  return frames;
}

/** Pictures of frames, all of one size. @param {readonly Frame[]} frames @param {boolean} is_captioned */
export function picturesOf(frames, is_captioned) {
  const lines = frames.map(({ shot, caption }) => (is_captioned ? linesOf(caption, shot) : []));
  const most_lines = Math.max(0, ...lines.map(({ length }) => length));
  const width = Math.max(...frames.map(({ shot }) => shot.width));
  const height = Math.max(...frames.map(({ shot }) => shot.height));
  return frames.map(({ shot }, index) => composed({ ...shot, width, height }, lines[index] ?? [], most_lines));
}

/** Names of files in the order of the pictures. @param {number} index @param {number} count */
export const numbered = (index, count) => `step-${String(index + 1).padStart(String(count).length, '0')}`;

/**
 * @param {readonly {svg: string, width: number, height: number}[]} pictures @param {number} scale @param {Work} work
 * @returns {Promise<Uint8Array[]>} PNGs
 */
export async function pngsOf(pictures, scale, { progress, abort }) {
  const pngs = [];
  for (const picture of pictures) {
    abort.throwIfAborted();
    pngs.push(await pngOf((await painted(picture, scale)).canvas));
    progress(pngs.length / pictures.length);
  }
  return pngs;
}
