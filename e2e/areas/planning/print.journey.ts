import { expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { pasteGuests } from '#support/plan/guest-files';
import { startPlanning } from '#support/plan/planning';
import { printedPages, timesIn, withoutBlanks, wordsOfScreen } from '#support/plan/printed';
import { test } from '#support/run/test';

const given = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda', 'Fay', 'Gwen', 'Hana', 'Ines', 'Joan'];
const families = ['Quill', 'Rowan', 'Sorrel', 'Tansy', 'Umber', 'Vetch'];
const guests = families.flatMap((family) => given.map((name) => ({ name: `${name} ${family}`, family })));
const rows = ['Name\tHousehold\tRSVP', ...guests.map(({ name, family }) => `${name}\tThe ${family}s\tyes`)];

/** Prints what is open: each text stands on it as often as it should, and nothing of the screen does. Answers the sheets. */
const expectPrinted = async (page: Page, wanted: ReadonlyMap<string, number>): Promise<string[]> => {
  const screenWords = await wordsOfScreen(page);
  expect(screenWords).toContain('Skip to the content');
  const sheets = await printedPages(page);
  const all = sheets.join('');
  const missing = [...wanted].filter(([text, times]) => timesIn(all, text) < times).map(([text]) => text);
  expect(missing, 'is not on paper').toEqual([]);
  // A button may be the item itself, such as a table in the room.
  const isThing = (words: string): boolean => [...wanted.keys()].some((text) => words.startsWith(text));
  const strange = screenWords.filter((words) => !isThing(words) && all.includes(withoutBlanks(words)));
  expect(strange, 'belongs on the screen only').toEqual([]);
  return sheets;
};

const once = (texts: readonly string[], times = 1) => new Map(texts.map((text) => [text, times]));

test('what a couple prints has every guest, task and seat, and nothing of the screen [R1-04]', async ({ page }) => {
  await startPlanning(page);
  await page.goto('/uk/checklist');
  await expect(page.getByText('1 of 180 done')).toBeVisible();
  const titles = await screen(page)
    .getByRole('checkbox')
    .evaluateAll((ticks) => ticks.map((tick) => tick.getAttribute('aria-label') ?? '').filter((label) => label !== ''));
  expect(titles.length).toBeGreaterThan(20);
  await expectPrinted(page, once(titles));

  await pasteGuests(page, rows, guests.length);
  await page.goto('/uk/guestlist');
  await expect(screen(page).getByText('60 guests in 6 households')).toBeVisible();
  await expectPrinted(page, once(guests.map(({ name }) => name)));

  await page.goto('/uk/guestlist/seating');
  await screen(page).getByRole('button', { name: 'Add a table' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a table' });
  await dialog.getByLabel('Seats').fill('10');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await screen(page).getByRole('button', { name: 'Suggest seats' }).click();
  await screen(page).getByRole('button', { name: 'Seat all 10' }).click();
  await expect(screen(page).getByText('10 of 60 seated at 1 table')).toBeVisible();
  const sheets = await expectPrinted(page, once([...guests.map(({ name }) => name), 'Table 1']));
  expect(sheets.length, 'one table and sixty names').toBeLessThanOrEqual(2);
});

/** Returns the heads of rows, of list entries and of the screen's sections. */
const headsOf = (page: Page): Promise<string[]> =>
  screen(page)
    .locator('th[scope=row], [role=rowheader], h2, h3, li')
    .evaluateAll((heads) =>
      heads
        .filter((head) => head.checkVisibility() && head.closest('[data-screen-only]') === null)
        .map((head) => ((head as HTMLElement).innerText.split('\n')[0] ?? '').trim())
        .filter((text) => text !== ''),
    );

test('the budget, the shortlist, the caterer’s sheet, the plan at a glance and the run sheet are on paper whole [R1-04] [18]', async ({
  page,
}) => {
  await becomeDemo(page, 'couple');
  for (const [path, least] of [
    ['budget', 12],
    ['shortlist', 12],
    ['guestlist/caterers', 8],
    ['planning', 6],
    ['planning/day', 6],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`/uk/${path}`);
      await expect(screen(page).locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(async () => (await headsOf(page)).length).toBeGreaterThan(least);
      const sheets = await expectPrinted(page, once(await headsOf(page)));
      if (path === 'budget')
        expect(
          sheets.find((sheet) => sheet.includes('Cashflow')),
          'the heading beside its chart',
        ).toContain('PaidSetaside');
    });
});

test('an article is on paper whole, without what leads elsewhere [R1-04]', async ({ page }) => {
  await page.goto('/uk/article/choosing-a-venue');
  const article = screen(page)
    .locator('article')
    .filter({ has: page.locator('h2') });
  await expect(article).toBeVisible();
  const parts = await article
    .locator('p, h2, h3, li')
    .evaluateAll((all) => all.map((part) => (part as HTMLElement).innerText.trim()).filter((text) => text !== ''));
  expect(parts.length).toBeGreaterThan(12);
  const sheets = await expectPrinted(page, once(['Choosing a venue', ...parts]));
  for (const words of ['Share', 'On this page', 'Put it in your plan'])
    expect(sheets.join('').includes(withoutBlanks(words)), words).toBe(false);
});

test('a comparison is on paper with every column [R1-04]', async ({ page }) => {
  await startPlanning(page);
  await page.goto('/uk/supplier-category/photographers?sort=rating&ours=no');
  for (let liked = 0; liked < 4; liked += 1) {
    await screen(page)
      .getByRole('button', { name: /^Put .* on the shortlist$/ })
      .first()
      .click();
    await expect(screen(page).getByRole('button', { name: /^Take .* off the shortlist$/ })).toHaveCount(liked + 1);
  }
  await page.goto('/uk/shortlist');
  await screen(page).getByRole('link', { name: 'Compare all 4' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Compare/ })).toBeVisible();
  const columns = screen(page).getByRole('columnheader').getByRole('heading');
  await expect(columns).toHaveCount(4);
  // The directory's data about them come a moment after their names.
  for (const line of ['Your price', 'Your date'])
    await expect(screen(page).getByRole('rowheader', { name: line })).toBeVisible();
  await expectPrinted(page, once([...(await columns.allInnerTexts()), 'Your price', 'Your date']));
});
