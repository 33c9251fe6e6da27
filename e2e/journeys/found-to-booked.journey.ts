import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNothingWaits, timesHandled, waitForStep } from '#support/browser/durable-events';
import { screen } from '#support/people/couple';
import { beginBudget, book, expectGuestsRead, publishWebsite, putOnShortlist, unbook } from '#support/plan/booking';
import { startPlanning } from '#support/plan/planning';
import type { FoundSupplier } from '#support/plan/suppliers';
import { breakScripts } from '#support/wire/faults';
import { entryOf, exposedChunkOf } from '#support/wire/remotes';

const planning = 'mfe-planning';

/** Asks for a link of the plan's calendar, and reads what calendar programs get. */
const makeFeed = async (page: Page): Promise<() => Promise<string>> => {
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
const depositDue = `${new Date().getFullYear() + 1}-03-01`;

/** Another day is looked at, and what is booked for this one is named before it is changed; then all is left as it is. */
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

/** A task leads to its suppliers, where what is known of the wedding counts already, and a step back to the task. */
const expectWayThereAndBack = async (page: Page): Promise<void> => {
  await page.goto('/uk/checklist/research-venues');
  const task = page.getByRole('dialog', { name: 'Research venues' });
  await task.getByRole('link', { name: /^Look around.+Research venues/ }).click();
  await expect(page).toHaveURL(/\/uk\/supplier-category\/venues/);
  await expect(screen(page).getByText(/^Counted in: your date/)).toBeVisible();
  await page.goBack();
  await expect(task).toBeVisible();
};

/** Budget, checklist, home, calendar and website say that the venue is booked, and what is paid when. */
const expectEverywhere = async (
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
  await expect(screen(page).getByText(/£6,315 booked/)).toBeVisible();
  await expect(screen(page).getByRole('listitem').filter({ hasText: 'to be paid' })).toContainText('Deposit, £1,215');
  const calendar = await feed();
  expect(calendar).not.toContain('• Book the venue');
  expect(calendar).toMatch(/SUMMARY:Pay £1\\,215\.00.*Deposit/);
  await page.goto('/uk/website');
  await expect(screen(page).getByRole('group', { name: 'Your website as on a phone' })).toContainText(venue.town);
  await expectGuestsRead(browser, website, venue.name, true);
};

test(
  'a venue is found, shortlisted and booked: budget, checklist, home, calendar and website say so [S4-shortlist-05] [18]',
  { tag: '@gate' },
  async ({ page, browser }) => {
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
  },
);

test('booked while planning is down: everything says so once it is back, once [S4-shortlist-05] [18]', async ({
  page,
  browser,
}) => {
  await startPlanning(page);
  const feed = await makeFeed(page);
  await beginBudget(page);
  const website = await publishWebsite(page);
  const venue = await putOnShortlist(page);
  await expectNothingWaits(page);
  const healEntry = await breakScripts(page, entryOf(planning), 'answers 404');
  const heal = await breakScripts(page, exposedChunkOf(planning, 'reactions'), 'answers 404');
  await book(page, venue, depositDue);
  const eventId = await waitForStep(page, 'supplier.booked', 'waiting', planning);
  expect(await timesHandled(page, 'supplier.booked', eventId, planning)).toBe(0);
  await healEntry();
  await heal();
  await page.reload();
  expect(await waitForStep(page, 'supplier.booked', 'handled', planning)).toBe(eventId);
  await expectNothingWaits(page);
  await expectEverywhere(page, { venue, feed, website, browser });
});
