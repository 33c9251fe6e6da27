import type { CountryCode } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import { type BudgetInitForm, budgetInitFormSchema } from '@posy/shared-contracts/forms';
import { planningDay, usualCost } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { usualGroups } from '../items/item-templates';
import { proposeBudget } from './propose-budget';

/** What must be known of the wedding. */
type Facts = Pick<Wedding, 'budget' | 'guests' | 'date' | 'weddingDate' | 'dateChoice' | 'preferences' | 'l10n'>;

/** The answers as a form holds them while they are typed: null is empty. */
export const budgetAnswersSchema = v.object({
  ...budgetInitFormSchema.entries,
  budget: v.nullable(v.number()),
  guestsEstimate: v.nullable(v.number()),
  categories: v.array(v.string()),
});
export type BudgetAnswers = v.InferOutput<typeof budgetAnswersSchema>;

/** The preference under which the answers stand on the wedding. Source: S3-wedding-01. */
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

/** What the date says of the answers; undecided where the couple has not chosen. */
const fromDate = (wedding: Facts): Pick<BudgetAnswers, 'timeOfWeek' | 'timeOfYear' | 'year'> => {
  const day = planningDay(wedding);
  const choice = wedding.dateChoice ?? null;
  if (day === null)
    return { timeOfWeek: 'undecided', timeOfYear: choice?.season ?? 'undecided', year: choice?.year ?? null };
  const read = fromDay(day);
  // A day that only stands for a month or a season says nothing about the week.
  const isExact =
    wedding.date !== null || wedding.weddingDate != null || choice?.day != null || choice?.weekDay != null;
  return isExact ? read : { ...read, timeOfWeek: 'undecided' };
};

/** The answers that were given before; null when there are none that can be read. */
export const answersBefore = (wedding: Pick<Wedding, 'preferences'>): Partial<BudgetAnswers> | null => {
  const read = v.safeParse(v.partial(budgetAnswersSchema), wedding.preferences?.[budgetPreference] ?? null);
  return read.success ? read.output : null;
};

/** The groups of costs that a couple planned for with their budget; null while nobody has said. */
export const plannedGroups = (wedding: Pick<Wedding, 'preferences'>): readonly string[] | null =>
  answersBefore(wedding)?.categories ?? null;

/** The largest of what is known of how many come; null when nothing is. */
const largest = (counts: readonly (number | null | undefined)[]): number | null => {
  const most = Math.max(0, ...counts.map((count) => count ?? 0));
  return most === 0 ? null : most;
};

/** What the form begins with: the wedding as it stands, and the answers of before where it says nothing. */
export const firstAnswers = (wedding: Facts): BudgetAnswers => {
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
  wedding: Facts,
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

/** What weddings with so many guests usually come to, whenever they are: the figure that onboarding shows. Minor units. */
export const usualFor = ({ guestsEstimate }: BudgetAnswers, wedding: Facts): number =>
  usualCost(guestsEstimate ?? 0, wedding.l10n.country)?.amount ?? 0;

/** The answers as the contract's form has them; an empty budget takes the proposal. */
export const toForm = (answers: BudgetAnswers, wedding: Facts): Record<keyof BudgetInitForm, unknown> => ({
  ...answers,
  budget: answers.budget ?? proposalFor(answers, wedding),
  guestsEstimate: answers.guestsEstimate ?? 0,
});
