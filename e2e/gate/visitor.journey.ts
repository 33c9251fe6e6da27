import { expect } from '@playwright/test';
import { openDrawn } from '#support/browser/awake';
import { screen } from '#support/people/couple';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

test('a market’s index page is in its language, and leads to signing up [S2-route-28]', async ({ page }) => {
  await page.goto('/de');
  const title = 'Eine Hochzeit ist ein Strauß aus hundert kleinen Dingen.';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dienstleister' })).toBeVisible();
  await screen(page).getByRole('link', { name: 'Registrieren' }).first().click();
  await expect(page).toHaveURL(/\/de\/signup$/);
});

test('without an account a visitor browses the index, the directory, a profile and advice [S6-visitor-01]', async ({
  page,
}) => {
  await page.goto('/uk');
  await page.getByRole('banner').getByRole('link', { name: 'Suppliers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find your people' })).toBeVisible();
  const { type, publicId, name } = await pickFirstSupplier(page, 'venues');
  await page.goto(`/uk/weddingsuppliers/${type}/${publicId}`);
  await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/uk/advice');
  await expect(screen(page).getByRole('heading', { level: 1, name: 'Advice' })).toBeVisible();
  await screen(page).getByRole('article').or(screen(page).getByRole('listitem')).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/uk\/article\/.+/);
  await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a profile is readable, and a path that leads nowhere says so, with its status', async ({ page }) => {
    const { type, publicId, name } = await pickFirstSupplier(page, 'venues');
    await page.goto(`/uk/weddingsuppliers/${type}/${publicId}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
    await openDrawn(page, '/fr/nulle-part');
    const answer = await page.goto('/fr/nulle-part/ailleurs');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il n’y a rien à cette adresse');
  });
});
