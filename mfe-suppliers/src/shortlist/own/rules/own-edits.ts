import { type Edit, makeDocument } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { flagsOfShortlist, type ShortlistedSupplier } from '@posy/shared-contracts/entities';
import { changeEntry } from '#shortlist/rules/choices';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { notePaths } from '#shortlist/rules/entry-edits';

/** The details of a couple's own supplier, and the note of the member who entered them. */
export type OwnFields = Partial<Omit<ShortlistedSupplier, 'notes' | 'memberNotes'>> & { note?: string };

/** Returns the first entry of a couple's own supplier. */
export const newOwn = (id: string, uid: string, { note = '', ...fields }: OwnFields) => ({
  id,
  publicId: id,
  slug: '',
  name: '',
  type: '',
  enquired: false,
  ...fields,
  ...(note === '' ? {} : { memberNotes: { [uid]: note } }),
  ...flagsOfShortlist('shortlisted'),
  state: 'shortlisted' as const,
  customSupplier: true,
});

/** Adds a supplier that is not in the directory to the shortlist. Source: S4-shortlist-01, "custom". */
export const addOwn = (weddingId: string, own: ReturnType<typeof newOwn>): Edit =>
  makeDocument(collections.shortlist(weddingId), own, ['updatedAt']);

/** Returns the paths of the contact's changed texts, so that another member's change of another text stays. */
const contactPaths = ({ contact: before }: ShortlistEntry, contact: ShortlistedSupplier['contact']) => {
  if (contact === undefined) return {};
  if (before === undefined) return { contact };
  const fields = (Object.keys(contact) as (keyof typeof contact)[]).filter((field) => contact[field] !== before[field]);
  return Object.fromEntries(fields.map((field) => [`contact.${field}`, contact[field]]));
};

/** Changes the details of a couple's own supplier; `note` is the note of the member who writes. */
export const changeOwn = (
  weddingId: string,
  entry: ShortlistEntry,
  uid: string,
  { note, contact, ...fields }: OwnFields,
): Edit =>
  changeEntry(weddingId, entry, uid, fields, {
    ...contactPaths(entry, contact),
    ...(note === undefined ? {} : notePaths(entry, uid, note)),
  });
