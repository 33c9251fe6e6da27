import * as v from 'valibot';
import { guestLengths } from '#constants/wedding/lengths';
import { websiteConstants } from '#constants/wedding/website';
import type { Locale } from '#markets';
import { countSchema, instantSchema, isoDateSchema, textSchema } from '../common';
import { allergens, diets } from './guest';
import { guestQuestionSchema, repliesSchema } from './guest-question';

/** Ways in which a household got its link. */
export const invitationWays = ['mail', 'link', 'print'] as const;

/** Letters of a couple to its guests. */
export const guestLetterKinds = ['save-the-date', 'invitation', 'reminder', 'update'] as const;
export type GuestLetterKind = (typeof guestLetterKinds)[number];

/** The last letter to a household, and what became of it. */
const householdLetterSchema = v.object({
  kind: v.picklist(guestLetterKinds),
  /** `stopped`: its reader wants no letters, or has had enough of them. */
  state: v.picklist(['waiting', 'sent', 'bounced', 'stopped']),
  /** Moment at which it came into that state. */
  at: instantSchema,
  /** Letters that were sent off together. */
  batch: v.string(),
});
export type HouseholdLetter = v.InferOutput<typeof householdLetterSchema>;

/**
 * States of an address that a household gave: it stands on the couple's list; the couple had written the same; theirs
 * differs, and nobody has chosen yet; theirs stays.
 */
export const givenAddressStates = ['listed', 'same', 'open', 'left'] as const;

/** The postal address that a household gave last, by its link. */
const givenAddressSchema = v.object({
  text: textSchema(guestLengths.address),
  at: instantSchema,
  state: v.picklist(givenAddressStates),
});
export type GivenAddress = v.InferOutput<typeof givenAddressSchema>;

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
  /** Missing while none was written. */
  letter: v.optional(v.nullable(householdLetterSchema)),
  /** Missing while the household gave none. */
  address: v.optional(v.nullable(givenAddressSchema)),
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

/**
 * `householdTokens/{SHA-256 of the link's token, hex}`: backend only. A household may have several: one on its card, one in
 * each letter.
 */
export const householdTokenSchema = v.object({
  weddingId: v.string(),
  householdId: v.string(),
  /** Uid of the person who made the link: it is valid while they may edit guests. */
  madeBy: v.string(),
  createdAt: instantSchema,
  /** The way in which the household got the link; missing in older links. */
  way: v.optional(v.picklist(invitationWays)),
});

/** A guest's answers to an event that they are invited to; an open answer is missing. */
export const givenAnswers = ['attending', 'declined'] as const;
export type GivenAnswer = (typeof givenAnswers)[number];

/** The same as older documents, pages and callers say it; an event that a person was not asked to is none of theirs. */
const olderAnswers = { yes: 'attending', no: 'declined', 'not-asked': null } as const;
export const saidAnswers = [...givenAnswers, 'yes', 'no'] as const;
const storedAnswers = [...saidAnswers, 'not-asked'] as const;

/** Answers by event in today's words, whoever wrote them down and when. */
export const givenAnswersOf = (
  events: Readonly<Record<string, (typeof storedAnswers)[number]>>,
): Record<string, GivenAnswer> =>
  Object.fromEntries(
    Object.entries(events).flatMap(([event, said]) => {
      const answer = said === 'attending' || said === 'declined' ? said : olderAnswers[said];
      return answer === null ? [] : [[event, answer]];
    }),
  );

/** Answer of one person of a household; `meal` is one of the couple's choices, in their words. */
export const personAnswerSchema = v.object({
  /** By event id; an event that they were not asked to, or have not answered yet, is missing. */
  events: v.pipe(v.record(v.string(), v.picklist(storedAnswers)), v.transform(givenAnswersOf)),
  meal: textSchema(guestLengths.meal),
  diets: v.pipe(v.array(v.picklist(diets)), v.maxLength(diets.length)),
  allergens: v.pipe(v.array(v.picklist(allergens)), v.maxLength(allergens.length)),
  dietNotes: textSchema(guestLengths.dietNotes),
  /** Replies to the couple's own questions; missing in older answers. */
  replies: v.optional(repliesSchema),
});
export type PersonAnswer = v.InferOutput<typeof personAnswerSchema>;

/** Fields of a person that the couple changed in the meantime: both values are stored until somebody chooses one. */
export const openFields = ['events', 'meal', 'diets', 'allergens', 'dietNotes', 'name'] as const;
export type OpenField = (typeof openFields)[number];

/**
 * `weddings/{id}/answers/{id of the head}`: a household's last answer. Written by the backend, which also updates the
 * guests; read by members who may see guests only, because diets are sensitive.
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
  /** The household's name when it answered, with the numbers of people who attend or decline; older answers lack them. */
  name: v.optional(textSchema(websiteConstants.householdNameLength), ''),
  attending: v.optional(countSchema, 0),
  declined: v.optional(countSchema, 0),
  /** The number of times that the household has answered; 1 in older answers. */
  times: v.optional(v.number(), 1),
  /** By the guest's id: what the couple had changed meanwhile, and nobody has chosen yet. */
  open: v.optional(v.record(v.string(), v.array(v.picklist(openFields))), {}),
});
export type HouseholdAnswer = v.InferOutput<typeof householdAnswerSchema>;

/** Languages that a couple can choose for a household. */
export const householdLanguages = ['en-GB', 'en-US', 'de-DE', 'fr-FR'] as const satisfies readonly Locale[];
export type HouseholdLanguage = (typeof householdLanguages)[number];

/** `weddings/{id}/invitationSettings/current`: what the couple asks its guests, written by members who may edit guests. */
export const invitationSettingsSchema = v.object({
  /** The last day on which guests may answer or change their answer. */
  answersUntil: v.nullable(isoDateSchema),
  /** Main courses to choose from, in the couple's words; none: the question is left out. */
  meals: v.pipe(v.array(textSchema(guestLengths.meal)), v.maxLength(websiteConstants.mostMeals)),
  /** Main courses for children, before the others; missing while there are none. */
  childMeals: v.optional(v.pipe(v.array(textSchema(guestLengths.meal)), v.maxLength(websiteConstants.mostMeals))),
  /** Questions of their own; missing in older settings. */
  questions: v.optional(v.pipe(v.array(guestQuestionSchema), v.maxLength(websiteConstants.mostQuestions))),
  /** True when guests may send their pictures by their links; missing: they may not. */
  takesPhotos: v.optional(v.boolean()),
  /** The menu as it is printed on menu cards, one dish a line; missing while nobody wrote one. */
  menu: v.optional(textSchema(websiteConstants.menuLength)),
  /** By the id of a household's head: the language of its letters, card and pages. One that is not there reads the wedding's. */
  languages: v.optional(v.record(v.string(), v.picklist(householdLanguages))),
  updatedAt: instantSchema,
});
export type InvitationSettings = v.InferOutput<typeof invitationSettingsSchema>;
