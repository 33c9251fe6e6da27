import fc from 'fast-check';
import { BusyDays, packedCalendar } from './busy-days';

const packedDays = (busyDays: readonly string[]) => packedCalendar({ busyDays });

const days = ['2026-12-31', '2027-01-01', '2027-06-12', '2028-02-29'];
const calendars = fc.array(fc.record({ row: fc.nat(20_000), list: fc.subarray(days) }), { maxLength: 30 });

test('on each day those are taken whose latest calendar says so, and only who tells a day keeps one', () => {
  fc.assert(
    fc.property(calendars, (calendarsGiven) => {
      const busy = new BusyDays();
      for (const { row, list } of calendarsGiven) busy.put(row, packedDays(list));
      const latest = new Map(calendarsGiven.map(({ row, list }) => [row, list]));
      const rows = [...latest.keys()].sort((a, b) => a - b);
      for (const day of days) expect(busy.on(day)).toEqual(rows.filter((row) => latest.get(row)?.includes(day)));
      expect(rows.filter(busy.isKnown)).toEqual(rows.filter((row) => latest.get(row)?.length !== 0));
    }),
  );
});

test('what is no day, or lies before 2000, is left out', () => {
  const { buffer } = Uint8Array.from([1, 0]);
  const busy = new BusyDays();
  busy.put(3, buffer);
  expect(busy.on('2000-01-02')).toEqual([3]);
  expect([packedDays(['1999-12-31', '', 'soon']), new BusyDays().on('soon')]).toEqual([null, []]);
  expect(packedDays(['2000-01-01', '2000-01-02'])).toEqual(Buffer.from([0, 0, 1, 0]));
});

const mondaysAndJuly = { weekdays: [1], months: [7] };

test('rules close their weekdays and months in every year, beside single days, until they are taken back [32]', () => {
  const busy = new BusyDays();
  busy.put(1, packedCalendar({ busyDays: ['2027-06-05'], closed: mondaysAndJuly }));
  busy.put(20_000, packedCalendar({ busyDays: [], closed: { weekdays: [7], months: [] } }));
  busy.put(2, packedCalendar({ busyDays: [], closed: { weekdays: [], months: [] } }));
  const on = (...days: string[]) => days.map((day) => busy.on(day));
  expect(on('2027-06-05', '2027-06-07', '2044-06-06', '2027-07-01')).toEqual([[1], [1], [1], [1]]);
  expect(on('2027-06-06', '2027-07-04', '2027-06-08', '2027-06-31', 'soon')).toEqual([
    [20_000],
    [1, 20_000],
    [],
    [],
    [],
  ]);
  expect([1, 2, 20_000].map(busy.isKnown)).toEqual([true, false, false]);
  busy.put(1, packedCalendar({ busyDays: ['2027-06-05'] }));
  expect(on('2027-06-05', '2027-06-07', '2027-07-01')).toEqual([[1], [], []]);
});

test('rules alone make no calendar, and are taken back like one [32]', () => {
  const busy = new BusyDays();
  busy.put(7, packedCalendar({ busyDays: [], closed: mondaysAndJuly }));
  expect([busy.isKnown(7), busy.on('2027-06-07')]).toEqual([false, [7]]);
  busy.put(7, packedCalendar({ busyDays: ['2027-06-05'], closed: mondaysAndJuly }));
  expect(busy.isKnown(7)).toBe(true);
  busy.put(7, packedCalendar({ busyDays: [], closed: mondaysAndJuly }));
  expect(busy.isKnown(7)).toBe(false);
  busy.remove(7);
  expect([busy.on('2027-06-07'), busy.on('2027-06-05')]).toEqual([[], []]);
});
