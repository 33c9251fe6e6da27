import type { GuestItem } from './guest-item';
import type { Household } from './households';

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(b);
  return Object.keys(a).length === keys.length && keys.every((key) => isEqual(a[key], b[key]));
};

/** The new list with the old objects wherever nothing changed, so that only rows that changed are drawn again. */
export const keepGuests = (before: readonly GuestItem[], after: readonly GuestItem[]): GuestItem[] => {
  const known = new Map(before.map((guest) => [guest.id, guest]));
  return after.map((guest) => {
    const old = known.get(guest.id);
    return old !== undefined && isEqual(old, guest) ? old : guest;
  });
};

/** The same for households, whose members were kept by `keepGuests`. */
export const keepHouseholds = (before: readonly Household[], after: readonly Household[]): Household[] => {
  const known = new Map(before.map((household) => [household.id, household]));
  return after.map((household) => {
    const old = known.get(household.id);
    const isSame =
      old !== undefined &&
      old.members.length === household.members.length &&
      old.members.every((member, index) => member === household.members[index]);
    return isSame ? old : household;
  });
};
