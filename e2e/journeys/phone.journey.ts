import { expect, test } from '@playwright/test';
import { findViolations, settle } from '#support/look/accessibility';
import { resize } from '#support/look/resize';
import { logInAsDemo } from '#support/people/couple';

test('on a phone what has no tab of its own is behind More, and axe finds no violation there', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await logInAsDemo(page);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
});
