import * as v from 'valibot';

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
/** A day of the week; `midweek` leaves open which one from Monday to Thursday. */
export const weekDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'midweek',
] as const;

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** A date as the picker holds it, known in part. `month` counts from 1. Source: S3-date-picker-01. */
export const datePickerDateSchema = v.object({
  year: v.nullable(whole(1900, 2200)),
  month: v.nullable(whole(1, 12)),
  day: v.nullable(whole(1, 31)),
  season: v.nullable(v.picklist(seasons)),
  weekDay: v.nullable(v.picklist(weekDays)),
  yearUndecided: v.optional(v.boolean(), false),
  monthUndecided: v.optional(v.boolean(), false),
  dayUndecided: v.optional(v.boolean(), false),
});
export type DatePickerDate = v.InferOutput<typeof datePickerDateSchema>;
