import { changeFields, type Edit, makeDocument } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { flagsOfShortlist, type ShortlistedSupplier, type ShortlistState } from '@posy/shared-contracts/entities';
import { type DirectorySupplier, foundOf, type ShortlistEntry } from './entry';

const fieldsOf = (state: ShortlistState) => ({ ...flagsOfShortlist(state), state });

/**
 * Returns a supplier's first entry on a list. Only some fields of a profile are stored, because the rules reject
 * others.
 */
export const newEntry = (found: DirectorySupplier) => ({
  ...foundOf(found),
  seo: { urlSlug: found.slug },
  enquired: false,
  customSupplier: false,
});

/** Moves a supplier to a state. The couple's notes stay, also while it is removed. Source: S4-shortlist-01. */
export const moveTo = (weddingId: string, entry: ShortlistEntry, state: ShortlistState): Edit =>
  changeFields(collections.shortlist(weddingId), entry, fieldsOf(state));

/** Adds a supplier of the directory to the shortlist, or restores it. */
export const putOnShortlist = (weddingId: string, entry: ShortlistEntry | null, found: DirectorySupplier): Edit =>
  entry === null
    ? makeDocument(collections.shortlist(weddingId), { ...newEntry(found), ...fieldsOf('shortlisted') }, ['updatedAt'])
    : moveTo(weddingId, entry, 'shortlisted');

/** Writes the couple's notes on a supplier. */
export const noteOn = (
  weddingId: string,
  entry: ShortlistEntry,
  notes: Partial<Pick<ShortlistedSupplier, 'notes' | 'visitDate' | 'visitTime' | 'holdUntil' | 'quotedPrice'>>,
): Edit => changeFields<ShortlistedSupplier>(collections.shortlist(weddingId), entry, notes);
