import fc from 'fast-check';
import { addDays, daysBetween, weekdayOf } from './days';

const date = fc.date({ min: new Date('1971-01-01'), max: new Date('2150-12-31'), noInvalidDate: true });
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

test('days are reckoned as the calendar has them, over leap years and the ends of months', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -300, max: 2000 }), (moment, days) => {
      const day = dayOf(moment);
      const later = new Date(`${day}T00:00:00Z`);
      later.setUTCDate(later.getUTCDate() + days);
      expect(addDays(day, days)).toBe(dayOf(later));
      expect(daysBetween(day, dayOf(later))).toBe(days);
      expect(weekdayOf(day)).toBe(moment.getUTCDay());
    }),
  );
});
