import { expect, type Page } from '@playwright/test';
import { waitForStep } from '#support/browser/durable-events';
import { screen } from '#support/people/couple';
import { depositDue, expectEverywhere, makeFeed } from '#support/plan/booked-everywhere';
import { book, expectGuestsRead, publishWebsite, putOnShortlist, unbook } from '#support/plan/booking';
import { beginBudget } from '#support/plan/budget';
import { startPlanning } from '#support/plan/planning';
import type { FoundSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const planning = 'mfe-planning';

/** Previews another day, where bookings are named before the change; then leaves everything as it is. */
const expectAskedAgain = async (page: Page, venue: FoundSupplier): Promise<void> => {
  await page.goto('/uk/settings/wedding');
  await screen(page).getByRole('button', { name: 'Change the date' }).click();
  const picker = page.getByRole('dialog', { name: 'When is it?' });
  await picker.getByRole('button', { name: /\b18\b/ }).click();
  await picker.getByRole('button', { name: 'Save the date' }).click();
  const confirm = page.getByRole('dialog', { name: 'Change the date?' });
  const again = confirm.getByRole('listitem').filter({ hasText: 'One booked supplier: ask them again' });
  await expect(again).toContainText(venue.name);
  await expect(again.getByRole('link')).toHaveAttribute('href', '/uk/shortlist');
  await confirm.getByRole('button', { name: 'Keep it as it was' }).click();
  await expect(confirm).toBeHidden();
};

/**
 * A task links to its suppliers, where the wedding's known facts apply already, and one step back returns to the task.
 */
const expectWayThereAndBack = async (page: Page): Promise<void> => {
  await page.goto('/uk/checklist/research-venues');
  const task = page.getByRole('dialog', { name: 'Research venues' });
  await task.getByRole('link', { name: /^Look around.+Research venues/ }).click();
  await expect(page).toHaveURL(/\/uk\/supplier-category\/venues/);
  await expect(screen(page).getByText(/^Counted in: your date/)).toBeVisible();
  await page.goBack();
  await expect(task).toBeVisible();
};

test('a venue is found, shortlisted and booked: budget, checklist, home, calendar and website say so [S4-shortlist-05] [18]', async ({
  page,
  browser,
}) => {
  await startPlanning(page);
  const feed = await makeFeed(page);
  await beginBudget(page);
  expect(await feed()).toContain('• Book the venue');
  await expectWayThereAndBack(page);
  const website = await publishWebsite(page);
  const venue = await putOnShortlist(page);
  await expectGuestsRead(browser, website, venue.name, false);
  await book(page, venue, depositDue);
  await waitForStep(page, 'supplier.booked', 'handled', planning);
  await expectEverywhere(page, { venue, feed, website, browser });
  await expectAskedAgain(page, venue);
  await page.goto('/uk/website');
  await screen(page).getByRole('switch', { name: 'Guests see where it is' }).click();
  await expectGuestsRead(browser, website, venue.name, false);
  await screen(page).getByRole('switch', { name: 'Guests see where it is' }).click();
  await expectGuestsRead(browser, website, venue.name, true);
  await unbook(page, venue);
  await expectGuestsRead(browser, website, venue.name, false);
});
