/** The race's board as it is drawn: what is told apart, what is not there, and that it fills its room. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createPixels, standInForBrowser } from '../../scripts/browserless.mjs';
import { paletteOf } from '../canvas/palette.js';
import { SvgContext } from '../canvas/svg_context.js';
import { columnX, filling, clamped, rowY } from '../canvas/map_viewport.js';
import { FAMILIES, fieldsOf, FIRST, isWrong } from '../games/race/families.js';
import { wholeBoard } from '../canvas/map_layout.js';
import { createBoardView, raceAreaOf } from '../games/race/board_view.js';
import { NO_MARKS } from '../games/race/no_marks.js';
import { picture } from '../games/race/picture.js';
import { atStart } from '../games/race/walk.js';
import { inLanguage, LANGUAGES, said } from './words.js';
import { GAMES } from './solver.js';

const Race = /** @type {any} */ (GAMES.race).Game;
const CSS = readFileSync(new URL('../ui/styles/themes.css', import.meta.url), 'utf8');
/**
 * What the style sheet says of the board's colours in the light theme or in the dark.
 * @param {string} name @param {'light' | 'dark'} theme
 */
function colour(name, theme = 'light') {
  const [light = '', dark = ''] = CSS.split("[data-theme='dark']");
  const of = (/** @type {string} */ css) => new RegExp(`--board-${name}: ([^;]+);`).exec(css)?.[1];
  return (theme === 'dark' && of(dark)) || of(light) || '12';
}

/** What is drawn of a board on so many pixels. @param {Record<string, string>} params @param {number} width @param {number} height */
async function drawn(params, width, height) {
  standInForBrowser();
  const context = new SvgContext('#ffffff');
  const canvas = createPixels();
  const stage = /** @type {any} */ ({ context, canvas, createCanvas: createPixels, size: () => ({ width, height }), motion: () => 1 });
  const palette = paletteOf((name) => (name === 'page' ? '#fbfaf7' : colour(name)), 'sans-serif');
  const paint = await picture({ params, ask: async ({ options, ask }) => new Race(/** @type {any} */ (options))[ask]() });
  paint(stage, palette);
  return context.shapes;
}

/**
 * A board between its axes, after so many moves of a walk along its edge.
 * @param {string} text @param {{width: number, height: number}} size @param {number} [moves]
 */
function drawnWithAxes(text, size, moves = 0) {
  standInForBrowser();
  const context = new SvgContext('#ffffff');
  const stage = /** @type {any} */ ({ context, canvas: createPixels(), createCanvas: createPixels, size: () => size, motion: () => 1 });
  const palette = paletteOf((name) => (name === 'page' ? '#fbfaf7' : colour(name)), 'sans-serif');
  const axes = { row: 'row ↓', column: 'column →' };
  const game = new Race({ sample: '', board: text, jump: '1' });
  const [board, distances] = [game.board(), game.distances()];
  const now = { ...atStart(board).now, a: moves, moves, trail_a: Array.from({ length: moves + 1 }, (_, cell) => cell) };
  createBoardView(stage).draw(
    /** @type {any} */ ({
      ...NO_MARKS,
      board,
      distances,
      tokens: { now, before: now },
      palette,
      viewport: wholeBoard(board, raceAreaOf(size, board, palette, axes)),
      axes,
    }),
  );
  return context.shapes;
}

/** @param {string} colour lightness as the eye has it, in grey: 0 to 100 */
function greyOf(colour) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 116 * Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b) - 16;
}

test('with an odd distance there is no middle layer, and none is drawn', async () => {
  const threshold = colour('threshold');
  const odd = await drawn({ board: '.A../.x../..../...B' }, 600, 400);
  assert.equal(odd.filter((shape) => shape.colour === threshold).length, 0);
  const even = await drawn({ board: 'A.../.x../..../...B' }, 600, 400);
  // An outline for each of the four cells, and each of them on its cell.
  const outlines = even.filter((shape) => shape.colour === threshold);
  assert.equal(outlines.length, 4);
  const frame = even.find((shape) => shape.kind === 'stroke' && shape.colour === colour('ink-soft'));
  for (const { box } of outlines) {
    assert.ok(
      frame && box.left > frame.box.left && box.top > frame.box.top && box.right < frame.box.right && box.bottom < frame.box.bottom,
    );
  }
});

test('walls, free cells off the shortest paths and cells on one are told apart in grey, and walls are hatched', async () => {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const [wall, free] = [greyOf(colour('wall', theme)), greyOf(colour('floor', theme))];
    assert.ok(wall < 18 && free > 70, theme);
    assert.ok(greyOf(colour('wall-hatch', theme)) - wall > 20, theme);
  }
  const shapes = await drawn({ board: 'A...../.x..../....../.....B' }, 600, 400);
  assert.equal(shapes.filter((shape) => shape.kind === 'stroke' && shape.colour === colour('wall-hatch')).length, 1);
  // A wall has no gap around it: it is filled from edge to edge, as only walls are.
  const walls = shapes.filter((shape) => shape.kind === 'fill' && shape.colour === colour('wall'));
  assert.equal(walls.length, 1);
  // One wall leaves cells that no shortest path leads over, if any, pale: with a dot and no number.
  const dots = shapes.filter((shape) => shape.kind === 'fill' && shape.colour === colour('wall-hatch'));
  assert.equal(dots.length, 0);
  const off = await drawn({ board: 'A.../xx../..../B...' }, 600, 400);
  assert.ok(off.some((shape) => shape.kind === 'fill' && shape.colour === colour('wall-hatch')));
});

test('a board fills its room in one direction, whatever its sides', () => {
  for (const [rows, columns] of /** @type {const} */ ([
    [300, 300],
    [3, 4],
    [4, 3],
    [2, 2000],
    [61, 60],
    [2, 2],
    [2000, 2000],
  ])) {
    const area = { width: 840, height: 470 };
    const { cells, px } = filling({ rows, columns }, area);
    const side_px = px / Number(cells);
    const part = Math.max((side_px * rows) / area.height, (side_px * columns) / area.width);
    assert.ok(part <= 1 && (part > 0.91 || side_px === 220), `${rows} × ${columns}: ${part}`);
    // All of it is on the board, and it stays there.
    const view = { scale: { cells, px }, x: 0n, y: 0n };
    assert.ok(columnX(view, BigInt(columns)) <= area.width && rowY(view, BigInt(rows)) <= area.height);
    assert.deepEqual(clamped({ ...view, x: 40n, y: 40n }, area, BigInt(rows), BigInt(columns)), view);
  }
});

test('a board that is narrower than its room stands in the middle of it, and all of its columns are named', () => {
  for (const [text, size] of /** @type {const} */ ([
    ['A../.x./..B', { width: 800, height: 400 }],
    [`A${'.'.repeat(8)}/${`${'.'.repeat(9)}/`.repeat(7)}${'.'.repeat(8)}B`, { width: 430, height: 360 }],
  ])) {
    const shapes = drawnWithAxes(text, size);
    const frame = shapes.findLast((shape) => shape.kind === 'stroke' && shape.colour === colour('ink-soft'));
    assert.ok(frame && Math.abs(frame.box.left - (size.width - frame.box.right)) < 12, text);
    const above = shapes.flatMap((shape) => (shape.text && shape.text.y < frame.box.top ? [shape.text.words] : []));
    const columns = Array.from({ length: text.indexOf('/') }, (_, column) => String(column));
    assert.deepEqual(
      columns.filter((column) => !above.includes(column)),
      [],
    );
    assert.ok(above.some((words) => words.endsWith('→')));
  }
});

test('where the name of the columns has no room only its arrow is written, and no number gives way to it', () => {
  const shapes = drawnWithAxes(`A${'.'.repeat(14)}/${`${'.'.repeat(15)}/`.repeat(13)}${'.'.repeat(14)}B`, { width: 300, height: 400 });
  const words = shapes.flatMap((shape) => (shape.text ? [shape.text.words] : []));
  assert.ok(words.includes('→') && !words.includes('column →'));
  for (const column of ['2', '12']) assert.equal(words.filter((one) => one === column).length, 2, column);
});

test('the line of a walk crosses no number: what it leads over is printed on it', () => {
  const shapes = drawnWithAxes('A..../...../....B', { width: 600, height: 360 }, 3);
  const line = shapes.findLastIndex((shape) => shape.kind === 'stroke' && shape.colour === colour('token-a'));
  const over = shapes.slice(line + 1).flatMap((shape) => (shape.text ? [shape.text.words] : []));
  assert.deepEqual(over.slice(0, 3), ['1', '2', '3']);
});

test('families open with numbers that make a board worth looking at', () => {
  for (const family of FAMILIES) {
    const [fields, numbers] = [fieldsOf(family), FIRST[family]];
    assert.deepEqual(Object.keys(numbers), fields);
    for (const field of fields) assert.ok(numbers[field] === '' || !isWrong(field, numbers[field] ?? ''), `${family} ${field}`);
  }
  // A small double tree is an open board.
  assert.ok(Number(FIRST['double-tree'].side) >= 100);
});

test('what the board shows has its own words in the legend, in both languages', () => {
  const names = [
    'layers',
    'off',
    'free',
    'walls',
    'middle',
    'wins-a',
    'wins-b',
    'draws',
    'marked',
    'moves',
    'example',
    'starts',
    'facing-a',
    'facing-b',
  ];
  for (const language of LANGUAGES)
    inLanguage(language, () =>
      assert.equal(new Set(names.map((name) => said({ id: `race-legend-${name}`, args: {} }))).size, names.length),
    );
});
