import { guestLengths } from '@posy/shared-contracts/constants';
import type { Allergen, Diet, InvitationType, RsvpAnswer } from '@posy/shared-contracts/entities';

/** A guest as a row of a file: without ids, so that a file of one list can be imported into another. */
export interface GuestRow {
  name: string;
  /** The household's name, or the name of its head; empty for somebody alone. */
  household: string;
  /** The name of the person who brings a plus-one; empty for everybody else. */
  plusOneOf: string;
  category: string;
  email: string;
  phone: string;
  address: string;
  location: string;
  /** Null when the file does not say. */
  invitationType: InvitationType | null;
  child: boolean | null;
  age: number | null;
  meal: string;
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  dietNotes: string;
  notes: string;
  /** By the event's id. An event without an answer is missing. */
  rsvp: Readonly<Record<string, RsvpAnswer>>;
}

export const emptyRow: GuestRow = {
  name: '',
  household: '',
  plusOneOf: '',
  category: '',
  email: '',
  phone: '',
  address: '',
  location: '',
  invitationType: null,
  child: null,
  age: null,
  meal: '',
  diets: [],
  allergens: [],
  dietNotes: '',
  notes: '',
  rsvp: {},
};

/** Text fields and their maximum lengths, as in `guestSchema`. */
export const textLimits = {
  ...guestLengths,
  /** Holds a guest's name. */
  plusOneOf: guestLengths.name,
} as const;
export type TextField = keyof typeof textLimits;

/** The fields that a column may hold, in the order of an exported file. First and last name together make a name. */
export const columnFields = [
  'name',
  'firstName',
  'lastName',
  'household',
  'plusOneOf',
  'category',
  'email',
  'phone',
  'address',
  'location',
  'invitationType',
  'child',
  'age',
  'meal',
  'diets',
  'allergens',
  'dietNotes',
  'notes',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** Content of a column besides a guest's fields: parts of the name, and other people on the row. */
export const rowFields = ['title', 'middleName', 'plusOne', 'children', 'headcount'] as const;
export type RowField = (typeof rowFields)[number];

/** Columns of a second person on a row: the parts of a name, and diets and allergies. */
export const companionParts = ['name', 'firstName', 'lastName', 'needs'] as const;
export type CompanionPart = (typeof companionParts)[number];

/**
 * The content of a column: a field, a value of another person on the row, the answers to an event, left out, or
 * undecided.
 */
export type ColumnUse =
  | ColumnField
  | RowField
  | `companion:${number}:${CompanionPart}`
  | `rsvp:${string}`
  | 'skip'
  | 'undecided';

/** The event whose answers a column holds, or null. */
export const eventOf = (use: ColumnUse): string | null => (use.startsWith('rsvp:') ? use.slice(5) : null);

/**
 * Returns which further person of the row a column is about, counted from 1, and the part of it; null for other columns.
 */
export const companionOf = (use: ColumnUse): { number: number; part: CompanionPart } | null => {
  const [, number, part] = /^companion:(\d+):(\w+)$/.exec(use) ?? [];
  return number === undefined ? null : { number: Number(number), part: part as CompanionPart };
};
