import type { CountryCode } from '@posy/shared-contracts';
import type { BudgetInitForm } from '@posy/shared-contracts/forms';
import { usualCost } from '@posy/shared-contracts/rules';
import { averageGuests, monthPercent, proposalStep, seasonMonths, weekPercent } from '../items/figures';
import { templatesOf, usualGroups } from '../items/item-templates';

/** The facts that a proposal is calculated from. */
export interface ProposalFacts {
  /** Number of day guests; 0 when the couple does not know. */
  guests: number;
  timeOfWeek: BudgetInitForm['timeOfWeek'];
  timeOfYear: BudgetInitForm['timeOfYear'];
  /** 1 to 12; null while the month is unknown. */
  month: number | null;
  country: CountryCode;
  /** The groups to plan for. */
  groups: readonly string[];
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns the per cent of a year's average price: the month's if it is known and lies in the season, else the season's
 * average.
 */
export const timeOfYearPercent = (timeOfYear: ProposalFacts['timeOfYear'], month: number | null): number => {
  const percentOf = (one: number): number => monthPercent[one - 1] ?? 100;
  if (timeOfYear === 'undecided') return month === null ? 100 : percentOf(month);
  const months: readonly number[] = seasonMonths[timeOfYear];
  return month !== null && months.includes(month) ? percentOf(month) : average(months.map(percentOf));
};

const shareOf = (groups: readonly string[]): number => templatesOf(groups).reduce((sum, { share }) => sum + share, 0);

/**
 * Proposes a budget for a couple that has none in mind, in minor units of the market's currency: the usual cost of a
 * wedding with this many guests in their market, at their time of year and week, for the groups they plan for.
 */
export const proposeBudget = (facts: ProposalFacts): number => {
  const guests = facts.guests === 0 ? averageGuests : facts.guests;
  const usual = usualCost(guests, facts.country)?.amount ?? 0;
  const percents = [
    timeOfYearPercent(facts.timeOfYear, facts.month),
    weekPercent[facts.timeOfWeek],
    (100 * shareOf(facts.groups)) / shareOf(usualGroups),
  ];
  const exact = percents.reduce((amount, percent) => (amount * percent) / 100, usual);
  return Math.round(exact / proposalStep) * proposalStep;
};
