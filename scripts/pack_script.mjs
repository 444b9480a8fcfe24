// A Vite plugin for the single file: the app's script stands in it packed (gzip, as text of seven bits a character), and a short script
// unpacks and starts it. The policy gets the hash of what is unpacked, so that nothing else can run.

import { gzipSync } from 'node:zlib';
import { hashSource } from './content_security_policy.mjs';

/** The bytes of such a text: of each character the lower seven bits count. Runs in the page. @param {string} text */
export function bytesOf(text) {
  const bytes = new Uint8Array((text.length * 7) >> 3);
  for (let i = 0, held = 0, bits = 0, at = 0; i < text.length; i += 1) {
    held = ((held << 7) | (text.charCodeAt(i) & 127)) & 16383;
    bits += 7;
    if (bits >= 8) bytes[at++] = held >> (bits -= 8);
  }
  return bytes;
}

/** Runs in the page. */
const START = `${bytesOf}
(async () => {
  const packed = bytesOf(document.getElementById('packed').textContent);
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const script = Object.assign(document.createElement('script'), { type: 'module', textContent: await new Response(unpacked).text() });
  document.head.append(script);
})();`;

/** Characters that HTML reads otherwise than they are written: NUL, the carriage return, and the one that may end the element. */
const UNSAFE = new Set([0, 13, 60]);

/**
 * Bytes as text that HTML keeps as it is, in UTF-8 a sixth longer than the bytes (base64 takes a third): seven bits a character, and one of
 * two bytes with the same lower seven bits for those that are not safe.
 * @param {Uint8Array} bytes
 */
export function sevenBits(bytes) {
  const codes = [];
  let held = 0;
  let bits = 0;
  for (const byte of [...bytes, 0]) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 7) {
      bits -= 7;
      const seven = (held >> bits) & 127;
      codes.push(UNSAFE.has(seven) ? seven | 256 : seven);
    }
    held &= (1 << bits) - 1;
  }
  // The zero at the end pushed the last bits out; a whole character of it alone would be a byte too many.
  return codes
    .slice(0, Math.ceil((bytes.length * 8) / 7))
    .map((code) => String.fromCharCode(code))
    .join('');
}

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
        const packed = sevenBits(gzipSync(code, { level: 9 }));
        page.source = `${before}<script id="packed" type="text/plain">${packed}</script><script type="module">${START}</script>${after}`;
      },
    },
  };
}
