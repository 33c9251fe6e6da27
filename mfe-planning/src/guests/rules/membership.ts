import { joinEdits, noEdit } from '@posy/remote-kit/edits';
import { type Edit, updateGuests } from './guest-edit';
import type { GuestItem } from './guest-item';
import { type Household, householdOf, isUnnamed, successorOf } from './households';

/** Why something was not done; the screen has the sentence. */
export type MembershipFault = 'already-head' | 'no-name' | 'unknown-guest';

export type Outcome = { ok: true; edit: Edit } | { ok: false; fault: MembershipFault };

const done = (edit: Edit): Outcome => ({ ok: true, edit });

/** Makes one of its members the head of a household; everybody else, the old head too, points to the new one. */
const lead = ({ head, members }: Household, next: GuestItem): Edit =>
  updateGuests(members, (member) => {
    if (member.id !== next.id) return { head: next.id, ...(member.id === head.id && { household: '' }) };
    return { head: null, plusOne: false, household: head.household };
  });

/**
 * Makes a guest the head of their household. Requires that the guest has a head: who has none is a head already, or
 * alone. A plus-one has to be named first. The others then point to the new head. Source: S4-guest-group, S5-group-head-01.
 */
export const makeHead = (households: readonly Household[], guestId: string): Outcome => {
  const household = householdOf(households, guestId);
  const guest = household?.members.find(({ id }) => id === guestId);
  if (household === null || guest === undefined) return { ok: false, fault: 'unknown-guest' };
  if (guest.head === null) return { ok: false, fault: 'already-head' };
  if (isUnnamed(guest)) return { ok: false, fault: 'no-name' };
  return done(lead(household, guest));
};

/** The edit by which these leave their household, each on their own, with a successor where the head goes. */
const leaveTogether = ({ head, members }: Household, leaving: readonly GuestItem[]): Edit => {
  const ids = new Set(leaving.map(({ id }) => id));
  const rest = members.filter(({ id }) => !ids.has(id));
  const next = ids.has(head.id) ? successorOf(rest) : head;
  if (next === null) return noEdit;
  return updateGuests(rest, (member) => {
    if (member.id !== next.id) return { head: next.id };
    return next.id === head.id ? {} : { head: null, plusOne: false, household: head.household };
  });
};

interface Part {
  household: Household;
  chosen: readonly GuestItem[];
}

/** The chosen guests by household. Where only unnamed plus-ones would be left, they are chosen too. */
const partsOf = (households: readonly Household[], guestIds: readonly string[]): Part[] => {
  const ids = new Set(guestIds);
  return households.flatMap((household) => {
    const chosen = household.members.filter(({ id }) => ids.has(id));
    if (chosen.length === 0) return [];
    const rest = household.members.filter(({ id }) => !ids.has(id));
    return [{ household, chosen: rest.every(isUnnamed) ? household.members : chosen }];
  });
};

/** Of the chosen, who can stand alone: unnamed plus-ones cannot, and a head does not leave only them behind. */
const leaversOf = ({ household, chosen }: Part): GuestItem[] => {
  const named = chosen.filter((guest) => !isUnnamed(guest));
  const rest = household.members.filter((member) => !named.includes(member));
  return rest.length > 0 && rest.every(isUnnamed) ? named.filter(({ id }) => id !== household.id) : named;
};

/** Takes guests out of their households; each stands alone. Whose head leaves gets a new one. */
export const leave = (households: readonly Household[], guestIds: readonly string[]): Edit =>
  joinEdits(
    ...partsOf(households, guestIds).flatMap((part) => [
      leaveTogether(part.household, leaversOf(part)),
      updateGuests(leaversOf(part), () => ({ head: null, plusOne: false, household: '' })),
    ]),
  );

/**
 * Brings guests into a household, those who are there already aside; a head who comes leaves their old household to a
 * successor. Merging two households is bringing all of one into the other.
 */
export const join = (households: readonly Household[], guestIds: readonly string[], householdId: string): Edit => {
  const coming = partsOf(households, guestIds).filter(({ household }) => household.id !== householdId);
  return joinEdits(
    ...coming.flatMap(({ household, chosen }) => [
      leaveTogether(household, chosen),
      updateGuests(chosen, () => ({ head: householdId, household: '' })),
    ]),
  );
};

/** Makes one household of the chosen guests, the likeliest of them its head. */
export const bringTogether = (households: readonly Household[], guestIds: readonly string[]): Edit => {
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

const removal = (guests: readonly GuestItem[]): Edit => ({
  changes: guests.map(({ id }) => ({ kind: 'delete', id })),
  undo: guests.map((guest) => ({ kind: 'restore', guest })),
});

/**
 * Removes guests. A household whose head goes gets a successor; where only unnamed plus-ones would be left, they go too.
 */
export const removeGuests = (households: readonly Household[], guestIds: readonly string[]): Edit =>
  joinEdits(
    ...partsOf(households, guestIds).flatMap(({ household, chosen }) => [
      leaveTogether(household, chosen),
      removal(chosen),
    ]),
  );
