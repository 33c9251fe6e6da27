import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { chooseDate, newCouple, signUp } from '#support/people/couple';
import { test } from '#support/run/test';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** The notice about an answer is beside the next question: it covers none of its fields and buttons. */
const expectNoticeBeside = async (page: Page, notice: string): Promise<void> => {
  await expect(page.getByText(notice)).toBeVisible();
  const boxesOf = (inside: string): Promise<{ top: number; bottom: number; left: number; right: number }[]> =>
    page.locator(inside).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const [shown = null] = await boxesOf('[aria-label="Notices"] p');
  if (shown === null) throw new Error('No notice is shown');
  const covered = (await boxesOf('main form :is(input, button)')).filter(
    ({ top, bottom, left, right }) =>
      top < shown.bottom && bottom > shown.top && left < shown.right && right > shown.left,
  );
  expect(covered).toEqual([]);
};

test('on a phone a couple answers one question a screen and lands on home with a checklist [R1-01] [S2-route-23] [S2-route-24] [S9-storage-01]', async ({
  page,
}) => {
  await resize(page, phone);
  await signUp(page, newCouple());
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expectAccessible(page);
  await chooseDate(page);

  await expect(question(page, 'Who’s getting married?')).toBeVisible();
  await expectNoticeBeside(page, 'it is.');
  await page.getByLabel('Your partner’s first name').fill('Lou');
  await next(page);

  await expect(question(page, 'Where would you like to marry?')).toBeVisible();
  await page.getByLabel('Where').fill('Bat');
  await page.getByRole('option', { name: /^Bath/ }).first().click();
  await expectAccessible(page);
  await next(page);

  await expect(question(page, 'Roughly how many guests?')).toBeVisible();
  await page.getByLabel('Or exactly').fill('95');
  await next(page);

  await expect(question(page, 'What would you like to spend?')).toBeVisible();
  await page.getByLabel('Budget').fill('24,000');
  await next(page);

  await expect(page).toHaveURL(/\/uk\/onboarding\/venue$/);
  await page.getByText('Yes, it’s booked').click();
  await page.getByLabel('Which one?').fill('Aunt Joan’s garden');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Finish' }).click();

  await expect(page).toHaveURL(/\/uk\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('onboarding-finished'))).toBe('true');
  await expect(page.getByRole('heading', { level: 1, name: /Robin$/ })).toBeVisible();
  await page.goto('/uk/checklist');
  // Bath is in England: the four steps of the laws of Scotland and Northern Ireland do not apply.
  await expect(page.getByText(/of 176 done/)).toBeVisible();
  await page.goto('/uk/settings/wedding');
  await expect(page.getByLabel('Your partner’s first name')).toHaveValue('Lou');
});
