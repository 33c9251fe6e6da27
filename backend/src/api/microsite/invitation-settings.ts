import {
  type InvitationSettings,
  invitationSettingsSchema,
  type PublishedWebsite,
} from '@posy/shared-contracts/entities';
import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';

/** Reference of the questions that the couple asks its guests. */
export const settingsOf = (firestore: Firestore, weddingId: string): DocumentReference =>
  firestore.doc(`weddings/${weddingId}/invitationSettings/current`);

/** The stored settings; null while the couple never chose any. */
export const readSettings = (stored: DocumentSnapshot): InvitationSettings | null => {
  const read = v.safeParse(invitationSettingsSchema, plain(stored.data() ?? {}));
  return read.success ? read.output : null;
};

/**
 * Until when guests may answer: as the couple asks them; where they never said, as it stands on what is published, and
 * without a website, as they wrote it down there.
 */
export const answersUntilOf = (
  settings: InvitationSettings | null,
  site: DocumentSnapshot,
  read: PublishedWebsite | null,
): string | null => {
  if (settings !== null) return settings.answersUntil;
  const until: unknown = read === null ? site.get('answersUntil') : read.answersUntil;
  return typeof until === 'string' ? until : null;
};
