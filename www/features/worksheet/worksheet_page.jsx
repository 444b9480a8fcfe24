/**
 * `#/worksheet?game=nim&ask=outcome&seed=1&count=6&variants=2&key=1`: questions on paper. The same link gives the same sheet. Other
 * parameters are the game's own: the rule that is asked about.
 */
import { useState } from 'preact/hooks';
import { addressHere, isLocal } from '../../formats/address.js';
import { LEVELS } from '../../formats/ask_parameters.js';
import { kindName } from '../../game_page/question/names.js';
import { offered } from '../../game_page/question/questions.js';
import { wordsOf } from '../../shell/games.js';
import { Header } from '../../shell/header.jsx';
import { Button, Checkbox, Select, ShortField } from '../../ui/controls.jsx';
import { entryAt } from '../../ui/entry_at.js';
import { formatLink, quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { language } from '../../ui/settings.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { useMessages } from '../../ui/use_messages.js';
import { HiddenQuestion } from '../../game_page/on_paper/hidden_question.jsx';
import { NUMBERS, readSheet } from './read_sheet.js';
import { Key, LETTERS, Sheet } from './sheet.jsx';
import '../../shell/desk.css';
import './worksheet.css';

/** @import { ComponentProps } from 'preact' */
/** @import { Item } from '../../game_page/on_paper/types.js' */
/** @import { Site } from '../../shell/types.js' */

/** The most seeds that are skipped. */
const MOST_PASSED = 60;

/** Whether two questions are the same. @param {Item} one @param {Item} other */
const isSame = (one, other) => one.rule === other.rule && one.position === other.position && one.picture.svg === other.picture.svg;

/** How far the seed of a question is from the first one. @param {Item | string} item @param {number} usual */
const offsetOf = (item, usual) => (typeof item === 'object' ? (item.at ?? usual) : usual);

/**
 * The questions of all sheets, as far as they are made; none of them twice, as far as other seeds give others.
 * @param {string} name of what is asked: other questions begin again
 */
function useItems(name) {
  const [made, setMade] = useState(
    /** @type {{name: string, items: (Item | string)[], passed: number}} */ ({ name, items: [], passed: 0 }),
  );
  const { items, passed } = made.name === name ? made : { items: [], passed: 0 };
  return {
    items,
    /** How far the seed of the next question is from the first one. */
    next: items.length + passed,
    /** @param {Item | string} item */
    add(item) {
      const is_again = typeof item !== 'string' && items.some((one) => typeof one !== 'string' && isSame(one, item));
      if (is_again && passed < MOST_PASSED) setMade({ name, items, passed: passed + 1 });
      else setMade({ name, items: [...items, typeof item === 'string' ? item : { ...item, at: items.length + passed }], passed });
    },
  };
}

/** @param {Site} props */
export function WorksheetPage({ router, games, questionsOf, partsOf, Live }) {
  const sheet = readSheet(router.link.value.params, games);
  const { game, kind, level, rule, seed, count, variants, has_key, wrong } = sheet;
  useMessages(wordsOf(games));
  const questions = useLoaded(() => game && questionsOf(game), [game]);
  const kinds = questions && offered(questions).filter((one) => !one.startsWith('perform'));
  if (kinds && !kinds.includes(kind)) wrong.push(text('ask-kind', { value: quoted(kind), kinds: kinds.join(', ') }));
  const total = count * variants;
  const name = [game?.route, kind, level, seed, language.current.value, ...rule].join(' ');
  const { items, next, add } = useItems(name);
  const goes_on = game !== undefined && kinds !== null && wrong.length === 0 && items.length < total;
  const sheets = wrong.length > 0 ? [] : Array.from({ length: variants }, (_, at) => items.slice(at * count, (at + 1) * count));
  /** The link of a question. @param {number} at how far its seed is from the first */
  const hashOf = (at) => formatLink(game?.route ?? '', [...rule, ['ask', kind], ['ask-seed', String(seed + at)], ['ask-level', level]]);
  return (
    <div class="page desk worksheet">
      <Header router={router} />
      <main tabIndex={-1} data-made={items.length} data-wanted={wrong.length > 0 ? 0 : total}>
        <SheetForm
          {...{ router, games, sheet, kinds }}
          can_print={!goes_on && items.length > 0}
          making={goes_on && text('worksheet-making', { number: items.length + 1, count: total })}
        />
        {goes_on && (
          <HiddenQuestion
            key={`${name} ${next}`}
            hash={hashOf(next)}
            game={game}
            room_size={questions?.paper?.(kind)}
            questionsOf={questionsOf}
            partsOf={partsOf}
            Live={Live}
            done={add}
          />
        )}
        {game &&
          sheets.map((own, variant) => {
            const offsets = own.map((item, at) => offsetOf(item, variant * count + at));
            return (
              <Sheet
                key={variant}
                game={game}
                kind={kind}
                has_rule={questions !== null && !questions.says_rule}
                is_large={questions?.paper?.(kind) !== undefined}
                letter={variants > 1 ? entryAt(LETTERS, variant) : ''}
                items={own}
                seeds={offsets.map((offset) => seed + offset)}
                link={hashOf(offsets[0] ?? variant * count)}
              />
            );
          })}
        {game && has_key && wrong.length === 0 && items.length > 0 && <Key game={game} kind={kind} sheets={sheets} />}
      </main>
    </div>
  );
}

/**
 * @typedef {object} FormProps
 * @property {ReturnType<typeof readSheet>} sheet
 * @property {readonly string[] | null} kinds of questions, once they are known
 * @property {boolean} can_print
 * @property {string | false} making what is being made
 */

/** The choices of a sheet. @param {Pick<Site, 'router' | 'games'> & FormProps} props */
function SheetForm({ router, games, sheet: { game, kind, level, rule, has_key, wrong, notes }, kinds, can_print, making }) {
  const { params } = router.link.value;
  /** @param {Record<string, string | null>} changes */
  const change = (changes) => router.replaceNow(router.linkWith(changes));
  return (
    <form class="worksheet-form" onSubmit={(event) => event.preventDefault()}>
      <h1>{text('worksheet')}</h1>
      <p class="soft">{text('worksheet-why')}</p>
      <div class="row">
        <Labelled
          label={text('games')}
          among={games.map((one) => ({ value: one.route, text: text(one.name) }))}
          chosen={game?.route}
          choose={(value) => change({ ...Object.fromEntries(rule.map(([one]) => [one, null])), game: value, ask: null })}
        />
        <Labelled
          label={text('ask-kind-label')}
          among={(kinds ?? []).map((one) => ({ value: one, text: kindName(one) }))}
          chosen={kind}
          choose={(value) => change({ ask: value })}
        />
        <Labelled
          label={text('ask-level-label')}
          among={LEVELS.map((one) => ({ value: one, text: text(`ask-level-${one}`) }))}
          chosen={level}
          choose={(value) => change({ level: value })}
        />
        {Object.entries(NUMBERS).map(([one, [, , usual]]) => (
          <ShortField
            // Typing is not disturbed while questions are made.
            key={`${one} ${params.get(one)}`}
            label={text(`worksheet-${one}`)}
            name={one}
            defaultValue={params.get(one) ?? String(usual)}
            onChange={(event) => change({ [one]: event.currentTarget.value.trim() || null })}
          />
        ))}
        <Checkbox
          kind="worksheet-tick"
          label={text('worksheet-key')}
          checked={has_key}
          change={(checked) => change({ key: checked ? null : '0' })}
        />
        <Button words={text('print')} class="primary" disabled={!can_print} onClick={() => window.print()} />
      </div>
      {wrong.length > 0 && (
        <div role="alert">
          <ul class="wrong">
            {wrong.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {isLocal(addressHere('').address) && <p class="soft">{text('share-local')}</p>}
      {notes.map((one) => (
        <p key={one} class="soft">
          {one}
        </p>
      ))}
      <p role="status" class="soft">
        {making}
      </p>
    </form>
  );
}

/** @param {ComponentProps<typeof Select> & {label: string}} props */
const Labelled = ({ label, ...select }) => (
  <label>
    {label}
    <Select aria-label={label} {...select} />
  </label>
);
