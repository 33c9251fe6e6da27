import type { CountryCode } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import { type BudgetInitForm, budgetInitFormSchema } from '@posy/shared-contracts/forms';
import { planningDay, usualCost } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { usualGroups } from '../items/item-templates';
import { proposeBudget } from './propose-budget';

/** The fields of the wedding that the answers are read from. */
type BudgetFacts = Pick<Wedding, 'budget' | 'guests' | 'date' | 'weddingDate' | 'dateChoice' | 'preferences' | 'l10n'>;

/** The answers as a form edits them: null for an empty field. */
export const budgetAnswersSchema = v.object({
  ...budgetInitFormSchema.entries,
  budget: v.nullable(v.number()),
  guestsEstimate: v.nullable(v.number()),
  categories: v.array(v.string()),
});
export type BudgetAnswers = v.InferOutput<typeof budgetAnswersSchema>;

/** The preference under which the wedding stores the answers. Source: S3-wedding-01. */
export const budgetPreference = 'budget';

const weekday = 1;
const timesOfWeek = ['weekday', 'weekday', 'weekday', 'weekday', 'friday', 'saturday', 'sunday'] as const;
const timesOfYear = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
] as const;

const fromDay = (day: string): Pick<BudgetAnswers, 'timeOfWeek' | 'timeOfYear' | 'year'> => {
  const { weekday: onWeek, month, year } = DateTime.fromISO(day, { zone: 'utc' });
  return {
    timeOfWeek: timesOfWeek[onWeek - weekday] ?? 'undecided',
    timeOfYear: timesOfYear[month - 1] ?? 'undecided',
    year,
  };
};

/** Derives answers from the wedding's date; undecided where the couple has not chosen. */
const fromDate = (wedding: BudgetFacts): Pick<BudgetAnswers, 'timeOfWeek' | 'timeOfYear' | 'year'> => {
  const day = planningDay(wedding);
  const choice = wedding.dateChoice ?? null;
  if (day === null)
    return { timeOfWeek: 'undecided', timeOfYear: choice?.season ?? 'undecided', year: choice?.year ?? null };
  const read = fromDay(day);
  // A day that only represents a month or a season says nothing about the weekday.
  const isExact =
    wedding.date !== null || wedding.weddingDate != null || choice?.day != null || choice?.weekDay != null;
  return isExact ? read : { ...read, timeOfWeek: 'undecided' };
};

/** Returns the stored answers; null when there are none or they are invalid. */
export const answersBefore = (wedding: Pick<Wedding, 'preferences'>): Partial<BudgetAnswers> | null => {
  const read = v.safeParse(v.partial(budgetAnswersSchema), wedding.preferences?.[budgetPreference] ?? null);
  return read.success ? read.output : null;
};

/** Returns the groups that the couple chose for their budget; null while they have not chosen. */
export const plannedGroups = (wedding: Pick<Wedding, 'preferences'>): readonly string[] | null =>
  answersBefore(wedding)?.categories ?? null;

/** Returns the largest of the known guest counts; null when none is known. */
const largest = (counts: readonly (number | null | undefined)[]): number | null => {
  const most = Math.max(0, ...counts.map((count) => count ?? 0));
  return most === 0 ? null : most;
};

/** Returns the form's first values: from the wedding, else from the stored answers. */
export const firstAnswers = (wedding: BudgetFacts): BudgetAnswers => {
  const before = answersBefore(wedding);
  const { count, estimate } = wedding.guests;
  return {
    ...fromDate(wedding),
    budget: wedding.budget === 0 ? null : wedding.budget,
    guestsEstimate: largest([count, estimate ?? before?.guestsEstimate]),
    categories: before?.categories ?? [...usualGroups],
  };
};

/** The budget that we would propose for the answers, in minor units. */
export const proposalFor = (
  { guestsEstimate, timeOfWeek, timeOfYear, categories }: BudgetAnswers,
  wedding: BudgetFacts,
): number => {
  const day = planningDay(wedding);
  return proposeBudget({
    guests: guestsEstimate ?? 0,
    timeOfWeek,
    timeOfYear,
    month: day === null ? null : Number(day.slice(5, 7)),
    country: wedding.l10n.country satisfies CountryCode,
    groups: categories,
  });
};

/**
 * Returns the usual cost of a wedding with this many guests, at any time of the year: the figure that onboarding shows.
 * Minor units.
 */
export const usualFor = ({ guestsEstimate }: BudgetAnswers, wedding: BudgetFacts): number =>
  usualCost(guestsEstimate ?? 0, wedding.l10n.country)?.amount ?? 0;

/** Returns the answers in the shape of the contract's form; an empty budget takes the proposal. */
export const toForm = (answers: BudgetAnswers, wedding: BudgetFacts): Record<keyof BudgetInitForm, unknown> => ({
  ...answers,
  budget: answers.budget ?? proposalFor(answers, wedding),
  guestsEstimate: answers.guestsEstimate ?? 0,
});
