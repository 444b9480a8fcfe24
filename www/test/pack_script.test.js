/** The text in which the single file keeps its script. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compress } from 'lzma1';
import { inUtf16 } from '../../scripts/pack_script.mjs';
import { bytesOf, fifteenBits } from '../single_file/fifteen_bits.js';
import { unpacked } from '../single_file/packed.js';

test('bytes are kept as text of fifteen bits a character, at any length, and nothing in it means anything to HTML', () => {
  for (let length = 0; length < 300; length += 1) {
    // Every byte comes, at every place of the fifteen bits.
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length * 97) & 255);
    const text = fifteenBits(bytes);
    const back = bytesOf(text);
    assert.deepEqual(back.slice(0, length), bytes);
    assert.ok(back.length - length < 2 && back.slice(length).every((byte) => byte === 0), String(length));
    assert.ok(/^[\u3400-\ub3ff]*$/.test(text));
  }
  const zeros = new Uint8Array(7000);
  assert.deepEqual(bytesOf(fifteenBits(zeros)).slice(0, 7000), zeros);
  const many = Uint8Array.from({ length: 70_000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
  const page = inUtf16(fifteenBits(many));
  assert.deepEqual([page[0], page[1]], [0xff, 0xfe]);
  assert.ok(page.length < many.length * 1.07, 'a fifteenth more than the bytes');
});

test('the page unpacks it at any length: the bytes that there were, and none behind them', () => {
  for (let length = 1; length < 400; length += length < 60 ? 1 : 37) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * i + length) & (length % 2 ? 255 : 3));
    assert.deepEqual(unpacked(bytesOf(fifteenBits(compress(bytes, 9)))), bytes);
  }
});
