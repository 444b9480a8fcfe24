/** Tables of games in a row: what their family says of each, beside what the table of one says. */

/** @import { Page } from '@playwright/test' */
/** @import { Contract, Table, Words, Language } from './contract.js' */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** A move made by the keyboard: the number of its button, from 0, if the moves are listed; else what is typed. @typedef {string | number | ((page: Page) => Promise<void>)} Made */

/**
 * What is special about the table of a game in a row.
 * @typedef {Omit<Table, 'no_places' | 'seek' | 'covered' | 'chinese' | 'keyboard' | 'play'> & Partial<Pick<Table, 'no_places' | 'seek'>> & {
 *   start: Words,
 *   covered?: Contract['covered'],
 *   play: Pick<Table['play'], 'from' | 'advice' | 'line' | 'data'> & {slip?: Made, any?: Made, lost?: string},
 *   chinese: {queries?: string[], own?: string[], query?: string, caption: Words, title: RegExp},
 *   explained: Record<Language, Words[]>,
 *   keyboard?: Partial<Contract['keyboard']>,
 * }} RowTable
 * start: said at the beginning of the first answer's lesson; play.lost: a position that is lost, by default the first of the answers;
 * chinese.queries: further ones
 */

/** @param {Made} [made] by default what stands in the field @returns {(page: Page) => Promise<void>} */
const moveBy = (made) => async (page) => {
  if (typeof made === 'function') return made(page);
  if (typeof made === 'number') return page.locator('.move-choices button').nth(made).press('Enter');
  await page.locator('input[name=places], input[name=take], .move-choices .primary').focus();
  if (made !== undefined) await page.keyboard.type(made);
  await page.keyboard.press('Enter');
};

/** @param {RowTable} own @returns {Table} */
export function rowContract({ start, play, chinese, explained, keyboard, covered = [], ...own }) {
  const { answers, places, wrong } = own;
  const first = String(answers[0]?.[0]);
  const [, parameter = '', value = ''] = /(\w+)=([^&]*)$/.exec(first) ?? [];
  const lost = play.lost ?? String(answers.find(([, { outcome }]) => outcome === 'P')?.[0]);
  const [query, at] = places[0] ?? [];
  const [middle, , step = 0, , said = ''] = places.find((place) => place[2] > 0 && place[4]) ?? [];
  return {
    no_places: [[first, ['place,4', 'place,1,1', 'place', '<b>', '5']]],
    seek: [[String(middle), [1, 2], step, said]],
    ...own,
    wrong,
    covered: [[first, start], [`${first}&at=answer`, 'covered'], ...covered],
    play: { ...play, slip: moveBy(play.slip), any: moveBy(play.any), lost: [lost, 'No move wins'] },
    chinese: {
      query: `${query}&at=${at}`,
      ...chinese,
      queries: [`${query}&at=${at}`, `${first}&at=answer`, ...(chinese.queries ?? []), `${play.from}&play=beatable&hide=1`],
    },
    keyboard: {
      query: first,
      walk: '.row-place',
      explained,
      field: { name: parameter, key: 'Escape', value },
      data: { outcome: 'N' },
      ...keyboard,
    },
  };
}

/**
 * What is wrong with a list of amounts, as its family reads it.
 * @param {string} parameter @param {string} name what its errors call it @param {string} label @param {string} from @param {string} count
 * @returns {Table['wrong']}
 */
export function wrongAmounts(parameter, name, label, from, count) {
  const refused = (/** @type {number} */ place, /** @type {string} */ got) =>
    new RegExp(`Number ${place} of the ${name}, counted from 0, .*1,000 digits.*${got}`);
  return {
    fields: [
      {
        from,
        count,
        typed: [
          [label, '3,-4,5', refused(1, '“-4”')],
          [label, '3,,5', refused(1, 'nothing')],
          [label, '3,2.5', refused(1, '“2\\.5”')],
          [label, MARKUP, refused(0, '“<img')],
        ],
      },
    ],
    linked: [
      [`${parameter}=3,x`, refused(1, '“x”')],
      [`${parameter}=3,`, refused(1, 'nothing')],
      [`${parameter}=,3`, refused(0, 'nothing')],
      [`${parameter}=${encodeURIComponent(MARKUP)}`, refused(0, '“<img')],
      ['file=gone.txt', /“gone.txt”.*open the file again/],
      [`${parameter}=0,${'9'.repeat(1001)}`, refused(1, '“99999')],
    ],
  };
}

/**
 * What is wrong with a single number.
 * @param {string} parameter @param {string} label @param {number} most @param {string} from @param {string} count
 * @returns {Table['wrong']}
 */
export function wrongAmount(parameter, label, most, from, count) {
  const refused = (/** @type {string} */ got) => new RegExp(`whole number from 0 to ${most.toLocaleString('en')} .*${got}`);
  return {
    fields: [
      {
        from,
        count,
        typed: [
          [label, '-4', refused('“-4”')],
          [label, '2.5', refused('“2\\.5”')],
          [label, String(most + 1), refused(`“${most + 1}”`)],
          [label, MARKUP, refused('“<img')],
        ],
      },
    ],
    linked: [
      [`${parameter}=x`, refused('“x”')],
      [`${parameter}=`, refused('nothing')],
      [`${parameter}=${most + 1}`, refused(`“${most + 1}”`)],
      [`${parameter}=${encodeURIComponent(MARKUP)}`, refused('“<img')],
    ],
  };
}
