import { type Browser, expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { beginBudget } from '#support/plan/budget';
import { addGuests, guestRow, openGuest, startGuestList } from '#support/plan/guests';
import { householdLine, inviteHousehold, openInvitations } from '#support/plan/invitations';
import { test } from '#support/run/test';

const region = (page: Page, name: string) => screen(page).getByRole('region', { name });

/** A guest's own phone, which has never seen the product; without script where they run none. */
const guestPage = (browser: Browser, javaScriptEnabled: boolean): Promise<Page> =>
  pageOf(browser, { javaScriptEnabled, viewport: { width: 390, height: 844 } });

test('a couple invites, a guest answers on their phone, and the answer is on the dashboard, the guest list, the budget, the seating plan and home without a reload', async ({
  page,
  browser,
}) => {
  await startGuestList(page);
  await addGuests(page, ['Ravi and Anita Kapoor', 'Bisi Okafor']);
  await openInvitations(page);
  await screen(page)
    .getByRole('textbox', { name: /^Main courses/ })
    .fill('Lamb\nTrout');
  await screen(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('What you ask is saved.')).toBeVisible();
  const link = await inviteHousehold(page, 'Ravi and Anita Kapoor');
  await expect(householdLine(page, 'Ravi and Anita Kapoor')).toContainText('Sent');

  const guest = await guestPage(browser, true);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: 'Dear Ravi and Anita' })).toBeVisible();
  // A person touched the page: a program that looks through mail does not.
  await guest.getByRole('region', { name: 'Ravi Kapoor' }).getByRole('radio', { name: 'Coming' }).check();
  await expect(householdLine(page, 'Ravi and Anita Kapoor')).toContainText('Opened');

  await screen(page).getByRole('link', { name: 'Answers' }).click();
  await expect(region(page, 'Just in').getByText('No answer yet.', { exact: false })).toBeVisible();
  const list = await page.context().newPage();
  await list.goto('/uk/guestlist');
  await expect(guestRow(list, 'Ravi Kapoor')).toBeVisible();
  const seating = await page.context().newPage();
  await seating.goto('/uk/guestlist/seating');
  await expect(screen(seating).getByText('0 of 3 seated at no tables yet')).toBeVisible();
  const budget = await page.context().newPage();
  await beginBudget(budget);
  await expect(screen(budget).getByText('for about 80 guests', { exact: false })).toBeVisible();

  const ravi = guest.getByRole('region', { name: 'Ravi Kapoor' });
  await ravi.getByRole('combobox', { name: 'Main course' }).selectOption('Trout');
  await ravi.getByText('Anything Ravi Kapoor can’t eat?').click();
  await ravi.getByRole('checkbox', { name: 'Nuts', exact: true }).check();
  await guest.getByRole('region', { name: 'Anita Kapoor' }).getByRole('radio', { name: 'Can’t' }).check();
  await guest.getByRole('textbox', { name: /^A song/ }).fill('September');
  await guest.getByRole('button', { name: 'Send our reply' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you, see you there!' })).toBeVisible();

  await expect(region(page, 'Just in').getByText('Ravi and Anita Kapoor: replied')).toBeVisible();
  await expect(region(page, 'Just in').getByText('One is coming, one can’t.', { exact: false })).toBeVisible();
  await expect(region(page, 'Meals').getByText('Trout')).toBeVisible();
  await expect(region(page, 'Allergens').getByText('Nuts')).toBeVisible();
  await expect(region(page, 'Songs').getByText('September')).toBeVisible();
  await expect(guestRow(list, 'Ravi Kapoor')).toContainText('Coming');
  await expect(guestRow(list, 'Anita Kapoor')).toContainText('Can’t');
  await expect(screen(seating).getByText('0 of 2 seated at no tables yet')).toBeVisible();
  await expect(screen(budget).getByText('for about 79 guests', { exact: false })).toBeVisible();
  const drawer = await openGuest(list, 'Ravi Kapoor');
  await expect(drawer.getByText(/^The household answered by its link on/)).toBeVisible();
  await page.goto('/uk/home');
  await expect(screen(page).getByRole('link', { name: 'Ravi and Anita Kapoor replied' })).toBeVisible();
});

test('a guest without script says yes with one press and changes it later; a link that was taken back opens nothing', async ({
  page,
  browser,
}) => {
  await startGuestList(page);
  await addGuests(page, ['Bisi Okafor']);
  await openInvitations(page);
  const link = await inviteHousehold(page, 'Bisi Okafor');

  const guest = await guestPage(browser, false);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'I’m coming' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you, see you there!' })).toBeVisible();
  await guest.getByRole('link', { name: 'Change our answers' }).click();
  await guest.getByRole('region', { name: 'Bisi Okafor' }).getByRole('radio', { name: 'Can’t' }).check();
  await guest.getByRole('button', { name: 'Send our reply' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();

  await page.goto('/uk/website/answers');
  await expect(region(page, 'Just in').getByText('Bisi Okafor: changed the answer')).toBeVisible();
  await page.goto('/uk/website/invitations');
  await screen(page).getByRole('button', { name: 'More for Bisi Okafor' }).click();
  await page.getByRole('menuitem', { name: 'Take the link back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the link back' }).click();
  await expect(page.getByText('The link of Bisi Okafor is taken back.')).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'This invitation can’t be opened' })).toBeVisible();
});
