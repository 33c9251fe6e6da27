import type { Period } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';

const names = {
  '12-plus': 'planning.period.12-plus',
  '10-12': 'planning.period.10-12',
  '7-9': 'planning.period.7-9',
  '4-6': 'planning.period.4-6',
  '2-3': 'planning.period.2-3',
  '1-month': 'planning.period.1-month',
  '2-weeks': 'planning.period.2-weeks',
  'final-week': 'planning.period.final-week',
  'the-day': 'planning.period.the-day',
  after: 'planning.period.after',
} as const satisfies Record<Period, string>;

const headings = {
  '12-plus': 'planning.period-heading.12-plus',
  '10-12': 'planning.period-heading.10-12',
  '7-9': 'planning.period-heading.7-9',
  '4-6': 'planning.period-heading.4-6',
  '2-3': 'planning.period-heading.2-3',
  '1-month': 'planning.period-heading.1-month',
  '2-weeks': 'planning.period-heading.2-weeks',
  'final-week': 'planning.period-heading.final-week',
  'the-day': 'planning.period-heading.the-day',
  after: 'planning.period-heading.after',
} as const satisfies Record<Period, string>;

/** Short, for lists of periods: "7 to 9 months". */
export const periodName = (intl: IntlShape, period: Period): string => intl.formatMessage({ id: names[period] });

/** As a heading over tasks: "7 to 9 months before". */
export const periodHeading = (intl: IntlShape, period: Period): string => intl.formatMessage({ id: headings[period] });
