import { expect, test } from '@playwright/test';
import { newCouple, signUp } from '#support/people/couple';

test('the date picker says what is missing, where it is missing [S5-date-picker-03] [S5-date-picker-04] [S5-date-picker-05] [S5-date-picker-06]', async ({
  page,
}) => {
  await signUp(page, newCouple());
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  const error = page.getByRole('main').getByRole('alert');
  await page.getByRole('button', { name: 'Next: month' }).click();
  await expect(error).toHaveText('Please choose a year.');
  await expect(tab(/^Year/)).toContainText('Missing');
  // It says that it is unavailable, and can be pressed to learn why.
  await tab(/^Day/).click({ force: true });
  await expect(error).toHaveText('Please choose a month first.');
  await page.getByRole('button', { name: 'Next: day' }).click();
  await expect(error).toHaveText('Please choose a month or season.');
  await tab(/^Year/).click();
  await page.getByRole('radio', { name: String(new Date().getFullYear() + 2) }).click();
  await page.getByRole('radio', { name: 'June' }).click();
  await page.getByRole('button', { name: 'Save the date' }).click();
  await expect(error).toHaveText('Please choose a day or weekday.');
});

test('another year clears month and day; the keyboard turns the pages of the calendar [S4-date-picker-01] [S4-date-picker-03]', async ({
  page,
}) => {
  await signUp(page, newCouple());
  const year = new Date().getFullYear() + 2;
  await page.getByRole('radio', { name: String(year) }).click();
  await page.getByRole('radio', { name: 'June' }).click();
  await page.getByRole('button', { name: /\b15\b/ }).click();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: `July ${year}` })).toBeVisible();
  await page.getByRole('tab', { name: /^Year/ }).click();
  await page.getByRole('radio', { name: String(year + 1) }).click();
  await expect(page.getByRole('tab', { name: /^Month/ })).toContainText('Not yet');
  await expect(page.getByRole('tab', { name: /^Day/ })).toContainText('Not yet');
});
