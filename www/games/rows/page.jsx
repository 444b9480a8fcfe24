/** The page of a game in a row: the frame of every game, filled with its places, the equal heaps of Nim, its words and play. */
import { definePage } from '../../game_page/define_page.jsx';
import { ListAside, notesOfFile } from '../../game_page/files/list_tools.jsx';
import { classOf } from '../../shell/games.js';
import { rich, text } from '../../ui/messages.js';
import { Board, Tools } from './board.jsx';
import { Explanation } from './explanation.jsx';
import { heapsOf } from './lesson.js';
import { stateOf } from './state.js';
import { sentence } from './words.js';
import './style.css';

/** @import { ComponentType } from 'preact' */
/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Page } from './state.js' */
/** @import { Declaration } from './types.js' */

/** Heaps that a link to Nim has room for. */
const LINKED = 100;

/** The heaps of the link on the page of Nim. @param {{page: Page}} props */
function AsNim({ page }) {
  const timeline = page.timeline.value;
  const heaps = timeline ? heapsOf(timeline).flatMap(({ heap }) => (heap === '0' ? [] : [heap])) : [];
  const is_nim = page.form.value !== 'thrown' && page.form.value !== 'goal';
  if (!is_nim || timeline?.rest || heaps.length === 0 || heaps.length > LINKED) return null;
  return <a href={page.router.linkTo('nim', { heaps: heaps.join(',') })}>{text('rows-as-nim')}</a>;
}

/** A link to the page of a similar game. @param {{page: Page}} props */
function Similar({ page: { row, router } }) {
  if (!row.similar) return null;
  return (
    <p class="checked">
      {rich(`${row.words}-other`)} <a href={router.linkTo(row.similar, {})}>{text(`${row.similar}-name`)}</a>
    </p>
  );
}

/**
 * @param {string} words its route, with which the ids of the game's messages begin
 * @param {Declaration} declaration
 * @param {ComponentType<{page: Page}>} [More] below the code
 */
export function pageOf(words, declaration, More = Similar) {
  const { parameters } = declaration;
  /** @type {Definition<Page>} */
  const of = {
    solver: classOf(words),
    words,
    parameters,
    createState: stateOf(words, declaration),
    terms: ['p', 'n', 'nimber', 'xor'],
    sentence: (verdict) => sentence(words, verdict),
    notesOf: notesOfFile,
    Board,
    Tools,
    Explanation,
    Aside: ({ page }) => (
      <>
        {!page.covered.value && (!page.match.play.value || page.shows_inside.value) && <More page={page} />}
        <p class="checked">
          {rich(`${words}-checked`, { form: page.form.value })} <AsNim page={page} />
        </p>
        {parameters.file && <ListAside page={page} />}
      </>
    ),
  };
  return definePage(of);
}
