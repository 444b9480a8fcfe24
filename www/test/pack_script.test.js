/** What the single file keeps packed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packed } from '../../scripts/pack_script.mjs';
import { unpacked } from '../single_file/packed.js';

test('the page unpacks it at any length: the bytes that there were, and none behind them', () => {
  for (let length = 1; length < 400; length += length < 60 ? 1 : 37) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * i + length) & (length % 2 ? 255 : 3));
    assert.deepEqual(unpacked(packed(bytes)), bytes);
  }
});
