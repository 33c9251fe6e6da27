import type { IntlShape } from 'react-intl';
import type { GuestItem } from '#guests/rules/guest-item';
import { lacksAddress } from '#guests/rules/guest-view';
import type { Household } from '#guests/rules/households';

/** Returns the line under a guest's name: the most important fact, or null. */
export const guestNote = (intl: IntlShape, guest: GuestItem, household: Household): string | null => {
  const say = (
    id: 'guests.note.head' | 'guests.note.plus-one' | 'guests.note.name-to-come' | 'guests.note.no-address',
  ) => intl.formatMessage({ id });
  if (guest.plusOne) return say(guest.name.trim() === '' ? 'guests.note.name-to-come' : 'guests.note.plus-one');
  if (guest.child) return intl.formatMessage({ id: 'guests.note.child' }, { age: guest.age ?? -1 });
  if (guest.id !== household.id) return null;
  if (lacksAddress(guest, household)) return say('guests.note.no-address');
  return household.members.length > 1 ? say('guests.note.head') : null;
};
