/** Random questions: a position by seed and level, the same for everyone. */
import { optionsOf } from '../parameters.js';
import { seededRandom } from '../../play/seeded_random.js';
import { anyOf } from '../../ui/messages.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Wanted } from '../../formats/ask_parameters.js' */
/** @import { Page } from '../types.js' */
/** @import { Message } from '../../ui/messages.js' */
/** @import { Drawn, Questions } from './types.js' */
/** @import { Random } from '../../play/seeded_random.js' */

/** Whether the player to move wins: at two of four consecutive seeds, in random order. @param {number} seed @param {string} series */
function isWon(seed, series) {
  const random = seededRandom(Math.floor(seed / 4), series);
  const [first, other] = [random(4), 1 + random(3)];
  return [first, (first + other) % 4].includes(seed % 4);
}

/** The most positions that are tried for one question. */
const TRIES = 40;

/** A random entry. @template T @param {Random} random @param {readonly T[]} among @returns {T} */
export const oneOf = (random, among) => entryAt(among, random(among.length));

/** Random whole numbers. @param {Random} random @param {number} count @param {number} least @param {number} most */
export const numbersOf = (random, count, least, most) => Array.from({ length: count }, () => least + random(most - least + 1));

/**
 * A position for a question. Each player wins half of them; at the tricky ones a common wrong rule errs, as far as such are found.
 * @param {object} of
 * @param {Questions} of.questions @param {Wanted} of.wanted @param {number} of.seed @param {Drawn['level']} of.level
 * @param {Page} of.page @param {ReadonlyMap<string, string>} of.params of the link
 * @param {AbortSignal} of.abort
 * @returns {Promise<Record<string, string | null> | null>} null if it is aborted
 */
export async function draw({ questions, wanted: { kind, name }, seed, level, page, params, abort }) {
  const series = `${page.link.peek().route} ${kind} ${name} ${level}`;
  const random = seededRandom(seed, series);
  // Mostly a winning position where a move is asked for, and always where a P-position would give the steps away.
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
    /** @type {Record<string, string | null>} */
    const changes = { ...(page.parameters.file ? { file: null } : {}), ...questions.draw({ random, level, wanted, options, page, name }) };
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

/** The nimber of a position, as the verdict has it. @param {{solution: {value: {verdict: any} | null}}} page @returns {string | null} */
export const nimberOf = ({ solution }) => solution.value?.verdict.grundy ?? null;

/** Winning moves that a reason names. */
const NAMED = 3;

/**
 * Why a position is won or lost, where its winning moves are the positions that they lead to.
 * @template To
 * @param {{outcome: string | null, moves: readonly To[]} | null | undefined} verdict
 * @param {string} at the position in words @param {(to: To) => string} wordsOf
 * @returns {Message | null}
 */
export function becauseOf(verdict, at, wordsOf) {
  if (!verdict?.outcome) return null;
  return { id: `ask-because-${verdict.outcome}`, args: { at, moves: anyOf(verdict.moves.slice(0, NAMED).map(wordsOf)) } };
}

/** The questions that a game offers, as links name them. @param {Questions} questions */
export const offered = (questions) => [
  'outcome',
  'move',
  ...Object.keys(questions.numbers ?? {}).map((name) => `number:${name}`),
  ...(questions.next ? ['next', 'perform:3'] : []),
];
