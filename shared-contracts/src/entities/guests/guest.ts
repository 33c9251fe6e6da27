import * as v from 'valibot';
import { guestLengths, guestLimits } from '#constants/wedding/lengths';
import { countSchema, instantSchema } from '../common';
import { type InvitationType, invitationTypes } from './invitation-types';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Answers to an invitation. */
export const rsvpAnswers = ['pending', 'attending', 'declined'] as const;
export type RsvpAnswer = (typeof rsvpAnswers)[number];

/** The parts of the wedding that an invitation takes in, in the order of the day. */
export const invitedParts: Readonly<Record<InvitationType, readonly InvitationType[]>> = {
  evening: ['evening'],
  day: ['day', 'evening'],
  ceremony: ['ceremony', 'day', 'evening'],
};

/** A guest's diet, apart from allergens. */
export const diets = ['vegetarian', 'vegan', 'pescatarian', 'halal', 'kosher', 'no-alcohol'] as const;
export type Diet = (typeof diets)[number];

/** The 14 allergens that food businesses in the UK and the EU must declare (Regulation 1169/2011, Annex II). */
export const allergens = [
  'celery',
  'crustaceans',
  'eggs',
  'fish',
  'gluten',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

/** `weddings/{id}/guests/{id}`. Source: S3-guest-01. */
export const guestSchema = v.object({
  /** Empty for a plus-one whose name is still to come. */
  name: text(guestLengths.name),
  /** Id of the group's head; null for a head and for a guest who is alone. */
  head: v.nullable(v.string()),
  /** For a head: name of the household on the envelope; empty while it is made from the names. */
  household: v.optional(text(guestLengths.household), ''),
  /** The couple's own sorting, "Tom's family"; empty for none. */
  category: v.optional(text(guestLengths.category), ''),
  contacts: v.object({
    email: v.optional(v.nullable(text(guestLengths.email)), null),
    phone: v.optional(v.nullable(text(guestLengths.phone)), null),
  }),
  address: v.optional(text(guestLengths.address), ''),
  location: v.optional(text(guestLengths.location), ''),
  /** Event id to answer; an event that is not there was not answered. */
  rsvp: v.optional(v.record(v.string(), v.picklist(rsvpAnswers)), {}),
  invitationType: v.optional(v.picklist(invitationTypes), 'day'),
  /** True for a plus-one: then `head` is the guest who brings them. */
  plusOne: v.optional(v.boolean(), false),
  child: v.optional(v.boolean(), false),
  /** Years, for children; null when unknown. */
  age: v.optional(v.nullable(v.pipe(countSchema, v.maxValue(guestLimits.childAge))), null),
  meal: v.optional(text(guestLengths.meal), ''),
  diets: v.optional(v.array(v.picklist(diets)), []),
  allergens: v.optional(v.array(v.picklist(allergens)), []),
  dietNotes: v.optional(text(guestLengths.dietNotes), ''),
  notes: v.optional(text(guestLengths.notes), ''),
  /** Id of the table; null while not seated. */
  table: v.optional(v.nullable(v.string()), null),
  createdAt: v.optional(v.nullable(instantSchema), null),
  updatedAt: v.optional(v.nullable(instantSchema), null),
});
export type Guest = v.InferOutput<typeof guestSchema>;

/** Returns true when a guest has no e-mail address, or only blanks. Source: S3-guest. */
export const lacksEmail = ({ contacts }: { contacts: { email?: string | null | undefined } }): boolean =>
  (contacts.email ?? '').trim() === '';
