// A Vite plugin for the single file: the app's script stands in it packed (gzip, as base64), and a short script unpacks and starts it.
// It takes three quarters of the room that way. The policy gets the hash of what is unpacked, so that nothing else can run.

import { gzipSync } from 'node:zlib';
import { hashSource } from './content_security_policy.mjs';

/** Runs in the page. */
const START = `(async () => {
  const packed = Uint8Array.from(atob(document.getElementById('packed').textContent), (character) => character.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const script = Object.assign(document.createElement('script'), { type: 'module', textContent: await new Response(unpacked).text() });
  document.head.append(script);
})();`;

/**
 * @param {Record<string, string[]> & {'script-src': string[]}} policy gets the hash of the script
 * @returns {import('vite').Plugin}
 */
export function packScript(policy) {
  return {
    name: 'mexplorer:pack-script',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no index.html.');
        const [before, code, after] = String(page.source).split(/<script type="module"[^>]*>([\s\S]*)<\/script>/);
        if (code === undefined || after === undefined) throw new Error('The single file has no script to pack.');
        policy['script-src'].push(hashSource(code));
        const packed = gzipSync(code, { level: 9 }).toString('base64');
        page.source = `${before}<script id="packed" type="text/plain">${packed}</script><script type="module">${START}</script>${after}`;
      },
    },
  };
}
