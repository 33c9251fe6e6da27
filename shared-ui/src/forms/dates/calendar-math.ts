/** Days as ISO dates, without clocks and time zones. */
const dayMs = 86_400_000;
const utc = (iso: string) => new Date(`${iso}T00:00:00Z`);
const iso = (date: Date) => date.toISOString().slice(0, 10);

/** The day `days` after another. */
export const addDays = (day: string, days: number): string => iso(new Date(utc(day).getTime() + days * dayMs));

/** The same day of a month `months` later, or its last day where that month is shorter. */
export const addMonths = (day: string, months: number): string => {
  const date = utc(day);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), last));
  return iso(target);
};

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => utc(day).getUTCDay() || 7;

/** 'YYYY-MM' of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The weeks of a month as rows of seven; `null` where a day belongs to another month. `firstDay` 1 Monday to 7 Sunday. */
export const weeksOf = (month: string, firstDay: number): (string | null)[][] => {
  const first = `${month}-01`;
  const lead = (weekdayOf(first) - firstDay + 7) % 7;
  const days: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
};

interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The day on which weeks begin: 1 Monday to 7 Sunday; Monday where the platform does not know. */
export const firstDayOfWeek = (locale: string): number => {
  const known: WeekLocale = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
};

/** Returns the day that a key moves to; undefined for other keys. */
export const dayForKey = (key: string, day: string, firstDay: number, isMirrored: boolean): string | undefined => {
  const forward = isMirrored ? -1 : 1;
  const intoWeek = (weekdayOf(day) - firstDay + 7) % 7;
  const leads: Record<string, () => string> = {
    ArrowRight: () => addDays(day, forward),
    ArrowLeft: () => addDays(day, -forward),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    Home: () => addDays(day, -intoWeek),
    End: () => addDays(day, 6 - intoWeek),
    PageDown: () => addMonths(day, 1),
    PageUp: () => addMonths(day, -1),
  };
  return leads[key]?.();
};
