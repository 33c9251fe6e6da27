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

/** Why a couple decides against a venue. */
export const lostReasons = ['price', 'date', 'distance', 'size', 'feeling'] as const;
export type LostReason = (typeof lostReasons)[number];

/** Somebody of the directory as a shortlist takes them. */
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

/** Of what the directory tells of a supplier, what a list takes. */
export const foundOf = (profile: v.InferInput<typeof foundSchema>): v.InferOutput<typeof foundSchema> =>
  v.parse(foundSchema, profile);

/** The venue that it is; `found` while it is not on the couple's list. */
const pickedSchema = v.object({ id: v.string(), name: v.string(), found: v.nullable(foundSchema) });
export type PickedVenue = v.InferOutput<typeof pickedSchema>;

/** How far somebody has come: all that a page has to store to go on from there. */
export const venueProgressSchema = v.object({
  step: v.picklist(venueSteps),
  /** Whether they have found it. */
  found: v.picklist(venueAnswers),
  /** Whether they still think of the venue that they asked. */
  interest: v.picklist(venueAnswers),
  picked: v.nullable(pickedSchema),
  /** What was typed of the name of one that is in no directory. */
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

/** What keeps a step from being left. */
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

/** What the steps have to know of the wedding. */
export interface VenueFacts {
  /** A venue was asked, and may still be thought of. */
  hasAsked: boolean;
  /** The wedding has its day. */
  hasDay: boolean;
}

/** Where an answer leads: to another step, or to an end. */
export type VenueTurn = VenueStep | 'booked' | 'not-yet' | 'interested' | 'lost';

const afterVenue = ({ hasDay }: VenueFacts): VenueTurn => (hasDay ? 'booked' : 'weddingMonth');

/** Where the step that is answered leads. Source: S4-interest-02, S4-interest-04. */
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

/** The step before; null at the first. */
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

/** A month, or that there is none yet; the day belongs to it. */
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

/** How many days the chosen month has. */
export const daysOf = ({ year, month }: VenueProgress['date']): number =>
  new Date(Date.UTC(year ?? 2000, month ?? 1, 0)).getUTCDate();
