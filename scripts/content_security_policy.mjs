// A Vite plugin that closes a finished page: it writes the Content-Security-Policy of a build into its HTML.
// It runs last, because the hashes it lists are those of the scripts and styles as they ended up in the file.
// The dev server goes without: its hot reload needs inline scripts and a socket.

import { createHash } from 'node:crypto';

/** Everything that neither build ever needs. */
const CLOSED = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** The static site loads its parts from the place it was itself loaded from. */
export const SITE_POLICY = {
  ...CLOSED,
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
};

/** The single file has all its parts inside and asks nobody for anything. */
export const SINGLE_POLICY = {
  ...CLOSED,
  'script-src': ["'wasm-unsafe-eval'"],
  'style-src': [],
  'img-src': ['data:', 'blob:'],
  'connect-src': ["'none'"],
  'worker-src': ['blob:'],
};

/**
 * @param {Record<string, string[]>} policy directive → sources; hashes of inline scripts and styles are added to it
 * @param {string} file_name the name the page gets in the output folder
 * @returns {import('vite').Plugin}
 */
export function contentSecurityPolicy(policy, file_name) {
  return {
    name: 'mexplorer:content-security-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no index.html.');
        const html = withPolicy(String(page.source), policy);
        if (file_name === 'index.html') {
          page.source = html;
        } else {
          delete bundle['index.html'];
          this.emitFile({ type: 'asset', fileName: file_name, source: html });
        }
      },
    },
  };
}

/**
 * The page with the policy as the first thing a browser reads after the character set.
 * @param {string} html
 * @param {Record<string, string[]>} policy
 * @returns {string}
 */
export function withPolicy(html, policy) {
  const sources = {
    ...policy,
    'script-src': [...(policy['script-src'] ?? []), ...inlineHashes(html, 'script')],
    'style-src': [...(policy['style-src'] ?? []), ...inlineHashes(html, 'style')],
  };
  const content = Object.entries(sources)
    .map(([directive, list]) => `${directive} ${list.length > 0 ? list.join(' ') : "'none'"}`)
    .join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  if (!charset.test(html)) throw new Error('index.html must name its character set: <meta charset="utf-8">.');
  return html.replace(charset, (found) => `${found}\n    ${meta}`);
}

/**
 * CSP source expressions for every inline element of one kind, in page order.
 * @param {string} html
 * @param {'script' | 'style'} tag
 * @returns {string[]}
 */
function inlineHashes(html, tag) {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}\\s*>`, 'gi'));
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc\s*=|\stype="text\/plain"/i.test(attributes))
    .map(([, , code = '']) => hashSource(code));
}

/**
 * The source expression that allows an inline element with this text.
 * @param {string} code
 * @returns {string}
 */
export const hashSource = (code) => `'sha256-${createHash('sha256').update(code.replaceAll('\r\n', '\n')).digest('base64')}'`;
