/** By whose and of what. */
const stored = new Map<string, File>();

interface Place {
  uid: string;
  weddingId: string;
  /** What the picture is of. */
  of: PictureOf;
}

/** The couple's picture, or somebody's own. */
export type PictureOf = 'couple' | 'person';

const keyOf = ({ uid, weddingId, of }: Place): string => `${uid} ${weddingId} ${of}`;

/** Keeps a picture that was on its way when its session ended, as long as the page lives: nobody else is given it. */
export const holdPicture = (place: Place, file: File): void => {
  stored.set(keyOf(place), file);
};

/** The picture that was kept, once. */
export const takePicture = (place: Place): File | null => {
  const file = stored.get(keyOf(place)) ?? null;
  stored.delete(keyOf(place));
  return file;
};
