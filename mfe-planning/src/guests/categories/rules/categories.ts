import { guestLengths } from '@posy/shared-contracts/constants';
import { type GuestListEdit, updateGuests } from '#guests/rules/guest-edit';
import { type GuestItem, tidyName } from '#guests/rules/guest-item';

/** Puts guests into a category; an empty name removes them from theirs. */
export const categorise = (guests: readonly GuestItem[], category: string): GuestListEdit =>
  updateGuests(guests, () => ({ category: tidyName(category).slice(0, guestLengths.category) }));

/** Renames a category. The name of another category merges the two; an empty name deletes it. */
export const renameCategory = (guests: readonly GuestItem[], from: string, to: string): GuestListEdit =>
  categorise(
    guests.filter(({ category }) => category === from),
    to,
  );
