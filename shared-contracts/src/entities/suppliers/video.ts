import * as v from 'valibot';
import { documentLengths } from '#constants/documents';

/** Hosts of a supplier's videos. Source: S9-limits-05. */
export const videoSources = ['youtube', 'vimeo', 'matterport', 'googlemaps'] as const;

/** A video: its source and its id there, never a whole address. Source: S3-video-01. */
export const videoSchema = v.object({
  source: v.picklist(videoSources),
  sourceId: v.pipe(v.string(), v.minLength(1), v.maxLength(documentLengths.pageSlug)),
});
export type Video = v.InferOutput<typeof videoSchema>;
