/**
 * Links: all state is in the hash, `#/route?name=value&name=value`.
 *
 * Split at the first `?`, then at `&`, then at the first `=`; each piece is percent-decoded on its own. `+` is a
 * plus, further `/` and `?` are data. A piece that cannot be decoded stays as it was typed, to be shown by the sentence that
 * refuses it. Nothing here throws.
 */

import { entryAt } from './entry_at.js';

/** @import { Link } from './types.js' */

/** Names of one link that are read. */
export const MOST_NAMES = 1000;

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} hash @returns {Link} */
export function parseLink(hash) {
  const text = hash.startsWith('#') ? hash.slice(1) : hash;
  const [path = '', ...rest] = text.split('?');
  const query = rest.join('?');
  /** @type {Map<string, string>} */
  const params = new Map();
  /** @type {Set<string>} */
  const repeated = new Set();
  const pieces = query.split('&').filter((piece) => piece !== '');
  let read = 0;
  for (; read < pieces.length && params.size < MOST_NAMES; read += 1) {
    const [name = '', ...value] = entryAt(pieces, read).split('=');
    const decoded = decode(name);
    if (params.has(decoded)) repeated.add(decoded);
    else params.set(decoded, decode(value.join('=')));
  }
  return { hash, route: withoutSlashes(decode(path)), params, repeated: [...repeated], unread: pieces.length - read };
}

/** Without slashes at either end, in linear time. @param {string} path */
function withoutSlashes(path) {
  let [from, to] = [0, path.length];
  while (path[from] === '/') from += 1;
  while (to > from && path[to - 1] === '/') to -= 1;
  return path.slice(from, to);
}

/** What needs no escape in a link, beyond what `encodeURIComponent` leaves. */
const UNESCAPED = new Map(Array.from('/,;:+|', (sign) => [encodeURIComponent(sign), sign]));

/** @param {string} text */
function encode(text) {
  if (/^[\w./,;:+|~!*'()-]*$/.test(text)) return text;
  // A lone surrogate cannot be encoded; it can only come from a broken paste.
  return encodeURIComponent(text.toWellFormed()).replace(/%2[FCB]|%3[BA]|%7C/g, (sign) => UNESCAPED.get(sign) ?? sign);
}

/**
 * The hash of a link; entries whose value is null or undefined are left out.
 * @param {string} route
 * @param {Iterable<readonly [string, string | null | undefined]>} params
 */
export function formatLink(route, params) {
  const query = Array.from(params, ([name, value]) => (value === null || value === undefined ? '' : `${encode(name)}=${encode(value)}`));
  const pieces = query.filter((piece) => piece !== '');
  return `#/${encode(route)}${pieces.length > 0 ? `?${pieces.join('&')}` : ''}`;
}

/** Programs that pass links on may cut longer ones. */
export const LONG_LINK = 2000;

/** Names of a link that belong to no game. */
export const SHARED_NAMES = ['lang', 'theme', 'embed', 'hide'];

/** A link with some parameters changed; null takes one out. @param {string} hash @param {Record<string, string | null>} changes */
export function changedLink(hash, changes) {
  const { route, params } = parseLink(hash);
  /** @type {Map<string, string | null>} */
  const changed = new Map(params);
  for (const [name, value] of Object.entries(changes)) changed.set(name, value);
  return formatLink(route, changed);
}

/**
 * A link to a page with the shared names' values of another one, but without the cover that came with a play.
 * @param {Link} from @param {string} route @param {Record<string, string | null>} params null is left out
 */
export function linkWithin(from, route, params) {
  const shared = SHARED_NAMES.filter((name) => !(name in params) && !(name === 'hide' && from.params.has('play')));
  return formatLink(route, Object.entries({ ...params, ...Object.fromEntries(shared.map((name) => [name, from.params.get(name)])) }));
}

/** `embed=1`: no header; the controls stay. @param {Link} link */
export const isEmbedded = ({ params }) => params.get('embed') === '1';

/** `hide=1`: the answer is covered until the user uncovers it. @param {Link} link */
export const isHiding = ({ params }) => params.get('hide') === '1';

/** A wrong value for a sentence: at most 40 characters of it. @param {string} value */
export function quoted(value) {
  const characters = Array.from(value.slice(0, 82));
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : value;
}

/** A window of a map: its first row and column, and how many rows are on show. Numbers may be longer than the longest pile. */
export const MAP_WINDOW = /^(\d{1,1005}),(\d{1,1005}),(\d{1,1005})$/;

/** More marks on one letter than any writing has; putting them in order would take the square of their number. */
const PILED_MARKS = /\p{M}{31}/u;

/**
 * Typed digits and signs in the plain form that the solver reads: without full-width characters, `½`, raised exponents, other minus signs
 * and spaces. Its time is linear in the length of any text.
 * @param {string} typed
 */
export function plain(typed) {
  if (/^[ -~]*$/.test(typed)) return tightened(typed, '/');
  if (PILED_MARKS.test(typed)) return typed;
  return tightened(
    typed
      .replace(/[⁰¹²³⁴-⁹]+/g, (exponent) => `^${exponent}`)
      .normalize('NFKC')
      .replace(/[\u2044\u2215÷]/g, '/')
      .replace(/[\u2212\u2013]/g, '-'),
    '/',
  );
}

/** Without spaces at the ends and around a sign, in linear time. @param {string} text @param {string} sign */
export const tightened = (text, sign) =>
  /\s/.test(text)
    ? text
        .split(sign)
        .map((piece) => piece.trim())
        .join(sign)
    : text;

/** Every run of spaces as one, so that later patterns take linear time. @param {string} text */
export const singleSpaced = (text) => text.replace(/\s+/g, ' ');

/** An item of a list whose items are joined by `;` in a value of a link. @param {string} item */
export const encodedItem = (item) => item.replace(/[%;]/g, encodeURIComponent);
