/** The graph that is drawn: by mouse, by keyboard, as a list, from a text and from a file. */
import { paramsOf, take, vertexOf } from './drawn_graph.js';
import { attributes, byHand, expect, settled, test, visit } from './fixtures.js';

test('by mouse: vertices, edges, terminals, tokens; a vertex is moved; all of it is undone', { tag: '@engine' }, async ({ page }) => {
  await visit(page, '#/graph?edges=0-1&pos=100.100;800.800');
  await take(page, 'vertex');
  const box = /** @type {{x: number, y: number, width: number, height: number}} */ (await page.locator('.graph-board svg').boundingBox());
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.2);
  await expect(vertexOf(page, 2)).toBeVisible();
  await take(page, 'edge');
  await vertexOf(page, 2).click();
  await vertexOf(page, 0).click();
  await settled(page);
  expect((await paramsOf(page)).edges).toBe('0-1,2-0');
  await vertexOf(page, 1).hover();
  await page.mouse.down();
  await vertexOf(page, 2).hover();
  await page.mouse.up();
  await settled(page);
  expect((await paramsOf(page)).edges).toBe('0-1,1-2,2-0');
  expect(await attributes(page)).toMatchObject({ labels: '???' });
  await take(page, 'terminal');
  await vertexOf(page, 1).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ labels: 'NPP' });
  await take(page, 'token');
  await vertexOf(page, 0).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '[["0","1"]]' });
  await take(page, 'look');
  const before = (await paramsOf(page)).pos;
  await vertexOf(page, 0).hover();
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await paramsOf(page)).pos).not.toBe(before);
  await take(page, 'erase');
  await vertexOf(page, 2).click();
  await settled(page);
  expect((await paramsOf(page)).edges).toBe('0-1');
  await expect(page.locator('.graph-notice')).toHaveText('Vertex 2 and its edges are removed.');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (let changes = 0; changes < 7; changes += 1) await undo.click();
  await settled(page);
  await expect(undo).toBeDisabled();
  expect((await paramsOf(page)).edges).toBe('0-1');
  expect((await paramsOf(page)).pos).toBe('100.100;800.800');
});

test('a tool says what else it has changed', async ({ page }) => {
  await visit(page, '#/graph?edges=0-1,1-2&pos=0.500;500.500;999.500&lang=en');
  await take(page, 'edge');
  for (const vertex of [0, 1]) await vertexOf(page, vertex).click();
  await settled(page);
  expect((await paramsOf(page)).edges).toBe('1-2');
  await expect(page.locator('.graph-notice')).toHaveText('The edge 0 → 1 was already there, so now it is removed.');
  await take(page, 'erase');
  await vertexOf(page, 0).click();
  await settled(page);
  expect((await paramsOf(page)).edges).toBe('0-1');
  await expect(page.locator('.graph-notice')).toContainText('1 is 0 now');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.graph-notice')).toHaveText('');
});

test('by keyboard: from vertex to vertex, an edge, a vertex moved and one less; as a list', async ({ page }) => {
  await visit(page, '#/graph?edges=0-1,1-2&pos=0.500;500.500;999.500');
  await vertexOf(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(vertexOf(page, 1)).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await paramsOf(page)).pos).toBe('0.500;500.525;999.500');
  await take(page, 'edge');
  await vertexOf(page, 2).focus();
  await page.keyboard.press('Enter');
  await vertexOf(page, 0).focus();
  await page.keyboard.press('Enter');
  await settled(page);
  expect(await attributes(page)).toMatchObject({ labels: '???' });
  await vertexOf(page, 1).focus();
  await page.keyboard.press('Delete');
  await settled(page);
  expect((await paramsOf(page)).edges).toBe('1-0');
  await page.locator('.graph-list summary').click();
  await page.getByRole('button', { name: 'Add a vertex' }).click();
  await page.getByLabel('leads to, vertex 2').fill('0, 1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await paramsOf(page)).edges).toBe('1-0,2-0,2-1');
  await settled(page);
  await page.getByLabel('terminal, vertex 0').selectOption('lose');
  await settled(page);
  expect(await attributes(page)).toMatchObject({ labels: 'NPN' });
  await page.getByLabel('name, vertex 2').fill('start');
  await page.keyboard.press('Enter');
  await expect(vertexOf(page, 2)).toHaveAccessibleName(/start/);
  await page.getByLabel('leads to, vertex 1').fill('7');
  await page.keyboard.press('Enter');
  expect((await paramsOf(page)).edges).toBe('1-0,2-0,2-1');
});

test('erasing says what was removed and keeps the focus; “labels only” can be undone; texts have the limits of a field', async ({
  page,
}) => {
  await visit(page, '#/graph?edges=0-1,1-2,2-3&tokens=0&pos=0.500;300.500;600.500;999.500&lang=en');
  await vertexOf(page, 3).focus();
  await page.keyboard.press('Delete');
  await settled(page);
  await expect(vertexOf(page, 2)).toBeFocused();
  await vertexOf(page, 0).focus();
  await page.keyboard.press('Delete');
  await settled(page);
  await expect(page.locator('.graph-notice')).toContainText('1 is 0 now');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await settled(page);
  await page.locator('.graph-list summary').click();
  await page.getByLabel('tokens, vertex 1').fill('101');
  await page.keyboard.press('Enter');
  expect(
    await page.getByLabel('tokens, vertex 1').evaluate((input) => /** @type {HTMLInputElement} */ (input).validationMessage),
  ).toContain('100');
  await page.getByRole('button', { name: 'Labels only' }).click();
  await settled(page);
  expect((await paramsOf(page)).tokens).toBeUndefined();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await paramsOf(page)).tokens).toBe('0');
  await settled(page);
  // What else was chosen since stays.
  await page.getByLabel('tokens, vertex 1').fill('2');
  await page.keyboard.press('Enter');
  await settled(page);
  await page.evaluate(() => (location.hash += '&rule=misere'));
  await settled(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await paramsOf(page)).tokens).toBe('0');
  expect((await paramsOf(page)).rule).toBe('misere');
  await settled(page);
  await page.locator('.graph-list tbody tr').last().getByRole('button').click();
  await settled(page);
  await expect(page.locator('.graph-list tbody tr').last().getByRole('button')).toBeFocused();
});

test('a graph grows no larger than its link and its drawing may be; the list shows all of it', async ({ page }) => {
  await visit(page, '#/graph?edges=&vertices=2000&lang=en');
  await page.locator('.graph-list summary').click();
  await expect(page.locator('.graph-list tbody tr')).toHaveCount(200);
  await page.getByRole('button', { name: 'More vertices: 200 of 2,000' }).click();
  await expect(page.locator('.graph-list tbody tr')).toHaveCount(400);
  await page.getByRole('button', { name: 'Add a vertex' }).click();
  await expect(page.locator('.graph-notice')).toContainText('too much for a link');
  expect((await paramsOf(page)).vertices).toBe('2000');
});

test('who wins a play does not go round for ever', async ({ page }) => {
  await visit(page, '#/graph?edges=0-1,1-0,0-2&tokens=0&play=perfect&first=other&hide=1&lang=en', 'hidden');
  await expect(page.locator('.play-status')).toContainText('wins');
});

test('texts and files: a small graph becomes a link, an invalid text is refused without loss, a large graph is labelled', async ({
  page,
}) => {
  await visit(page, '#/graph?edges=0-1');
  await page.locator('.graph-files summary').click();
  const field = page.getByLabel('The graph as text');
  await field.fill('digraph { start -> middle -> end; start -> end }');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect.poll(async () => (await paramsOf(page)).names).toBe('start;middle;end');
  await settled(page);
  expect((await paramsOf(page)).edges).toBe('0-1,0-2,1-2');
  await expect(vertexOf(page, 0)).toHaveAccessibleName(/start/);
  // It stands in the link: nothing speaks of a file.
  await expect(page.locator('.rule input[name=edges]')).toHaveValue('0-1,0-2,1-2');
  await expect(page.locator('.notes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('dialog')).not.toContainText('too long for a link');
  await page.keyboard.press('Escape');
  await field.fill('0 1\n0 x');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.locator('output[name=verdict]')).toContainText('Line 2, “0 x”, is not an edge');
  await expect(vertexOf(page, 0)).toHaveAccessibleName(/start/);
  await page.goBack();
  await settled(page);
  const edges = Array.from({ length: 30_000 }, (_, vertex) => `${vertex + 1} ${vertex}`).join('\n');
  await page
    .locator('.graph-files input[type=file]')
    .setInputFiles({ name: 'path.txt', mimeType: 'text/plain', buffer: Buffer.from(edges) });
  await expect(page).toHaveURL(/file=path\.txt/);
  await settled(page);
  expect(await attributes(page)).toMatchObject({ labels: 'P:15001,N:15000,?:0', for: '#/graph?file=path.txt' });
  await expect(page.locator('.graph-cells')).toContainText('30,001 vertices are labelled');
  await page.locator('.graph-cells > button').nth(1).click();
  await expect(page.locator('.explanation')).toContainText('Some option is P: 0 (P)');
  await page.locator('.graph-cells input[name=vertex]').fill('30000');
  await page.keyboard.press('Enter');
  await expect(page.locator('.explanation')).toContainText('vertex 30000');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('dialog')).toContainText('path.txt');
  await page.keyboard.press('Escape');
  await page.reload();
  await settled(page, 'error');
  await expect(page.locator('output[name=verdict]')).toContainText('“path.txt”. Please open the file again');
});

test('very many edges are drawn as one, and those of a step by themselves', { tag: '@chromium' }, async ({ page }) => {
  await visit(page, '#/graph?edges=0-1&lang=en');
  await page.locator('.graph-files summary').click();
  const edges = Array.from({ length: 500 }, (_, to) => Array.from({ length: 20 }, (__, back) => `${to + 1 + back * 7} ${to}`));
  await page.locator('.graph-files input[type=file]').setInputFiles({
    name: 'many.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(edges.flat().join('\n')),
  });
  await expect(page).toHaveURL(/file=many\.txt/);
  await settled(page);
  await expect(page.locator('.graph-board .mass')).toHaveCount(1);
  await expect(page.locator('.graph-board [data-vertex]')).toHaveCount(634);
  await expect(page.locator('.graph-board [data-edge]')).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.graph-board [data-edge]')).not.toHaveCount(0);
});

test('a play on the board: a click takes the token along an edge; going round three times is a draw', async ({ page }) => {
  await visit(page, '#/graph?edges=0-1,1-0&tokens=0&play=person&hide=1', 'hidden');
  for (const vertex of [1, 0, 1, 0]) await vertexOf(page, vertex).click();
  await expect(page.locator('.play-status')).toContainText(/draw/i);
  await visit(page, '#/graph?edges=2-1,1-0,3-2&tokens=2,3&rule=every&play=person&hide=1', 'hidden');
  // What is not clicked on the board is chosen from a list.
  await byHand(page);
  await page.getByRole('group', { name: 'Token 1' }).getByRole('button', { name: '1', exact: true }).click();
  await page.getByRole('group', { name: 'Token 2' }).getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.locator('.moves li')).toHaveCount(1);
});

test('a small game opens as a whole graph, and a large one says that it does not', async ({ page }) => {
  await visit(page, '#/nim?heaps=2,1');
  await page.locator('.how summary').click();
  await page.getByRole('button', { name: 'The whole game as a graph' }).click();
  await expect(page).toHaveURL(/#\/graph\?edges=/);
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N' });
  await expect(page.locator('.vertex')).toHaveCount(6);
  await visit(page, '#/nim?heaps=99,99');
  if (!(await page.locator('.how li').count())) await page.locator('.how summary').click();
  await page.getByRole('button', { name: 'The whole game as a graph' }).click();
  await expect(page.locator('.how [role=status]')).toContainText('More than 80 positions');
});
