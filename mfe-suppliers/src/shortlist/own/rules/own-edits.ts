import { changeFields, type Edit, makeDocument } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { flagsOfShortlist, type ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { ShortlistEntry } from '#shortlist/rules/entry';

/** Returns the first entry of a couple's own supplier. */
export const newOwn = (id: string, fields: Partial<ShortlistedSupplier>) => ({
  id,
  publicId: id,
  slug: '',
  name: '',
  type: '',
  enquired: false,
  ...fields,
  ...flagsOfShortlist('shortlisted'),
  state: 'shortlisted' as const,
  customSupplier: true,
});

/** Adds a supplier that is not in the directory to the shortlist. Source: S4-shortlist-01, "custom". */
export const addOwn = (weddingId: string, own: ReturnType<typeof newOwn>): Edit =>
  makeDocument(collections.shortlist(weddingId), own, ['updatedAt']);

/** Changes the details of a couple's own supplier. */
export const changeOwn = (weddingId: string, entry: ShortlistEntry, fields: Partial<ShortlistedSupplier>): Edit =>
  changeFields<ShortlistedSupplier>(collections.shortlist(weddingId), entry, fields);
