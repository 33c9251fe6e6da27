import fc from 'fast-check';
import { BusyDays, packedDays } from './busy-days';

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
