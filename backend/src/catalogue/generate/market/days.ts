/** Calendar days as `yyyy-MM-dd`, reckoned in UTC so that no machine's time zone changes the catalogue. */
const day = 86_400_000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);

/** 1 to 12. */
export const monthOf = (date: string): number => Number(date.slice(5, 7));

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

export const at = (date: string, hours: number, minutes: number): string =>
  `${date}T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00.000Z`;

/** The month's name as it stands inside a sentence. */
export const monthName = (month: number, locale: string): string => monthNames(locale)[month - 1] ?? '';

const known = new Map<string, string[]>();
function monthNames(locale: string): string[] {
  const names = known.get(locale) ?? namesOf(locale);
  known.set(locale, names);
  return names;
}

function namesOf(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2024, month, 15))));
}

/** May to September. */
export const isWarm = (month: number): boolean => month >= 5 && month <= 9;

/** The nearest Thursday of the same month: some texts say that it was one. */
export function thursdayNear(date: string): string {
  const later = addDays(date, (4 - weekdayOf(date) + 7) % 7);
  return monthOf(later) === monthOf(date) ? later : addDays(later, -7);
}

/** “They found us a Thursday in {month}”, in the three languages. */
export const saysThursday = (template: string): boolean =>
  template.includes('{month}') && /Thursday|Donnerstag|jeudi/.test(template);
