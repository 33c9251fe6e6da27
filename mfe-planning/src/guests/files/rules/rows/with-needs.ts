import { allergens, diets } from '@posy/shared-contracts/entities';
import type { GuestRow } from '../columns/guest-row';
import { type Needs, needsOfNote, readNeeds, saysOnlyNeeds } from '../values/read-needs';

/** Returns a row with these needs added to its own; an existing note is not repeated. */
export const withNeeds = (guest: GuestRow, needs: Needs): GuestRow => ({
  ...guest,
  diets: diets.filter((diet) => guest.diets.includes(diet) || needs.diets.includes(diet)),
  allergens: allergens.filter((one) => guest.allergens.includes(one) || needs.allergens.includes(one)),
  dietNotes: [guest.dietNotes, guest.dietNotes.includes(needs.rest) ? '' : needs.rest]
    .filter((note) => note !== '')
    .join(', '),
});

/** “Ada (nut allergy)”, “Kim - coeliac”: a name and the words behind it. */
const behindName = /^(?<name>[^()]+?)(?:\s*\((?<inside>[^()]+)\)|\s+[-–—:]\s(?<behind>[^()]+))$/u;

/** Takes the needs that stand behind a name out of it, into the guest's needs. */
export const withNeedsBehindName = (guest: GuestRow): GuestRow => {
  const { name, inside, behind } = behindName.exec(guest.name)?.groups ?? {};
  const said = inside ?? behind;
  return name === undefined || said === undefined || !saysOnlyNeeds(said)
    ? guest
    : withNeeds({ ...guest, name }, readNeeds(said));
};

/** Adds the needs that a guest's notes state: “allergic to peanuts”, “vegan”. The notes stay as they are. */
export const withNeedsOfNotes = (guest: GuestRow): GuestRow => withNeeds(guest, needsOfNote(guest.notes));
