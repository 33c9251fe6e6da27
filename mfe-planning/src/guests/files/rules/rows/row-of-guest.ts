import { allergens, diets } from '@posy/shared-contracts/entities';
import { type GuestItem, tidyName } from '#guests/rules/guest-item';
import type { Household } from '#guests/rules/households';
import type { GuestRow } from '../columns/guest-row';

/**
 * Returns the name of a household in a file: the couple's, else the head's name, which an import understands. A guest
 * alone needs none.
 */
export const householdLabel = ({ head, members }: Household): string => {
  const given = tidyName(head.household);
  if (given !== '') return given;
  return members.length > 1 ? tidyName(head.name) : '';
};

const answersOf = (guest: GuestItem): GuestRow['rsvp'] =>
  Object.fromEntries(Object.entries(guest.rsvp).filter(([, answer]) => answer !== 'pending'));

/** A guest as a row of a file. */
export const rowOfGuest = (guest: GuestItem, household: Household): GuestRow => ({
  name: tidyName(guest.name),
  household: householdLabel(household),
  plusOneOf: guest.plusOne && guest.id !== household.head.id ? tidyName(household.head.name) : '',
  category: guest.category.trim(),
  email: guest.contacts.email?.trim() ?? '',
  phone: guest.contacts.phone?.trim() ?? '',
  address: guest.address.trim(),
  location: guest.location.trim(),
  invitationType: guest.invitationType,
  child: guest.child,
  age: guest.child ? guest.age : null,
  meal: guest.meal.trim(),
  diets: diets.filter((diet) => guest.diets.includes(diet)),
  allergens: allergens.filter((allergen) => guest.allergens.includes(allergen)),
  dietNotes: guest.dietNotes.trim(),
  notes: guest.notes.trim(),
  rsvp: answersOf(guest),
});

/** A guest of the list with every value that a file can hold. */
export interface ListedGuest {
  guest: GuestItem;
  household: Household;
  row: GuestRow;
}

/** Every guest of a list as rows, household by household. */
export const listedGuests = (households: readonly Household[]): ListedGuest[] =>
  households.flatMap((household) =>
    household.members.map((guest) => ({ guest, household, row: rowOfGuest(guest, household) })),
  );
