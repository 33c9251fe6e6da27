import { type Browser, expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { expectGuestsRead } from './booking';
import type { FoundSupplier } from './suppliers';

/** Asks for a link of the plan's calendar, and reads what calendar programs get. */
export const makeFeed = async (page: Page): Promise<() => Promise<string>> => {
  await page.goto('/uk/planning');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'The plan in your calendar' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const field = dialog.getByLabel('Calendar link');
  await expect(field).toHaveValue(/\.ics$/);
  const { pathname } = new URL(await field.inputValue());
  return async () => (await (await page.request.get(pathname)).text()).replaceAll(/\r\n[ \t]/g, '');
};

/** Due before the wedding, so that it stands in the diary. */
export const depositDue = `${new Date().getFullYear() + 1}-03-01`;

/** Budget, checklist, home, calendar and website say that the venue is booked, and what is paid when. */
export const expectEverywhere = async (
  page: Page,
  {
    venue,
    feed,
    website,
    browser,
  }: { venue: FoundSupplier; feed: () => Promise<string>; website: string; browser: Browser },
): Promise<void> => {
  await page.goto('/uk/budget');
  await expect(screen(page).getByText('£6,315').filter({ visible: true }).first()).toBeVisible();
  await page.goto('/uk/checklist?show=done');
  await expect(screen(page).getByRole('checkbox', { name: 'Book the venue' })).toBeChecked();
  await page.goto('/uk/home');
  await expect(screen(page).getByText(/£6,315 quoted/)).toBeVisible();
  await expect(screen(page).getByRole('listitem').filter({ hasText: 'to be paid' })).toContainText('Deposit, £1,215');
  const calendar = await feed();
  expect(calendar).not.toContain('• Book the venue');
  expect(calendar).toMatch(/SUMMARY:Pay £1\\,215\\, .*Deposit/);
  await page.goto('/uk/website');
  await expect(screen(page).getByRole('group', { name: 'Your website as on a phone' })).toContainText(venue.town);
  await expectGuestsRead(browser, website, venue.name, true);
};
