/** A section as a card: its board, its words, what it asks, a note for the teacher, and its place. */
import { gameOfLink } from '../../shell/games.js';
import { useState } from 'preact/hooks';
import { spoken } from '../../formats/lesson/prose.jsx';
import { kindName } from '../../game_page/question/names.js';
import { offered } from '../../game_page/question/questions.js';
import { OPPONENTS } from '../../play/play.js';
import { Button, Checkbox, Select } from '../../ui/controls.jsx';
import { Icon, IconButton } from '../../ui/icons.jsx';
import { parseLink } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { CardBoard } from './card_board.jsx';
import { KeptField, SpokenField } from './kept_field.jsx';
import { linkIn, noteIn, notePart, settingIn, withLink, withNote, withSetting, withWords, wordsIn } from './section_text.js';

/** @import { Part } from './section_text.js' */
/** @import { Diagnostic } from '../lesson/types.js' */
/** @import { FamilyGame } from '../../shell/games.js' */
/** @import { Site } from '../../shell/types.js' */

/** The site, as cards need it. @typedef {Pick<Site, 'router' | 'games' | 'Live' | 'questionsOf'>} CardSite */

/**
 * @typedef {object} Props
 * @property {string} section its text
 * @property {number} number from 1
 * @property {number} count of all sections
 * @property {number | null} shown_as its number where the lesson is shown; null if it is not
 * @property {readonly Diagnostic[]} diagnostics of its lines
 * @property {(section: string) => void} type changes its text
 * @property {(section: string) => void} replace the same, as a change of its own for Undo
 * @property {(to: number | null) => void} move to another number; null takes it out
 * @property {(() => void) | null} addBelow adds a section with the same board; null where no more have room
 */

/** @param {CardSite & Props} props */
export function SectionCard({ section, number, count, shown_as, diagnostics, type, replace, move, addBelow, ...site }) {
  const { router, games, Live, questionsOf } = site;
  const link = linkIn(section);
  const game = gameOfLink(games, link);
  const name = game ? text(game.name) : parseLink(link).route;
  return (
    <li class="section-card" tabIndex={-1} aria-label={text('lesson-card', { number, count, name })}>
      <header>
        <h3>
          <span class="soft">{number}</span> {name}
        </h3>
        {shown_as !== null && (
          <a
            class="button quiet icon"
            href={router.linkTo('lesson', { own: '1', s: String(shown_as) })}
            title={text('lesson-look')}
            aria-label={text('lesson-look')}
          >
            <Icon name="play" />
          </a>
        )}
        <IconButton icon="up" name="lesson-up" aria-disabled={number === 1} onClick={() => number > 1 && move(number - 1)} />
        <IconButton icon="down" name="lesson-down" aria-disabled={number === count} onClick={() => number < count && move(number + 1)} />
        {addBelow && <IconButton icon="plus" name="lesson-add-below" onClick={addBelow} />}
        <IconButton icon="close" name="lesson-remove" onClick={() => move(null)} />
      </header>
      <CardBoard {...{ Live, games, link }} use={(other) => replace(withLink(section, other))} />
      <div class="card-words">
        <Words {...{ section, type }} />
        <TaskMenu
          {...{ section, game, questionsOf }}
          choose={(ask, play) => replace(withSetting(withSetting(section, 'ask', ask), 'play', play))}
        />
        <NextTick {...{ section, link, replace }} />
        <Note {...{ section, type }} />
        <Diagnostics listed={diagnostics} />
      </div>
    </li>
  );
}

/** @param {{listed: readonly Diagnostic[]}} props */
export const Diagnostics = ({ listed }) =>
  listed.map(({ line, what, is_wrong }) => (
    <p key={`${line} ${what}`} class={is_wrong ? 'wrong' : 'soft'}>
      {what}
    </p>
  ));

/** The words for all, and those of a language where the section has some, or gets some. @param {Pick<Props, 'section' | 'type'>} props */
function Words({ section, type }) {
  const [added, setAdded] = useState(/** @type {Part | null} */ (null));
  const here = spoken();
  const other = here === 'en' ? 'zh' : 'en';
  /** @type {Part[]} */
  const parts = ['all', 'en', 'zh'];
  const has = (/** @type {Part} */ part) => wordsIn(section, part) !== '';
  const own = parts.filter((part) => part !== 'all' && (part === added || has(part)));
  // Where every language has its own words, those for all are read by nobody.
  const read = has('all') || own.length < 2 ? parts.filter((part) => part === 'all' || own.includes(part)) : own;
  const labelOf = (/** @type {Part} */ part) =>
    text(part === 'all' && own.length === 0 ? 'lesson-words' : `lesson-words-${wordedFor(part, own)}`);
  const fieldOf = (/** @type {Part} */ part) => (
    <KeptField
      key={part}
      label={labelOf(part)}
      name={`words-${part}`}
      rows={4}
      value={wordsIn(section, part)}
      change={(typed) => type(withWords(section, part, typed))}
    />
  );
  // The words of the page's language are on show, if there are any: whoever writes in one language need not look at the others.
  const is_here = (/** @type {Part} */ part) => own.length === 0 || wordedFor(part, own) === here;
  const shown = read.some(is_here) ? read.filter(is_here) : read;
  const folded = read.filter((part) => !shown.includes(part));
  return (
    <>
      {shown.map(fieldOf)}
      {folded.map((part) => (
        <details key={part} open={part === added}>
          <summary>{labelOf(part)}</summary>
          {fieldOf(part)}
        </details>
      ))}
      {own.length === 0 && <Button words={text(`lesson-add-${other}`)} class="quiet" onClick={() => setAdded(other)} />}
    </>
  );
}

/**
 * The language that reads the words of a part: those for all are the other language's where one has its own.
 * @param {Part} part @param {readonly Part[]} own
 */
const wordedFor = (part, own) => (part !== 'all' ? part : own.length > 1 ? 'all' : own[0] === 'zh' ? 'en' : 'zh');

/** In the menu's values a game is this and its opponent. */
const PLAY = 'play ';

/**
 * What a section asks, or which game it begins.
 * @param {Pick<Props, 'section'> & Pick<Site, 'questionsOf'> & {game: FamilyGame | undefined, choose: (ask: string, play: string) => void}}
 *   props
 */
function TaskMenu({ section, game, questionsOf, choose }) {
  const questions = useLoaded(() => (game ? questionsOf(game) : undefined), [game]);
  const [asked, played] = [settingIn(section, 'ask'), settingIn(section, 'play')];
  const games = OPPONENTS.map((opponent) => ({ value: PLAY + opponent, text: text('lesson-play', { opponent }) }));
  const kinds = questions ? offered(questions) : [];
  const known = kinds.map((kind) => ({ value: kind, text: kindName(kind) }));
  // What the text asks stays in the menu: another number of steps, or what no game can ask.
  const typed =
    asked === '' || kinds.includes(asked) ? [] : [{ value: asked, text: /^perform:\d+$/.test(asked) ? kindName(asked) : asked }];
  return (
    <label class="card-question">
      <span>{text('lesson-question')}</span>
      <Select
        name="question"
        among={[{ value: '', text: text('lesson-no-question') }, ...known, ...typed, ...games]}
        chosen={asked === '' && played !== '' ? PLAY + played : asked}
        choose={(/** @type {string} */ task) => (task.startsWith(PLAY) ? choose('', task.slice(PLAY.length)) : choose(task, ''))}
      />
    </label>
  );
}

/**
 * Whether Next leaves the steps out. A section that shows one step leaves them out without a word of its text.
 * @param {Pick<Props, 'section' | 'replace'> & {link: string}} props
 */
function NextTick({ section, link, replace }) {
  const usual = parseLink(link).params.has('at') ? 'at-once' : 'steps';
  return (
    <Checkbox
      kind="card-next"
      label={text('lesson-next-at-once')}
      checked={(settingIn(section, 'next') || usual) === 'at-once'}
      change={(checked) => {
        const value = checked ? 'at-once' : 'steps';
        replace(withSetting(section, 'next', value === usual ? '' : value));
      }}
    />
  );
}

/** The note that the presenter sees in the page's language. @param {Pick<Props, 'section' | 'type'>} props */
const Note = ({ section, type }) => (
  <SpokenField
    label={text('lesson-note')}
    name="note"
    rows={2}
    part={notePart(section, spoken())}
    read={(part) => noteIn(section, part)}
    write={(part, typed) => type(withNote(section, part, typed))}
  />
);
