import * as v from 'valibot';
import { documentLengths } from '#constants/documents';
import { teamConstants } from '#constants/suppliers/own-side/team';
import { talkConstants } from '#constants/suppliers/talk';
import { instantSchema, textSchema } from '../common';

/** Colours of a label: the flowers of tags. */
export const labelHues = ['fern', 'bluebell', 'apricot', 'primrose', 'peony', 'sweetpea'] as const;

/** `suppliers/{id}/labels/{id}`: a word of the supplier's own for enquiries; couples never see one. */
export const enquiryLabelSchema = v.object({
  name: textSchema(talkConstants.labelNameLength),
  hue: v.picklist(labelHues),
  /** Ascending. */
  order: v.number(),
  updatedAt: instantSchema,
});
export type EnquiryLabel = v.InferOutput<typeof enquiryLabelSchema>;

/** `suppliers/{id}/enquiries/{conversationId}`: what the supplier's people say among themselves of an enquiry. */
export const enquiryFileSchema = v.object({
  /** Ids of labels; one that was deleted since means nothing. */
  labels: v.pipe(v.array(textSchema(documentLengths.id)), v.maxLength(teamConstants.labelsPerEnquiry)),
  /** Uid of the person assigned; null for the first to answer. */
  assignedTo: v.nullable(v.string()),
  updatedAt: instantSchema,
});
export type EnquiryFile = v.InferOutput<typeof enquiryFileSchema>;
