/** Files by person and subject. */
const stored = new Map<string, File>();

interface PictureOwner {
  uid: string;
  weddingId: string;
  /** The subject of the picture. */
  of: PictureOf;
}

/** The couple's picture, or a person's own. */
export type PictureOf = 'couple' | 'person';

const keyOf = ({ uid, weddingId, of }: PictureOwner): string => `${uid} ${weddingId} ${of}`;

/** Holds a picture whose upload a session's end stopped, while the page is open. Only the same person gets it back. */
export const holdPicture = (place: PictureOwner, file: File): void => {
  stored.set(keyOf(place), file);
};

/** Returns the held picture once. */
export const takePicture = (place: PictureOwner): File | null => {
  const file = stored.get(keyOf(place)) ?? null;
  stored.delete(keyOf(place));
  return file;
};
