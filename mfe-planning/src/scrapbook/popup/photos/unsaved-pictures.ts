/** Files by person, wedding and note. */
const stored = new Map<string, readonly File[]>();

interface PictureOwner {
  uid: string;
  weddingId: string;
  /** The note's id, or the key of one that was never saved. */
  noteKey: string;
}

const keyOf = ({ uid, weddingId, noteKey }: PictureOwner): string => `${uid} ${weddingId} ${noteKey}`;

/** Holds pictures whose upload a session's end stopped, while the page is open. Only the same person gets them back. */
export const holdPictures = (place: PictureOwner, files: readonly File[]): void => {
  if (files.length > 0) stored.set(keyOf(place), files);
};

/** Returns the held pictures once. */
export const takePictures = (place: PictureOwner): readonly File[] => {
  const files = stored.get(keyOf(place)) ?? [];
  stored.delete(keyOf(place));
  return files;
};
