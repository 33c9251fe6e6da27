import type { GuestFields } from '#guests/rules/guest-item';
import { type ColumnUse, eventOf, type GuestRow } from '../columns/guest-row';
import { plainWords } from '../values/plain-words';

/** Fields that a merge fills where the list has nothing. The household is no field: who belongs where is not merged. */
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

/** What a field says, to compare by. What a file leaves open counts as what a new guest would have. */
const saying = (row: GuestRow, use: ColumnUse): string => {
  const event = eventOf(use);
  if (event !== null) return row.rsvp[event] ?? '';
  switch (use) {
    case 'firstName':
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
      return '';
    default:
      return single(row[use as 'notes']);
  }
};

/** Two rows with the same key say the same in every column that is used. */
export const sameKey = (row: GuestRow, uses: readonly ColumnUse[]): string =>
  JSON.stringify(uses.map((use) => saying(row, use)));

const isNothing = (value: GuestRow[MergeableField]): boolean =>
  value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields that `coming` has and `known` has not. Of answers those to events that `known` has not answered. */
export const missingFields = (known: GuestRow, coming: GuestRow): MergeableField[] =>
  mergeableFields.filter((field) => {
    if (field === 'rsvp') return Object.keys(coming.rsvp).some((event) => known.rsvp[event] === undefined);
    return isNothing(known[field]) && !isNothing(coming[field]);
  });

/** `known` with what it lacks from `coming`. */
export const mergeRows = (known: GuestRow, coming: GuestRow): GuestRow => {
  const added = missingFields(known, coming).map((field) => [field, coming[field]] as const);
  return { ...known, ...Object.fromEntries(added), rsvp: { ...coming.rsvp, ...known.rsvp } };
};

/** A row as fields of a guest; where the file says nothing, the fields of somebody of whom nothing is known. */
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

/** What a merge writes of a guest: only what the list lacks. A guest with an age is a child. */
export const mergeFields = (known: GuestRow, coming: GuestRow): GuestFields => {
  const all = fieldsOfRow({ ...coming, child: coming.child ?? known.child });
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
