/**
 * The words of the pages without a browser: every message of both languages, put into sentences as `ui/messages.jsx` does it. What
 * imports that module gets this one instead, if it is itself imported after this.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { register } from 'node:module';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @typedef {import('../ui/messages.jsx').Message} Message */

const WWW = new URL('..', import.meta.url);

const HOOK = `export const resolve = (name, context, next) =>
  name.endsWith('/messages.jsx') ? { url: ${JSON.stringify(import.meta.url)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(HOOK)}`);

/** @param {string} locale @param {string} file */
function bundleOf(locale, file) {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const path of readdirSync(WWW, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith(`/${file}`)))
    bundle.addResource(new FluentResource(readFileSync(new URL(path, WWW), 'utf8')));
  return bundle;
}

const BUNDLES = { en: bundleOf('en', 'en.ftl'), zh: bundleOf('zh-CN', 'zh-CN.ftl') };

/** @typedef {keyof typeof BUNDLES} Language */

export const LANGUAGES = /** @type {const} */ (['en', 'zh']);

/** @type {Language} */
let spoken = 'en';

/** What is done is done in a language. @template T @param {Language} language @param {() => T} done @returns {T} */
export function inLanguage(language, done) {
  const before = spoken;
  spoken = language;
  try {
    return done();
  } finally {
    spoken = before;
  }
}

/** A message as plain text; one that is not there, or lacks an argument, is a failure. @param {string} id @param {import('../ui/messages.jsx').MessageArguments} [args] */
export function text(id, args = {}) {
  const message = BUNDLES[spoken].getMessage(id);
  if (!message?.value) return assert.fail(`no message ${id} in ${spoken}`);
  /** @type {Error[]} */
  const errors = [];
  const said = BUNDLES[spoken].formatPattern(message.value, args, errors);
  assert.deepEqual(errors, [], `${id} in ${spoken}`);
  return said.replaceAll('**', '');
}

/** @param {Message} message */
export const said = ({ id, args }) => text(id, args);
