import { expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { test } from '#support/run/test';

/** Returns the number in the list’s heading. */
const countOf = async (page: Page): Promise<number> =>
  Number(((await screen(page).getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/,|^\D+|\D.*$/g, ''));

test('a visitor asks in a sentence, reads what was understood, the list and its map, and comes back from a profile to the same list [S6-visitor-01]', async ({
  page,
}) => {
  const cards = screen(page).getByRole('article');
  await test.step('a sentence is read as what it asks for', async () => {
    await page.goto('/uk/wedding-suppliers');
    await screen(page).getByLabel('Name, style or a whole sentence').fill('a barn for 60');
    await screen(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/text=/);
    await expect(screen(page).getByRole('heading', { level: 1, name: /venues.*“Barn”/ })).toBeVisible();
    await expect(cards.first()).toBeVisible();
  });

  await test.step('a part that is left out lets more in', async () => {
    const before = await countOf(page);
    await screen(page).getByRole('link', { name: 'Remove: Room for 60' }).click();
    await expect.poll(() => countOf(page)).toBeGreaterThanOrEqual(before);
    await expect(screen(page).getByRole('link', { name: 'Remove: Room for 60' })).toBeHidden();
  });

  await test.step('the map beside the list has whom the list has', async () => {
    const map = screen(page).getByRole('region', { name: 'Map' });
    const name = (await cards.first().getByRole('heading').textContent()) ?? '';
    await expect(map.getByRole('button', { name })).toBeVisible();
  });

  await test.step('a profile leads back to the list as it was', async () => {
    const address = page.url();
    const name = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('link').first().click();
    await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(cards.first().getByRole('heading', { name })).toBeVisible();
  });
});
