/** The text in which the single file keeps its script. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesOf, sevenBits } from '../../scripts/pack_script.mjs';

test('bytes are kept as text of seven bits a character, at any length, and nothing in it means anything to HTML', () => {
  for (let length = 0; length < 300; length += 1) {
    // Every byte comes, at every place of the seven bits.
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length * 97) & 255);
    const text = sevenBits(bytes);
    assert.deepEqual(bytesOf(text), bytes);
    assert.ok(!/[\0\r<]/.test(text));
  }
  const zeros = new Uint8Array(7000);
  assert.deepEqual(bytesOf(sevenBits(zeros)), zeros);
  const many = Uint8Array.from({ length: 70_000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
  assert.ok(Buffer.byteLength(sevenBits(many)) < many.length * 1.18, 'a sixth more than the bytes');
});
