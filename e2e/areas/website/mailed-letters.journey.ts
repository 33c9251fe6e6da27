import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { guestLetter, lettersTo } from '#support/people/letters';
import { pageOf } from '#support/people/people';
import { addGuests, startGuestList } from '#support/plan/guests';
import { householdLine, inviteHousehold, openInvitations } from '#support/plan/invitations';
import { test } from '#support/run/test';

/** A letter can be taken back for a minute by both clocks, the page's and the server's. */
test.use({ hasRealTimers: true });

const bisi = 'Bisi Okafor';

/** A couple on their invitations, with one guest who can be written to; answers her address. */
const startWithBisi = async (page: Page): Promise<string> => {
  const to = `bisi-${randomUUID()}@example.com`;
  await startGuestList(page);
  await addGuests(page, [`${bisi} ${to}`]);
  await openInvitations(page);
  await expect(householdLine(page, bisi)).toContainText(to);
  return to;
};

const sendOff = (page: Page): Locator => screen(page).getByRole('button', { name: 'Send to 1 household' });

/** A guest's own phone, on which no script runs. */
const guestPage = (browser: Browser): Promise<Page> =>
  pageOf(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('a save-the-date asks for the postal address; the guest gives it by the letter, and is not invited yet', async ({
  page,
  browser,
}) => {
  const to = await startWithBisi(page);
  await screen(page).getByRole('radio', { name: 'Save the date' }).check();
  await screen(page).getByRole('checkbox', { name: 'Ask for their postal address' }).check();
  await sendOff(page).click();
  await expect(householdLine(page, bisi)).toContainText('Letter goes in a minute');

  const letter = await guestLetter(page.request, { to, subject: 'Save the date: Robin' });
  expect(letter.path).toMatch(/^\/uk\/rsvp\/[\w-]{43}\/address$/);
  await expect(householdLine(page, bisi)).toContainText('Link made');
  const guest = await guestPage(browser);
  await guest.goto(letter.path);
  await guest.getByRole('textbox', { name: /^Address/ }).fill('1 Hill Road\nBath BA1 2AB');
  await guest.getByRole('button', { name: 'Send our address' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you for your address' })).toBeVisible();
  const addresses = screen(page).getByRole('region', { name: 'Postal addresses' });
  await expect(addresses.getByText('1 of 1 household has one on the guest list.')).toBeVisible();
  await guest.context().close();
});

test('an invitation and a reminder reach a household in its own language, which answers by the newer letter', async ({
  page,
  browser,
}) => {
  const to = await startWithBisi(page);
  await screen(page)
    .getByRole('button', { name: `More for ${bisi}` })
    .click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  const dialog = page.getByRole('dialog', { name: `The language of ${bisi}` });
  await dialog.getByRole('combobox', { name: 'They read' }).selectOption('de-DE');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(householdLine(page, bisi)).toContainText('Deutsch');
  await expect(screen(page).getByRole('region', { name: `${bisi}: as they see it` })).toContainText('Antworten');
  await sendOff(page).click();
  const invitation = await guestLetter(page.request, { to, subject: 'Ihr seid eingeladen: Robin' });
  await expect(householdLine(page, bisi)).toContainText('Sent');

  await screen(page).getByRole('radio', { name: 'Reminder' }).check();
  await sendOff(page).click();
  const reminder = await guestLetter(page.request, { to, subject: 'Könnt ihr kommen? Robin' });
  expect(reminder.path).toMatch(/^\/de\/rsvp\/[\w-]{43}$/);
  expect(reminder.path).not.toBe(invitation.path);

  const guest = await guestPage(browser);
  await guest.goto(invitation.path);
  await expect(guest.getByRole('button', { name: 'Ich komme' })).toBeVisible();
  await guest.goto(reminder.path);
  await guest.getByRole('button', { name: 'Ich komme' }).click();
  await expect(guest.getByRole('heading', { name: 'Danke, wir sehen uns!' })).toBeVisible();
  await expect(householdLine(page, bisi)).toContainText('Answered');
  await expect(screen(page).getByText('Nobody waits for this letter.')).toBeVisible();
  await guest.context().close();
});

test('news reach whom the couple invited, in its own words, once it did not take them back', async ({
  page,
  browser,
}) => {
  const to = await startWithBisi(page);
  await inviteHousehold(page, bisi);
  await screen(page).getByRole('radio', { name: 'News' }).check();
  await screen(page).getByRole('textbox', { name: 'Your words' }).fill('The bus leaves at 12:30.');
  await sendOff(page).click();
  await screen(page).getByRole('button', { name: 'Undo' }).click();
  await screen(page).getByRole('textbox', { name: 'Your words' }).fill('The bus leaves at 13:00.');
  await sendOff(page).click();

  const letter = await guestLetter(page.request, { to, subject: 'News of the wedding of Robin' });
  expect(letter.words).toContain('The bus leaves at 13:00.');
  // The letter that was taken back would have gone before.
  expect(await lettersTo(page.request, to)).toBe(1);
  const guest = await guestPage(browser);
  await guest.goto(letter.path);
  await expect(guest.getByRole('button', { name: 'I’m coming' })).toBeVisible();
  await guest.context().close();
});
