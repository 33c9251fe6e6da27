import { joinEdits, noEdit } from '@posy/remote-kit/edits';
import { type GuestListEdit, updateGuests } from './guest-edit';
import type { GuestItem } from './guest-item';
import { type Household, householdOf, isUnnamed, successorOf } from './households';

/** The reason why a change was rejected; the screen has the sentence. */
export type MembershipFault = 'already-head' | 'no-name' | 'unknown-guest';

export type MembershipResult = { ok: true; edit: GuestListEdit } | { ok: false; fault: MembershipFault };

const done = (edit: GuestListEdit): MembershipResult => ({ ok: true, edit });

/** Makes a member the head of a household; everybody else, including the old head, points to the new one. */
const lead = ({ head, members }: Household, next: GuestItem): GuestListEdit =>
  updateGuests(members, (member) => {
    if (member.id !== next.id) return { head: next.id, ...(member.id === head.id && { household: '' }) };
    return { head: null, plusOne: false, household: head.household };
  });

/**
 * Makes a guest the head of their household. The guest must have a head: one without is a head already, or alone. A
 * plus-one must have a name first. The others then point to the new head. Source: S4-guest-group, S5-group-head-01.
 */
export const makeHead = (households: readonly Household[], guestId: string): MembershipResult => {
  const household = householdOf(households, guestId);
  const guest = household?.members.find(({ id }) => id === guestId);
  if (household === null || guest === undefined) return { ok: false, fault: 'unknown-guest' };
  if (guest.head === null) return { ok: false, fault: 'already-head' };
  if (isUnnamed(guest)) return { ok: false, fault: 'no-name' };
  return done(lead(household, guest));
};

/** Takes guests out of a household, each alone, with a new head if its head leaves. */
const leaveTogether = ({ head, members }: Household, leaving: readonly GuestItem[]): GuestListEdit => {
  const ids = new Set(leaving.map(({ id }) => id));
  const rest = members.filter(({ id }) => !ids.has(id));
  const next = ids.has(head.id) ? successorOf(rest) : head;
  if (next === null) return noEdit;
  return updateGuests(rest, (member) => {
    if (member.id !== next.id) return { head: next.id };
    return next.id === head.id ? {} : { head: null, plusOne: false, household: head.household };
  });
};

interface HouseholdSelection {
  household: Household;
  chosen: readonly GuestItem[];
}

/** Groups the selected guests by household. Unnamed plus-ones that would be left alone are selected too. */
const partsOf = (households: readonly Household[], guestIds: readonly string[]): HouseholdSelection[] => {
  const ids = new Set(guestIds);
  return households.flatMap((household) => {
    const chosen = household.members.filter(({ id }) => ids.has(id));
    if (chosen.length === 0) return [];
    const rest = household.members.filter(({ id }) => !ids.has(id));
    return [{ household, chosen: rest.every(isUnnamed) ? household.members : chosen }];
  });
};

/**
 * Returns the selected guests who can stand alone: unnamed plus-ones cannot, and a head does not leave only unnamed
 * plus-ones behind.
 */
const leaversOf = ({ household, chosen }: HouseholdSelection): GuestItem[] => {
  const named = chosen.filter((guest) => !isUnnamed(guest));
  const rest = household.members.filter((member) => !named.includes(member));
  return rest.length > 0 && rest.every(isUnnamed) ? named.filter(({ id }) => id !== household.id) : named;
};

/** Takes guests out of their households; each stands alone. A household whose head leaves gets a new one. */
export const leave = (households: readonly Household[], guestIds: readonly string[]): GuestListEdit =>
  joinEdits(
    ...partsOf(households, guestIds).flatMap((part) => [
      leaveTogether(part.household, leaversOf(part)),
      updateGuests(leaversOf(part), () => ({ head: null, plusOne: false, household: '' })),
    ]),
  );

/**
 * Moves guests into a household, except those already in it; the old household of a head gets a new one. Merging two
 * households moves all guests of one into the other.
 */
export const join = (
  households: readonly Household[],
  guestIds: readonly string[],
  householdId: string,
): GuestListEdit => {
  const coming = partsOf(households, guestIds).filter(({ household }) => household.id !== householdId);
  return joinEdits(
    ...coming.flatMap(({ household, chosen }) => [
      leaveTogether(household, chosen),
      updateGuests(chosen, () => ({ head: householdId, household: '' })),
    ]),
  );
};

/** Makes one household of the selected guests and chooses the likeliest head. */
export const bringTogether = (households: readonly Household[], guestIds: readonly string[]): GuestListEdit => {
  const parts = partsOf(households, guestIds);
  const chosen = parts.flatMap((part) => part.chosen);
  const head =
    parts.map(({ household }) => household.head).find(({ id }) => guestIds.includes(id)) ?? successorOf(chosen);
  if (head === null || chosen.length < 2) return noEdit;
  const stays = head.head === null;
  const others = chosen.filter(({ id }) => id !== head.id);
  return joinEdits(
    ...parts.map((part) => leaveTogether(part.household, part.chosen)),
    updateGuests(others, () => ({ head: head.id, household: '' })),
    stays ? noEdit : updateGuests([head], () => ({ head: null, plusOne: false, household: '' })),
  );
};

const removal = (guests: readonly GuestItem[]): GuestListEdit => ({
  changes: guests.map(({ id }) => ({ kind: 'delete', id })),
  undo: guests.map((guest) => ({ kind: 'restore', guest })),
});

/**
 * Removes guests. A household without its head gets a new one; unnamed plus-ones that would be left alone are removed
 * too.
 */
export const removeGuests = (households: readonly Household[], guestIds: readonly string[]): GuestListEdit =>
  joinEdits(
    ...partsOf(households, guestIds).flatMap(({ household, chosen }) => [
      leaveTogether(household, chosen),
      removal(chosen),
    ]),
  );
