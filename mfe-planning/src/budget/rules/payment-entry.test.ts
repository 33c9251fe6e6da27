import { Settings } from 'luxon';
import { paymentEntry } from './payment-entry';

const zone = Settings.defaultZone;
afterEach(() => {
  Settings.defaultZone = zone;
});

test.each(['America/Los_Angeles', 'Europe/London', 'Europe/Berlin', 'Pacific/Honolulu', 'Australia/Sydney'])(
  'is the same day in %s and in UTC',
  (name) => {
    Settings.defaultZone = name;
    const entry = paymentEntry('2028-03-01', 'Deposit for Flowers', '£420.00');
    expect(entry).toMatchObject({ title: 'Deposit for Flowers', allDay: true, notes: '£420.00' });
    expect(entry?.startsAt.slice(0, 10)).toBe('2028-03-01');
    expect(entry?.endsAt.slice(0, 10)).toBe('2028-03-01');
  },
);

test('is none while no day is agreed, or none that the calendar has', () => {
  expect(paymentEntry(null, 'Deposit', '')).toBeNull();
  expect(paymentEntry('2028-02-31', 'Deposit', '')).toBeNull();
});
