// A Vite plugin for the single file: the app's script, its styles and its solver stand in it packed (LZMA as base64), and a short script
// unpacks and starts them. The policy gets the hashes of what is unpacked, so that nothing else can run.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compress } from 'lzma1';
import { build } from 'vite';
import { hashSource } from './content_security_policy.mjs';

/** The densest. */
const LEVEL = 9;

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
        const packed = Buffer.from(compress(Buffer.concat(parts), LEVEL)).toString('base64');
        const text = `<script id="packed" type="text/plain" data-lengths="${lengths.join()}">${packed}</script>`;
        page.source = `${before}${text}<script type="module">${await startScript()}</script>${beside}${behind}`;
      },
    },
  };
}
