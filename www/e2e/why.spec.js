/** The proofs in a browser: a table that is filled by keys, a formula, values on a graph, what scripts read, and a lesson. */
import { AXE, caption, expect, IS_LONG, open, settled, test, verdict, violations } from './fixtures.js';

const TABLE = 'about=xor&part=2&claim=0,1,2;1,0,3;2,3,';
const FORMULA = 'about=xor&part=3&claim=a%20%2B%20b';
const SUM = 'about=sg&claim=4,3,2';
const FUSION = 'about=fusion&edges=0-1,0-2,1-2&claim=same';
const GRAPH = 'about=mex&edges=0-1,1-2&claim=2,1,0';

test('scripts read what a claim comes to, and no outcome', async ({ page }) => {
  for (const [link, claim] of [
    [TABLE, 'tried:8'],
    [FORMULA, 'refuted:1,1'],
    [GRAPH, 'refuted:0'],
    [SUM, 'refuted:3'],
    [FUSION, 'refuted:1-0'],
    ['about=xor&part=3&claim=hello', 'error'],
  ]) {
    await open(page, `#/why?${link}`);
    await expect(verdict(page)).toHaveAttribute('data-state', 'ready');
    await expect(verdict(page)).toHaveAttribute('data-claim', String(claim));
    await expect(verdict(page)).not.toHaveAttribute('data-outcome');
  }
  await open(page, '#/why?about=xor&part=2');
  await expect(verdict(page)).not.toHaveAttribute('data-claim');
});

test('a learner fills the table by the keys alone; what is wrong is said at once, and nothing is lost', async ({ page }) => {
  await open(page, '#/why?about=xor&part=2');
  const place = (/** @type {number} */ row, /** @type {number} */ column) => page.getByRole('textbox', { name: `${row} and ${column}` });
  await place(0, 0).focus();
  await page.keyboard.type('0');
  await page.keyboard.press('ArrowRight');
  await expect(place(0, 1)).toBeFocused();
  await page.keyboard.type('2');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'refuted:0,1');
  await expect(place(0, 1)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'tried:2');
  await expect(place(0, 1)).toBeFocused();
  await page.keyboard.type('x');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'error');
  await expect(place(0, 0)).toHaveValue('0');
  await expect(place(0, 1)).toHaveValue('1x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('1');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'tried:3');
  await expect(page).toHaveURL(/claim=0,1;1/);
});

test('→ shows the numbers of the table one by one, each with its reason', async ({ page }) => {
  await open(page, '#/why?about=xor&part=2&claim=0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: '0 and 1' })).toHaveValue('1');
  await expect(caption(page)).toContainText('smallest missing number is 1');
  await expect(page).toHaveURL(/at=0,1/);
  await page.keyboard.press('Home');
  await expect(page.getByRole('textbox', { name: '0 and 1' })).toHaveValue('');
});

test('a formula is picked or typed, refuted by heaps and a move, and the right one is proved at its last step', async ({ page }) => {
  await open(page, '#/why?about=xor&part=3');
  await page.getByRole('combobox', { name: 'Pick a formula' }).selectOption('max(a, b)');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'refuted:1,1');
  await page.keyboard.press('End');
  await expect(caption(page)).toContainText('the formula is wrong');
  const field = page.getByRole('textbox', { name: /A formula in a and b/ });
  await field.fill('xor(a, b)');
  await field.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'tried:1048576');
  await field.blur();
  await page.keyboard.press('End');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'proved');
});

test('a click on a stone is a challenge, and the next step its answer', async ({ page }) => {
  await open(page, '#/why');
  await page.getByRole('button', { name: 'Try: take 3 from heap 2' }).click();
  await expect(caption(page)).toContainText('take 3 from heap 2 and leave 0');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('take 3 from heap 4 and leave 0');
});

test('a click after a challenge is an answer to it: the proof’s own leads on, any other stays, and a sentence says so', async ({
  page,
}) => {
  await open(page, '#/why');
  await page.getByRole('button', { name: 'Try: take 3 from heap 2' }).click();
  await page.getByRole('button', { name: 'Answer: take 1 from heap 4' }).click();
  await expect(caption(page)).toContainText('take 3 from heap 2 and leave 0');
  await expect(page.locator('.why-other')).toContainText('The proof answers with another move');
  // What was taken cannot be taken again.
  await expect(page.getByRole('button', { name: /from heap 2/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Answer: take 3 from heap 4' }).click();
  await expect(caption(page)).toContainText('Answer: take 3 from heap 4 and leave 0');
  await expect(page.locator('.why-other')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await expect(page.getByRole('textbox', { name: /Two heaps/ })).toHaveValue('2,0');

  for (const [query, challenge, answer, told] of [
    ['about=stairs', 'Try: move 3 from stair 2', 'Answer: move 3 from stair 1', 'bring the same 3 on'],
    ['about=numeration&n=24&k=2&claim=3', 'Try: take 2', 'Answer: take 1', 'take 1, the smallest digit of 19'],
    [
      'about=fusion&edges=0-1,0-2,1-2&claim=same',
      'Try: cut edge a, 0 to 1, of the original',
      'Answer: cut edge a, 0 to 0, of the fused picture',
      'the same edge',
    ],
  ]) {
    await open(page, `#/why?${query}`);
    await page.getByRole('button', { name: String(challenge), exact: true }).click();
    await page.getByRole('button', { name: String(answer), exact: true }).click();
    await expect(caption(page)).toContainText(String(told));
  }
});

test('the third step of Bouton’s proof shows how an odd position is answered', async ({ page }) => {
  await open(page, '#/why?about=xor&part=3&claim=xor(a,b)&at=proof3');
  await expect(page.locator('.why-binary')).toHaveCount(2);
  await expect(page.locator('.why-binary').first().locator('thead .odd')).toHaveText('4');
  await expect(page.locator('.why-binary .why-sum').last()).toHaveText('XOR000');
  await expect(page.locator('.why-bouton p')).toContainText('Heap 6 has a 1 there: 110 becomes 001, so 6 becomes 1.');
});

test('a proof about a game tells its rule, and its words, and leads there', async ({ page }) => {
  for (const [query, rule, link] of [
    ['about=numeration&n=11&k=3', 'After a take of x, take from 1 to k·x.', '#/dynamic-nim?n=11&k=3'],
    ['about=walls&n=11&k=3', 'To pop a wall is to take it off the stack', '#/dynamic-nim?n=11&k=3'],
    ['about=beatty', 'A star is a losing position.', '#/wythoff'],
  ]) {
    await open(page, `#/why?${query}`);
    await expect(page.locator('.why-game')).toContainText(String(rule));
    await expect(page.locator('.why-game a')).toHaveAttribute('href', String(link));
  }
  await open(page, '#/why?about=walls&n=24&k=2');
  await page.locator('.why-game').getByRole('button', { name: 'ray' }).first().click();
  await expect(page.locator('.term-card')).toContainText('The positions that you reach');
});

test('a challenge goes on from its answer, and back', async ({ page }) => {
  await open(page, '#/why?about=stairs');
  await page.getByRole('button', { name: 'Try: move 3 from stair 2' }).click();
  await expect(caption(page)).toContainText('from the even stair 2, bring 3 down');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('bring the same 3 on to the floor');
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await expect(page).toHaveURL(/moves=2-0/);
  await expect(verdict(page)).toHaveAttribute('data-claim', 'tried:5');
  await expect(page.locator('.why-pile').nth(0).locator('i')).toHaveCount(3);
  await page.getByRole('button', { name: 'Take the last move back' }).click();
  await expect(verdict(page)).toHaveAttribute('data-claim', 'tried:7');
  await page.keyboard.press('End');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'proved');
});

test('a number is named, and its pair is shown', async ({ page }) => {
  await open(page, '#/why?about=beatty');
  const field = page.getByRole('textbox', { name: /A number from 1/ });
  await field.fill('1000000');
  await field.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'tried:13');
  await expect(page.locator('.why-number')).toHaveText('10000001618034');
  await field.fill('0');
  await field.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'error');
});

test('two questions for a class are a lesson in a link', async ({ page }) => {
  await open(page, '#/why?about=stairs');
  await page.getByRole('link', { name: 'two questions' }).click();
  await expect(page).toHaveURL(/#\/lesson\?z=/);
  await expect(verdict(page)).toHaveAttribute('data-state', 'hidden');
  await expect(page.locator('.ask-choice.ask-P')).toBeVisible();
});

test('values are written at the vertices, and the wrong one is marked', async ({ page }) => {
  await open(page, '#/why?about=mex&edges=0-1,1-2');
  await page.getByRole('textbox', { name: 'vertex 2' }).fill('0');
  await page.getByRole('textbox', { name: 'vertex 1' }).fill('0');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'refuted:1');
  await page.getByRole('textbox', { name: 'vertex 1' }).fill('1');
  await page.getByRole('textbox', { name: 'vertex 0' }).fill('0');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'proved');
});

test('the values of unlike parts are written below them; a wrong one is marked, and a pair of pins is a challenge', async ({ page }) => {
  await open(page, '#/why?about=sg&claim=4,3');
  await page.getByRole('textbox', { name: 'Value of the token' }).fill('2');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'refuted:3');
  await expect(page.getByRole('textbox', { name: 'Value of the token' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.why-part .challenged')).not.toHaveCount(0);
  await page.getByRole('textbox', { name: 'Value of the token' }).fill('0');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'tried:23');
  await page.getByRole('button', { name: 'Try: knock down pins 2 and 3' }).click();
  await expect(caption(page)).toContainText('knock down pins 2 and 3');
  await expect(page.locator('.why-pin.challenged')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('the XOR is 0');
  await page.keyboard.press('End');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'proved');
});

test('a take is claimed, refuted, and proved by its digits', async ({ page }) => {
  await open(page, '#/why?about=numeration&n=24&k=2');
  await expect(verdict(page)).not.toHaveAttribute('data-claim');
  await expect(page.locator('.why-digits')).toHaveCount(0);
  const field = page.getByRole('textbox', { name: 'The smallest winning take' });
  await field.fill('1');
  await field.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'refuted:21');
  await expect(verdict(page)).toContainText('your opponent answers 1 with 2, which leaves 21 and wins');
  await field.fill('3');
  await field.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'tried:8');
  // One stone alone is in the tab order; the arrow keys lead to the others that may be taken.
  await page.getByRole('button', { name: 'Try: take 1', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Try: take 2', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(caption(page)).toContainText('the challenger takes 2; 19 are left');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('take 1, the smallest digit of 19');
  await expect(page.locator('.why-digits .smallest')).toHaveText('5');
  await page.keyboard.press('End');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'proved');
});

test('a cut beside the fused picture is answered; the same edge is refuted by a reply', async ({ page }) => {
  await open(page, '#/why?about=fusion&edges=0-1,0-2,1-2');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'tried:6');
  await expect(verdict(page)).toContainText('tried here, not proved');
  const edge = page.getByRole('button', { name: /Try: cut edge a, .* of the original/ });
  await edge.focus();
  await page.keyboard.press('Enter');
  await expect(caption(page)).toContainText('edge a of the original');
  await page.getByRole('radio', { name: 'The same edge' }).check();
  await expect(verdict(page)).toHaveAttribute('data-claim', 'refuted:1-0');
  await edge.click();
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('the same edge');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('wins');
  await expect(page.locator('.why-edge.winning')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'refuted:1-0');
});

test('a popped wall and a later ray are named, and the ray passes', async ({ page }) => {
  await open(page, '#/why?about=walls&n=24&k=2');
  await page.getByRole('combobox', { name: 'A popped wall' }).selectOption('7');
  await expect(page).toHaveURL(/moves=7-9/);
  await page.getByRole('combobox', { name: 'A later ray, by its row' }).selectOption('12');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'tried:111');
  await expect(page.getByRole('img', { name: 'Wall 7, the ray from row 8 that popped it, and the ray from row 12' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(verdict(page)).toHaveAttribute('data-claim', 'proved');
  await page.keyboard.press('ArrowLeft');
  await expect(caption(page)).toContainText('Passed once, passed for ever.');
});

test('under hide nothing of the answer is on the page', async ({ page }) => {
  await open(page, `#/why?${TABLE.replace('3;2', '4;2')}&hide=1`, 'hidden');
  await expect(verdict(page)).not.toHaveAttribute('data-claim');
  await expect(page.locator('.why-table .wrong, .why-table .forced')).toHaveCount(0);
  await open(page, `#/why?${FORMULA}&hide=1`, 'hidden');
  await expect(page.locator('.why-heap')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('.why-heap')).toHaveCount(3);
});

test('a lesson steps through a proof', async ({ page }) => {
  await page.goto('./#/lesson?id=why-xor&s=2');
  await expect(page.locator('.why-heap')).toHaveCount(4);
  await page.keyboard.press('PageDown');
  await expect(caption(page)).toContainText('A position beside its twin loses');
  await page.goto('./#/lesson?id=why-xor&s=4');
  await expect(page.getByRole('textbox', { name: '0 and 0' })).toHaveValue('0');
});

test('what names no proof is said, and what was on show stays', async ({ page }) => {
  await open(page, '#/why?about=nim', 'error');
  await expect(verdict(page)).toHaveAttribute('data-state', 'error');
  await expect(verdict(page)).toContainText('There is no proof about “nim”');
  await open(page, '#/why?about=mex&edges=0-1,1-0', 'error');
  await expect(verdict(page)).toContainText('Every play must end here');
});

const OTHERS = ['about=stairs', 'about=beatty', 'about=beatty&at=proof5', 'about=numeration&claim=3', 'about=walls&moves=3-8'];

for (const theme of IS_LONG ? ['light', 'dark', 'projector'] : ['light'])
  test(`axe finds nothing on the proofs, ${theme}`, async ({ page }) => {
    await page.addInitScript({ path: AXE });
    for (const link of ['', TABLE, FORMULA, GRAPH, SUM, FUSION, ...OTHERS]) {
      await open(page, `#/why?${link}&theme=${theme}`);
      await settled(page);
      expect(await violations(page), link).toEqual([]);
    }
  });
