/** Whatever is bundled is named with its licence: the list is held to both lock files. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LICENCES, bundledParts, titleOf } from '../../scripts/licences.mjs';

const TEXT = readFileSync(LICENCES, 'utf8');

test('licences.txt names every part that is bundled, in the version of the lock files; `npm run licences` writes it anew', () => {
  const parts = bundledParts();
  assert.deepEqual(
    TEXT.split('\n')
      .filter((line) => line.includes(' · '))
      .sort(),
    parts.map(titleOf).sort(),
  );
  const names = parts.map(({ name }) => name);
  for (const name of ['preact', '@preact/signals', '@fluent/bundle', 'd3-scale', 'serde-wasm-bindgen', 'num-bigint', 'wasm-bindgen'])
    assert.ok(names.includes(name), name);
  for (const tool of ['vite', 'typescript', 'proptest', 'syn', 'wasm-bindgen-macro']) assert.ok(!names.includes(tool), tool);
});

test('every text is that of a licence, and none has a copyleft', () => {
  const texts = TEXT.split(/\n-{72}\n\n/);
  assert.ok(texts.length > 10);
  for (const text of texts)
    assert.match(text, /Permission is hereby granted|Permission to use, copy|Apache License\s+Version 2\.0/, text.slice(0, 80));
  assert.doesNotMatch(TEXT, /GENERAL PUBLIC LICENSE/);
});
