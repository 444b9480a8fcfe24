/** What is printed: sheets of questions, and the answers of all of them. */
import { addressHere } from '../../formats/address.js';
import { dataAddress } from '../../formats/picture/compose.js';
import { QrCode } from '../../formats/qr.jsx';
import { kindName } from '../../game_page/question/names.js';
import { between, text } from '../../ui/messages.js';
import { runsOf } from '../../ui/runs.js';

/** @import { Item } from '../../game_page/on_paper/types.js' */
/** @import { FamilyGame } from '../../shell/types.js' */

/** The names of the sheets. */
export const LETTERS = 'ABCD';

/** Ascending numbers in short: “5–8, 10”. @param {readonly number[]} numbers */
const inShort = (numbers) =>
  runsOf(numbers)
    .map(([from, to]) => (from === to ? from : `${from}–${to}`))
    .join(', ');

/** The sentences after the first, which are about choices on the page. */
const LATER_SENTENCES = /^(.*?(?:\.|。))(?: |(?<=。)).*$/;

/** How a game is played, sentence by sentence. @param {FamilyGame} game */
const sentencesOf = (game) =>
  [1, 2, 3].map((number) => text(`${game.name.replace(/-name$/, '')}-how-${number}`).replace(LATER_SENTENCES, '$1'));

/** The rule of all questions; empty if they have not one and the same. @param {readonly (Item | string)[]} items */
function commonRule(items) {
  const rules = new Set(items.flatMap((item) => (typeof item === 'string' ? [] : [item.rule])));
  const [rule = ''] = rules;
  return rules.size === 1 && items.length > 1 ? rule : '';
}

/**
 * @typedef {object} SheetProps
 * @property {FamilyGame} game
 * @property {string} kind
 * @property {boolean} has_rule whether the rule stands above the questions
 * @property {boolean} is_large whether one writes into the pictures: two questions stand on a page
 * @property {string} letter of the variant; empty if there is one
 * @property {readonly (Item | string)[]} items
 * @property {readonly number[]} seeds of the questions, ascending
 * @property {string} link of the first question
 */

/** A sheet of questions. @param {SheetProps} props */
export function Sheet({ game, kind, has_rule, is_large, letter, items, seeds, link }) {
  const { address, is_reachable } = addressHere(link);
  if (items.length === 0) return null;
  const common = commonRule(items);
  // The rule of the questions may be another than the usual one, which the general words tell.
  const how = !has_rule ? [] : common === '' ? sentencesOf(game) : [text('worksheet-turns')];
  return (
    <section class="sheet">
      <header>
        <h2>
          {text(game.name)} · {kindName(kind)} {letter && <b class="sheet-letter">{letter}</b>}
        </h2>
        <p class="sheet-name">{text('worksheet-name')}</p>
      </header>
      {(how.length > 0 || common !== '') && (
        <p class="sheet-rule">
          {common !== '' && <b>{common}</b>} {how.join(between())}
        </p>
      )}
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            {typeof item === 'string' ? (
              <p class="wrong">{item}</p>
            ) : (
              <Printed item={common === '' ? item : { ...item, rule: '' }} is_large={is_large} />
            )}
            {index === items.length - 1 && (
              // With the last question, so that it is never alone on a page.
              <footer>
                <p>
                  {text('worksheet-footer', { seeds: inShort(seeds) })} {is_reachable && <span class="sheet-address">{address}</span>}
                </p>
                {is_reachable && <QrCode address={address} />}
              </footer>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** @param {{item: Item, is_large: boolean}} props */
function Printed({ item: { picture, position, has_numbers, rule, says, among }, is_large }) {
  return (
    <div class={is_large ? 'sheet-item is-large' : 'sheet-item'}>
      <img src={dataAddress(picture.svg)} width={picture.width} height={picture.height} alt={has_numbers ? position : ''} />
      <div>
        {rule !== '' && <p class="soft">{rule}</p>}
        <p>{says}</p>
        {among.length > 0 ? (
          <ul class="sheet-choices">
            {among.map((one) => (
              <li key={one}>☐ {one}</li>
            ))}
          </ul>
        ) : (
          <p class="sheet-line">{text('worksheet-answer')}</p>
        )}
        <p class="sheet-line">{text('worksheet-reason')}</p>
        <p class="sheet-line" />
      </div>
    </div>
  );
}

/** The answers of all sheets. @param {{game: FamilyGame, kind: string, sheets: readonly (readonly (Item | string)[])[]}} props */
export const Key = ({ game, kind, sheets }) => (
  <section class={`sheet sheet-key of-${kind}`}>
    <h2>{text('worksheet-answers', { game: text(game.name) })}</h2>
    {sheets.map((items, variant) => (
      <div key={variant}>
        {sheets.length > 1 && <h3>{LETTERS[variant]}</h3>}
        <ol>
          {items.map((item, index) => (
            <li key={index}>
              {typeof item === 'string' ? (
                item
              ) : (
                <>
                  {item.answer !== '' && <b>{item.answer}</b>} <span>{item.why}</span>
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
    ))}
  </section>
);
