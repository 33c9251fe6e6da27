import * as v from 'valibot';
import { articleBlockSchema } from './article';

/** Subjects of the legal pages; each is a path's last part. */
export const legalTopics = ['terms', 'privacy-policy'] as const;
export type LegalTopic = (typeof legalTopics)[number];

/** A legal page in one language. */
export const legalPageSchema = v.object({
  topic: v.picklist(legalTopics),
  title: v.string(),
  summary: v.string(),
  /** Day of the last change of its text: yyyy-MM-dd. */
  updated: v.pipe(v.string(), v.isoDate()),
  blocks: v.array(articleBlockSchema),
});
export type LegalPage = v.InferOutput<typeof legalPageSchema>;
