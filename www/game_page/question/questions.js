/** Drawing a question: a position by its seed and level, the same for everyone; and reading what is given. */
import { optionsOf } from '../parameters.js';
import { seededRandom } from '../../play/seeded_random.js';
import { plain } from '../../ui/link.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Wanted } from '../../formats/ask_parameters.js' */
/** @import { Drawn, Questions } from './types.js' */
/** @import { Random } from '../../play/seeded_random.js' */

/** Whether the mover wins: of four seeds after one another two, in an order of chance. @param {number} seed @param {string} series */
function isWon(seed, series) {
  const random = seededRandom(Math.floor(seed / 4), series);
  const [first, other] = [random(4), 1 + random(3)];
  return [first, (first + other) % 4].includes(seed % 4);
}

/** Positions that are drawn for one question. */
const TRIES = 40;

/** One of several. @template T @param {Random} random @param {readonly T[]} among @returns {T} */
export const oneOf = (random, among) => entryAt(among, random(among.length));

/** So many whole numbers between two. @param {Random} random @param {number} count @param {number} least @param {number} most */
export const numbersOf = (random, count, least, most) => Array.from({ length: count }, () => least + random(most - least + 1));

/**
 * A position for a question: half of them are won by each player, and the tricky ones are those at which a wrong rule errs, as far as such
 * are found.
 * @param {object} of
 * @param {Questions} of.questions @param {Wanted} of.wanted @param {number} of.seed @param {Drawn['level']} of.level
 * @param {any} of.page @param {ReadonlyMap<string, string>} of.params of the link
 * @param {AbortSignal} of.abort
 * @returns {Promise<Record<string, string | null> | null>} null where it is given up
 */
export async function draw({ questions, wanted: { kind, name }, seed, level, page, params, abort }) {
  const series = `${page.link.peek().route} ${kind} ${name} ${level}`;
  const random = seededRandom(seed, series);
  // Where a move is asked for there mostly is one; a lost position would give some steps away.
  const is_won =
    kind === 'next' ||
    kind === 'perform' ||
    (kind === 'number' && name !== 'grundy') ||
    (kind === 'move' && random(4) > 0) ||
    isWon(seed, series);
  const wanted = is_won ? 'N' : 'P';
  const options = optionsOf(page.parameters, params);
  /** @type {{changes: Record<string, string | null>, fits: number}} */
  let best = { changes: {}, fits: -1 };
  for (let tries = 0; tries < TRIES && best.fits < 2; tries += 1) {
    const changes = questions.draw({ random, level, wanted, options, page });
    const changed = new Map(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    }
    const drawn = optionsOf(page.parameters, changed);
    /** @type {any} */
    const verdict = await page.askAbout(drawn, abort).catch(() => null);
    if (abort.aborted) return null;
    if (verdict === null || verdict.outcome === null || verdict.ends) continue;
    const errs = level !== 'tricky' || !questions.slip || ![verdict.outcome, null].includes(questions.slip(drawn, verdict));
    const is_wanted =
      kind === 'number'
        ? name === 'grundy'
          ? /^\d+$/.test(verdict.grundy ?? '')
          : verdict.outcome === wanted
        : verdict.outcome === (verdict.outcome === 'draw' && random(2) === 0 ? 'draw' : wanted);
    const fits = Number(errs) + Number(is_wanted);
    if (fits > best.fits) best = { changes, fits };
  }
  return best.changes;
}

/** What is given in the plain form: digits, letters and commas. @param {string} typed */
export const given = (typed) =>
  plain(typed)
    .replace(/[\s()[\]]+/g, '')
    .replace(/[;、，]/g, ',')
    .replace(/^0+(?=\d)/, '');

/** Whether what is given can be an answer at all: as many numbers as a right one has, or one of those that there are to choose from. @param {string} value @param {string} right */
export const isAnswer = (value, right) =>
  /^\d+(,\d+)*$/.test(right) ? /^\d+(,\d+)*$/.test(value) && value.split(',').length === right.split(',').length : value !== '';

/** The nimber of a position, as the verdict has it. @param {{solution: {value: {verdict: any} | null}}} page @returns {string | null} */
export const nimberOf = ({ solution }) => solution.value?.verdict.grundy ?? null;

/** The questions that a game offers, as links name them. @param {Questions} questions */
export const offered = (questions) => [
  'outcome',
  'move',
  ...Object.keys(questions.numbers ?? {}).map((name) => `number:${name}`),
  ...(questions.next ? ['next', 'perform:3'] : []),
];
