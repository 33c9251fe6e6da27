import * as v from 'valibot';
import { instantSchema } from '../common';
import { memberRoleSchema } from './user';

/** Changes that the log of a wedding records. */
export const activityKinds = [
  'wedding-created',
  'invitation-created',
  'invitation-revoked',
  'member-joined',
  'member-changed',
  'member-revoked',
  'member-left',
  'ownership-transferred',
  'website-published',
  'website-unpublished',
  'export-made',
  /** The secret link of the calendar was made, or made anew; the link itself is not in the log. */
  'calendar-linked',
  'calendar-unlinked',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** `weddings/{id}/activity/{id}`: written by the backend, read by every member. */
export const activitySchema = v.object({
  kind: v.picklist(activityKinds),
  /** The author: uid, and the name at that time. */
  by: v.object({ uid: v.string(), name: v.string() }),
  /** The person concerned: a name, or the masked address of an invitation; null when it concerns nobody. */
  about: v.nullable(v.string()),
  /** The role that was given; null where none was. */
  role: v.nullable(memberRoleSchema),
  at: instantSchema,
});
export type Activity = v.InferOutput<typeof activitySchema>;
