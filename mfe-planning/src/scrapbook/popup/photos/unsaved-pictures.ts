/** By whose, of which wedding and for which note. */
const stored = new Map<string, readonly File[]>();

interface Place {
  uid: string;
  weddingId: string;
  /** The note's id, or the key of the one that was never saved. */
  noteKey: string;
}

const keyOf = ({ uid, weddingId, noteKey }: Place): string => `${uid} ${weddingId} ${noteKey}`;

/** Keeps pictures that were on their way when a session ended, as long as the page lives: nobody else is given them. */
export const holdPictures = (place: Place, files: readonly File[]): void => {
  if (files.length > 0) stored.set(keyOf(place), files);
};

/** The pictures that were kept, once. */
export const takePictures = (place: Place): readonly File[] => {
  const files = stored.get(keyOf(place)) ?? [];
  stored.delete(keyOf(place));
  return files;
};
