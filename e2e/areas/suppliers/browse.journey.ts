import { expect, type Page } from '@playwright/test';
import { expectAwake } from '#support/browser/awake';
import { expectAccessible } from '#support/look/accessibility';
import { resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';

test.describe('a couple’s list', () => {
  const first = (page: Page) => screen(page).getByRole('article').first();
  const topOf = async (page: Page): Promise<number> => (await first(page).boundingBox())?.y ?? Infinity;

  test('begins on a phone’s first screen, with what was asked above it [17]', async ({ page }) => {
    await resize(page, { width: 390, height: 844 });
    await becomeDemo(page, 'couple');
    for (const category of ['venues', 'photographers']) {
      await page.goto(`/uk/supplier-category/${category}`);
      // When no supplier is near, that sentence comes first.
      await expect(screen(page).getByText(/(?:^|country\. )Counted in: /)).toBeVisible();
      await expect(screen(page).getByText('How we rank')).toBeVisible();
      await expect(first(page)).toBeVisible();
      expect(await topOf(page), category).toBeLessThanOrEqual(320);
    }
  });

  test('stays in sight beside its filters while they are chosen [S2-popup-14]', async ({ page }) => {
    await resize(page, { width: 1280, height: 900 });
    await becomeDemo(page, 'couple');
    await page.goto('/uk/supplier-category/venues');
    await expect(first(page)).toBeVisible();
    const top = await topOf(page);
    await screen(page)
      .getByRole('button', { name: /^Filters/ })
      .click();
    const filters = screen(page).getByRole('region', { name: 'Filters' });
    await expect(filters).toBeVisible();
    expect(await topOf(page)).toBe(top);
    const withoutChoice = page.url();
    // A choice that the demo's own venue meets: others would find nobody near, and cannot be pressed.
    await filters.getByRole('button', { name: /^Step-free throughout/ }).click();
    await expect(page).not.toHaveURL(withoutChoice);
    await expect(first(page)).toBeInViewport();
  });
});

for (const width of [1280, 390])
  test(`back and a reload find a list where it was left, with its filters, at ${width} px [17]`, async ({ page }) => {
    await resize(page, { width, height: 844 });
    await page.goto('/uk/supplier-category/photographers?sort=rating&page=2');
    const cards = screen(page).getByRole('article');
    const link = cards.nth(14).getByRole('link').first();
    // With the pointer over it, the press needs no scrolling.
    await link.hover();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(500);
    const isWhereItWas = async (): Promise<void> => {
      await expect(page).toHaveURL(/photographers\?sort=rating&page=2$/);
      await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y) <= 2, left)).toBe(true);
    };
    await link.click();
    await expect(page).toHaveURL(/\/weddingsuppliers\//);
    await page.goBack();
    await isWhereItWas();
    await page.reload();
    await isWhereItWas();
  });

test('each sentence that the directory suggests is understood and finds somebody, in four languages [17]', async ({
  page,
}) => {
  for (const [market, countryCode] of [
    ['uk', 'GB'],
    ['us', 'US'],
    ['de', 'DE'],
    ['fr', 'FR'],
  ] as const) {
    await page.goto(`/${market}/wedding-suppliers`);
    const links = screen(page).locator('p > a[href*="/search?text="]');
    await expect(links).toHaveCount(3);
    for (const text of await links.allTextContents()) {
      const answer = await page.request.post('/api/search/suppliers', { data: { countryCode, text, size: 1 } });
      const { total, understood } = (await answer.json()) as { total: number; understood: { words: string[] } };
      expect([market, text, total > 0, understood.words]).toEqual([market, text, true, []]);
    }
  }
});

test('a sentence is read while it is typed, and its list has as many as was said [17]', async ({ page }) => {
  for (const width of [1280, 390]) {
    await resize(page, { width, height: 844 });
    await page.goto('/uk/wedding-suppliers');
    await expectAwake(page);
    await screen(page).getByRole('search').locator('input[name=text]').pressSequentially('barn near Bath for 60');
    const reading = screen(page).getByRole('group', { name: 'How your words are read' });
    await expect(reading.getByRole('button', { name: 'Remove: Barn' })).toBeVisible();
    await expect(reading.getByRole('button', { name: 'Remove: Room for 60' })).toBeVisible();
    const said =
      (await screen(page)
        .getByRole('status')
        .filter({ hasText: / fits?$/ })
        .textContent()) ?? '';
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?/);
    await expect(
      screen(page).getByRole('heading', { level: 1, name: new RegExp(`^${said.split(' ')[0] ?? ''} `) }),
    ).toBeVisible();
  }
});
