import { DateTime } from 'luxon';
import { briefly, dayAndTime, dayName, dayOf, timeText } from './when';

const minute = 60_000;

test.each(['Europe/London', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/St_Johns', 'Pacific/Kiritimati'])(
  'every minute around midnight has its day in %s [19]',
  (zone) => {
    // The last hours of winter time are among them.
    for (const midnight of ['2026-03-29T00:00:00.000', '2026-11-20T00:00:00.000']) {
      const at = DateTime.fromISO(midnight, { zone }).toMillis();
      for (let minutes = -200; minutes <= 200; minutes += 1) {
        const instant = new Date(at + minutes * minute).toISOString();
        expect(dayOf(instant, zone)).toBe(DateTime.fromISO(instant, { zone }).toISODate());
      }
    }
  },
);

const zones = ['Europe/London', 'Pacific/Chatham', 'America/St_Johns'];
const locales = ['en-GB', 'en-US', 'de-DE', 'fr-FR'];
const now = Date.parse('2026-11-20T12:00:00.000Z');
/** Instants of the last two years, the last days closer together. */
const instants = Array.from({ length: 40 }, (_none, index) => new Date(now - index ** 2 * 640 * minute).toISOString());

test('lists and threads write an instant as the locale does in the reader’s zone', () => {
  for (const zone of zones)
    for (const locale of locales) {
      const reader = { now, zone, locale };
      for (const instant of instants) {
        const moment = DateTime.fromISO(instant, { zone }).setLocale(locale);
        const today = DateTime.fromMillis(now, { zone });
        const ago = today.startOf('day').diff(moment.startOf('day'), 'days').days;
        const year = moment.year === today.year ? {} : ({ year: 'numeric' } as const);
        const day = moment.toLocaleString({ day: 'numeric', month: 'short', ...year });
        const time = moment.toLocaleString(DateTime.TIME_SIMPLE);
        const weekday = moment.toLocaleString({ weekday: 'short' });
        expect(timeText(instant, reader)).toBe(time);
        expect(briefly(instant, reader)).toBe(ago <= 0 ? time : ago < 7 ? weekday : day);
        const weekdayAndTime = moment.toLocaleString({ weekday: 'short', hour: 'numeric', minute: '2-digit' });
        expect(dayAndTime(instant, reader)).toBe(ago < 7 ? weekdayAndTime : day);
        const name = dayName(instant, reader);
        const long = { weekday: 'long', day: 'numeric', month: 'long' } as const;
        if (name.kind === 'date')
          expect(name.text).toBe(moment.toLocaleString(ago > 300 ? { ...long, year: 'numeric' } : long));
        else expect(name.kind).toBe(ago <= 0 ? 'today' : 'yesterday');
      }
    }
});

test('a list of a thousand makes its formatters once', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const reader = { now, zone: 'Europe/Lisbon', locale: 'pt-PT' };
  for (let index = 0; index < 1000; index += 1) briefly(new Date(now - index * 3600 * minute).toISOString(), reader);
  const own = made.mock.calls.filter(([locale]) => locale === 'pt-PT');
  made.mockRestore();
  // The time today, the weekday this week, a date of this year, and one of another.
  expect(own).toHaveLength(4);
});
