/** The names of questions and answers on the screen. */
import { text } from '../../ui/messages.js';
import { ends } from '../../ui/numbers.js';

/** @import { Asking } from './asking.js' */
/** @import { Answer } from './types.js' */

/** The name of an answer. @param {Asking} asking @param {string} value */
export function nameOf(asking, value) {
  const kind = asking.ask.value.wanted?.kind;
  if (value === 'none') return text('ask-none');
  if (kind === 'outcome') return value === 'draw' ? text('ask-draw') : value;
  const among = asking.step.peek()?.among?.find((one) => one.value === value);
  return among ? text(among.says.id, among.says.args) : value.includes(',') ? `(${value.replaceAll(',', ', ')})` : ends(value);
}

/**
 * The answers to choose from; none where the answer is typed or a move.
 * @param {Asking} asking
 * @returns {{value: string, words: string}[]}
 */
export function choicesOf(asking) {
  if (asking.ask.value.wanted?.kind !== 'outcome')
    return (asking.step.value?.among ?? []).map(({ value }) => ({ value, words: nameOf(asking, value) }));
  return ['N', 'P', ...(asking.has_draws ? ['draw'] : [])].map((value) => ({ value, words: text(`ask-outcome-${value}`) }));
}

/**
 * What is so, whatever was answered: “the player to move wins (N-position)”.
 * @param {Asking} asking @param {Answer} answer
 */
export function factOf(asking, { fact, right }) {
  const { ask, outcome } = asking;
  const [value = ''] = right;
  if (ask.value.wanted?.kind === 'move') return text(`ask-fact-${fact ?? (outcome.value === 'N' ? 'one-wins' : 'no-move')}`);
  if (ask.value.wanted?.kind === 'outcome') return text(`ask-fact-${value}`);
  const is_nimber = ask.value.wanted?.name === 'grundy';
  return text(is_nimber ? 'ask-fact-grundy' : 'ask-fact-value', { value: nameOf(asking, value) });
}

/** The message that asks for an outcome, a move or a number. @param {NonNullable<Asking['ask']['value']['wanted']>} wanted */
export const wordingId = ({ kind, name }) => (kind === 'number' ? `ask-number-${name}` : `ask-${kind}`);

/** @param {string} kind as links name it */
export function kindName(kind) {
  const [name = '', more = ''] = kind.split(':');
  return name === 'number' ? text(`ask-number-${more}-name`) : text(`ask-kind-${name}`, { count: Number(more || 1) });
}
