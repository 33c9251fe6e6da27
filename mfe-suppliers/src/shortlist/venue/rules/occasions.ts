import { supplierConstants } from '@posy/shared-contracts/constants';
import type { EventPayload } from '@posy/shared-contracts/events';
import { type Entry, stateOf } from '#shortlist/rules/entry';

/** What made somebody think that a couple may have their venue. Source: S4-venue-trigger. */
export type VenueTrigger = EventPayload<'venue-confirmation.requested'>['trigger'];

/** Whether a task is about the venue, by its key; tasks of the couple's own have none. Source: S4-venue-trigger-02. */
export const isVenueTask = (key: string | null): boolean =>
  key?.split('-').some((word) => word === 'venue' || word === 'venues') ?? false;

/** Whether so many others are booked that the venue must be settled. Source: S4-venue-trigger-04. */
export const hasBookedAround = (entries: readonly Entry[]): boolean =>
  entries.filter((entry) => entry.type !== 'venues' && stateOf(entry) === 'booked').length >=
  supplierConstants.nonVenueBookingsForPopup;

/** Venues that the couple asked and has neither booked nor put away; the one they last had to do with first. */
export const askedVenues = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ type, enquired, booked, ignored, state }) => {
      const isPutAway = ignored || state === 'removed';
      return type === 'venues' && enquired && !booked && !isPutAway;
    })
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));

/**
 * Whether an enquiry went to another than whom the couple has asked before; for a venue, than the one venue that is being
 * asked. The very first enquiry, which may sign somebody up, asks nothing more of them. Source: S4-venue-trigger-07.
 */
export const isOtherEnquiry = (
  { supplierId, supplierType }: Pick<EventPayload<'enquiry.sent'>, 'supplierId' | 'supplierType'>,
  entries: readonly Entry[],
): boolean => {
  const before = supplierType === 'venues' ? askedVenues(entries) : entries.filter(({ enquired }) => enquired);
  return before.some(({ id }) => id !== supplierId);
};

const parameter = 'venueConfirmationPopup';

/** Whether an address asks for the popup. Source: S4-venue-trigger-06. */
export const asksByAddress = (search: string): boolean => {
  const value = new URLSearchParams(search).get(parameter);
  return value !== null && value !== 'false';
};

/** The address without its asking. */
export const withoutAsking = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) => {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}${hash}`;
};
