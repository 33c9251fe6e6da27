import type { DatePickerDate } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';

const utc = { timeZone: 'UTC' } as const;

/** Days of January 2024, which begins on a Monday. */
const januaryDay = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 } as const;

const monthWords = (intl: IntlShape, month: number, { year, weekDay }: DatePickerDate): string => {
  const named = intl.formatDate(Date.UTC(year ?? 2024, month - 1, 1), {
    month: 'long',
    ...(year === null ? {} : { year: 'numeric' }),
    ...utc,
  });
  if (weekDay === null) return named;
  const day =
    weekDay === 'midweek'
      ? intl.formatMessage({ id: 'planning.wedding.midweek' })
      : intl.formatDate(Date.UTC(2024, 0, januaryDay[weekDay]), { weekday: 'long', ...utc });
  return intl.formatMessage({ id: 'planning.wedding.week-day-month' }, { weekDay: day, month: named });
};

const seasonWords = (intl: IntlShape, season: DatePickerDate['season'], year: number | null): string | null => {
  if (season === null) return year === null ? null : String(year);
  const named = intl.formatMessage({ id: `planning.wedding.season.${season}` });
  return year === null ? named : intl.formatMessage({ id: 'planning.wedding.season-year' }, { season: named, year });
};

/**
 * Describes a choice that is less than a day, such as "Autumn 2027" or "Friday in June, year open"; null when nothing
 * is chosen.
 */
export const choiceWords = (intl: IntlShape, choice: DatePickerDate | null): string | null => {
  if (choice === null) return null;
  const { year, month, season } = choice;
  const when = month === null ? seasonWords(intl, season, year) : monthWords(intl, month, choice);
  if (when === null || year !== null) return when;
  return intl.formatMessage({ id: 'planning.wedding.some-year' }, { when });
};
