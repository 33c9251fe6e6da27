import { expect, test } from '@playwright/test';
import { newCouple, openSection, screen, setDate, signUp } from '../support/couple';

test('somebody signs out and leaves nothing behind on the device [S2-nav-01]', async ({ page }) => {
  await signUp(page, newCouple());
  await setDate(page);
  await openSection(page, 'Checklist');
  await expect(page.getByText('0 of 180 done')).toBeVisible();

  await page.getByLabel('Your account').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/uk\/signup\?mode=login$/);
  await expect(screen(page).getByRole('heading', { name: 'Good to see you' })).toBeVisible();

  await page.goto('/uk/checklist');
  await expect(screen(page).getByText('Your plan starts here')).toBeVisible();
  const stored = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  expect(stored.filter((name) => name.startsWith('firestore/'))).toEqual([]);
});
