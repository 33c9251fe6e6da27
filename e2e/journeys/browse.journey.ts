import { expect, test } from '@playwright/test';
import { screen } from '../support/couple';

test('a visitor looks at a profile and comes back to the same list [S6-visitor-01]', async ({ page }) => {
  await page.goto('/uk/supplier-category/venues?sort=rating');
  const cards = screen(page).getByRole('article');
  const first = cards.first().getByRole('link').first();
  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await first.click();
  await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/supplier-category\/venues\?sort=rating/);
  await expect(cards.first().getByRole('heading', { name })).toBeVisible();
});
