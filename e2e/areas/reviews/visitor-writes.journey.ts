import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const openForm = async (page: Page) => {
  await screen(page).getByRole('button', { name: 'Write a review' }).click();
  return page.getByRole('dialog', { name: /^How was .*\?$/ });
};

test('a visitor writes a review on a phone, comes back to it after a reload, and posts it', async ({ page }) => {
  await resize(page, phone);
  const { id, name } = await pickFirstSupplier(page, 'venues');
  await page.goto(`/uk/reviews/${id}`);
  const form = await openForm(page);
  await form.getByRole('radio', { name: '4 of 5, very good' }).check({ force: true });
  await form.getByLabel('Title').fill('Lovely light');
  await form.getByLabel('What should other couples know?').fill('Bring a torch for the drive.');
  await settle(page);
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  const again = await openForm(page);
  await expect(again.getByLabel('Title')).toHaveValue('Lovely light');
  await again.getByLabel('Your name').fill('Imogen and Rhys');
  await again.getByLabel('Wedding date').fill('16 May 2026');
  await again.getByRole('textbox', { name: 'Email' }).fill('imogen@example.com');
  await again.getByRole('checkbox', { name: 'I’m not a robot' }).check();
  await again.getByRole('button', { name: 'Post review' }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText(`Then we read your review of ${name}.`)).toBeVisible();
});
