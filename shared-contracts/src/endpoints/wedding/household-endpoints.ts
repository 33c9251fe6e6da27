import * as v from 'valibot';
import { translationLanguages } from '#constants/suppliers/translation';
import { guestLengths } from '#constants/wedding/lengths';
import { websiteConstants } from '#constants/wedding/website';
import { countSchema, instantSchema, isoDateSchema, textSchema } from '#entities/common';
import { guestQuestionSchema } from '#entities/guests/guest-question';
import {
  householdAnswerSchema,
  invitationSettingsSchema,
  invitationWays,
  personAnswerSchema,
  saidAnswers,
} from '#entities/guests/household';
import { websiteSchema } from '#entities/guests/website';
import { weddingEventSchema } from '#entities/guests/wedding-event';
import { endpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';

/** The secret of a household's link. */
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
const householdIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(websiteConstants.mostLinksAtOnce));
const perPerson = v.omit(personAnswerSchema, ['events']);
/** Today's words, and those of callers from before. */
const said = v.picklist(saidAnswers);

/** A household's answer, given by itself or noted by the couple. */
const answer = {
  /** Answers of each person as the page showed them before, in the shape below; later changes of the couple are not overwritten. */
  seen: v.optional(v.record(id, v.object({ events: v.record(id, said), ...perPerson.entries, name: v.string() }))),
  /** By the guest's id. `name` counts for a plus-one only. */
  people: v.pipe(
    v.record(
      id,
      v.object({ events: v.record(id, said), ...perPerson.entries, name: v.optional(textSchema(guestLengths.name)) }),
    ),
    v.check((people) => Object.keys(people).length <= websiteConstants.mostPeople, 'too many people'),
  ),
  /** Missing: what the household said before stays, as with `song`. */
  message: v.optional(householdAnswerSchema.entries.message),
  song: v.optional(householdAnswerSchema.entries.song),
};

/** Calls about households' own links to the website: guests have no account. */
export const householdEndpoints = {
  /**
   * Creates each household's link anew, which ends its earlier ones unless they are to stay. The tokens are only in
   * this answer. Refusals: `not-a-member`, `not-allowed` (guests may not be edited), `household-unknown`.
   */
  createHouseholdLinks: endpoint({
    method: 'POST',
    path: '/api/households/links',
    auth: 'user',
    params: nothing,
    body: v.object({
      weddingId: id,
      householdIds,
      /** The way in which the link reaches the household, if it is known: then the link counts as sent. */
      way: v.optional(v.picklist(invitationWays)),
      /** True when earlier links stay valid. */
      besideEarlier: v.optional(v.boolean(), false),
    }),
    answer: v.object({ links: v.array(v.object({ householdId: v.string(), token: v.string() })) }),
    idempotent: false,
  }),
  /** Takes links back: they stop working at once. Once more changes nothing. Refusals as above. */
  revokeHouseholdLinks: endpoint({
    method: 'POST',
    path: '/api/households/revoke',
    auth: 'user',
    params: nothing,
    body: v.object({ weddingId: id, householdIds }),
    answer: nothing,
    idempotent: true,
  }),
  /**
   * The invitation as a household sees it: its own people, the events that they are asked to (the wedding itself from
   * the start), and its last answer. Never cached. Refusal: `invitation-unknown` (404), also for a revoked link and a
   * deleted wedding.
   */
  householdInvitation: endpoint({
    method: 'GET',
    path: '/api/invitation/:token',
    auth: 'none',
    params: v.object({ token }),
    body: nothing,
    answer: v.object({
      partners: v.array(v.string()),
      date: v.nullable(isoDateSchema),
      locale: v.string(),
      /** The last day to answer; null while it is open. */
      answersUntil: v.nullable(isoDateSchema),
      people: v.array(
        v.object({
          id: v.string(),
          /** Empty for an unnamed plus-one. */
          name: v.string(),
          plusOne: v.boolean(),
          child: v.boolean(),
          /** Ids of the events that this person is asked to. */
          events: v.array(v.string()),
          /** Answers so far, by event: `attending` or `declined`. */
          answers: v.record(v.string(), said),
          ...perPerson.entries,
        }),
      ),
      events: v.array(
        v.object({
          id: v.string(),
          ...v.pick(weddingEventSchema, ['type', 'name', 'date', 'time', 'place', 'address', 'description', 'attire'])
            .entries,
          /** Its entry in calendars, the same in every file and feed, and when it last changed (ISO 8601). */
          calendar: v.optional(v.object({ uid: v.string(), changedAt: v.string() })),
        }),
      ),
      /** True when the last day to answer is over in the wedding's zone. */
      isClosed: v.optional(v.boolean(), false),
      /** IANA name of the zone that the times are in. */
      timeZone: v.optional(v.string()),
      theme: v.optional(websiteSchema.entries.theme, 'orchard'),
      /** Address of the couple's website; null while there is none. */
      slug: v.optional(v.nullable(v.string()), null),
      /** The languages of that website, the first one first. */
      languages: v.optional(v.array(v.picklist(translationLanguages)), []),
      /** Main courses to choose from; none: nobody is asked. */
      meals: v.optional(invitationSettingsSchema.entries.meals, []),
      /** Main courses for children, before the others. */
      childMeals: v.optional(invitationSettingsSchema.entries.meals, []),
      /** The couple's own questions about what this household is asked to. */
      questions: v.optional(v.array(guestQuestionSchema), []),
      message: v.string(),
      song: v.string(),
      answeredAt: v.nullable(instantSchema),
      /** `couple`: they wrote it down for the household, such as by phone. */
      answeredBy: v.optional(v.nullable(householdAnswerSchema.entries.answeredBy), null),
      /** The household's postal address as it gave it last, or as the couple has it; empty while there is none. */
      address: v.optional(v.string(), ''),
      /** True when the household may send pictures. */
      takesPhotos: v.optional(v.boolean(), false),
    }),
    idempotent: true,
  }),
  /**
   * Says that the household looked at its invitation, by the page that shows it: reading alone may be a program that looks
   * through mail. Once more changes nothing. Refusal: `invitation-unknown` (404).
   */
  openInvitation: endpoint({
    method: 'POST',
    path: '/api/invitation/:token/opened',
    auth: 'none',
    params: v.object({ token }),
    body: nothing,
    answer: nothing,
    idempotent: true,
  }),
  /**
   * Stores a household's answer, or a change of it; the guest list and its totals follow in the same commit. People who
   * are not named keep their answers. Refusals: `invitation-unknown` (404), `not-invited` (400: a person of another
   * household, or an event that they are not asked to), `answers-closed` (409, after the last day),
   * `reply-unfit` (400: a reply that its question does not offer).
   */
  answerInvitation: endpoint({
    method: 'POST',
    path: '/api/invitation/:token',
    auth: 'none',
    params: v.object({ token }),
    body: v.object(answer),
    answer: v.object({ answeredAt: instantSchema, attending: countSchema, declined: countSchema }),
    idempotent: true,
  }),
  /**
   * Decides for a person with both the couple's and the household's value: the household's is taken over, or the
   * couple's stays. A repeated call changes nothing. Refusals: `not-a-member`, `not-allowed`, `household-unknown`.
   */
  settleAnswer: endpoint({
    method: 'POST',
    path: '/api/households/:householdId/settle',
    auth: 'user',
    params: v.object({ householdId: id }),
    body: v.object({ weddingId: id, guestId: id, take: v.picklist(['theirs', 'ours']) }),
    answer: nothing,
    idempotent: true,
  }),
  /**
   * The same, entered by the couple for a household that answered them, such as by phone: without a link, and after the
   * last day too. Refusals: `not-a-member`, `not-allowed` (guests may not be edited), `household-unknown`,
   * `not-invited`, `reply-unfit`.
   */
  answerForHousehold: endpoint({
    method: 'POST',
    path: '/api/households/:householdId/answer',
    auth: 'user',
    params: v.object({ householdId: id }),
    body: v.object({ weddingId: id, ...answer }),
    answer: v.object({ answeredAt: instantSchema, attending: countSchema, declined: countSchema }),
    idempotent: true,
  }),
} as const;
