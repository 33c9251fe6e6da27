import * as v from 'valibot';
import { instantSchema } from '../common';
import { notificationSettingsSchema } from './notifications';

/**
 * Kind of a signed-in person. Only the backend makes kinds other than couples. `operator` runs the installation:
 * releases, charts, audit.
 */
export const sessionKinds = ['couple', 'supplier', 'moderator', 'operator'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** Claims in the ID tokens of people who are no couple. Only the backend sets them; the security rules use them. */
export const sessionClaimsSchema = v.object({
  kind: v.optional(v.picklist(sessionKinds), 'couple'),
});
export type SessionClaims = v.InferOutput<typeof sessionClaimsSchema>;

/** A member's role in a wedding. Source: S6-collab, docs/adr/0008. */
export const memberRoleSchema = v.picklist(['owner', 'partner', 'helper']);
export type MemberRole = v.InferOutput<typeof memberRoleSchema>;

/** `users/{uid}`. Source: S3-user-01. */
export const userSchema = v.object({
  kind: v.picklist(sessionKinds),
  contacts: v.object({ email: v.string() }),
  name: v.string(),
  provider: v.string(),
  registeredAt: instantSchema,
  createdAt: instantSchema,
  l10n: v.object({ locale: v.string(), currency: v.string(), viewerCountry: v.string() }),
  /** The wedding that this person plans now; null for suppliers and moderators, and after leaving the last one. */
  weddingId: v.nullable(v.string()),
  /** Every wedding that this person belongs to, once there was more than one; the backend writes it. */
  weddingIds: v.optional(v.array(v.string())),
  /** The supplier that this person's pages are about, of those they speak for; null for everybody else. */
  supplierId: v.nullable(v.string()),
  /** True when the person joined the wedding by invitation; absent for its creator. */
  collaborator: v.optional(v.boolean()),
  /** Path of the person's picture, as the upload of a photo answers it (`photoSource`); null after it was taken away. */
  image: v.optional(v.nullable(v.string())),
  /** Missing until the person chooses: `defaultNotifications` hold. */
  notifications: v.optional(notificationSettingsSchema),
  actions: v.object({
    hasViewedGuestlist: v.boolean(),
    hasViewedShortlist: v.boolean(),
    hasSeenRecommendedSuppliers: v.boolean(),
    hasSeenBudgetWarningModal: v.boolean(),
  }),
});
export type User = v.InferOutput<typeof userSchema>;
