import type { ClosedDays } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';

export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;
export const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Returns the name of a weekday, 1 for Monday: 1 January 2024 was one. */
export const weekdayName = ({ formatDate }: IntlShape, weekday: number): string =>
  formatDate(Date.UTC(2024, 0, weekday), { weekday: 'long', timeZone: 'UTC' });

/** Returns the name of a month, 1 for January. */
export const monthName = ({ formatDate }: IntlShape, month: number): string =>
  formatDate(Date.UTC(2024, month - 1, 1), { month: 'long', timeZone: 'UTC' });

/** Returns the days on which a supplier is closed each week or year, as a phrase: “Mondays, and in January”; null for none. */
export const closedWords = (intl: IntlShape, closed: ClosedDays | undefined): string | null => {
  const { formatList, formatMessage } = intl;
  const { weekdays = [], months = [] } = closed ?? {};
  const days = weekdays
    .toSorted((a, b) => a - b)
    .map((day) => formatMessage({ id: 'profile.closed.weekday' }, { day }));
  const names = months.toSorted((a, b) => a - b).map((month) => monthName(intl, month));
  if (days.length + names.length === 0) return null;
  const which = names.length === 0 ? 'weekdays' : days.length === 0 ? 'months' : 'both';
  return formatMessage(
    { id: 'profile.closed' },
    { which, weekdays: formatList(days, { type: 'conjunction' }), months: formatList(names, { type: 'conjunction' }) },
  );
};
