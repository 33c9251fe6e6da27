import { expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { addGuests, openGuest, startGuestList } from '#support/plan/guests';
import { inviteHousehold, openInvitations } from '#support/plan/invitations';
import { test } from '#support/run/test';

const addresses = (page: Page) => screen(page).getByRole('region', { name: 'Postal addresses' });

test('a guest without script gives the postal address, and what the couple wrote meanwhile stays until they choose', async ({
  page,
  browser,
}) => {
  await startGuestList(page);
  await addGuests(page, ['Bisi Okafor']);
  await openInvitations(page);
  await expect(addresses(page).getByText('0 of 1 household has one on the guest list.')).toBeVisible();
  const link = await inviteHousehold(page, 'Bisi Okafor');

  const guest = await pageOf(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await guest.goto(link);
  await guest.getByRole('link', { name: 'Your postal address' }).click();
  await guest.getByRole('textbox', { name: /^Address/ }).fill('1 Hill Road\nBath BA1 2AB');
  await guest.getByRole('button', { name: 'Send our address' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you for your address' })).toBeVisible();
  await expect(addresses(page).getByText('1 of 1 household has one on the guest list.')).toBeVisible();

  const list = await page.context().newPage();
  await list.goto('/uk/guestlist');
  const drawer = await openGuest(list, 'Bisi Okafor');
  const field = drawer.getByRole('textbox', { name: 'Postal address' });
  await expect(field).toHaveValue('1 Hill Road\nBath BA1 2AB');
  await field.fill('3 Mews, Bath');
  await field.blur();
  await addresses(page)
    .getByRole('button', { name: /^Noted by you/ })
    .click();
  await expect(addresses(page).getByText('3 Mews, Bath')).toBeVisible();

  await guest.getByRole('link', { name: 'Change the address' }).click();
  await guest.getByRole('textbox', { name: /^Address/ }).fill('2 Lane, Bath');
  await guest.getByRole('button', { name: 'Send our address' }).click();
  await expect(
    addresses(page).getByText('Both are kept. They say: 2 Lane, Bath. You have: 3 Mews, Bath.'),
  ).toBeVisible();
  await expect(field).toHaveValue('3 Mews, Bath');
  await addresses(page).getByRole('button', { name: 'Take theirs: Bisi Okafor' }).click();
  await expect(page.getByText('Bisi Okafor: settled.')).toBeVisible();
  await expect(field).toHaveValue('2 Lane, Bath');
});
