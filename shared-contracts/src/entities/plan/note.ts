import * as v from 'valibot';
import { noteConstants } from '#constants/wedding/notes';
import { instantSchema } from '../common';
import { photoIdOf, photoSchema } from '../photo';

/** `weddings/{id}/notes/{id}`. Source: S3-note-01. */
export const noteSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(noteConstants.titleLength)),
  body: v.pipe(v.string(), v.maxLength(noteConstants.bodyLength)),
  /** Photos that were uploaded here; others are left out: no document can make a page ask another host for a picture. */
  photos: v.optional(
    v.pipe(
      v.array(photoSchema),
      v.transform((photos) => photos.filter(({ path }) => photoIdOf(path) !== null)),
    ),
    [],
  ),
  /** Uid of the first author; null when an older document does not say. */
  author: v.optional(v.nullable(v.string()), null),
  tags: v.optional(v.array(v.pipe(v.string(), v.maxLength(noteConstants.tagLength))), []),
  /** Task or supplier that the note belongs to, besides the wedding. */
  link: v.optional(
    v.nullable(v.object({ kind: v.picklist(['task', 'supplier']), id: v.string(), label: v.string() })),
    null,
  ),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Note = v.InferOutput<typeof noteSchema>;

/** A note counts as newly added when it was never changed since. Source: S4-scrapbook. */
export const isNewNote = ({ createdAt, updatedAt }: Pick<Note, 'createdAt' | 'updatedAt'>): boolean =>
  Date.parse(createdAt) === Date.parse(updatedAt);
