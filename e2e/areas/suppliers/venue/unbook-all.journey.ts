import { expect, type Page } from '@playwright/test';
import { phone } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { partnerOf } from '#support/people/partners';
import { beginUndated } from '#support/people/signed-in';
import { haveBookedVenues } from '#support/plan/booked-venues';
import { rowOf, unbook } from '#support/plan/booking';
import { goOffline, goOnline, notices, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

/** More than one batch of ten. */
const count = 11;

/** Begins a wedding whose couple booked these venues of their own, and one more. */
const beginWithVenues = async (page: Page): Promise<void> => {
  const { couple, uid } = await beginUndated(page);
  const venues = Array.from({ length: count + 1 }, (_, at) => ({
    id: `own-barn-${at}`,
    name: `Barn ${at + 1}`,
    isOwn: true,
  }));
  await haveBookedVenues(page, couple, `wedding-${uid}`, venues);
};

const areBooked = (page: Page) => screen(page).getByText(`${count} booked.`);
const areOpen = (page: Page) => screen(page).getByText(`${count + 1} to decide on.`);

test('all venues’ bookings are taken back on a device without a connection, and undone, for both partners [18]', async ({
  page,
  browser,
}) => {
  await beginWithVenues(page);
  const partner = await partnerOf(page, browser, { viewport: phone, hasTouch: true });
  await partner.goto('/uk/shortlist');
  await expect(rowOf(partner, 'Barn 12')).toContainText('Booked');
  await unbook(page, { name: 'Barn 12' });
  for (const one of [page, partner]) await expect(areBooked(one)).toBeVisible();
  await goOffline(partner);
  await screen(partner).getByRole('button', { name: 'Undo all bookings' }).click();
  await expect(areOpen(partner)).toBeVisible();
  const words = `${count} bookings were taken back`;
  await expect(notices(partner)).toContainText(words);
  await expect(areBooked(page)).toBeVisible();

  await goOnline(partner);
  await expect(areOpen(page)).toBeVisible();
  await undoOf(partner, words);
  for (const one of [partner, page]) {
    await expect(areBooked(one)).toBeVisible();
    await expect(rowOf(one, 'Barn 11')).toContainText('Booked');
  }
  await partner.context().close();
});
