/** A lesson on paper: each section with its board at its step, a code of its link, room for an answer; the key on the last page. */
import { useState } from 'preact/hooks';
import { addressHere } from '../../formats/address.js';
import { boardLink, isAsking, sharedLink } from '../../formats/lesson/link.js';
import { Prose, titleOf } from '../../formats/lesson/prose.jsx';
import { dataAddress } from '../../formats/picture/compose.js';
import { QrCode } from '../../formats/qr.jsx';
import { HiddenBoard } from '../../game_page/on_paper/hidden_board.jsx';
import { HiddenQuestion } from '../../game_page/on_paper/hidden_question.jsx';
import { gameOfLink } from '../../shell/games.js';
import { Button, Select } from '../../ui/controls.jsx';
import { text } from '../../ui/messages.js';
import { language } from '../../ui/settings.js';
import './paper.css';

/** @import { BoardItem, Item } from '../../game_page/on_paper/types.js' */
/** @import { Lesson } from '../../formats/lesson/parse.js' */
/** @import { Section } from '../../formats/lesson/types.js' */
/** @import { Site } from '../../shell/types.js' */

/** Sizes of paper; the first is the usual one. */
const SIZES = ['a4', 'letter'];

/** What a section has on paper, or why there is nothing. @typedef {Item | BoardItem | string} Made */

/** @param {Made} made @returns {made is Item} */
const isItem = (made) => typeof made === 'object' && 'says' in made;

/** @param {Pick<Site, 'router' | 'games' | 'Live' | 'questionsOf' | 'partsOf'> & {lesson: Lesson}} props */
export function Paper({ router, lesson, ...site }) {
  const { params } = router.link.value;
  const size = SIZES.find((one) => one === params.get('paper')) ?? 'a4';
  const { sections } = lesson;
  const name = `${language.current.value} ${sections.map(boardLink).join(' ')}`;
  const [state, setState] = useState(/** @type {{name: string, made: Made[]}} */ ({ name, made: [] }));
  const made = state.name === name ? state.made : [];
  const next = sections[made.length];
  const add = (/** @type {Made} */ one) => setState({ name, made: [...made, one] });
  return (
    <main tabIndex={-1} class={`paper paper-${size}`} data-made={made.length} data-wanted={sections.length}>
      <div class="paper-tools row">
        <label>
          {text('lesson-paper-size')}{' '}
          <Select
            aria-label={text('lesson-paper-size')}
            among={SIZES.map((value) => ({ value, text: text(`lesson-paper-${value}`) }))}
            chosen={size}
            choose={(value) => router.replaceNow(router.linkWith({ paper: value }))}
          />
        </label>
        <Button words={text('print')} class="primary" disabled={next !== undefined} onClick={() => window.print()} />
        <a href={router.linkWith({ paper: null })}>{text('lesson-lecture')}</a>
        <span role="status" class="soft">
          {next && text('worksheet-making', { number: made.length + 1, count: sections.length })}
        </span>
      </div>
      {next && <Hidden key={`${name} ${made.length}`} {...site} section={next} done={add} />}
      <div class="paper-sheet">
        <h1>{titleOf(lesson.title)}</h1>
        {made.map((one, index) => {
          const section = sections[index];
          const link = sharedLink(router.linkWith({ paper: null, s: index === 0 ? null : String(index + 1) }), params);
          return section && <PaperSection key={index} section={section} number={index + 1} made={one} link={link} />;
        })}
        {!next && <Key made={made} />}
      </div>
    </main>
  );
}

/**
 * Makes the board of a section, or its question.
 * @param {Pick<Site, 'games' | 'Live' | 'questionsOf' | 'partsOf'> & {section: Section, done: (made: Made) => void}} props
 */
function Hidden({ games, section, done, ...site }) {
  const hash = boardLink(section);
  const game = gameOfLink(games, hash);
  if (!game) return <NoBoard done={done} />;
  return isAsking(section) ? <HiddenQuestion {...site} {...{ hash, game, done }} /> : <HiddenBoard {...site} {...{ hash, game, done }} />;
}

/** A section whose link leads to no game has its words alone. @param {{done: (made: Made) => void}} props */
function NoBoard({ done }) {
  queueMicrotask(() => done(''));
  return null;
}

/** @param {{section: Section, number: number, made: Made, link: string}} props */
function PaperSection({ section, number, made, link }) {
  const { address, is_reachable } = addressHere(link);
  const board = addressHere(boardLink(section)).address;
  return (
    <article aria-label={String(number)}>
      <div class="paper-head">
        <b class="paper-number">{number}</b>
        <div class="prose">
          <Prose section={section} />
        </div>
        {is_reachable && (
          <div class="paper-code">
            <QrCode address={address} instead={board} />
          </div>
        )}
      </div>
      {typeof made === 'string' ? made !== '' && <p class="wrong">{made}</p> : <Board made={made} />}
    </article>
  );
}

/** @param {{made: Item | BoardItem}} props */
function Board({ made }) {
  const { picture, rule } = made;
  return (
    <figure class="paper-board">
      <img src={dataAddress(picture.svg)} width={picture.width} height={picture.height} alt="" />
      <figcaption>
        {!isItem(made) && made.caption !== '' && <p>{made.caption}</p>}
        {rule !== '' && <p class="soft">{rule}</p>}
      </figcaption>
      {isItem(made) && (
        <div class="paper-question">
          <p>{made.says}</p>
          {made.among.length > 0 ? (
            <ul class="paper-choices">
              {made.among.map((one) => (
                <li key={one}>☐ {one}</li>
              ))}
            </ul>
          ) : (
            <p class="paper-line">{text('worksheet-answer')}</p>
          )}
          <p class="paper-line">{text('worksheet-reason')}</p>
          <p class="paper-line" />
        </div>
      )}
    </figure>
  );
}

/** The answers, on a page of their own. @param {{made: readonly Made[]}} props */
function Key({ made }) {
  const answers = made.flatMap((one, index) => (isItem(one) ? [{ number: index + 1, ...one }] : []));
  if (answers.length === 0) return null;
  return (
    <section class="paper-key">
      <h2>{text('lesson-paper-key')}</h2>
      <dl>
        {answers.map(({ number, answer, why }) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>
              {answer !== '' && <b>{answer}</b>} <span>{why}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
