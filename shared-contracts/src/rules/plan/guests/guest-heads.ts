import type { Wedding } from '#entities';
import { guestTotals } from './guest-totals';

/** Number of guests that a wedding counts on: everybody on the list who has not declined. */
export interface Heads {
  /** Invited to the day. */
  day: number;
  /** Invited at all. */
  all: number;
}

/** Guest figures of the wedding's document, and the couple's own earlier estimate. */
export interface GuestFacts {
  count: number;
  estimate: number | null;
  /** Guests on the list who come for the evening only; 0 where they were never counted. */
  eveningOnly: number;
  /** Guests on the list who declined; 0 where they were never counted. */
  declined: number;
  /** Guests among `eveningOnly` who declined. */
  eveningDeclined: number;
  /** True when the couple's estimate counts until the list has as many; null while they were not asked. */
  usesEstimate: boolean | null;
}

/** The preference in which the couple says whether their guess counts for longer: its value `estimate`. */
export const headsPreference = 'budgetHeads';

const answerIn = (preferences: Wedding['preferences']): boolean | null => {
  const answer = preferences?.[headsPreference]?.['estimate'];
  return typeof answer === 'boolean' ? answer : null;
};

/** Returns the guest figures of a wedding; with another estimate if one is given. */
export const guestFacts = (
  wedding: Pick<Wedding, 'guests' | 'preferences'>,
  estimate: number | null = wedding.guests.estimate ?? null,
): GuestFacts => {
  const totals = guestTotals(wedding);
  return {
    count: wedding.guests.count,
    estimate,
    eveningOnly: totals?.evening ?? 0,
    declined: totals?.declined ?? 0,
    eveningDeclined: totals?.eveningDeclined ?? 0,
    usesEstimate: answerIn(wedding.preferences),
  };
};

/** Returns true when the list has begun and the couple's estimate is higher: then either may be counted. */
export const isListBegun = ({ count, estimate }: GuestFacts): boolean => count > 0 && (estimate ?? 0) > count;

/** Source of a count of heads: none, the couple's estimate, the guest list. */
export type HeadsSource = 'none' | 'estimate' | 'list';

/** Returns true when the estimate counts for now: while it is higher, unless the couple chose the list. */
export const countsEstimate = (facts: GuestFacts): boolean =>
  facts.count === 0 || (isListBegun(facts) && facts.usesEstimate !== false);

export const headsSource = (facts: GuestFacts): HeadsSource => {
  if (!countsEstimate(facts)) return 'list';
  return (facts.estimate ?? 0) > 0 ? 'estimate' : 'none';
};

/**
 * Returns the number of guests that count: the larger of the couple's own estimate and the guest list, because a list
 * that has barely begun would make one guest cost as much as ten; the list at once if they chose it. A guest for the
 * evening only is no guest of the day. A guest who declined counts nowhere, because nobody cooks for them; a guest who
 * has not answered counts, because a budget without them would be too small if they come. The estimate is of everybody
 * who is invited, so refusals are taken off it too: otherwise the figure would fall when the last guest is listed.
 */
export const headsOf = (facts: GuestFacts): Heads => {
  const { count, estimate, eveningOnly, declined, eveningDeclined } = facts;
  const invited = headsSource(facts) === 'list' ? count : (estimate ?? 0);
  const all = Math.max(0, invited - declined);
  const evening = Math.max(0, eveningOnly - eveningDeclined);
  return { day: Math.max(0, all - evening), all };
};

/**
 * Returns the number of a wedding's guests, for every figure, price, search or enquiry that needs one; 0 while unknown.
 * Nothing else reads `guests.count` and `guests.estimate` for that.
 */
export const weddingHeads = (wedding: Pick<Wedding, 'guests' | 'preferences'>): Heads => headsOf(guestFacts(wedding));
