import { expect, type Page } from '@playwright/test';
import { phone } from '#support/look/resize';
import { documentsPath, fieldsOf } from '#support/people/accounts';
import { screen } from '#support/people/couple';
import { partnerOf } from '#support/people/partners';
import { askAuth, post } from '#support/people/session';
import { beginUndated } from '#support/people/signed-in';
import { goOffline, goOnline, notices, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

/** More than one batch of ten. */
const count = 11;

const bookedVenue = (at: number): Record<string, unknown> => ({
  type: 'venues',
  slug: '',
  name: `Barn ${at + 1}`,
  publicId: `own-barn-${at}`,
  shortlisted: true,
  booked: true,
  enquired: false,
  ignored: false,
  customSupplier: true,
  state: 'booked',
  updatedAt: new Date(),
});

/** Begins a wedding whose couple booked eleven venues of their own. */
const beginWithVenues = async (page: Page): Promise<void> => {
  const { couple, uid } = await beginUndated(page);
  const { idToken } = await askAuth(page, 'signInWithPassword', couple);
  const path = documentsPath(`weddings/wedding-${uid}/suppliers`);
  const venues = Array.from({ length: count }, (_, at) => bookedVenue(at));
  await Promise.all(
    venues.map((venue) =>
      post(page, `${path}?documentId=${String(venue['publicId'])}`, idToken, { fields: fieldsOf(venue) }),
    ),
  );
};

const areBooked = (page: Page) => screen(page).getByText(`${count} booked.`);
const areOpen = (page: Page) => screen(page).getByText(`${count} to decide on.`);

test('all venues’ bookings are taken back on a device without a connection, and undone, for both partners [18]', async ({
  page,
  browser,
}) => {
  await beginWithVenues(page);
  const partner = await partnerOf(page, browser, { viewport: phone, hasTouch: true });
  for (const one of [page, partner]) {
    await one.goto('/uk/shortlist');
    await expect(areBooked(one)).toBeVisible();
  }
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
    await expect(screen(one).getByRole('article', { name: 'Barn 11' })).toContainText('Booked');
  }
  await partner.context().close();
});
