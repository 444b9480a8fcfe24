// The pictures of the home page and of the shelf of lessons: every example of every game, and a board of every lesson, drawn by the
// game's own views with its own solver, in every theme, as SVG. They are files in pictures/, those of lessons in pictures/lessons/. They
// are made where something they are made from has changed.

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paletteOf } from '../www/canvas/palette.js';
import { SvgContext } from '../www/canvas/svg_context.js';
import { sampled, svgText } from '../www/canvas/svg_text.js';
import { cardOf } from '../www/formats/lesson/card.js';
import { featuredIdOf } from '../www/shell/games.js';
import { createGameCache } from '../www/solver/game_cache.js';
import { parseLink } from '../www/ui/link.js';
import { THEMES } from '../www/ui/settings.js';
import { createPixels, pngAddress, standInForBrowser } from './browserless.mjs';
import { findGames, partOf, solverOf, wasmOf } from './games.mjs';
import { ROOT } from './process.mjs';
import { crateSources, digest } from './setup.mjs';

/** @typedef {import('../www/canvas/picture.js').Picture} Picture */
/** @typedef {import('../www/canvas/palette.js').Palette} Palette */
/** @typedef {import('../www/canvas/types.js').Stage} Stage */
/** @typedef {import('../www/solver/types.js').Question} Question */

const FOLDER = join(ROOT, 'pictures');

/** A picture in CSS pixels: what a card has room for in three columns. */
const SIZE = { width: 324, height: 243 };
/** Measures of the boards that fit such a picture, in CSS pixels. */
const MEASURES = { label: '11', stroke: '2.5' };
/** A map of more cells than pixels is noise: so much of the pixels is as good, and packs far better. */
const SAMPLED = 0.4;
/** A twentieth of a pixel is not seen. */
const DECIMALS = 1;
/** What stays free around a small board, and the least part of the picture that is shown. */
const [MARGIN, LEAST] = [8, 0.5];
/** A picture filled so far is left as it is. */
const FULL = 0.9;
const FONT = "Inter,system-ui,-apple-system,'Segoe UI','Noto Sans',sans-serif";

/**
 * Makes pictures/ again if it is not what would be made.
 * @param {string} solver package of the solver that answers; all of them give the same
 */
export async function makePictures(solver) {
  const stamp = join(FOLDER, 'made-from.txt');
  const from = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'lessons'), { recursive: true });
  for await (const { name, text } of drawPictures(solver)) writeFileSync(join(FOLDER, name), text);
  writeFileSync(stamp, from);
}

/** All code of the app: which of it a picture is drawn by is not worth finding out. */
function digestOfSources() {
  const www = readdirSync(join(ROOT, 'www'), { recursive: true, encoding: 'utf8' })
    .map((path) => `www/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.js$|\.lesson\.md$|themes\.css$/.test(path) && !/^www\/(test|e2e|bench)\//.test(path));
  const here = ['scripts/pictures.mjs', 'scripts/browserless.mjs', 'scripts/games.mjs', 'package-lock.json'];
  return digest([...[...www, ...here].sort().map((path) => join(ROOT, path)), ...crateSources()]);
}

/** Of every lesson its name, and the board of its picture. */
function boardsOfLessons() {
  const games = join(ROOT, 'www', 'games');
  return readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.lesson.md'))
    .map((path) => {
      const { route, params } = parseLink(cardOf(readFileSync(join(games, path), 'utf8')).link);
      return { id: `lessons/${basename(path, '.lesson.md')}`, route, params: Object.fromEntries(params) };
    });
}

/**
 * Every picture with the name of its file: that of the example and the theme.
 * @param {string} solver package of the solver
 * @returns {AsyncGenerator<{name: string, text: string}>}
 */
export async function* drawPictures(solver) {
  standInForBrowser();
  const palettes = palettesOfThemes();
  const ask = await asker(solver);
  const of_lessons = boardsOfLessons();
  for (const game of await findGames()) {
    /** @type {Picture | undefined} */
    const picture = await partOf(game, 'picture');
    if (!picture) continue;
    const large = game.featured ? [{ id: featuredIdOf(game.route), params: game.featured }] : [];
    const own = of_lessons.filter(({ route }) => route === game.route);
    for (const { id, params } of [...game.examples, ...large, ...own])
      for (const [theme, palette] of palettes)
        yield { name: `${id}.${theme}.svg`, text: await drawn(picture, { params, ask }, palette, basename(id)) };
  }
}

/** Asks the solver, as a Worker does. @param {string} name of its package */
async function asker(name) {
  const solver = await solverOf(name);
  solver.initSync({ module: readFileSync(wasmOf(name)) });
  const gameOf = createGameCache(solver);
  return async (/** @type {Question} */ question) => {
    const game = gameOf(question);
    while (game.advance(question.ask, question.about) < 1);
    return /** @type {any} */ (game)[question.ask]?.(question.about);
  };
}

/**
 * The part of the picture that has something in it, in the picture's proportions: x, y, width and height. A small board is not lost in
 * its card.
 * @param {readonly {box: {left: number, top: number, right: number, bottom: number}}[]} shapes
 */
function closeUp(shapes) {
  const { width, height } = SIZE;
  const left = Math.max(0, Math.min(...shapes.map(({ box }) => box.left)) - MARGIN);
  const top = Math.max(0, Math.min(...shapes.map(({ box }) => box.top)) - MARGIN);
  const right = Math.min(width, Math.max(...shapes.map(({ box }) => box.right)) + MARGIN);
  const bottom = Math.min(height, Math.max(...shapes.map(({ box }) => box.bottom)) + MARGIN);
  const filled = Math.max((right - left) / width, (bottom - top) / height);
  const part = filled > FULL ? 1 : Math.max(filled, LEAST);
  const startOf = (/** @type {number} */ start, /** @type {number} */ end, /** @type {number} */ whole) =>
    Math.min(Math.max(0, (start + end - part * whole) / 2), whole * (1 - part));
  return [startOf(left, right, width), startOf(top, bottom, height), part * width, part * height].map(Math.round);
}

/** @param {Picture} picture @param {import('../www/canvas/types.js').Subject} subject @param {Palette} palette @param {string} name */
async function drawn(picture, subject, palette, name) {
  const context = new SvgContext(palette.page);
  let is_due = true;
  const stage = /** @type {Stage} */ (
    /** @type {unknown} */ ({
      context,
      canvas: createPixels(),
      createCanvas: createPixels,
      size: () => SIZE,
      motion: () => 1,
      invalidate: () => (is_due = true),
    })
  );
  const paint = await picture(subject);
  while (is_due) {
    is_due = false;
    context.reset();
    // A ground of its own: on paper a browser may not have fetched the light one in time.
    context.fillStyle = palette.page;
    context.fillRect(0, 0, SIZE.width, SIZE.height);
    paint(stage, palette);
    // The solver answers at once: whatever was asked is there in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const addressOf = (/** @type {any} */ pixels, /** @type {number} */ width, /** @type {number} */ height) => {
    const part = pixels.width > width ? SAMPLED : 1;
    return pngAddress(sampled(pixels, width * part, height * part));
  };
  const viewBox = closeUp(context.shapes.slice(1)).join(' ');
  return svgText(context.shapes, { ...SIZE, addressOf, name, decimals: DECIMALS, root: { viewBox, 'font-family': FONT } });
}

/** The colours of each theme, as the style sheet has them. @returns {[string, Palette][]} */
function palettesOfThemes() {
  const css = readFileSync(join(ROOT, 'www', 'ui', 'styles', 'themes.css'), 'utf8');
  const blocks = [...css.matchAll(/^ *:root(?:\[data-theme='(\w+)'\])? \{([^}]*)\}/gm)];
  return THEMES.map((theme) => {
    const own = blocks
      .filter(([, of]) => of === undefined || of === theme)
      .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+): ([^;]+);/g)]);
    const values = new Map(own.map(([, name = '', value = '']) => [name, value]));
    // A picture lies on a card.
    values.set('board-page', values.get('raised') ?? '');
    for (const [name, value] of Object.entries(MEASURES)) values.set(`board-${name}`, value);
    return [theme, paletteOf((name) => values.get(`board-${name}`) ?? '', FONT)];
  });
}
