import { photoIdOf } from '@posy/shared-contracts/entities';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type FileStore } from '#files/file-store';
import { photoOf, type PhotoRecord, photoRecordOf, readPhotoRecord } from './photo-records';

/** A photo that a document names is looked at again so much later: the document may lose it. */
const nextCheckMs = 30 * 86_400_000;

/** Photos of one round; the rest have the next one. */
const roundSize = 200;

const isInNotes = async (firestore: Firestore, weddingId: string, path: string): Promise<boolean> => {
  const notes = await firestore.collection(`weddings/${weddingId}/notes`).select('photos').get();
  return notes.docs.some((note) => {
    const photos: unknown = note.get('photos');
    return Array.isArray(photos) && photos.some((photo: { path?: unknown } | null) => photo?.path === path);
  });
};

/** The draft counts, and what guests see. */
const isOnWebsite = async (firestore: Firestore, weddingId: string, path: string): Promise<boolean> => {
  const wedding = firestore.doc(`weddings/${weddingId}`);
  const [site, published, sections, galleries] = await Promise.all([
    wedding.collection('website').doc('site').get(),
    wedding.collection('publishedWebsite').doc('site').get(),
    wedding.collection('websiteSections').where('photo', '==', path).limit(1).get(),
    wedding.collection('websiteSections').where('photos', 'array-contains', path).limit(1).get(),
  ]);
  const shown: unknown = published.get('sections');
  const isShown =
    Array.isArray(shown) &&
    shown.some(
      (section: { photo?: unknown; photos?: unknown } | null) =>
        section?.photo === path || (Array.isArray(section?.photos) && section.photos.includes(path)),
    );
  return (
    !sections.empty || !galleries.empty || isShown || [site, published].some((one) => one.get('sharePicture') === path)
  );
};

const isProfileImage = async (firestore: Firestore, weddingId: string, path: string): Promise<boolean> => {
  const wedding = await firestore.doc(`weddings/${weddingId}`).get();
  if (wedding.get('image') === path) return true;
  const members = Object.keys((wedding.get('roles') as object | undefined) ?? {});
  const people = await Promise.all(members.map((uid) => firestore.doc(`users/${uid}`).get()));
  return people.some((person) => person.get('image') === path);
};

/** A picture that moderators took away is nobody's any more. */
const isOfGuest = async (firestore: Firestore, weddingId: string, path: string): Promise<boolean> => {
  const stored = await firestore.doc(`weddings/${weddingId}/guestPhotos/${photoIdOf(path) ?? ''}`).get();
  return stored.exists && stored.get('state') !== 'removed';
};

const lookups = { note: isInNotes, profile: isProfileImage, website: isOnWebsite, guest: isOfGuest };

/** Returns true when a document names the photo. */
const isNamed = async (firestore: Firestore, id: string, record: PhotoRecord): Promise<boolean> => {
  const { path } = photoOf(id, record);
  if (record.purpose === 'review' || record.weddingId === null) return record.reviewId !== null;
  return lookups[record.purpose](firestore, record.weddingId, path);
};

/**
 * Deletes photos that nothing refers to: uploads whose note was never saved, images that were replaced, photos of a
 * review that was not sent. Only due records are checked, and any number of servers may sweep together. Returns the
 * number of deleted photos.
 */
export const sweepPhotos = async (firestore: Firestore, store: FileStore, now: number): Promise<number> => {
  const due = await firestore
    .collection('photos')
    .where('checkAt', '<=', Timestamp.fromMillis(now))
    .limit(roundSize)
    .select()
    .get();
  let deleted = 0;
  for (const { id } of due.docs) {
    const record = await readPhotoRecord(firestore, id);
    if (record === null) continue;
    if (await isNamed(firestore, id, record)) {
      await photoRecordOf(firestore, id).update({ checkAt: Timestamp.fromMillis(now + nextCheckMs) });
      continue;
    }
    await store.remove(id);
    await photoRecordOf(firestore, id).delete();
    deleted += 1;
  }
  return deleted;
};
