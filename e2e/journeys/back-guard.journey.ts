import { expect, test } from '@playwright/test';
import { logInAsDemo, screen } from '#support/people/couple';

test('a form that takes the place of another is closed by the browser’s back, and the page stays [S2-back-01]', async ({
  page,
}) => {
  await logInAsDemo(page);
  await page.goto('/uk/shortlist');
  await screen(page).getByRole('button', { name: 'Add a supplier' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add by hand' }).click();
  const form = page.getByRole('dialog', { name: 'Add your own supplier' });
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/uk\/shortlist$/);
});
