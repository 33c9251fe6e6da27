import type { BudgetInitForm } from '@posy/shared-contracts/forms';

type TimeOfWeek = BudgetInitForm['timeOfWeek'];

/** Number of guests assumed for a couple without an estimate: the average of day guests. */
export const averageGuests = 78;

/**
 * A month's prices in per cent of a year's, January first. June is high and January about 30 % lower (77 is 70 % of
 * 110); the months between are our assumption, a smooth year with a small rise in December.
 */
export const monthPercent: readonly number[] = [77, 80, 88, 95, 105, 110, 110, 108, 105, 98, 86, 90];

/** Months of a season, 1 to 12. */
export const seasonMonths = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
} as const;

/**
 * A weekday's prices in per cent of a Saturday's. Saturday is the highest; the others are our assumption, after the
 * usual steps of venues' price lists. Undecided plans for a Saturday, which most choose.
 */
export const weekPercent: Readonly<Record<TimeOfWeek, number>> = {
  saturday: 100,
  friday: 92,
  sunday: 90,
  weekday: 82,
  undecided: 100,
};

/** Half of the venue's share goes to a marquee where there is one: an assumption, as fields are let more cheaply than halls. */
export const marqueeShareOfVenue = 50;

/** A proposed budget is a multiple of this, in minor units. */
export const proposalStep = 10_000;

/**
 * Plausible prices for one guest, in whole units of the market's currency. A first figure outside this range is written
 * as a fixed sum, and the rest of a large budget with few guests goes to the reserve. An assumption, wide on purpose:
 * caterers' price lists lie between a third and two thirds of it.
 */
export const pricesForOne: Readonly<Record<string, { least: number; most: number }>> = {
  dinner: { least: 8, most: 180 },
  drinks: { least: 2, most: 60 },
  'evening-food': { least: 1, most: 40 },
  invitations: { least: 0.3, most: 15 },
  'on-the-day-stationery': { least: 0.2, most: 12 },
};
