import { expect } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { publishWebsite } from '#support/plan/booking';
import { addGuests, startGuestList } from '#support/plan/guests';
import { inviteHousehold, openInvitations } from '#support/plan/invitations';
import { test } from '#support/run/test';

/** The look that a website begins with comes last: each choice is a change. */
const looks = ['Poster', 'Midnight', 'Letterpress', 'Riviera', 'Pressed', 'Orchard'];
const sizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];

test('the website and the page for answers are accessible in each of the six looks, on a phone and at a desk', async ({
  page,
  browser,
}) => {
  await startGuestList(page);
  await addGuests(page, ['Bisi Okafor']);
  await openInvitations(page);
  const invitation = await inviteHousehold(page, 'Bisi Okafor');
  const website = await publishWebsite(page);
  const guest = await pageOf(browser);
  for (const look of looks) {
    await page.goto('/uk/website');
    await screen(page).getByRole('radio', { name: look }).press(' ');
    await screen(page).getByRole('button', { name: 'Publish the change' }).click();
    // A busy server shows a guest the page as it was, and the next one what has changed.
    await expect
      .poll(async () => {
        await guest.goto(website);
        return guest.locator('[data-theme]').first().getAttribute('data-theme');
      })
      .toBe(look.toLowerCase());
    for (const path of [website, invitation])
      for (const size of sizes) {
        await guest.setViewportSize(size);
        await guest.goto(path);
        await expectAccessible(guest);
      }
  }
  await guest.context().close();
});
