import { changeFields, deleteDocument, type Edit, makeDocument } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { BusyDay } from '@posy/shared-contracts/entities';
import type { Day } from './taken-days';

const stamped = ['updatedAt'] as const;

/**
 * Says of a day that it is taken, held or free, in somebody's own words: other calendars have no say in it from then on.
 * `before` is what was last said of it here.
 */
export const dayEdit = (supplierId: string, before: Day | undefined, { id, day, state, until }: Day): Edit => {
  const days = collections.busyDays(supplierId);
  return before === undefined
    ? makeDocument(days, { id, day, state, until }, stamped)
    : changeFields<BusyDay>(days, before, { state, until, calendars: undefined }, stamped);
};

/** Takes back what was said of a day here: the rules for closed days, and the profile, hold for it again. */
export const forgetDay = (supplierId: string, { isClosed: _rule, ...entry }: Day): Edit =>
  deleteDocument(collections.busyDays(supplierId), entry);
