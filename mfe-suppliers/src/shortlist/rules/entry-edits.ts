import { changeFields, type Edit, makeDocument } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { flagsOfShortlist, type ShortlistedSupplier, type ShortlistState } from '@posy/shared-contracts/entities';
import { changeEntry } from './choices';
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

/** The note and the plans of a member; missing ones stay as they are. */
export type MemberNotes = { note?: string } & Partial<
  Pick<ShortlistedSupplier, 'visitDate' | 'visitTime' | 'visitWanted' | 'holdUntil'>
>;

/** Returns the note that a member edits: the own one, and the couple's common one from before. */
export const noteFrom = ({ notes = '', memberNotes = {} }: ShortlistEntry, uid: string): string =>
  [memberNotes[uid] ?? '', notes].filter((text) => text !== '').join('\n');

/** Returns the paths that write a member's note. The common one becomes part of it. */
export const notePaths = (entry: ShortlistEntry, uid: string, note: string): Record<string, unknown> =>
  note === noteFrom(entry, uid)
    ? {}
    : {
        [`memberNotes.${uid}`]: note === '' ? undefined : note,
        ...(entry.notes === undefined || entry.notes === '' ? {} : { notes: undefined }),
      };

/** Writes a member's note on a supplier, a visit and a hold. */
export const noteOn = (weddingId: string, entry: ShortlistEntry, uid: string, { note, ...plans }: MemberNotes): Edit =>
  changeEntry(weddingId, entry, uid, plans, note === undefined ? {} : notePaths(entry, uid, note));
