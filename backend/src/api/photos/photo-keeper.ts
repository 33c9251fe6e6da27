import { type PhotoPurpose } from '@posy/shared-contracts/entities';
import { mayEdit, mayEditProfile } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import { requireMember } from '../membership';
import { Refusal } from '../refusal';

/** Refuses who may not add and delete such photos: those of notes go with the notes, the image with the profile. */
export const requirePhotoKeeper = (stored: DocumentSnapshot, uid: string, purpose: PhotoPurpose): void => {
  const wedding = requireMember(stored, uid);
  const may = purpose === 'note' ? mayEdit(wedding, uid, 'notes') : mayEditProfile(wedding.roles[uid] ?? null);
  if (!may) throw new Refusal(403, 'not-allowed', 'You may see this, but not change it.');
};
