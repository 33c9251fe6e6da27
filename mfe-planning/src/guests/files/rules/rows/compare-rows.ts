import { allergens, diets } from '@posy/shared-contracts/entities';
import type { GuestFields } from '#guests/rules/guest-item';
import { type ColumnUse, companionOf, eventOf, type GuestRow, textLimits } from '../columns/guest-row';
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
      // Somebody else's name on the row says nothing of the guest.
      return companionOf(use) === null ? single(row[use as 'notes']) : '';
  }
};

/** Two rows with the same key say the same in every column that is used. */
export const sameKey = (row: GuestRow, uses: readonly ColumnUse[]): string =>
  JSON.stringify(uses.map((use) => saying(row, use)));

const isNothing = (value: GuestRow[MergeableField]): boolean =>
  value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** Both notes for the caterer, or the one that is there when they say the same or do not fit. */
const bothNotes = (known: string, coming: string): string => {
  if (known === '' || coming === '') return known || coming;
  const both = `${known}, ${coming}`;
  return plainWords(known).includes(plainWords(coming)) || both.length > textLimits.dietNotes ? known : both;
};

/**
 * What the list has in a field once a row is merged. What somebody must not eat is added up, so that no allergy is lost;
 * elsewhere the list keeps what it has.
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

/** The fields in which merging changes the list. Of answers those to events that `known` has not answered. */
export const missingFields = (known: GuestRow, coming: GuestRow): MergeableField[] =>
  mergeableFields.filter((field) => {
    if (field === 'rsvp') return Object.keys(coming.rsvp).some((event) => known.rsvp[event] === undefined);
    return !isSame(mergedValue(field, known, coming), known[field]);
  });

/** A field of which a row says something else than the list, which merging leaves as the list has it. */
export type DifferentField = MergeableField | 'invitationType' | 'child';

/** Where a row says something else than the list, and the list would stay: told, so that nothing is left out in silence. */
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

/** `known` with what it lacks from `coming`. */
export const mergeRows = (known: GuestRow, coming: GuestRow): GuestRow => ({
  ...known,
  ...Object.fromEntries(mergeableFields.map((field) => [field, mergedValue(field, known, coming)])),
});

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
