// A Vite plugin for the single file: the app's script, its styles and its solver stand in it packed (LZMA as base64), and a short script
// unpacks and starts them. The policy gets the hashes of what is unpacked, so that nothing else can run.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
// @ts-expect-error the library has no types of its parts
import { Encoder } from '../node_modules/lzma1/lib/encoder.js';
// @ts-expect-error
import { InputBuffer, OutputBuffer } from '../node_modules/lzma1/lib/streams.js';
import { hashSource } from './content_security_policy.mjs';

/** The densest that the library has: a window of 2^25 bytes, lengths up to 255, matches by trees of four bytes. */
const DENSEST = { searchDepth: 25, filterStrength: 255, modeIndex: 1 };
/**
 * Settings for text, which the library does not offer. Six bits of the letter before tell about the next one (lc), not three; the place of
 * a byte modulo four tells nothing (pb).
 */
const FOR_TEXT = { _numLiteralContextBits: 6, _posStateBits: 0, _posStateMask: 0 };

/** Bytes packed by LZMA. @param {Uint8Array} bytes @returns {Uint8Array} */
export function packed(bytes) {
  const encoder = new Encoder();
  const { configure } = encoder;
  encoder.configure = (/** @type {typeof DENSEST} */ mode) => {
    configure.call(encoder, mode);
    Object.assign(encoder, FOR_TEXT);
  };
  const output = new OutputBuffer(bytes.length + 64);
  encoder.compress(new InputBuffer(bytes), output, DENSEST);
  return Uint8Array.from(output.toArray());
}

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The script that starts the page, as one text. */
async function startScript() {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry: here('../www/single_file/start.js'), formats: ['iife'], name: 'start' } },
  });
  const [{ output }] = /** @type {[import('vite').Rolldown.RolldownOutput]} */ (made);
  return output[0].code;
}

/**
 * @param {Record<string, string[]> & {'script-src': string[], 'style-src': string[]}} policy gets the hashes
 * @returns {import('vite').Plugin}
 */
export function packScript(policy) {
  return {
    name: 'mexplorer:pack-script',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no index.html.');
        const [before, code, after] = String(page.source).split(/<script type="module"[^>]*>([\s\S]*)<\/script>/);
        if (code === undefined || after === undefined || before === undefined) throw new Error('The single file has no script to pack.');
        // The page's own few lines of style stand before the script.
        const [beside, css, behind] = after.split(/<style[^>]*>([\s\S]*)<\/style>/);
        if (css === undefined || behind === undefined) throw new Error('The single file has no styles to pack.');
        policy['script-src'].push(hashSource(code));
        policy['style-src'].push(hashSource(css));
        const parts = [Buffer.from(code), Buffer.from(css), readFileSync(here('../crate/pkg/all/mexplorer_bg.wasm'))];
        const lengths = parts.slice(0, 2).map(({ length }) => length);
        const base64 = Buffer.from(packed(Buffer.concat(parts))).toString('base64');
        const text = `<script id="packed" type="text/plain" data-lengths="${lengths.join()}">${base64}</script>`;
        page.source = `${before}${text}<script type="module">${await startScript()}</script>${beside}${behind}`;
      },
    },
  };
}
