import { DateTime } from 'luxon';

/** A legal deadline before a wedding: register by this day at the latest, or not before it. Days are yyyy-MM-dd. */
export interface LegalNotice {
  kind: 'by' | 'from';
  day: string;
}

/**
 * Returns the day that a country's law sets for a wedding on `date` (yyyy-MM-dd), or null when each county has its own
 * rule. GB: 28 clear days in England, Wales and Northern Ireland, so the 29th day before, which is Scotland's 29 days
 * too. IE: three months. DE: registration opens six months before. FR: banns are published for ten days.
 */
export const legalNotice = (country: string, date: string): LegalNotice | null => {
  const day = DateTime.fromISO(date, { zone: 'utc' });
  const iso = (on: DateTime): string => on.toFormat('yyyy-MM-dd');
  switch (country) {
    case 'GB':
      return { kind: 'by', day: iso(day.minus({ days: 29 })) };
    case 'IE':
      return { kind: 'by', day: iso(day.minus({ months: 3 })) };
    case 'DE':
      return { kind: 'from', day: iso(day.minus({ months: 6 })) };
    case 'FR':
      return { kind: 'by', day: iso(day.minus({ days: 10 })) };
    default:
      return null;
  }
};
