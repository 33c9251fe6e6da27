import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { isVenueReminderDue } from './venue-reminder';

const person = exampleSignedIn();
const at = (iso: string): number => Date.parse(iso);
const registered = person.user.registeredAt;

it('is due once somebody registered over two months ago', () => {
  expect(registered).toBe('2026-11-01T10:00:00.000Z');
  expect(isVenueReminderDue({ person, lastShownAt: null, now: at('2027-01-01T10:00:00.000Z') })).toBe(false);
  expect(isVenueReminderDue({ person, lastShownAt: null, now: at('2027-01-01T10:00:00.001Z') })).toBe(true);
});

it('rests two weeks between showings', () => {
  const lastShownAt = '2027-02-01T10:00:00.000Z';
  expect(isVenueReminderDue({ person, lastShownAt, now: at('2027-02-15T10:00:00.000Z') })).toBe(false);
  expect(isVenueReminderDue({ person, lastShownAt, now: at('2027-02-15T10:00:00.001Z') })).toBe(true);
});

it('is for couples whose venue is not booked', () => {
  const now = at('2027-06-01T10:00:00.000Z');
  const booked = exampleSignedIn({ wedding: exampleWedding({ bookings: { venue: true } }) });
  const supplier = exampleSignedIn({ user: { ...person.user, kind: 'supplier' }, wedding: null });
  expect(isVenueReminderDue({ person, lastShownAt: null, now })).toBe(true);
  expect(isVenueReminderDue({ person: booked, lastShownAt: null, now })).toBe(false);
  expect(isVenueReminderDue({ person: supplier, lastShownAt: null, now })).toBe(false);
});
