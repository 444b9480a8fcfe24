// A Vite plugin for the single file: the app's script and styles stand in it packed (gzip, as text of fifteen bits a character), and a short
// script unpacks and starts them. The policy gets the hashes of what is unpacked, so that nothing else can run.

import { gzipSync } from 'node:zlib';
import { hashSource } from './content_security_policy.mjs';

/** The bytes of such a text. Runs in the page. @param {string} text */
export function bytesOf(text) {
  const bytes = new Uint8Array((text.length * 15) >> 3);
  for (let i = 0, held = 0, bits = 0, at = 0; i < text.length; i += 1) {
    held = (held << 15) | (text.charCodeAt(i) - 0x3400);
    for (bits += 15; bits >= 8; held &= (1 << bits) - 1) bytes[at++] = held >> (bits -= 8);
  }
  return bytes;
}

/** Runs in the page. What is unpacked begins anew behind each NUL: the script, the styles. */
const START = `${bytesOf}
(async () => {
  const { textContent, dataset } = document.getElementById('packed');
  const unpacked = new Blob([bytesOf(textContent).subarray(0, dataset.length)]).stream().pipeThrough(new DecompressionStream('gzip'));
  const [code, css] = (await new Response(unpacked).text()).split('\\0');
  const style = Object.assign(document.createElement('style'), { textContent: css });
  document.head.append(style, Object.assign(document.createElement('script'), { type: 'module', textContent: code }));
})();`;

/** The first of the characters that are used, all of them letters, of two bytes each in UTF-16 and no halves of pairs. */
const FIRST = 0x3400;

/**
 * Bytes as text that HTML keeps as it is, in UTF-16 a fifteenth longer than the bytes (base64 in UTF-8 takes a third). A last byte may come
 * back as two, the second of them 0: how many there were is to be told beside it, for a browser unpacks nothing with a byte behind its end.
 * @param {Uint8Array} bytes
 */
export function fifteenBits(bytes) {
  const codes = [];
  let held = 0;
  let bits = 0;
  for (const byte of [...bytes, 0]) {
    held = (held << 8) | byte;
    bits += 8;
    if (bits >= 15) codes.push(FIRST + (held >> (bits -= 15)));
    held &= (1 << bits) - 1;
  }
  if (codes.length * 15 < bytes.length * 8) codes.push(FIRST + (held << (15 - bits)));
  return codes.map((code) => String.fromCharCode(code)).join('');
}

/** The page as a browser reads it from its first two bytes on, whatever a server says of it. @param {string} html */
export const inUtf16 = (html) => Buffer.from(`\uFEFF${html}`, 'utf16le');

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
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no index.html.');
        const [before, code, after] = String(page.source).split(/<script type="module"[^>]*>([\s\S]*)<\/script>/);
        if (code === undefined || after === undefined || before === undefined) throw new Error('The single file has no script to pack.');
        // The page's own few lines of style stand before the script.
        const [beside, css, behind] = after.split(/<style[^>]*>([\s\S]*)<\/style>/);
        if (css === undefined || behind === undefined) throw new Error('The single file has no styles to pack.');
        policy['script-src'].push(hashSource(code));
        policy['style-src'].push(hashSource(css));
        const bytes = gzipSync(`${code}\0${css}`, { level: 9 });
        const packed = `<script id="packed" type="text/plain" data-length="${bytes.length}">${fifteenBits(bytes)}</script>`;
        page.source = `${before}${packed}<script type="module">${START}</script>${beside}${behind}`;
      },
    },
  };
}
