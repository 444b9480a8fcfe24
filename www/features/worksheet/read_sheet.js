/** The sheet that a link asks for. */
import { LEVELS } from '../../formats/ask_parameters.js';
import { quoted, SHARED_NAMES } from '../../ui/link.js';
import { text } from '../../ui/messages.js';

/** @import { FamilyGame } from '../../shell/types.js' */

/** The numbers of a link: questions of a sheet, sheets, the first seed. Each with its least, its greatest and its default. */
export const NUMBERS = /** @type {const} */ ({ count: [1, 12, 6], variants: [1, 4, 1], seed: [0, 999_999_900, 1] });

/** The names of a sheet's own parameters. */
const OWN_NAMES = ['game', 'ask', 'level', 'key', ...Object.keys(NUMBERS), ...SHARED_NAMES];

/** The rule that a sheet keeps from the page it was made on: all that is not its own. @param {ReadonlyMap<string, string>} params */
export const ruleOf = (params) => [...params].filter(([name]) => !OWN_NAMES.includes(name));

/**
 * The sheet of a link, and what is wrong with the link.
 * @param {ReadonlyMap<string, string>} params @param {readonly FamilyGame[]} games
 */
export function readSheet(params, games) {
  /** @type {string[]} */
  const wrong = [];
  const route = params.get('game') ?? 'nim';
  const game = games.find((one) => one.route === route);
  if (!game) wrong.push(text('lesson-no-game', { value: quoted(route), games: games.map((one) => one.route).join(', ') }));
  /** @param {keyof typeof NUMBERS} name */
  const number = (name) => {
    const [least, most, usual] = NUMBERS[name];
    const typed = params.get(name) ?? String(usual);
    const value = /^\d{1,9}$/.test(typed) ? Number(typed) : NaN;
    if (value >= least && value <= most) return value;
    wrong.push(text('worksheet-number', { what: text(`worksheet-${name}`), value: quoted(typed), least, most }));
    return usual;
  };
  const level = LEVELS.find((one) => one === (params.get('level') ?? 'usual'));
  const notes = level ? [] : [text('note-setting', { name: 'level', value: quoted(params.get('level') ?? '') })];
  const kind = params.get('ask') ?? 'outcome';
  const numbers = { seed: number('seed'), count: number('count'), variants: number('variants') };
  return { game, kind, level: level ?? 'usual', rule: ruleOf(params), ...numbers, has_key: params.get('key') !== '0', wrong, notes };
}
