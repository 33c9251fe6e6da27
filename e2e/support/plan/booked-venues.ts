import type { Page } from '@playwright/test';
import { documentsPath, fieldsOf } from '#support/people/accounts';
import type { Couple } from '#support/people/couple';
import { askAuth, post } from '#support/people/session';

interface Venue {
  /** Id of the supplier and of its document. */
  id: string;
  name: string;
  /** True for one that is not in the directory. */
  isOwn: boolean;
}

const bookedVenue = ({ id, name, isOwn }: Venue): Record<string, unknown> => ({
  type: 'venues',
  slug: '',
  name,
  publicId: id,
  shortlisted: true,
  booked: true,
  enquired: false,
  ignored: false,
  customSupplier: isOwn,
  state: 'booked',
  updatedAt: new Date(),
});

/** Writes booked venues into the couple's shortlist over HTTP, as if they were booked on another device. */
export const haveBookedVenues = async (
  page: Page,
  couple: Couple,
  weddingId: string,
  venues: readonly Venue[],
): Promise<void> => {
  const { idToken } = await askAuth(page, 'signInWithPassword', couple);
  const path = documentsPath(`weddings/${weddingId}/suppliers`);
  await Promise.all(
    venues.map((venue) =>
      post(page, `${path}?documentId=${venue.id}`, idToken, { fields: fieldsOf(bookedVenue(venue)) }),
    ),
  );
};
