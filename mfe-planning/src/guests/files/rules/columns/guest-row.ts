import { guestLengths } from '@posy/shared-contracts/constants';
import type { Allergen, Diet, InvitationType, RsvpAnswer } from '@posy/shared-contracts/entities';

/** A guest as a row of a file: without ids, so that a file can be made on one list and read into another. */
export interface GuestRow {
  name: string;
  /** What the household is called, or the name of its head; empty for somebody alone. */
  household: string;
  /** For a plus-one the name of who brings them; empty for everybody else. */
  plusOneOf: string;
  category: string;
  email: string;
  phone: string;
  address: string;
  location: string;
  /** Null where the file says nothing. */
  invitationType: InvitationType | null;
  child: boolean | null;
  age: number | null;
  meal: string;
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  dietNotes: string;
  notes: string;
  /** By the event's id. Who has not answered is not in it. */
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

/** Fields of plain text, and how long each may be. As `guestSchema` has it. */
export const textLimits = {
  ...guestLengths,
  /** A guest's name. */
  plusOneOf: guestLengths.name,
} as const;
export type TextField = keyof typeof textLimits;

/** What a column of a file may hold, in the order in which a file is written. First and last name make a name. */
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

/** What a column may say beside a guest's fields: parts of their name, and who else is on the row. */
export const rowFields = ['title', 'middleName', 'plusOne', 'children', 'headcount'] as const;
export type RowField = (typeof rowFields)[number];

/** The parts of a name that a second person on a row has columns for. */
export const nameParts = ['name', 'firstName', 'lastName'] as const;
export type NamePart = (typeof nameParts)[number];

/** What a column is taken for: a field, the name of somebody else on the row, the answers to an event, left out, or not decided. */
export type ColumnUse =
  | ColumnField
  | RowField
  | `companion:${number}:${NamePart}`
  | `rsvp:${string}`
  | 'skip'
  | 'undecided';

/** The event whose answers a column holds, or null. */
export const eventOf = (use: ColumnUse): string | null => (use.startsWith('rsvp:') ? use.slice(5) : null);

/** Whose name a column holds beside the guest's own, counted from 1, and which part of it; null for any other column. */
export const companionOf = (use: ColumnUse): { number: number; part: NamePart } | null => {
  const [, number, part] = /^companion:(\d+):(\w+)$/.exec(use) ?? [];
  return number === undefined ? null : { number: Number(number), part: part as NamePart };
};
