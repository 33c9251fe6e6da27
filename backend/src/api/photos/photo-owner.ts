import { mayEdit, mayEditProfile } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import { photoAreas } from '#photos/photo-records';
import { requireMember } from '../membership';
import { Refusal } from '../refusal';

/** Refuses who may not add and delete such photos: those of notes go with the notes, the website's with it, the image with the profile. */
export const requirePhotoOwner = (stored: DocumentSnapshot, uid: string, purpose: keyof typeof photoAreas): void => {
  const wedding = requireMember(stored, uid);
  const area = photoAreas[purpose];
  const may = area === null ? mayEditProfile(wedding.roles[uid] ?? null) : mayEdit(wedding, uid, area);
  if (!may) throw new Refusal(403, 'not-allowed', 'You may see this, but not change it.');
};
