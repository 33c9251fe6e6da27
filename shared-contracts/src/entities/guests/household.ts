import * as v from 'valibot';
import { guestLengths } from '#constants/wedding/lengths';
import { websiteConstants } from '#constants/wedding/website';
import { instantSchema, textSchema } from '../common';
import { allergens, diets } from './guest';

/** Ways in which a household got its link. */
export const invitationWays = ['mail', 'link', 'print'] as const;

/**
 * `weddings/{id}/households/{id of the head}`: a household's own link to the website. Written by the backend, read by
 * members who see guests; the link's secret is nowhere.
 */
export const householdInvitationSchema = v.object({
  sentAt: v.nullable(instantSchema),
  sentBy: v.nullable(v.picklist(invitationWays)),
  openedAt: v.nullable(instantSchema),
  answeredAt: v.nullable(instantSchema),
  revokedAt: v.nullable(instantSchema),
  /** Uid of the person who made the link. */
  madeBy: v.string(),
  createdAt: instantSchema,
});
export type HouseholdInvitation = v.InferOutput<typeof householdInvitationSchema>;

/** Progress of an invitation. */
export type InvitationProgress = 'made' | 'sent' | 'opened' | 'answered' | 'revoked';

export const invitationProgress = (
  invitation: Pick<HouseholdInvitation, 'sentAt' | 'openedAt' | 'answeredAt' | 'revokedAt'>,
): InvitationProgress => {
  if (invitation.revokedAt !== null) return 'revoked';
  if (invitation.answeredAt !== null) return 'answered';
  if (invitation.openedAt !== null) return 'opened';
  return invitation.sentAt === null ? 'made' : 'sent';
};

/** `householdTokens/{SHA-256 of the link's token, hex}`: backend only. */
export const householdTokenSchema = v.object({
  weddingId: v.string(),
  householdId: v.string(),
  /** Uid of the person who made the link: it is valid while they may edit guests. */
  madeBy: v.string(),
  createdAt: instantSchema,
});

/** A guest's answer to one event. `not-asked`: they are not invited to it. */
export const eventAnswers = ['yes', 'no', 'not-asked'] as const;
export type EventAnswer = (typeof eventAnswers)[number];

/** Answer of one person of a household; `meal` is one of the couple's choices, in their words. */
export const personAnswerSchema = v.object({
  /** Answers by event id; an event that they were asked to and have not answered yet is missing. */
  events: v.record(v.string(), v.picklist(eventAnswers)),
  meal: textSchema(guestLengths.meal),
  diets: v.pipe(v.array(v.picklist(diets)), v.maxLength(diets.length)),
  allergens: v.pipe(v.array(v.picklist(allergens)), v.maxLength(allergens.length)),
  dietNotes: textSchema(guestLengths.dietNotes),
});
export type PersonAnswer = v.InferOutput<typeof personAnswerSchema>;

/**
 * `weddings/{id}/answers/{id of the head}`: a household's last answer. Written by the backend, which also brings the
 * guests up to date; read by members who see guests. Diets are sensitive: nobody else reads them.
 */
export const householdAnswerSchema = v.object({
  /** Answers by guest id. */
  people: v.record(v.string(), personAnswerSchema),
  /** True when they may bring a plus-one, and the plus-one's name once known. */
  plusOne: v.object({ allowed: v.boolean(), name: textSchema(guestLengths.name) }),
  message: textSchema(websiteConstants.answerMessageLength),
  song: textSchema(websiteConstants.songLength),
  answeredAt: instantSchema,
  /** `couple`: by phone, written down by a member. */
  answeredBy: v.picklist(['guest', 'couple']),
  /** Uid of the member; null when the household answered. */
  by: v.nullable(v.string()),
});
export type HouseholdAnswer = v.InferOutput<typeof householdAnswerSchema>;
