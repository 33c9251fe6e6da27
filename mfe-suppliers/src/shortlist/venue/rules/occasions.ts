import { supplierConstants } from '@posy/shared-contracts/constants';
import type { EventPayload } from '@posy/shared-contracts/events';
import { type ShortlistEntry, stateOf } from '#shortlist/rules/entry';

/** The triggers of the popup. Source: S4-venue-trigger. */
export type VenueTrigger = EventPayload<'venue-confirmation.requested'>['trigger'];

/**
 * Returns true when a task is about the venue, by its key; the couple's own tasks have none. Source:
 * S4-venue-trigger-02.
 */
export const isVenueTask = (key: string | null): boolean =>
  key?.split('-').some((word) => word === 'venue' || word === 'venues') ?? false;

/** Returns true when so many other suppliers are booked that the venue must be known. Source: S4-venue-trigger-04. */
export const hasBookedAround = (entries: readonly ShortlistEntry[]): boolean =>
  entries.filter((entry) => entry.type !== 'venues' && stateOf(entry) === 'booked').length >=
  supplierConstants.nonVenueBookingsForPopup;

/** Returns venues that the couple asked and neither booked nor ignored; the latest contact first. */
export const askedVenues = (entries: readonly ShortlistEntry[]): ShortlistEntry[] =>
  entries
    .filter(({ type, enquired, booked, ignored, state }) => {
      const isPutAway = ignored || state === 'removed';
      return type === 'venues' && enquired && !booked && !isPutAway;
    })
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));

/**
 * Returns true when an enquiry went to another supplier than those asked before; for a venue, than the one being asked.
 * The very first enquiry, which may include a sign-up, triggers nothing. Source: S4-venue-trigger-07.
 */
export const isOtherEnquiry = (
  { supplierId, supplierType }: Pick<EventPayload<'enquiry.sent'>, 'supplierId' | 'supplierType'>,
  entries: readonly ShortlistEntry[],
): boolean => {
  const before = supplierType === 'venues' ? askedVenues(entries) : entries.filter(({ enquired }) => enquired);
  return before.some(({ id }) => id !== supplierId);
};

const parameter = 'venueConfirmationPopup';

/** Returns true when an address opens the popup. Source: S4-venue-trigger-06. */
export const asksByAddress = (search: string): boolean => {
  const value = new URLSearchParams(search).get(parameter);
  return value !== null && value !== 'false';
};

/** Returns the address without that parameter. */
export const withoutAsking = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) => {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}${hash}`;
};
