import type { CountryCode } from '@posy/shared-contracts';
import type { BudgetInitForm } from '@posy/shared-contracts/forms';
import { usualCost } from '@posy/shared-contracts/rules';
import { averageGuests, monthPercent, proposalStep, seasonMonths, weekPercent } from '../items/figures';
import { templatesOf, usualGroups } from '../items/item-templates';

/** What a proposal is made from. */
export interface ProposalFacts {
  /** Guests of the day; 0 when the couple does not know. */
  guests: number;
  timeOfWeek: BudgetInitForm['timeOfWeek'];
  timeOfYear: BudgetInitForm['timeOfYear'];
  /** 1 to 12 where the month is known, else null. */
  month: number | null;
  country: CountryCode;
  /** Groups that are planned for. */
  groups: readonly string[];
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Per cent of a year's price: the month's where it is known and lies in the season, else the season's average. */
export const timeOfYearPercent = (timeOfYear: ProposalFacts['timeOfYear'], month: number | null): number => {
  const percentOf = (one: number): number => monthPercent[one - 1] ?? 100;
  if (timeOfYear === 'undecided') return month === null ? 100 : percentOf(month);
  const months: readonly number[] = seasonMonths[timeOfYear];
  return month !== null && months.includes(month) ? percentOf(month) : average(months.map(percentOf));
};

const shareOf = (groups: readonly string[]): number => templatesOf(groups).reduce((sum, { share }) => sum + share, 0);

/**
 * A budget for a couple who has none in mind, in minor units of the market's currency: what weddings with so many
 * guests usually come to in their market, at their time of year and week, for the groups they plan for.
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
