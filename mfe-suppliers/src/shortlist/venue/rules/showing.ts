import { parsePath } from '@posy/shared-contracts';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { Session, SignedIn } from '@posy/shared-contracts/mount-props';
import type { VenueTrigger } from './occasions';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Returns the same day of a later month; its last day in a shorter month. */
const monthsLater = (instant: string, months: number): number => {
  const from = new Date(instant);
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later.getTime();
};

/** Returns true when enough time has passed since it was last shown. Source: S9-venue-reminder-02. */
export const hasRested = (lastShownAt: string | null, now: number): boolean =>
  lastShownAt === null || Date.parse(lastShownAt) + supplierConstants.venueReminderWeeksBetweenShowings * weekMs < now;

/** Returns true when a person may be asked: a partner of a couple without a venue, not a helper. */
const concerns = ({ user, wedding, role }: SignedIn): boolean =>
  user.kind === 'couple' && wedding !== null && role !== null && role !== 'helper' && !wedding.bookings.venue;

/**
 * Returns true when a reminder is due: the couple registered over two months ago and was not asked for two weeks.
 * Source: S4-venue-trigger-05.
 */
export const isReminderDue = (person: SignedIn, lastShownAt: string | null, now: number): boolean => {
  const registered = monthsLater(person.user.registeredAt, supplierConstants.venueReminderMonthsAfterRegistration);
  return concerns(person) && registered < now && hasRested(lastShownAt, now);
};

export interface Circumstances {
  /** `resumed`: it was open when the page was left. */
  trigger: VenueTrigger | 'resumed';
  session: Session;
  pathname: string;
  /** Kinds of the open items. */
  openKinds: readonly string[];
  /** ISO 8601; null for never. */
  lastShownAt: string | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Decides about a trigger: the popup never opens over another item, during onboarding, or again within two weeks; a
 * link to it, and a page left in the middle of it, open it all the same.
 */
export const whatToDo = (circumstances: Circumstances): 'show' | 'wait' | 'drop' => {
  const { trigger, session, pathname, openKinds, lastShownAt, now } = circumstances;
  if (session.status !== 'signed-in') return 'wait';
  if (session.wedding === null && session.user.weddingId !== null && session.lostAccess === undefined) return 'wait';
  if (!concerns(session)) return 'drop';
  const isWanted = trigger === 'url' || trigger === 'resumed';
  if (!isWanted && !hasRested(lastShownAt, now)) return 'drop';
  const isElsewhere = parsePath(pathname).segments[0] === 'onboarding';
  return isElsewhere || openKinds.length > 0 ? 'wait' : 'show';
};
