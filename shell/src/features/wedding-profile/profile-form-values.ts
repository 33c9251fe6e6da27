import { type Wedding, weddingSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import type { ProfileChange } from './changes/profile-changes';
import { placeOf, type TypedPlace, typedPlace } from './place/typed-place';

/** The values of the profile's form. Money in minor units. */
export interface ProfileValues {
  names: [string, string];
  place: TypedPlace;
  guests: number | null;
  budget: number | null;
}

/** The typed and unsaved values: only differences are stored, so that changes from other devices show beside them. */
export const profileDraftSchema = v.partial(
  v.object({
    names: v.tuple([v.string(), v.string()]),
    place: v.object({ text: v.string(), known: weddingSchema.entries.location }),
    guests: v.nullable(v.number()),
    budget: v.nullable(v.number()),
  }),
);
export type ProfileDraft = v.InferOutput<typeof profileDraftSchema>;

/** Returns the form's values for the wedding; a budget of 0 counts as missing. */
export const valuesOf = ({ partners, location, guests, budget }: Wedding): ProfileValues => ({
  names: [partners[0] ?? '', partners[1] ?? ''],
  place: typedPlace(location),
  guests: guests.estimate ?? null,
  budget: budget === 0 ? null : budget,
});

/** Returns the form's values with the draft applied. */
export const withDraft = (values: ProfileValues, draft: ProfileDraft): ProfileValues => ({
  names: draft.names ?? values.names,
  place: draft.place ?? values.place,
  guests: draft.guests === undefined ? values.guests : draft.guests,
  budget: draft.budget === undefined ? values.budget : draft.budget,
});

const namesOf = (names: readonly string[]): string[] => names.map((name) => name.trim()).filter((name) => name !== '');

/** Returns the form's changes to the wedding; untouched fields are left to other members. */
export const changesOf = (wedding: Wedding, draft: ProfileDraft): ProfileChange[] => {
  const changes: ProfileChange[] = [];
  const partners = draft.names === undefined ? wedding.partners : namesOf(draft.names);
  if (partners.join('\n') !== wedding.partners.join('\n')) changes.push({ kind: 'names', partners });
  const location = draft.place === undefined ? wedding.location : placeOf(draft.place, wedding.l10n.country);
  if (JSON.stringify(location) !== JSON.stringify(wedding.location)) changes.push({ kind: 'location', location });
  const estimate = draft.guests === undefined ? (wedding.guests.estimate ?? null) : draft.guests;
  if (estimate !== (wedding.guests.estimate ?? null)) changes.push({ kind: 'guests', estimate });
  const budget = draft.budget === undefined ? wedding.budget : (draft.budget ?? 0);
  if (budget !== wedding.budget) changes.push({ kind: 'budget', budget });
  return changes;
};
