import { expect } from '@playwright/test';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { addGuests, guestRow, openGuest, startGuestList, tile } from '#support/plan/guests';
import { test } from '#support/run/test';

test('on a phone a couple adds many guests at once, gives a household another head, and puts in answers [S2-route-06] [S2-popup-08] [S1-keeps-03] [S4-guest-group-02]', async ({
  page,
}) => {
  await resize(page, phone);
  await startGuestList(page);
  await addGuests(page, ['Ravi and Anita Kapoor', 'Bisi Okafor <bisi@example.com> +1', 'Sam Hill']);
  await expect(screen(page).getByText('5 guests in 3 households')).toBeVisible();
  await expect(screen(page).getByText('Bisi Okafor’s plus-one')).toBeVisible();

  const drawer = await openGuest(page, 'Anita Kapoor');
  await drawer.getByRole('button', { name: 'Make head of household' }).click();
  await expect(drawer.getByRole('button', { name: 'Make head of household' })).toBeHidden();
  await drawer.getByRole('radiogroup', { name: 'Answer to “The wedding”' }).getByText('Coming').click();
  await drawer.getByRole('button', { name: 'Same for all' }).click();
  await drawer.getByRole('button', { name: 'vegan' }).click();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(tile(page, '2 coming to the day')).toBeVisible();
  await expect(tile(page, '1 with dietary needs')).toBeVisible();

  await page.reload();
  await expect(guestRow(page, 'Anita Kapoor')).toContainText('Coming');
  await tile(page, '3 still to reply').click();
  await expect(page).toHaveURL(/show=to-reply/);
  await expect(guestRow(page, 'Sam Hill')).toBeVisible();
  await expect(guestRow(page, 'Anita Kapoor')).toBeHidden();
});

test('back closes what is open, one after the other, and warns before the edit mode is left [S2-back-04] [S2-back-09] [S2-back-12]', async ({
  page,
}) => {
  await startGuestList(page);
  await addGuests(page, ['Ravi and Anita Kapoor']);
  await screen(page).getByRole('button', { name: 'Edit several' }).click();
  await screen(page).getByRole('checkbox', { name: 'Ravi Kapoor' }).check();

  await screen(page).getByRole('button', { name: 'Add guests' }).click();
  await expect(page.getByRole('dialog', { name: 'Add guests' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Add guests' })).toBeHidden();

  await page.getByRole('toolbar').getByRole('button', { name: 'Category' }).click();
  await expect(page.getByRole('dialog', { name: 'Category for 1 guest' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Category for 1 guest' })).toBeHidden();

  await page.goBack();
  const warning = page.getByRole('alertdialog', { name: '1 guest is still chosen' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Keep editing' }).click();
  await expect(screen(page).getByRole('checkbox', { name: 'Ravi Kapoor' })).toBeChecked();
  await page.goBack();
  await warning.getByRole('button', { name: 'Leave editing' }).click();
  await expect(page.getByRole('toolbar')).toBeHidden();

  await openGuest(page, 'Ravi Kapoor');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Ravi Kapoor' })).toBeHidden();
  await expect(page).toHaveURL(/\/uk\/guestlist$/);
});
