import { updateGuests, type Edit } from '../rules/guest-edit';
import { tidyName, type GuestItem } from '../rules/guest-item';

/** Letters of a category's name at most. */
export const longestCategory = 80;

/** Sorts guests into a category; an empty name takes them out of theirs. */
export const categorise = (guests: readonly GuestItem[], category: string): Edit =>
  updateGuests(guests, () => ({ category: tidyName(category).slice(0, longestCategory) }));

/** Renames a category. A name that another one has merges the two; an empty one deletes it. */
export const renameCategory = (guests: readonly GuestItem[], from: string, to: string): Edit =>
  categorise(
    guests.filter(({ category }) => category === from),
    to,
  );
