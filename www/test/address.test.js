/** Where shared links lead. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLocal } from '../formats/address.js';

test('an address of this machine opens nowhere else', () => {
  for (const local of ['http://localhost:5173/#/nim', 'http://127.0.0.1/', 'http://127.0.1.1:80/a', 'http://[::1]:8080/'])
    assert.ok(isLocal(local), local);
  for (const other of [
    'https://localhost.example/#/nim',
    'http://192.168.1.7:8000/',
    'https://example.org/localhost/',
    'mexplorer.html#/nim',
  ])
    assert.ok(!isLocal(other), other);
});
