import { allergens, diets } from '@posy/shared-contracts/entities';
import type { GuestRow } from '../columns/guest-row';
import { needsBehindName } from '../values/needs-behind-name';
import { type Needs, needsOfNote } from '../values/read-needs';

/** Returns a row with these needs added to its own; an existing note is not repeated. */
export const withNeeds = (guest: GuestRow, needs: Needs): GuestRow => ({
  ...guest,
  diets: diets.filter((diet) => guest.diets.includes(diet) || needs.diets.includes(diet)),
  allergens: allergens.filter((one) => guest.allergens.includes(one) || needs.allergens.includes(one)),
  dietNotes: [guest.dietNotes, guest.dietNotes.includes(needs.rest) ? '' : needs.rest]
    .filter((note) => note !== '')
    .join(', '),
});

/** Takes the needs that stand behind a name out of it, into the guest's needs. */
export const withNeedsBehindName = (guest: GuestRow): GuestRow => {
  const found = needsBehindName(guest.name);
  return found === null ? guest : withNeeds({ ...guest, name: found.name }, found.needs);
};

/** Adds the needs that a guest's notes state: “allergic to peanuts”, “vegan”. The notes stay as they are. */
export const withNeedsOfNotes = (guest: GuestRow): GuestRow => withNeeds(guest, needsOfNote(guest.notes));
