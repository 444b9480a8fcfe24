/** The text in which the single file keeps its script. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { bytesOf, fifteenBits, inUtf16 } from '../../scripts/pack_script.mjs';

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

test('a browser unpacks it at any length: the bytes that there were, and none behind them', async () => {
  for (let length = 1; length < 60; length += 1) {
    const text = 'x'.repeat(length) + length;
    const bytes = gzipSync(text);
    const packed = bytesOf(fifteenBits(bytes)).subarray(0, bytes.length);
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    assert.equal(await new Response(unpacked).text(), text);
  }
});
