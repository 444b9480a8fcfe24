/** The graph of the matching game: drawn by mouse and by keyboard, and pasted. */
import { paramsOf, take, vertexOf } from './drawn_graph.js';
import { attributes, expect, settled, test, visit } from './fixtures.js';

test(
  'by mouse: vertices, edges without direction, the token; a vertex is moved; all of it is undone',
  { tag: '@engine' },
  async ({ page }) => {
    await visit(page, '#/matching?edges=0-1&token=0&pos=100.100;800.800');
    expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '["1"]' });
    await take(page, 'vertex');
    const box = /** @type {{x: number, y: number, width: number, height: number}} */ (await page.locator('.graph-board svg').boundingBox());
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.2);
    await expect(vertexOf(page, 2)).toBeVisible();
    await settled(page);
    expect(await paramsOf(page)).toMatchObject({ edges: '0-1', vertices: '3' });
    await take(page, 'edge');
    await vertexOf(page, 2).click();
    await vertexOf(page, 0).click();
    await settled(page);
    // A path of three: its middle is covered by every largest matching.
    expect(await paramsOf(page)).toMatchObject({ edges: '0-1,0-2' });
    expect(await attributes(page)).toMatchObject({ outcome: 'N', wins: '["0"]', moves: '["1","2"]' });
    await vertexOf(page, 1).hover();
    await page.mouse.down();
    await vertexOf(page, 2).hover();
    await page.mouse.up();
    await settled(page);
    expect(await paramsOf(page)).toMatchObject({ edges: '0-1,0-2,1-2' });
    expect(await attributes(page)).toMatchObject({ outcome: 'P', wins: '[]' });
    // The same edge from its other end is taken out.
    await vertexOf(page, 2).click();
    await vertexOf(page, 1).click();
    await settled(page);
    await expect(page.locator('.graph-notice')).toHaveText('The edge 2 – 1 was already there, so now it is removed.');
    await take(page, 'token');
    await vertexOf(page, 2).click();
    await settled(page);
    expect(await attributes(page)).toMatchObject({ outcome: 'P', moves: '[]' });
    await take(page, 'look');
    const before = (await paramsOf(page)).pos;
    await vertexOf(page, 0).hover();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + 200, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await paramsOf(page)).pos).not.toBe(before);
    await take(page, 'erase');
    await vertexOf(page, 2).click();
    await settled(page);
    expect(await paramsOf(page)).toMatchObject({ edges: '0-1', token: '0' });
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    for (let changes = 0; changes < 7; changes += 1) await undo.click();
    await settled(page);
    await expect(undo).toBeDisabled();
    expect(await paramsOf(page)).toMatchObject({ edges: '0-1', token: '0', pos: '100.100;800.800' });
  },
);

test('by keyboard: from vertex to vertex, one moved, an edge, and one less until one is left', async ({ page }) => {
  await visit(page, '#/matching?edges=0-1,1-2&token=0&pos=0.500;500.500;999.500');
  await vertexOf(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(vertexOf(page, 1)).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await paramsOf(page)).pos).toBe('0.500;500.525;999.500');
  await take(page, 'edge');
  for (const vertex of [2, 0]) {
    await vertexOf(page, vertex).focus();
    await page.keyboard.press('Enter');
  }
  await settled(page);
  expect(await attributes(page)).toMatchObject({ wins: '[]' });
  for (const left of [2, 1]) {
    await vertexOf(page, 0).focus();
    await page.keyboard.press('Delete');
    await expect(page.locator('.vertex')).toHaveCount(left);
    await settled(page);
  }
  await vertexOf(page, 0).focus();
  await page.keyboard.press('Delete');
  await expect(page.locator('.graph-notice')).toHaveText('At least one vertex must stay, for the token.');
  await expect(page.locator('.vertex')).toHaveCount(1);
});

test('twenty thousand edges are pasted as a judge’s problem has them; more than a link takes is refused', async ({ page }) => {
  await visit(page, '#/matching?lang=en');
  const edges = page.locator('input[name=edges]');
  // Vertices 1000 to 1999 have their only neighbours among 0 to 19.
  const pairs = Array.from({ length: 20_000 }, (_, edge) => `${edge % 20} ${1000 + Math.floor(edge / 20)}`);
  await edges.fill(pairs.join(' '));
  await settled(page);
  await expect(page.locator('.face').first()).toHaveText('2,000 vertices, 20,000 edges');
  expect(await attributes(page)).toMatchObject({
    outcome: 'N',
    wins: JSON.stringify(Array.from({ length: 20 }, (_, vertex) => String(vertex))),
  });
  await edges.fill('0 1 '.repeat(100_000));
  await expect(page.getByRole('alert')).toContainText('400,000 characters are too many for this field; the limit is 204,800.');
  await expect(page.locator('.face').first()).toHaveText('2,000 vertices, 20,000 edges');
});
