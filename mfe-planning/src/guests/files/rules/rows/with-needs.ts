import { allergens, diets } from '@posy/shared-contracts/entities';
import type { GuestRow } from '../columns/guest-row';
import { type Needs, needsAmong, needsOfNote } from '../values/read-needs';

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

/**
 * Divides a name from the needs behind it, which it also returns as they are written; null when none stand there. Other
 * words in the brackets remain with the name.
 */
export const needsBehindName = (text: string): { name: string; needs: Needs; typed: string } | null => {
  const { name, inside, behind } = behindName.exec(text)?.groups ?? {};
  const found = needsAmong(inside ?? behind ?? '');
  if (name === undefined || found === null || (inside === undefined && found.others !== '')) return null;
  return { name: found.others === '' ? name : `${name} (${found.others})`, needs: found.needs, typed: found.written };
};

/** Takes the needs that stand behind a name out of it, into the guest's needs. */
export const withNeedsBehindName = (guest: GuestRow): GuestRow => {
  const found = needsBehindName(guest.name);
  return found === null ? guest : withNeeds({ ...guest, name: found.name }, found.needs);
};

/** Adds the needs that a guest's notes state: “allergic to peanuts”, “vegan”. The notes stay as they are. */
export const withNeedsOfNotes = (guest: GuestRow): GuestRow => withNeeds(guest, needsOfNote(guest.notes));
