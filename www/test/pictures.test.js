/** Pictures without a browser: what the context keeps, what is written of it, and every example of every game drawn by its own views. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findGames, partOf } from '../../scripts/games.mjs';
import { drawPictures } from '../../scripts/pictures.mjs';
import { SvgContext } from '../canvas/svg_context.js';
import { sampled, svgText } from '../canvas/svg_text.js';
import { THEMES } from '../ui/settings.js';

const GAMES = join(import.meta.dirname, '../games');

/** What is inside the picture. @param {(context: SvgContext) => void} draw @param {number} [decimals] */
function written(draw, decimals = 2) {
  const context = new SvgContext('#ffffff');
  draw(context);
  const text = svgText(context.shapes, {
    width: 100,
    height: 50,
    addressOf: (...image) => {
      const { width, height } = sampled(...image);
      return `${width}x${height}`;
    },
    name: 'n',
    decimals,
  });
  assert.match(text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"( xmlns:xlink="[^"]+")? viewBox="0 0 100 50">.*<\/svg>$/);
  return text.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

test('nothing is nothing', () => {
  assert.equal(
    written(() => {}),
    '',
  );
  assert.equal(
    written((context) => {
      context.fillStyle = 'transparent';
      context.fillRect(0, 0, 10, 10);
      context.globalAlpha = 0;
      context.fillStyle = '#000000';
      context.fillRect(0, 0, 10, 10);
    }),
    '',
  );
});

test('paths: lines, round corners, circles, rounded point by point', () => {
  assert.equal(
    written((context) => context.fillRect(1, 2, 30, 4)),
    '<path fill="#000000" shape-rendering="crispEdges" d="M1 2h30v4h-30z"/>',
  );
  assert.equal(
    written((context) => {
      context.beginPath();
      context.roundRect(0, 0, 10, 8, 2);
      context.fill();
    }),
    '<path fill="#000000" d="M2 0h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z"/>',
  );
  assert.equal(
    written((context) => {
      context.beginPath();
      context.arc(10, 10, 4, 0, 2 * Math.PI);
      context.strokeStyle = '#d55e00';
      context.lineWidth = 1.5;
      context.stroke();
    }),
    '<path fill="none" stroke="#d55e00" stroke-width="1.5" d="M14 10a4 4 0 0 1 -8 0a4 4 0 0 1 8 0"/>',
  );
  const thirds = written((context) => {
    context.beginPath();
    for (let i = 0; i <= 30; i += 1) context.lineTo(i / 3, i % 2);
    context.stroke();
  }, 1);
  assert.match(thirds, /M0 0l0\.3 1l0\.4 -1l0\.3 1/);
  const across = Array.from(thirds.matchAll(/l([\d.]+) /g), ([, by]) => Number(by));
  assert.equal(across.length, 30);
  assert.ok(Math.abs(across.reduce((sum, by) => sum + by, 0) - 10) < 1e-9, 'no error grows along a path');
});

test('a transform moves, turns and scales what comes after it, line widths too, until it is taken back', () => {
  assert.equal(
    written((context) => {
      context.save();
      context.translate(10, 20);
      context.rotate(Math.PI / 2);
      context.scale(2, 2);
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(5, 0);
      context.lineWidth = 1;
      context.stroke();
      context.restore();
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(5, 0);
      context.stroke();
    }),
    '<path fill="none" stroke="#000000" stroke-width="2" d="M10 20v10"/>' +
      '<path fill="none" stroke="#000000" stroke-width="1" d="M0 0h5"/>',
  );
});

test('shapes of one look are one element, but never over or under what lies between them', () => {
  /** @param {number} x of the last */
  const three = (x) =>
    written((context) => {
      for (const [colour, at] of /** @type {const} */ ([
        ['#111111', 0],
        ['#222222', 20],
        ['#111111', x],
      ])) {
        context.fillStyle = colour;
        context.fillRect(at, 0, 10, 10);
      }
    });
  assert.equal(three(40).match(/<path/g)?.length, 2);
  assert.equal(three(15).match(/<path/g)?.length, 3);
  // What is seen through is darker where it lies over its like.
  const glass = (/** @type {number} */ x) =>
    written((context) => {
      context.globalAlpha = 0.5;
      context.fillRect(0, 0, 10, 10);
      context.fillRect(x, 0, 10, 10);
    });
  assert.deepEqual([glass(10).match(/<path/g)?.length, glass(5).match(/<path/g)?.length], [1, 2]);
});

test('words: each at its place, and what they say is escaped', () => {
  const line = written((context) => {
    context.font = "500 10px 'Some Font'";
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const [at, word] of ['0', '12', '<'].entries()) context.fillText(word, 10 * at, 5);
  });
  assert.equal(
    line,
    '<text fill="#000000" font-size="10" font-weight="500" text-anchor="middle"><tspan x="0" y="8">0</tspan>' +
      '<tspan x="10" y="8">12</tspan>' +
      '<tspan x="20" y="8">&lt;</tspan></text>',
  );
  assert.equal(
    written((context) => {
      context.font = 'italic 400 10px x';
      context.fillText('m', 1, 2);
    }),
    '<text fill="#000000" font-size="10" font-style="italic"><tspan x="1" y="2">m</tspan></text>',
  );
});

test('words that XML cannot hold are left out of a picture', () => {
  const line = written((context) => context.fillText('x ]]> \u0007\uffff\udc00', 1, 2));
  assert.match(line, /x \]\]&gt; \ufffd</);
});

test('a clip leaves out what is outside, and is written only where something crosses it', () => {
  const picture = written((context) => {
    context.beginPath();
    context.rect(10, 10, 20, 20);
    context.clip();
    context.fillStyle = '#111111';
    context.fillRect(12, 12, 5, 5);
    context.fillRect(40, 12, 5, 5);
    context.fillStyle = '#222222';
    context.fillRect(25, 12, 10, 5);
  });
  assert.equal(
    picture,
    '<clipPath id="n0"><path d="M10 10h20v20h-20z"/></clipPath>' +
      '<path fill="#111111" shape-rendering="crispEdges" d="M12 12h5v5h-5z"/>' +
      '<path clip-path="url(#n0)" fill="#222222" shape-rendering="crispEdges" d="M25 12h10v5h-10z"/>',
  );
});

test('pixels: no more than there is room for; what is taken away shows the paper', () => {
  const pixels = (/** @type {number} */ side) => ({ width: side, height: side, data: new Uint8ClampedArray(4 * side * side) });
  assert.match(
    written((context) => context.drawImage(pixels(4), 0, 0, 40, 40)),
    /<image x="0" y="0" width="40" height="40" preserveAspectRatio="none" xlink:href="4x4"\/>/,
  );
  assert.match(
    written((context) => {
      context.imageSmoothingEnabled = false;
      context.drawImage(pixels(100), 0, 0, 20, 20);
    }),
    /image-rendering="optimizeSpeed" style="image-rendering:pixelated" xlink:href="20x20"/,
  );
  assert.match(
    written((context) => {
      context.globalCompositeOperation = 'destination-out';
      context.fillRect(0, 0, 1, 5);
    }),
    /<path fill="#ffffff" d="M0 0h1v5h-1z"\/>/,
  );
});

/** @type {Map<string, string>} */
const PICTURES = new Map();
test('every example of every game has its picture in every theme: small, finite, and all that the view draws', async () => {
  for await (const { name, text } of drawPictures('all')) {
    PICTURES.set(name, text);
    assert.ok(!/NaN|Infinity|undefined|null|var\(/.test(text), name);
    // One decimal, and no digits of a double; the pixels are another matter.
    assert.ok(!/\d\.\d\d|\de[+-]?\d/.test(text.replaceAll(/base64,[^"]+|#[\da-f]{6}|opacity="[^"]+/g, '')), name);
    assert.ok(text.length < 70_000, `${name}: ${text.length}`);
  }
  const drawn = (await Promise.all((await findGames()).map(async (game) => ((await partOf(game, 'picture')) ? game.examples : [])))).flat();
  for (const { id } of drawn) for (const theme of THEMES) assert.ok(PICTURES.has(`${id}.${theme}.svg`), id);

  const lessons = [...PICTURES.keys()].filter((name) => /^lessons\/[a-z-]+\.light\.svg$/.test(name));
  assert.equal(
    lessons.length,
    readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.lesson.md')).length,
  );
  assert.equal(new Set(lessons.map((name) => PICTURES.get(name))).size, lessons.length, 'two lessons with one picture');

  const walls = PICTURES.get('dynamic-nim-example-walls.light.svg') ?? '';
  // The ray, the cell it stops at, the row's number in bold, and the names of both axes.
  assert.match(walls, /stroke="#d55e00" stroke-width="2.5" d="M/);
  assert.match(walls, /fill="#d55e00" font-size="11" font-weight="700" text-anchor="end"><tspan[^>]*>11</);
  assert.match(walls, /font-style="italic"[^>]*><tspan[^>]*>m ↓</);
  // A map is pixels, the board of a race pixels with lines over them, and both tokens have their letters.
  assert.match(
    PICTURES.get('dynamic-nim-example-map.light.svg') ?? '',
    /^<svg[^>]*><path fill="#ffffff"[^>]*><image [^>]*href="data:image\/png;base64,/,
  );
  const race = PICTURES.get('race-example-official.light.svg') ?? '';
  assert.match(race, /<image/);
  assert.match(race, />A<.*>B</);
  assert.match(race, /fill="#e69f00"/);
});

test('a picture has the colours of its theme, and the same shapes in all', () => {
  const css = readFileSync(new URL('../ui/styles/themes.css', import.meta.url), 'utf8');
  const dark = PICTURES.get('dynamic-nim-example-walls.dark.svg') ?? '';
  const light = PICTURES.get('dynamic-nim-example-walls.light.svg') ?? '';
  const projector = PICTURES.get('dynamic-nim-example-walls.projector.svg') ?? '';
  for (const [text, colour] of /** @type {const} */ ([
    [dark, '#ff8a3d'],
    [dark, '#5c4312'],
    [light, '#d55e00'],
    [projector, '#23272f'],
  ])) {
    assert.ok(css.includes(colour));
    assert.ok(text.includes(colour), colour);
  }
  const shapes = (/** @type {string} */ text) => text.replaceAll(/#[\da-f]{6}/g, '');
  assert.ok(shapes(light) === shapes(projector));
});

test('drawn again, every picture is the same', async () => {
  let again = 0;
  for await (const { name, text } of drawPictures('all')) {
    assert.ok(text === PICTURES.get(name), name);
    again += 1;
    // The race's large boards take their time.
    if (name.startsWith('race-example-official')) break;
  }
  assert.ok(again > 30);
});
