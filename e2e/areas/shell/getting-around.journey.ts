import { expect } from '@playwright/test';
import { tabTo } from '#support/browser/keyboard';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { resize } from '#support/look/resize';
import { openSection, screen } from '#support/people/couple';
import { becomeDemo, beginPlan } from '#support/people/signed-in';
import { test } from '#support/run/test';

test('Escape closes a dialog, and the focus returns to what opened it', async ({ page }) => {
  await beginPlan(page);
  await page.goto('/uk/home');
  await openSection(page, 'Checklist');
  const add = page.getByRole('button', { name: 'Add task' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What needs doing?')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(add).toBeFocused();
});

test('a form that takes the place of another is closed by the browser’s back, and the page stays [S2-back-01]', async ({
  page,
}) => {
  await becomeDemo(page, 'couple');
  await page.goto('/uk/shortlist');
  await screen(page).getByRole('button', { name: 'Add a supplier' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add by hand' }).click();
  const form = page.getByRole('dialog', { name: 'Add your own supplier' });
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/uk\/shortlist$/);
});

test('on a phone what has no tab of its own is behind More, and axe finds no violation there', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await becomeDemo(page, 'couple');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
});
