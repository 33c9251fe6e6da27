import * as v from 'valibot';
import { instantSchema } from './common';
import { photoSchema } from './photo';

/** `weddings/{id}/notes/{id}`. Source: section 3, Scrapbook note. */
export const noteSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(200)),
  body: v.pipe(v.string(), v.maxLength(10_000)),
  photos: v.optional(v.array(photoSchema), []),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Note = v.InferOutput<typeof noteSchema>;

/** A note counts as newly added when it was never changed since. Source: section 4, "Scrapbook popup". */
export const isNewNote = ({ createdAt, updatedAt }: Pick<Note, 'createdAt' | 'updatedAt'>): boolean =>
  Date.parse(createdAt) === Date.parse(updatedAt);
