import { changeFields, type Edit, makeDocument } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { flagsOfShortlist, type ShortlistedSupplier, type ShortlistState } from '@posy/shared-contracts/entities';
import { type Entry, type Found, foundOf } from './entry';

const fieldsOf = (state: ShortlistState) => ({ ...flagsOfShortlist(state), state });

/** A supplier as it stands on a list that it is new to. Of a whole profile a list takes its part: no rule lets in more. */
export const newEntry = (found: Found) => ({
  ...foundOf(found),
  seo: { urlSlug: found.slug },
  enquired: false,
  customSupplier: false,
});

/** Moves a supplier to a state. What the couple noted of it stays, also while it is removed. Source: S4-shortlist-01. */
export const moveTo = (weddingId: string, entry: Entry, state: ShortlistState): Edit =>
  changeFields(collections.shortlist(weddingId), entry, fieldsOf(state));

/** Puts somebody of the directory on the shortlist, or back on it. */
export const putOnShortlist = (weddingId: string, entry: Entry | null, found: Found): Edit =>
  entry === null
    ? makeDocument(collections.shortlist(weddingId), { ...newEntry(found), ...fieldsOf('shortlisted') }, ['updatedAt'])
    : moveTo(weddingId, entry, 'shortlisted');

/** What the couple notes of a supplier. */
export const noteOn = (
  weddingId: string,
  entry: Entry,
  notes: Partial<Pick<ShortlistedSupplier, 'notes' | 'visitDate' | 'visitTime' | 'holdUntil' | 'quotedPrice'>>,
): Edit => changeFields<ShortlistedSupplier>(collections.shortlist(weddingId), entry, notes);
