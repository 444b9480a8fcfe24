/** “Save picture”: the board as PNG or SVG, or a series of steps as GIF, as PNGs in a ZIP, or as slides. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, Checkbox, ShortField, Wrong } from '../../ui/controls.jsx';
import { Choice } from '../../ui/choice.jsx';
import { needMessages, text } from '../../ui/messages.js';
import { saveFile } from '../../ui/save_file.js';
import { language, theme as page_theme, THEMES } from '../../ui/settings.js';
import { Work } from '../../shell/work.jsx';
import { dataAddress, composed, linesOf, painted, pngOf } from '../../formats/picture/compose.js';
import { captionNow, cursorsOf, framesOf, MOST, numbered, picturesOf, pngsOf } from './frames.js';
import { takeShot, withWidth } from '../../formats/picture/take.js';
import { entryAt } from '../../ui/entry_at.js';
import './picture.css';
import '../../formats/picture/still.css';

/** @import { Signal } from '@preact/signals' */
/** @import { ComponentProps } from 'preact' */
/** @import { Frame, Work as Stoppable } from './types.js' */
/** @import { Shot } from '../../formats/picture/take.js' */
/** @import { OnShow } from '../../shell/types.js' */
/** @import { Theme } from '../../ui/settings.js' */

/** Widths of a picture in CSS pixels; the first is that of the screen. */
const WIDTHS = ['shown', '480', '800', '1280'];
/** Languages, each by its own name. */
const NAMES = [
  { value: 'en', text: 'English' },
  { value: 'zh', text: '中文' },
];
/** Pixels per CSS pixel. */
const SCALES = [1, 2, 4];
/** The scale of slides and of pictures in a ZIP, sharp on a projector. */
const SHARP = 2;
/** How long a GIF shows a picture, in seconds. */
const EACH_S = { usual: '1.5', least: 0.05, most: 60 };

/** The name of files, by game and step. @param {OnShow} on */
const nameOf = ({ page, game }) =>
  `${game.route}-${page.lesson.peek()?.atOf(page.cursor.peek()) || page.cursor.peek()}`.replace(/[^\w-]+/g, '-');

/** @param {{on: OnShow}} props */
export function SavePicture({ on }) {
  const { page, game, guide } = on;
  const { player } = page;
  const last = player.last.value;
  const [theme, setTheme] = useState(page_theme.current.peek());
  const [width, setWidth] = useState('shown');
  const [spoken, setSpoken] = useState(language.current.peek());
  const [is_captioned, setCaptioned] = useState(true);
  const [shot, setShot] = useState(/** @type {Shot | null} */ (null));
  const [failed, setFailed] = useState('');
  const [notice, setNotice] = useState('');
  /** @type {Signal<number | null>} */
  const progress = useSignal(null);
  const work = useRef(new AbortController());
  /** The work under way, stopped or not: it ends before other work begins. */
  const under_way = useRef(Promise.resolve());
  useLayoutEffect(() => {
    const before = language.current.peek();
    return () => {
      work.current.abort();
      if (language.current.peek() !== before) language.choose(before);
    };
  }, []);

  /**
   * Does one thing at a time, and can be stopped.
   * @param {(abort: AbortSignal) => Promise<void>} run
   */
  function doing(run) {
    work.current.abort();
    const own = new AbortController();
    work.current = own;
    setNotice('');
    setFailed('');
    const before = under_way.current;
    under_way.current = (async () => {
      await before;
      if (own.signal.aborted) return;
      try {
        await withWidth(width === 'shown' ? null : Number(width), () => run(own.signal));
      } catch (reason) {
        if (!own.signal.aborted) setFailed(String(reason));
      } finally {
        if (work.current === own) progress.value = null;
      }
    })();
    return under_way.current;
  }

  useLayoutEffect(
    () => void doing(async (abort) => setShot(await takeShot({ session: page.session, theme, abort }))),
    [theme, width, spoken],
  );
  const picture = shot && composed(shot, is_captioned ? linesOf(captionNow(), shot) : []);

  /** @param {string} ending @param {BlobPart | Uint8Array} content @param {string} type */
  function save(ending, content, type) {
    const name = `${nameOf(on)}.${ending}`;
    saveFile(name, content, type);
    setNotice(text('picture-saved', { name }));
  }

  return (
    <div class="picture" data-works={progress.value === null ? undefined : ''}>
      <div class="picture-seen">
        {picture && <img src={dataAddress(picture.svg)} width={picture.width} height={picture.height} alt={text('picture-alt')} />}
      </div>
      <div class="row picture-how">
        <Labelled
          name="picture-theme"
          label={text('theme')}
          among={THEMES.map((value) => ({ value, text: text(`theme-${value}`) }))}
          chosen={theme}
          choose={setTheme}
        />
        <Labelled
          name="picture-width"
          label={text('picture-width')}
          among={WIDTHS.map((value) => ({ value, text: value === 'shown' ? text('picture-width-shown') : value }))}
          chosen={width}
          choose={setWidth}
        />
        <Labelled
          name="picture-language"
          label={text('picture-language')}
          among={NAMES}
          chosen={spoken}
          choose={async (value) => {
            // For the whole page, until the dialog closes.
            language.choose(value);
            await needMessages([]);
            setSpoken(language.current.peek());
          }}
        />
        <Checkbox label={text('picture-caption')} checked={is_captioned} change={setCaptioned} />
      </div>
      <div class="row picture-files">
        {picture && (
          <>
            {SCALES.map((scale) => (
              <Button
                key={scale}
                words={text('picture-png', { scale, width: picture.width * scale, height: picture.height * scale })}
                class={scale === SHARP ? 'primary' : ''}
                onClick={async () => save('png', await pngOf((await painted(picture, scale)).canvas), 'image/png')}
              />
            ))}
            <Button words="SVG" onClick={() => save('svg', picture.svg, 'image/svg+xml')} />
          </>
        )}
      </div>
      {last > 0 && page.match.play.value === null && (
        <Series
          {...{ on, theme, is_captioned, doing, save, note: guide?.note || text(game.name), progress: (part) => (progress.value = part) }}
        />
      )}
      <p role="status">{notice}</p>
      <Wrong words={failed && text('picture-failed', { reason: failed })} />
      <Work session={{ progress, stop: () => work.current.abort() }} />
    </div>
  );
}

/** A choice with its label above. @param {ComponentProps<typeof Choice>} props */
const Labelled = (props) => (
  <div>
    <p class="soft">{props.label}</p>
    <Choice {...props} />
  </div>
);

/** A whole number that is typed, within bounds. @param {string} typed @param {number} last */
const stepOf = (typed, last) => (/^\d{1,9}$/.test(typed.trim()) && Number(typed) <= last ? Number(typed) : null);

/**
 * A range of steps as one file.
 * @param {object} props
 * @param {OnShow} props.on @param {Theme} props.theme @param {boolean} props.is_captioned @param {string} props.note
 * @param {(run: (abort: AbortSignal) => Promise<void>) => Promise<void>} props.doing
 * @param {(ending: string, content: BlobPart | Uint8Array, type: string) => void} props.save
 * @param {(part: number) => void} props.progress
 */
function Series({ on, theme, is_captioned, note, doing, save, progress }) {
  const { page } = on;
  const last = page.player.last.value;
  const [from, setFrom] = useState('0');
  const [to, setTo] = useState(String(last));
  const [each, setEach] = useState(EACH_S.usual);
  const [chosen, setChosen] = useState(last <= MOST ? 'steps' : 'milestones');
  const [first, final] = [stepOf(from, last), stepOf(to, last)];
  const cursors = first !== null && final !== null && first <= final ? cursorsOf(page, first, final, chosen === 'milestones') : [];
  const seconds = Number(each);
  const is_slow_enough = /^\d*[.]?\d+$/.test(each.trim()) && seconds >= EACH_S.least && seconds <= EACH_S.most;
  const wrong =
    first === null || final === null || first > final
      ? text('picture-range-wrong', { from, to, last })
      : cursors.length > MOST
        ? text('picture-range-long', { most: MOST })
        : is_slow_enough
          ? ''
          : text('picture-each-wrong', { value: each, least: EACH_S.least, most: EACH_S.most });

  /** @param {(frames: Frame[], pictures: ReturnType<typeof picturesOf>, work: Stoppable) => Promise<void>} made */
  const make = (made, is_with_words = is_captioned) =>
    doing(async (abort) => {
      progress(0);
      const frames = await framesOf(on, cursors, theme, { abort, progress: (part) => progress(part / 2) });
      await made(frames, picturesOf(frames, is_with_words), { abort, progress: (part) => progress(0.5 + part / 2) });
    });
  const asGif = () =>
    make(async (_, pictures, work) => {
      const { gifOf } = await import('./gif.js');
      save('gif', await gifOf(pictures, 1, Math.round(seconds * 1000), work), 'image/gif');
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
        <Button words="GIF" disabled={wrong !== ''} onClick={asGif} />
        <Button words={text('picture-zip')} disabled={wrong !== ''} onClick={asZip} />
        <Button words={text('picture-slides')} disabled={wrong !== ''} onClick={asSlides} />
      </div>
    </section>
  );
}
