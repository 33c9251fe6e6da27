import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { expectAccessible } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { test } from '#support/run/test';

const desk = { width: 1280, height: 900 };
const cardsOf = (page: Page) => screen(page).getByRole('article');
const titleOf = (page: Page) => screen(page).getByRole('heading', { level: 1 });

test('where nobody fits, each way on has as many as it says, and those who come near stand below [17]', async ({
  page,
}) => {
  for (const size of [desk, phone]) {
    await resize(page, size);
    await page.goto('/uk/supplier-category/venues?text=castle&guests=900');
    await expect(screen(page).getByText('Nobody fits all of that')).toBeVisible();
    await expectAccessible(page);
    await settle(page);
    const way = screen(page)
      .getByRole('link', { name: /: Show [\d,]+$/ })
      .first();
    const count = (((await way.textContent()) ?? '').match(/[\d,]+/) ?? [''])[0];
    await way.click();
    await expect(titleOf(page)).toHaveText(new RegExp(`^${count} `));
    await expect(cardsOf(page).first()).toBeVisible();
    await page.goBack();
    await expect(screen(page).getByText('Nobody fits all of that')).toBeVisible();
  }
});

test('a slip is read as what was meant, with the way to what was typed; an unknown place is said; beyond the last page is the last [17]', async ({
  page,
}) => {
  await page.goto('/uk/search?text=venue+in+Wakanda');
  await expect(screen(page).getByText(/We know no place called Wakanda/)).toBeVisible();
  // Ways appear as they are counted.
  await settle(page);
  const everywhere = screen(page).getByRole('link', { name: /^Anywhere in the country: Show [\d,]+$/ });
  const count = ((await everywhere.textContent()) ?? '').replace(/[^\d,]/g, '');
  await everywhere.click();
  await expect(titleOf(page)).toHaveText(new RegExp(`^${count} `));

  for (const size of [desk, phone]) {
    await resize(page, size);
    await page.goto('/uk/search?text=photografer');
    await expect(screen(page).getByText('Showing photographer.')).toBeVisible();
    await expect(cardsOf(page).first()).toBeVisible();
    await screen(page).getByRole('link', { name: 'Search for photografer instead' }).click();
    await expect(page).toHaveURL(/literally=yes/);
    await expect(screen(page).getByText('Showing photographer.')).toBeHidden();

    await page.goto('/uk/supplier-category/venues?area=Blibbleton');
    await expect(screen(page).getByText(/We know no place called Blibbleton/)).toBeVisible();
    await page.goto('/uk/supplier-category/venues?page=99');
    await expect(screen(page).getByText(/^There (?:is|are) only .* This is the last one\.$/)).toBeVisible();
    await expect(cardsOf(page).first()).toBeVisible();
    await expectAccessible(page);
  }
});

/** Returns a town around which no castle is, though some stand further away. */
const townWithoutCastle = async (page: Page): Promise<string> => {
  for (const area of ['Frome', 'Padstow', 'Elgin', 'Keswick', 'Ludlow']) {
    const answer = await page.request.post('/api/search/suppliers', {
      data: { countryCode: 'GB', category: 'venues', kinds: ['castle'], area, radiusKm: 8, size: 24 },
    });
    const { total, understood } = (await answer.json()) as {
      total: number;
      understood: { close: { distanceKm: number | null; lacks: unknown[] }[] };
    };
    const isFurther = understood.close.some(({ distanceKm, lacks }) => distanceKm !== null && lacks.join() === 'place');
    if (total === 0 && isFurther) return area;
  }
  throw new Error('There is a castle around every one of these towns.');
};

test('who is only further away stands first, and on a map around the circle that was asked for [17]', async ({
  page,
}) => {
  const town = await townWithoutCastle(page);
  for (const size of [desk, phone]) {
    await resize(page, size);
    await page.goto(`/uk/supplier-category/venues?area=${town}&radius=8&kinds=castle`);
    const nearest = screen(page).getByRole('region', { name: 'The nearest that fit' });
    await nearest.getByRole('article').last().scrollIntoViewIfNeeded();
    const map = screen(page).getByRole('region', { name: `Map: who fits outside 5 miles of ${town}` });
    const pin = map.locator('button[aria-pressed]').first();
    await pin.click();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(nearest.locator('li[data-pointed]').first()).toBeInViewport();
    const [list, beside] = [await nearest.boundingBox(), await map.boundingBox()];
    if (list === null || beside === null) throw new Error('The list or the map has no place.');
    if (size === desk) expect(beside.x).toBeGreaterThanOrEqual(list.x + list.width);
    else expect(beside.y).toBeGreaterThanOrEqual(list.y + list.height);
    await expectAccessible(page);
  }
});
