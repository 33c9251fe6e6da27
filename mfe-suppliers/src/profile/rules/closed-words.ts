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

/** Returns the closed weekdays and months as a list; null when there are none. */
export const closedWords = (intl: IntlShape, closed: ClosedDays | undefined): string | null => {
  const names = [
    ...(closed?.weekdays ?? []).map((weekday) => weekdayName(intl, weekday)),
    ...(closed?.months ?? []).map((month) => monthName(intl, month)),
  ];
  return names.length === 0 ? null : intl.formatList(names, { type: 'conjunction' });
};
