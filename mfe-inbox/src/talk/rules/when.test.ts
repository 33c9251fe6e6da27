import { DateTime } from 'luxon';
import { dayOf } from './when';

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
