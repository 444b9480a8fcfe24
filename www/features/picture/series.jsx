/** A range of steps as one file: animated PNG, GIF, PNGs in a ZIP, slides. */
import { useState } from 'preact/hooks';
import { Choice } from '../../ui/choice.jsx';
import { Button, ShortField } from '../../ui/controls.jsx';
import { entryAt } from '../../ui/entry_at.js';
import { text } from '../../ui/messages.js';
import { cursorsOf, framesOf, MOST, numbered, picturesOf, pngsOf, SHARP } from './frames.js';

/** @import { Frame, Work } from './types.js' */
/** @import { OnShow } from '../../shell/types.js' */
/** @import { Theme } from '../../ui/settings.js' */

/** How long an animation shows a picture, in seconds. */
const EACH_S = { usual: '1.5', least: 0.05, most: 60 };

/** A whole number that is typed, within bounds. @param {string} typed @param {number} last */
const stepOf = (typed, last) => (/^\d{1,9}$/.test(typed.trim()) && Number(typed) <= last ? Number(typed) : null);

/**
 * The steps that are typed, and what is wrong with them.
 * @param {OnShow['page']} page @param {{from: string, to: string, each: string, chosen: string}} typed
 */
function readSeries(page, { from, to, each, chosen }) {
  const last = page.player.last.value;
  const [first, final] = [stepOf(from, last), stepOf(to, last)];
  if (first === null || final === null || first > final) return { cursors: [], wrong: text('picture-range-wrong', { from, to, last }) };
  const cursors = cursorsOf(page, first, final, chosen === 'milestones');
  if (cursors.length > MOST) return { cursors, wrong: text('picture-range-long', { most: MOST }) };
  const { least, most } = EACH_S;
  const is_slow_enough = /^\d*[.]?\d+$/.test(each.trim()) && Number(each) >= least && Number(each) <= most;
  return { cursors, wrong: is_slow_enough ? '' : text('picture-each-wrong', { value: each, least, most }) };
}

/**
 * @param {object} props
 * @param {OnShow} props.on @param {Theme} props.theme @param {boolean} props.is_captioned @param {string} props.note
 * @param {(run: (abort: AbortSignal) => Promise<void>) => Promise<void>} props.start
 * @param {(ending: string, content: BlobPart | Uint8Array, type: string) => void} props.save
 * @param {(part: number) => void} props.progress
 */
export function Series({ on, theme, is_captioned, note, start, save, progress }) {
  const { page } = on;
  const last = page.player.last.value;
  const [from, setFrom] = useState('0');
  const [to, setTo] = useState(String(last));
  const [each, setEach] = useState(EACH_S.usual);
  const [chosen, setChosen] = useState(last <= MOST ? 'steps' : 'milestones');
  const { cursors, wrong } = readSeries(page, { from, to, each, chosen });

  /** @param {(frames: Frame[], pictures: ReturnType<typeof picturesOf>, work: Work) => Promise<void>} made */
  const make = (made, is_with_words = is_captioned) =>
    start(async (abort) => {
      progress(0);
      const frames = await framesOf(on, cursors, theme, { abort, progress: (part) => progress(part / 2) });
      await made(frames, picturesOf(frames, is_with_words), { abort, progress: (part) => progress(0.5 + part / 2) });
    });
  const asGif = () =>
    make(async (_, pictures, work) => {
      const { gifOf } = await import('./gif.js');
      save('gif', await gifOf(pictures, 1, Math.round(Number(each) * 1000), work), 'image/gif');
    });
  const asApng = () =>
    make(async (_, pictures, work) => {
      const { apngOf } = await import('./apng.js');
      save('apng', apngOf(await pngsOf(pictures, 1, work), Math.round(Number(each) * 1000)), 'image/apng');
    });
  const asZip = () =>
    make(async (_, pictures, work) => {
      const { zipSync } = await import('fflate');
      const pngs = await pngsOf(pictures, SHARP, work);
      const files = Object.fromEntries(pngs.map((png, index) => [`${numbered(index, pngs.length)}.png`, png]));
      save('zip', zipSync(files, { level: 0 }), 'application/zip');
    });
  const asSlides = () =>
    make(async (frames, pictures, work) => {
      const { slidesOf } = await import('./slides.js');
      const pngs = await pngsOf(pictures, SHARP, work);
      const slides = frames.map(({ caption, title, shot: { paper, ink } }, index) => {
        const { width, height } = entryAt(pictures, index);
        const png = entryAt(pngs, index);
        return { png, width, height, caption, title: `${text(on.game.name)} · ${title}`, note, paper, ink };
      });
      save('pptx', slidesOf(slides), 'application/vnd.openxmlformats-officedocument.presentationml.presentation');
    }, false);

  /** @param {string} name @param {string} value @param {(value: string) => void} set */
  const field = (name, value, set) => (
    <ShortField
      label={text(`picture-${name}`)}
      name={`picture-${name}`}
      inputMode="decimal"
      value={value}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
  return (
    <section class="picture-series" aria-label={text('picture-series')}>
      <h3>{text('picture-series')}</h3>
      <div class="row">
        {field('from', from, setFrom)}
        {field('to', to, setTo)}
        <Choice
          name="picture-steps"
          label={text('picture-series')}
          among={['steps', 'milestones'].map((value) => ({ value, text: text(`picture-${value}`) }))}
          chosen={chosen}
          choose={setChosen}
        />
        {field('each', each, setEach)}
      </div>
      <p class={wrong ? 'wrong' : 'soft'} role="status">
        {wrong || text('picture-count', { count: cursors.length })}
      </p>
      <div class="row picture-files">
        <Button words="APNG" disabled={wrong !== ''} onClick={asApng} />
        <Button words="GIF" disabled={wrong !== ''} onClick={asGif} />
        <Button words={text('picture-zip')} disabled={wrong !== ''} onClick={asZip} />
        <Button words={text('picture-slides')} disabled={wrong !== ''} onClick={asSlides} />
      </div>
    </section>
  );
}
