/** “Save picture”: the board as PNG, SVG or TikZ, or a series of steps as animated PNG, GIF, as PNGs in a ZIP, or as slides. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Button, Checkbox, Wrong } from '../../ui/controls.jsx';
import { Choice } from '../../ui/choice.jsx';
import { needMessages, text } from '../../ui/messages.js';
import { saveFile } from '../../ui/save_file.js';
import { language, theme as page_theme, THEMES } from '../../ui/settings.js';
import { Work } from '../../shell/work.jsx';
import { dataAddress, composed, linesOf, painted, pngOf } from '../../formats/picture/compose.js';
import { captionWords } from '../../game_page/notes.js';
import { SHARP } from './frames.js';
import { Series } from './series.jsx';
import { useWork } from './use_work.js';
import { takeShot } from '../../formats/picture/take.js';
import './picture.css';
import '../../formats/picture/still.css';

/** @import { ComponentProps } from 'preact' */
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
  const [notice, setNotice] = useState('');
  const work = useWork(width === 'shown' ? null : Number(width));
  const { progress } = work;
  useLayoutEffect(() => {
    const before = language.current.peek();
    return () => {
      if (language.current.peek() !== before) language.choose(before);
    };
  }, []);

  /** @param {(abort: AbortSignal) => Promise<void>} run */
  function start(run) {
    setNotice('');
    return work.start(run);
  }

  useLayoutEffect(
    () => void start(async (abort) => setShot(await takeShot({ session: page.session, theme, abort }))),
    [theme, width, spoken],
  );
  const picture = shot && composed(shot, is_captioned ? linesOf(captionWords(page), shot) : []);

  /** @param {string} ending @param {BlobPart | Uint8Array} content @param {string} type */
  function save(ending, content, type) {
    const name = `${nameOf(on)}.${ending}`;
    saveFile(name, content, type);
    setNotice(text('picture-saved', { name }));
  }

  /** @param {string} svg */
  async function saveTikz(svg) {
    const { NoTikz, tikzOf } = await import('./tikz.js');
    try {
      save('tex', tikzOf(svg, { is_chinese: spoken === 'zh' }), 'application/x-tex');
    } catch (error) {
      if (!(error instanceof NoTikz)) throw error;
      setNotice(text('picture-no-tikz', { reason: error.reason }));
    }
  }

  return (
    <div class="picture" data-works={progress.value === null ? undefined : ''}>
      <div class="picture-seen">
        {picture && <img src={dataAddress(picture.svg)} width={picture.width} height={picture.height} alt={text('picture-alt')} />}
      </div>
      <Look {...{ theme, setTheme, width, setWidth, spoken, setSpoken, is_captioned, setCaptioned }} />
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
            <Button words="TikZ" onClick={() => saveTikz(picture.svg)} />
          </>
        )}
      </div>
      {last > 0 && page.match.play.value === null && (
        <Series
          {...{ on, theme, is_captioned, start, save }}
          note={guide?.note || text(game.name)}
          progress={(part) => (progress.value = part)}
        />
      )}
      <p role="status">{notice}</p>
      <Wrong words={work.failed && text('picture-failed', { reason: work.failed })} />
      <Work session={work} />
    </div>
  );
}

/**
 * How the picture looks.
 * @param {object} props
 * @param {Theme} props.theme @param {(theme: Theme) => void} props.setTheme
 * @param {string} props.width @param {(width: string) => void} props.setWidth
 * @param {typeof language.current.value} props.spoken @param {(spoken: typeof language.current.value) => void} props.setSpoken
 * @param {boolean} props.is_captioned @param {(is_captioned: boolean) => void} props.setCaptioned
 */
const Look = ({ theme, setTheme, width, setWidth, spoken, setSpoken, is_captioned, setCaptioned }) => (
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
);

/** A choice with its label above. @param {ComponentProps<typeof Choice>} props */
const Labelled = (props) => (
  <div>
    <p class="soft">{props.label}</p>
    <Choice {...props} />
  </div>
);
