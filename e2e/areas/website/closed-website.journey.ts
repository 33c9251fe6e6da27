import { expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { beginPlan } from '#support/people/signed-in';
import { publishWebsite } from '#support/plan/booking';
import { test } from '#support/run/test';

const tryPassword = async (guest: Page, password: string): Promise<void> => {
  await guest.getByLabel('Password').fill(password);
  await guest.getByRole('button', { name: 'Open', exact: true }).click();
};

test('a guest without script reads a website by its password, nothing of it before, and nothing once it is offline [31]', async ({
  page,
  browser,
}) => {
  await beginPlan(page);
  const website = await publishWebsite(page);
  await screen(page).getByLabel('A password for your guests').fill('lilac evening');
  await screen(page).getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your website opens with a password now.')).toBeVisible();

  const guest = await pageOf(browser, { javaScriptEnabled: false });
  const title = guest.getByRole('heading', { level: 1 });
  // A busy server shows a guest the page as it was, and the next one what has changed.
  const opens = async (): Promise<string | null> => {
    await guest.goto(website);
    return title.textContent();
  };
  await expect.poll(opens).toBe('This website opens with a password');
  expect(await guest.content()).not.toContain('Robin');
  await tryPassword(guest, 'lilac morning');
  await expect(guest.getByRole('alert')).toContainText('That’s not the password.');
  await tryPassword(guest, 'lilac evening');
  await expect(title).toHaveText('Robin');

  await screen(page).getByRole('button', { name: 'Take it offline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it offline' }).click();
  await expect(page.getByText('Your website is offline.', { exact: false })).toBeVisible();
  await expect.poll(async () => (await guest.goto(website))?.status()).toBe(404);
  expect(await guest.content()).not.toContain('Robin');
  await guest.context().close();
});
