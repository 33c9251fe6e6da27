import { changeFields, type Edit, joinEdits, makeDocument } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { type DatePickerDate, flagsOfShortlist, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { exactDay } from '@posy/shared-contracts/rules';
import { bookEdit } from '#shortlist/rules/booking';
import type { DirectorySupplier, ShortlistEntry } from '#shortlist/rules/entry';
import { moveTo, newEntry } from '#shortlist/rules/entry-edits';
import { voteEdit } from '#shortlist/rules/votes';

/** Returns a directory's supplier as the couple's list will have it, without the missing fields. */
export const entryOf = (found: DirectorySupplier): ShortlistEntry => ({
  ...newEntry(found),
  ...flagsOfShortlist('shortlisted'),
  state: 'shortlisted',
  updatedAt: '',
});

/** Returns the wedding's date fields for the popup's answer; empty without an answer. */
export const dateFields = (wedding: Wedding, choice: DatePickerDate): Partial<Wedding> => {
  if (choice.year === null && choice.month === null) return {};
  const date = exactDay(choice);
  const other = wedding.weddingDate == null ? {} : { weddingDate: date };
  return { date, dateChoice: date === null ? choice : null, ...other };
};

/** Books the venue and sets the date; one edit with one undo. `choice` is null for a wedding with a day. */
export const confirmVenue = (
  wedding: Identified<Wedding>,
  { entry, isNew }: { entry: ShortlistEntry; isNew: boolean },
  choice: DatePickerDate | null,
  uid: string,
): Edit => {
  const dated = choice === null ? {} : dateFields(wedding, choice);
  const { updatedAt: _none, ...made } = entry;
  const put = isNew ? [makeDocument(collections.shortlist(wedding.id), made, ['updatedAt'])] : [];
  return joinEdits(
    ...put,
    bookEdit(wedding, entry, {}, uid),
    changeFields<Wedding>(collections.weddings(), wedding, dated, []),
  );
};

/**
 * Records that the couple is still interested in an asked venue: a yes by the person who answered. Source:
 * S4-interest-01.
 */
export const stillInterested = (weddingId: string, entry: ShortlistEntry, uid: string): Edit =>
  voteEdit(weddingId, entry, uid, 'yes');

/** Records that they are not: a no, and the venue is ignored. */
export const notInterested = (weddingId: string, entry: ShortlistEntry, uid: string): Edit =>
  joinEdits(voteEdit(weddingId, entry, uid, 'no'), moveTo(weddingId, entry, 'ignored'));
