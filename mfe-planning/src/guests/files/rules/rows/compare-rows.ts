import { allergens, diets } from '@posy/shared-contracts/entities';
import type { GuestFields } from '#guests/rules/guest-item';
import { type ColumnUse, companionOf, eventOf, type GuestRow, textLimits } from '../columns/guest-row';
import { plainWords } from '../values/plain-words';

/**
 * Fields that a merge fills when the list has no value. The household is no field: a merge moves nobody to another
 * household.
 */
export const mergeableFields = [
  'category',
  'email',
  'phone',
  'address',
  'location',
  'age',
  'meal',
  'diets',
  'allergens',
  'dietNotes',
  'notes',
  'rsvp',
] as const;
export type MergeableField = (typeof mergeableFields)[number];

const single = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns a field's text for comparison. A missing value counts as that of a new guest. */
const saying = (row: GuestRow, use: ColumnUse): string => {
  const event = eventOf(use);
  if (event !== null) return row.rsvp[event] ?? '';
  switch (use) {
    case 'firstName':
    case 'middleName':
    case 'lastName':
    case 'name':
      return single(row.name);
    case 'household':
    case 'plusOneOf':
      return plainWords(row[use]);
    case 'invitationType':
      return row.invitationType ?? 'day';
    case 'child':
      return String(row.child ?? false);
    case 'age':
      return String(row.age);
    case 'diets':
    case 'allergens':
      return row[use].join();
    case 'skip':
    case 'undecided':
    case 'title':
    case 'plusOne':
    case 'children':
    case 'headcount':
      return '';
    default:
      // The name of another person on the row is not the guest's.
      return companionOf(use) === null ? single(row[use as 'notes']) : '';
  }
};

/** Returns the same key for rows with equal values in every column that is used. */
export const sameKey = (row: GuestRow, uses: readonly ColumnUse[]): string =>
  JSON.stringify(uses.map((use) => saying(row, use)));

const isNothing = (value: GuestRow[MergeableField]): boolean =>
  value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** Joins both notes for the caterer, or returns the list's when they are equal or too long together. */
const bothNotes = (known: string, coming: string): string => {
  if (known === '' || coming === '') return known || coming;
  const both = `${known}, ${coming}`;
  return plainWords(known).includes(plainWords(coming)) || both.length > textLimits.dietNotes ? known : both;
};

/**
 * Returns a field's value after a merge. Diets and allergens are added up, so that no allergy is lost; otherwise the
 * list's value stays.
 */
const mergedValue = (field: MergeableField, known: GuestRow, coming: GuestRow): GuestRow[MergeableField] => {
  switch (field) {
    case 'diets':
      return diets.filter((diet) => known.diets.includes(diet) || coming.diets.includes(diet));
    case 'allergens':
      return allergens.filter((one) => known.allergens.includes(one) || coming.allergens.includes(one));
    case 'dietNotes':
      return bothNotes(known.dietNotes, coming.dietNotes);
    case 'rsvp':
      return { ...coming.rsvp, ...known.rsvp };
    default:
      return isNothing(known[field]) ? coming[field] : known[field];
  }
};

const plainOf = (value: unknown): string => (typeof value === 'string' ? plainWords(value) : JSON.stringify(value));

const isSame = (a: GuestRow[MergeableField], b: GuestRow[MergeableField]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the fields that a merge changes on the list. Only answers to events that `known` has not answered are merged.
 */
export const missingFields = (known: GuestRow, coming: GuestRow): MergeableField[] =>
  mergeableFields.filter((field) => {
    if (field === 'rsvp') return Object.keys(coming.rsvp).some((event) => known.rsvp[event] === undefined);
    return !isSame(mergedValue(field, known, coming), known[field]);
  });

/** A field in which a row differs from the list, and which a merge leaves unchanged. */
export type DifferentField = MergeableField | 'invitationType' | 'child';

/**
 * Returns the fields in which a row differs from the list while the list's value stays. The screen lists them, so that
 * nothing is left out unnoticed.
 */
export const differentFields = (known: GuestRow, coming: GuestRow): DifferentField[] => {
  const isAdded = new Set<DifferentField>(missingFields(known, coming));
  return ([...mergeableFields, 'invitationType', 'child'] as const).filter((field) => {
    if (isAdded.has(field) || field === 'diets' || field === 'allergens') return false;
    if (field === 'rsvp')
      return Object.entries(coming.rsvp).some(([event, answer]) => (known.rsvp[event] ?? answer) !== answer);
    if (field === 'dietNotes') return !plainWords(known.dietNotes).includes(plainWords(coming.dietNotes));
    const value = coming[field];
    return value !== null && value !== '' && plainOf(value) !== plainOf(known[field]);
  });
};

/** Fills the missing values of `known` from `coming`. */
export const mergeRows = (known: GuestRow, coming: GuestRow): GuestRow => ({
  ...known,
  ...Object.fromEntries(mergeableFields.map((field) => [field, mergedValue(field, known, coming)])),
});

/** Returns a row as a guest's fields; values that the file lacks are those of a new guest. */
export const fieldsOfRow = (row: GuestRow): GuestFields => ({
  name: row.name,
  category: row.category,
  contacts: { email: row.email === '' ? null : row.email, phone: row.phone === '' ? null : row.phone },
  address: row.address,
  location: row.location,
  invitationType: row.invitationType ?? 'day',
  child: row.child ?? false,
  age: row.child === true ? row.age : null,
  meal: row.meal,
  diets: [...row.diets],
  allergens: [...row.allergens],
  dietNotes: row.dietNotes,
  notes: row.notes,
  rsvp: { ...row.rsvp },
});

/** Returns the fields that a merge writes: only those that the list lacks. A guest with an age is a child. */
export const mergeFields = (known: GuestRow, coming: GuestRow): GuestFields => {
  const all = fieldsOfRow({ ...mergeRows(known, coming), child: coming.child ?? known.child });
  const fields: GuestFields = {};
  for (const field of missingFields(known, coming)) {
    if (field === 'email' || field === 'phone')
      fields.contacts = { ...fields.contacts, [field]: coming[field] } as NonNullable<GuestFields['contacts']>;
    else if (field === 'rsvp')
      fields.rsvp = Object.fromEntries(
        Object.entries(coming.rsvp).filter(([event]) => known.rsvp[event] === undefined),
      );
    else if (field === 'age') Object.assign(fields, { age: coming.age, child: true });
    else Object.assign(fields, { [field]: all[field] });
  }
  return fields;
};
