/**
 * The parameters of a game's links, one declaration each: its default, how a typed value is read, which errors are about it, and its field.
 * Values that the solver judges are passed on as they are.
 */
import { MAP_WINDOW, quoted } from '../ui/link.js';
import { typedNumber } from '../ui/typed_number.js';
import { PLAY_VALUES } from '../play/parameters.js';
import { entryAt } from '../ui/entry_at.js';

/** @import { Parameter } from './types.js' */
/** @import { Options, Problem } from '../solver/types.js' */
/** @import { Message } from '../ui/messages.js' */

/** @typedef {Readonly<Record<string, Parameter>>} Parameters */

/** An option of the solver. @param {string | null} value the default @param {Parameter} [more] @returns {Parameter} */
export const solverOption = (value, more = {}) => ({ default: value, is_option: true, ...more });

/**
 * A number among the solver's options, with a field in the rule.
 * @param {string | null} value @param {Parameter} [more]
 * @returns {Parameter}
 */
export const numeric = (value, more = {}) => solverOption(value, { read: (typed) => typedNumber(typed), steps: true, ...more });

/** The name of a file in which a list is that has no room in a link. @type {Parameter} */
export const LIST_FILE = solverOption(null, { is_offered: () => false, errors: /^error-list-(file|binary)$/ });

/** Heaps as chips. */
export const HEAP_CHIP = { name: 'heap-number', first: 1 };

/** One of a few. @param {readonly string[]} among the first is the default @param {Parameter} [more] @returns {Parameter} */
export const choice = (among, more = {}) => ({ default: entryAt(among, 0), among, ...more });

/** A view beside the usual one. @param {readonly string[]} among @param {Parameter} [more] @returns {Parameter} */
export const view = (among, more = {}) => ({ among, form: new RegExp(`^(${among.join('|')})?$`), ...more });

/** The window of a map, `row,column,rows`. @type {Parameter} */
export const MAP = { form: new RegExp(`^$|${MAP_WINDOW.source}`) };

/** The names of a game's parameters, with those of steps and plays. @param {Parameters} parameters */
export const namesOf = (parameters) => [...Object.keys(parameters), stepNameOf(parameters), ...Object.keys(PLAY_VALUES)];

/** The parameter of the step: `at`, unless the game has a position of that name. @param {Parameters} parameters */
export const stepNameOf = (parameters) => ('at' in parameters ? 'step' : 'at');

/** The solver's options for a link. @param {Parameters} parameters @param {ReadonlyMap<string, string>} params @returns {Options} */
export function optionsOf(parameters, params) {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, { is_option, read, default: usual = null }]) => {
      const typed = params.get(name) ?? usual;
      return is_option ? [[name, typed !== null && read ? read(typed) : typed]] : [];
    }),
  );
}

/**
 * The solver's options that a page's link names.
 * @param {{parameters: Parameters, link: {value: {params: ReadonlyMap<string, string>}}}} page
 */
export const optionsInLink = ({ parameters, link }) =>
  Object.fromEntries([...link.value.params].filter(([name]) => Object.hasOwn(parameters, name) && parameters[name]?.is_option));

/** The method of a link. @param {Parameters} parameters @param {ReadonlyMap<string, string>} params */
export const methodOf = ({ method }, params) => (method ? shownOf(method, 'method', params) : '');

/** The problem of an unknown method. @param {Parameters} parameters @param {string} value @returns {Problem | null} */
export function problemOfMethod({ method }, value) {
  if (!method) return null;
  const { among = [] } = method;
  return among.includes(value) ? null : { id: 'error-method', args: { value, methods: among.join(', ') } };
}

/** The view of a link; undefined if it is unknown. @param {Parameters} parameters @param {ReadonlyMap<string, string>} params */
export const viewOf = ({ view: { among = [] } = {} }, params) => among.find((one) => one === params.get('view'));

/**
 * What the field of a parameter shows for a link.
 * @param {Parameter} parameter @param {string} name @param {ReadonlyMap<string, string>} params
 */
export const shownOf = (parameter, name, params) =>
  params.get(name) ?? (parameter.list && params.has('file') ? '' : (parameter.shown?.(params) ?? parameter.default ?? ''));

/** The list that a file may have instead of the link: its name and its parameter. @param {Parameters} parameters */
export const listIn = (parameters) => Object.entries(parameters).find(([, { list }]) => list);

/**
 * Whether the list of a page is too long for a play.
 * @param {{parameters: Parameters, solution: {value: {verdict: any} | null}}} page
 */
export const isTooLong = ({ parameters, solution }) => solution.value?.verdict.position === null && listIn(parameters) !== undefined;

/** The most numbers that are shown one by one. */
const MOST_SHOWN = 24;

/**
 * What stands in the place of a value that no one can read; null where it is read as it is.
 * @param {Parameter} parameter @param {string} shown @param {ReadonlyMap<string, string>} params
 * @returns {Message | null}
 */
export function faceOf({ list, chip, face }, shown, params) {
  const file = list && params.get('file');
  if (file !== undefined && shown === '') return { id: 'list-in-file', args: { name: quoted(file) } };
  const own = face?.(shown, params) ?? null;
  if (own) return own;
  const count = chip || list ? shown.split(',').length : 0;
  return count > MOST_SHOWN ? { id: 'chip-count', args: { count } } : null;
}

/** The parameter that a problem is about. @param {Parameters} parameters @param {Problem | null} problem */
export function nameOfProblem(parameters, problem) {
  if (problem === null) return null;
  // An error of several parameters names the one that it is about.
  const found = Object.entries(parameters).filter(([, { errors }]) => errors?.test(problem.id));
  return (found.find(([name]) => name === problem.args.name) ?? (problem.args.name === undefined ? found[0] : undefined))?.[0] ?? null;
}

/**
 * Values of unknown form, which the page ignores: `[name, value]`.
 * @param {Parameters} parameters @param {ReadonlyMap<string, string>} params
 * @returns {[string, string][]}
 */
export function unknownValues(parameters, params) {
  const forms = new Map(Object.entries(PLAY_VALUES));
  for (const [name, { form }] of Object.entries(parameters)) if (form) forms.set(name, form);
  return [...forms].flatMap(([name, form]) => {
    const value = params.get(name);
    return value === undefined || form.test(value) ? [] : [[name, value]];
  });
}
