/** Calendar days as `yyyy-MM-dd`, reckoned in UTC so that no machine's time zone changes the catalogue. */
const day = 86_400_000;
/** The first of January 1970 was one. */
const thursday = 4;

/** The day’s number: a catalogue asks for millions, and a `Date` of each takes as long as all else. */
const numberOf = (date: string): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / day;

const names = new Map<number, string>();

const nameOf = (number: number): string => {
  const name = names.get(number) ?? new Date(number * day).toISOString().slice(0, 10);
  names.set(number, name);
  return name;
};

export const addDays = (date: string, days: number): string => nameOf(numberOf(date) + days);

export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** 1 to 12. */
export const monthOf = (date: string): number => Number(date.slice(5, 7));

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => (numberOf(date) + thursday) % 7;

export const at = (date: string, hours: number, minutes: number): string =>
  `${date}T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00.000Z`;

/** The month's name as it stands inside a sentence. */
export const monthName = (month: number, locale: string): string => monthNames(locale)[month - 1] ?? '';

const known = new Map<string, string[]>();
const monthNames = (locale: string): string[] => {
  const names = known.get(locale) ?? namesOf(locale);
  known.set(locale, names);
  return names;
};

const namesOf = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2024, month, 15))));
};

/** May to September. */
export const isWarm = (month: number): boolean => month >= 5 && month <= 9;

/** The nearest Thursday of the same month: some texts say that it was one. */
export const thursdayNear = (date: string): string => {
  const later = addDays(date, (4 - weekdayOf(date) + 7) % 7);
  return monthOf(later) === monthOf(date) ? later : addDays(later, -7);
};

/** “They found us a Thursday in {month}”, in the three languages. */
export const saysThursday = (template: string): boolean =>
  template.includes('{month}') && /Thursday|Donnerstag|jeudi/.test(template);
