import type { GuestItem } from '#guests/rules/guest-item';
import type { ListedHousehold } from '#guests/rules/guest-view';

/** A line of the list: a household's name, or one of its guests. */
export type ListLine =
  | { kind: 'household'; key: string; listed: ListedHousehold }
  | { kind: 'guest'; key: string; guest: GuestItem; listed: ListedHousehold };

/** Returns the lines in the order of the list. A household of one guest has no line of its own. */
export const linesOf = (listed: readonly ListedHousehold[]): ListLine[] =>
  listed.flatMap((one): ListLine[] => {
    const guests = one.guests.map((guest): ListLine => ({ kind: 'guest', key: guest.id, guest, listed: one }));
    const isAlone = one.household.members.length === 1;
    return isAlone ? guests : [{ kind: 'household', key: `household-${one.household.id}`, listed: one }, ...guests];
  });
