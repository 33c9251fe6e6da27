import * as v from 'valibot';
import { photoConstants } from '../constants/photos';
import { textSchema } from './common';

/**
 * Purpose of a photo: a note, the profile image or the website of a wedding, a guest's picture of the day, or a review. It
 * decides who may upload and delete it.
 */
export const photoPurposes = ['note', 'profile', 'review', 'website', 'guest'] as const;
export type PhotoPurpose = (typeof photoPurposes)[number];

/**
 * A photo as documents keep it. `path` is the server's, `/photos/<id>`: `photoSource` makes the address of an `<img>`.
 * Pixels are those of the upright photo; absent where an older document has only path and portrait.
 * Source: S3-note-01, S3-feedback-01.
 */
export const photoSchema = v.object({
  path: v.string(),
  /** Higher than wide. */
  portrait: v.boolean(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});
export type Photo = v.InferOutput<typeof photoSchema>;

/** A photo with what is on it, in its author's words, for those who do not see it; empty or missing where they said nothing. */
export const describedPhotoSchema = v.object({
  ...photoSchema.entries,
  alt: v.optional(textSchema(photoConstants.altLength)),
});
export type DescribedPhoto = v.InferOutput<typeof describedPhotoSchema>;

/** A photo as the upload answers it. */
export const uploadedPhotoSchema = v.object({ ...photoSchema.entries, width: v.number(), height: v.number() });
export type UploadedPhoto = v.InferOutput<typeof uploadedPhotoSchema>;

/** Returns the id in a photo's path; null for a foreign path: such a photo is not shown. */
export const photoIdOf = (path: string): string | null => /^\/photos\/([A-Za-z0-9_-]{32})$/.exec(path)?.[1] ?? null;

/** Address of a photo in one of the served widths. */
export const photoSource = ({ path }: Pick<Photo, 'path'>, width: (typeof photoConstants.widths)[number]): string =>
  `${path}/${width}`;

/** Returns all served widths, for the `srcset` of an `<img>`. */
export const photoSourceSet = (photo: Pick<Photo, 'path'>): string =>
  photoConstants.widths.map((width) => `${photoSource(photo, width)} ${width}w`).join(', ');
