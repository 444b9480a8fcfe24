// One app in three forms, which differ in the modules `#env` and `#zxing`. `serve`: development, with one quickly built solver. Two builds:
// `production`, a static site that works from any sub-path of any host, and `single`, one HTML file with the Worker and the wasm inside,
// which runs from file://.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, minifySync } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { SINGLE_POLICY, SITE_POLICY, contentSecurityPolicy } from './scripts/content_security_policy.mjs';
import { packScript } from './scripts/pack_script.mjs';
import { readWords } from './scripts/read_words.mjs';
import { cardOf } from './www/formats/lesson/card.js';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const PREACT_JSX = /** @type {const} */ ({ runtime: 'automatic', importSource: 'preact' });

/**
 * Stops a single-file build that would leave something beside the file.
 * @returns {import('vite').Plugin}
 */
function nothingBeside() {
  return {
    name: 'mexplorer:nothing-beside',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const beside = Object.keys(bundle).filter((name) => name !== 'index.html');
        if (beside.length > 0) this.error(`The single file would need ${beside.join(', ')} beside it.`);
      },
    },
  };
}

/**
 * `import address from 'PICTURE.svg?url'` in the single file: the text itself, which packs far better than Vite's base64. On a projector
 * the pictures of the light theme stand there, whose colours are nearly the same.
 * @returns {import('vite').Plugin}
 */
function svgInside() {
  const query = '?url';
  return {
    name: 'mexplorer:svg-inside',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.svg${query}`)) return null;
      if (id.includes('.projector.')) return `export { default } from ${JSON.stringify(id.replace('.projector.', '.light.'))};`;
      const text = readFileSync(id.slice(0, -query.length), 'utf8').replaceAll('%', '%25').replaceAll('#', '%23');
      return `export default ${JSON.stringify(`data:image/svg+xml,${text}`)};`;
    },
  };
}

/**
 * `import words from 'FILE.ftl?words'`: its messages as they are when they are read, so that no page has to.
 * @returns {import('vite').Plugin}
 */
function wordsRead() {
  const query = '?words';
  return {
    name: 'mexplorer:words-read',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.ftl${query}`)) return null;
      const path = id.slice(0, -query.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(readWords(readFileSync(path, 'utf8')))};`;
    },
  };
}

/**
 * `import card from 'NAME.lesson.md?card'`: what the shelf says of a lesson, without its text.
 * @returns {import('vite').Plugin}
 */
function lessonCards() {
  const query = '?card';
  return {
    name: 'mexplorer:lesson-cards',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.lesson.md${query}`)) return null;
      const path = id.slice(0, -query.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(cardOf(readFileSync(path, 'utf8')))};`;
    },
  };
}

/**
 * Files beside the site, as they stand: the licences of what is bundled, which *About* shows too, the element by which a page of others
 * has a board in it, and what makes the site an app that can be installed.
 * @returns {import('vite').Plugin}
 */
function filesBeside() {
  return {
    name: 'mexplorer:files-beside',
    // The manifest keeps its name: its icons are beside it.
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
      ],
    },
    generateBundle() {
      const site = readdirSync(here('./www/site')).map((name) => `site/${name}`);
      for (const path of ['shell/licences.txt', 'features/embed/mexplorer-board.js', ...site]) {
        const [file, fileName] = [here(`./www/${path}`), path.replace(/.*\//, '')];
        const source = path.endsWith('.js') ? minifySync(fileName, readFileSync(file, 'utf8')).code : readFileSync(file);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/**
 * The order of the layers at the head of every style sheet: whichever is there first says it.
 * @returns {import('vite').Plugin}
 */
function layersFirst() {
  const [order = ''] = /^@layer [^;{]+;/m.exec(readFileSync(here('./www/ui/styles/layers.css'), 'utf8')) ?? [];
  return {
    name: 'mexplorer:layers-first',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = order.replaceAll(' ', '').replace('@layer', '@layer ') + String(file.source);
    },
  };
}

/** The packing of links, which brings a library of 5 KB, and what is fetched with a play, a question or a program. */
const FETCHED_LATER = String.raw`ui/packed\.js|play/(?:\w+\.jsx|panel\.css|line_of_play\.js)|game_page/(?:question/|code/listing\.js)`;

/** What most pages share. */
const SHARED = new RegExp(`/www/(?!${FETCHED_LATER})(ui|player|solver|shell|formats|game_page|play|canvas)/`);

export default defineConfig(({ command, mode }) => {
  const single = mode === 'single';
  const development = command === 'serve';
  const single_policy = { ...SINGLE_POLICY, 'script-src': [...SINGLE_POLICY['script-src']], 'style-src': [...SINGLE_POLICY['style-src']] };
  return {
    root: here('.'),
    base: './',
    publicDir: false,
    resolve: {
      alias: {
        '#env': here(`./www/solver/env_${development ? 'development' : single ? 'single' : 'site'}.js`),
        '#zxing': here(`./www/features/collect/zxing_${single ? 'single' : 'site'}.js`),
        '#solver': here(`./crate/pkg/${development ? 'development' : 'all'}`),
      },
    },
    assetsInclude: ['**/*.wasm'],
    oxc: { jsx: PREACT_JSX },
    // The dev server's search for dependencies reads JSX by itself and has to be told again.
    optimizeDeps: { entries: ['index.html'], rolldownOptions: { transform: { jsx: PREACT_JSX } } },
    // From file:// only classic workers start; a module worker hangs there without a word.
    worker: { format: 'iife' },
    build: {
      outDir: 'dist',
      // scripts/build.mjs empties it once, before both builds.
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // What most pages share is one file: forty small ones cost more than they save.
      rolldownOptions: single
        ? {}
        : {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'shared',
                    test: SHARED,
                    minShareCount: 8,
                  },
                ],
              },
            },
          },
      // Files stay files in the site, however small: the policy refuses to fetch a data: address, and a picture is fetched when it is seen.
      assetsInlineLimit: (/** @type {string} */ path) => (/\.(wasm|svg)$/.test(path) ? false : undefined),
    },
    server: {
      watch: { ignored: ['**/target/**', '**/crate/src/**', '**/dist/**', '**/test-results/**'] },
    },
    plugins: single
      ? [
          wordsRead(),
          lessonCards(),
          svgInside(),
          viteSingleFile(),
          nothingBeside(),
          packScript(single_policy),
          contentSecurityPolicy(single_policy, 'mexplorer.html'),
        ]
      : [wordsRead(), lessonCards(), layersFirst(), filesBeside(), contentSecurityPolicy(SITE_POLICY, 'index.html')],
  };
});
