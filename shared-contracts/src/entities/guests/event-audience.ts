import * as v from 'valibot';
import { invitationTypes } from './invitation-types';

/** Guests of an event. */
export const audienceKinds = ['everyone', 'parts', 'households'] as const;

/** Guests of an event: everyone, those invited to a part of the wedding, or chosen households. */
export const eventAudienceSchema = v.object({
  kind: v.picklist(audienceKinds),
  /** For `parts`: everybody invited to one of them. */
  parts: v.optional(v.array(v.picklist(invitationTypes)), []),
  /** For `households`: ids of their heads. */
  households: v.optional(v.record(v.string(), v.literal(true)), {}),
});
export type EventAudience = v.InferOutput<typeof eventAudienceSchema>;
