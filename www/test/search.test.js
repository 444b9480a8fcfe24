/** By what a game is found on the home page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROBLEMS } from '../features/judge/records.js';
import { text } from '../ui/messages.js';
import { LANGUAGES, inLanguage } from './words.js';

test('the number of every judge’s problem finds its game, in both languages', () => {
  for (const lang of LANGUAGES)
    for (const { game, judges } of PROBLEMS)
      for (const [judge, number] of judges)
        assert.match(
          inLanguage(lang, () => text(`${game}-also`)),
          new RegExp(`${judge} ${number}`),
          lang,
        );
});
