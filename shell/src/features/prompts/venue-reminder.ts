import { supplierConstants } from '@posy/shared-contracts/constants';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { DateTime } from 'luxon';
import * as v from 'valibot';

/** What is kept under `storageKeys.venueConfirmationShown`: when the popup was last asked for, ISO 8601. */
export const venueShownSchema = v.pipe(v.string(), v.isoTimestamp());

interface Facts {
  person: Pick<SignedIn, 'user' | 'wedding'>;
  lastShownAt: string | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Whether to ask a couple if they have their venue by now: they registered over two months ago, none is booked, and
 * they were last asked over two weeks ago. Source: S9-venue-reminder.
 */
export const isVenueReminderDue = ({ person: { user, wedding }, lastShownAt, now }: Facts): boolean => {
  if (user.kind !== 'couple' || wedding === null || wedding.bookings.venue) return false;
  const months = supplierConstants.venueReminderMonthsAfterRegistration;
  const weeks = supplierConstants.venueReminderWeeksBetweenShowings;
  const hasSettledIn = DateTime.fromISO(user.registeredAt).plus({ months }).toMillis() < now;
  const hasRested = lastShownAt === null || DateTime.fromISO(lastShownAt).plus({ weeks }).toMillis() < now;
  return hasSettledIn && hasRested;
};
