import { expect, type Page } from '@playwright/test';
import { logIn, openSection, screen } from '#support/people/couple';
import { beginUndated } from '#support/people/signed-in';
import { test } from '#support/run/test';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('every question can be skipped, back goes back, and another device goes on where this one stopped', async ({
  page,
  browser,
}) => {
  const { couple } = await beginUndated(page);
  await page.goto('/uk/onboarding');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(question(page, 'Who’s getting married?')).toBeVisible();
  await page.goBack();
  await expect(question(page, 'When would you like to marry?')).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(question(page, 'Where would you like to marry?')).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await logIn(other, couple);
  await expect(question(other, 'Where would you like to marry?')).toBeVisible();
  await context.close();
});

test('a season is enough of a date for a checklist', async ({ page }) => {
  await beginUndated(page);
  await page.goto('/uk/onboarding');
  const year = String(new Date().getFullYear() + 2);
  await page.getByRole('radio', { name: year }).click();
  await page.getByRole('radio', { name: /^Autumn/ }).click();
  await page.getByRole('button', { name: 'Save the season' }).click();
  await expect(page.getByText(`Autumn ${year} it is.`)).toBeVisible();
  await page.getByRole('link', { name: 'Finish later' }).click();
  await openSection(page, 'Checklist');
  await expect(page.getByText('1 of 180 done')).toBeVisible();
});

test('what was typed and not saved is there again after a reload', async ({ page }) => {
  await beginUndated(page);
  await page.goto('/uk/onboarding?step=guests');
  await page.getByLabel('Or exactly').fill('95');
  await page.reload();
  await expect(screen(page).getByLabel('Or exactly')).toHaveValue('95');
});

test('the date picker says what is missing, where it is missing [S5-date-picker-03] [S5-date-picker-04] [S5-date-picker-05] [S5-date-picker-06]', async ({
  page,
}) => {
  await beginUndated(page);
  await page.goto('/uk/onboarding');
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  const error = page.getByRole('main').getByRole('alert');
  await page.getByRole('button', { name: 'Next: month' }).click();
  await expect(error).toHaveText('Please choose a year.');
  await expect(tab(/^Year/)).toContainText('Missing');
  // It is marked as unavailable, and a press explains why.
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
  await beginUndated(page);
  await page.goto('/uk/onboarding');
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
