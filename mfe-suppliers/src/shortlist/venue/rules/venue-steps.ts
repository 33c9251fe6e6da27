import { datePickerDateSchema, supplierCategories } from '@posy/shared-contracts/entities';
import { emptyDate } from '@posy/shared-contracts/forms';
import * as v from 'valibot';

/** The steps of the venue confirmation popup. Source: S4-venue-popup-01 to S4-venue-popup-08. */
export const venueSteps = [
  'intro',
  'venueSelect',
  'supplierInterest',
  'lostLead',
  'weddingMonth',
  'weddingYear',
  'weddingDay',
  'customSupplier',
] as const;
export type VenueStep = (typeof venueSteps)[number];

/** Source: S4-venue-popup-09. */
export const venueAnswers = ['yes', 'no', 'unselected'] as const;
export type VenueAnswer = (typeof venueAnswers)[number];

/** The reasons against a venue. */
export const lostReasons = ['price', 'date', 'distance', 'size', 'feeling'] as const;
export type LostReason = (typeof lostReasons)[number];

/** A supplier of the directory in the form of a shortlist's entry. */
const foundSchema = v.object({
  id: v.string(),
  type: v.picklist(supplierCategories),
  slug: v.string(),
  name: v.string(),
  publicId: v.string(),
  town: v.string(),
  county: v.string(),
  countryCode: v.string(),
});

/** Returns the fields of a profile that a list stores. */
export const foundOf = (profile: v.InferInput<typeof foundSchema>): v.InferOutput<typeof foundSchema> =>
  v.parse(foundSchema, profile);

/** The picked venue; `found` while it is not on the couple's list. */
const pickedSchema = v.object({ id: v.string(), name: v.string(), found: v.nullable(foundSchema) });
export type PickedVenue = v.InferOutput<typeof pickedSchema>;

/** The progress of the popup: everything that a page stores to continue. */
export const venueProgressSchema = v.object({
  step: v.picklist(venueSteps),
  /** The answer whether they have found it. */
  found: v.picklist(venueAnswers),
  /** The answer whether they are still interested in the asked venue. */
  interest: v.picklist(venueAnswers),
  picked: v.nullable(pickedSchema),
  /** The typed name of a venue that is not in the directory. */
  typed: v.string(),
  reason: v.nullable(v.picklist(lostReasons)),
  date: datePickerDateSchema,
});
export type VenueProgress = v.InferOutput<typeof venueProgressSchema>;

export const begin = (date = emptyDate): VenueProgress => ({
  step: 'intro',
  found: 'unselected',
  interest: 'unselected',
  picked: null,
  typed: '',
  reason: null,
  date,
});

/** The missing answers that stop a step. */
export type VenueFault = 'venue' | 'reason' | 'month' | 'year' | 'day';

/** Source: S5-date-picker-05. */
export const faultOf = ({ step, picked, reason, date }: VenueProgress): VenueFault | null => {
  if (step === 'venueSelect' && picked === null) return 'venue';
  if (step === 'lostLead' && reason === null) return 'reason';
  if (step === 'weddingMonth' && date.month === null && !date.monthUndecided) return 'month';
  if (step === 'weddingYear' && date.year === null && !date.yearUndecided) return 'year';
  if (step === 'weddingDay' && date.day === null && !date.dayUndecided) return 'day';
  return null;
};

/** The facts about the wedding that the steps need. */
export interface VenueFacts {
  /** True when an asked venue may still be of interest. */
  hasAsked: boolean;
  /** True when the wedding has its day. */
  hasDay: boolean;
}

/** The target of an answer: another step, or an end. */
export type VenueTurn = VenueStep | 'booked' | 'not-yet' | 'interested' | 'lost';

const afterVenue = ({ hasDay }: VenueFacts): VenueTurn => (hasDay ? 'booked' : 'weddingMonth');

/** Returns the target of the answered step. Source: S4-interest-02, S4-interest-04. */
export const turnAfter = (progress: VenueProgress, facts: VenueFacts): VenueTurn => {
  const { step, found, interest, date } = progress;
  switch (step) {
    case 'intro':
      if (found === 'yes') return 'venueSelect';
      return facts.hasAsked ? 'supplierInterest' : 'not-yet';
    case 'supplierInterest':
      return interest === 'yes' ? 'interested' : 'lostLead';
    case 'lostLead':
      return 'lost';
    case 'venueSelect':
    case 'customSupplier':
      return afterVenue(facts);
    case 'weddingMonth':
      return 'weddingYear';
    case 'weddingYear':
      return date.month === null || date.year === null ? 'booked' : 'weddingDay';
    case 'weddingDay':
      return 'booked';
  }
};

/** The previous step; null at the first. */
export const stepBefore: Readonly<Record<VenueStep, VenueStep | null>> = {
  intro: null,
  venueSelect: 'intro',
  customSupplier: 'venueSelect',
  weddingMonth: 'venueSelect',
  weddingYear: 'weddingMonth',
  weddingDay: 'weddingYear',
  supplierInterest: 'intro',
  lostLead: 'supplierInterest',
};

export const isStep = (turn: VenueTurn): turn is VenueStep => venueSteps.some((step) => step === turn);

/** Sets a month, or that it is undecided; the day is cleared with it. */
export const withMonth = (progress: VenueProgress, month: number | null): VenueProgress => ({
  ...progress,
  date: { ...progress.date, month, monthUndecided: month === null, season: null, day: null, dayUndecided: false },
});

export const withYear = (progress: VenueProgress, year: number | null): VenueProgress => ({
  ...progress,
  date: { ...progress.date, year, yearUndecided: year === null, day: null, dayUndecided: false },
});

export const withDay = (progress: VenueProgress, day: number | null): VenueProgress => ({
  ...progress,
  date: { ...progress.date, day, weekDay: null, dayUndecided: day === null },
});

/** Returns the number of days of the chosen month. */
export const daysOf = ({ year, month }: VenueProgress['date']): number =>
  new Date(Date.UTC(year ?? 2000, month ?? 1, 0)).getUTCDate();

/** Returns the first year to choose from: the chosen month of this year may be over. `today`: yyyy-MM-dd. */
export const firstYear = ({ month }: VenueProgress['date'], today: string): number => {
  const [year, thisMonth] = today.split('-').map(Number) as [number, number];
  return month !== null && month < thisMonth ? year + 1 : year;
};

/** Returns the first day to choose from: in the current month today. `today`: yyyy-MM-dd. */
export const firstDay = ({ year, month }: VenueProgress['date'], today: string): number => {
  const [thisYear, thisMonth, day] = today.split('-').map(Number) as [number, number, number];
  return year === thisYear && month === thisMonth ? day : 1;
};

/** Returns the progress without a year whose chosen month is over: the month was changed after the year. */
export const withoutPast = (progress: VenueProgress, today: string): VenueProgress => {
  const { date } = progress;
  const isPast = date.year !== null && date.year < firstYear(date, today);
  return isPast ? { ...progress, date: { ...date, year: null } } : progress;
};
