import { changeFields, makeDocument, type Edit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import {
  flagsOfShortlist,
  shortlistStateOf,
  type ShortlistedSupplier,
  type ShortlistState,
  type SupplierCard,
} from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A supplier as the wedding keeps it. */
export type Entry = Identified<ShortlistedSupplier>;

/** What the directory tells of somebody who is put on a shortlist. */
export type Found = Pick<
  SupplierCard,
  'id' | 'type' | 'slug' | 'name' | 'publicId' | 'town' | 'county' | 'countryCode'
>;

const fieldsOf = (state: ShortlistState) => ({ ...flagsOfShortlist(state), state });

/** A supplier as it stands on a list that it is new to. */
export const newEntry = ({ slug, ...found }: Found) => ({
  ...found,
  slug,
  seo: { urlSlug: slug },
  enquired: false,
  customSupplier: false,
});

/** Where a supplier stands for the couple; null for one that they never met. */
export const stateOf = (entry: Entry | null): ShortlistState | null =>
  entry === null ? null : shortlistStateOf(entry);

/** Whether the heart is full: liked, and not set aside or removed since. */
export const isLiked = (entry: Entry | null): boolean =>
  ['shortlisted', 'booked', 'unbooked'].includes(stateOf(entry) ?? '');

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
