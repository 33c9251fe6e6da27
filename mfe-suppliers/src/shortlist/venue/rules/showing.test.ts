import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { type Circumstances, isReminderDue, whatToDo } from './showing';

const person = exampleSignedIn();
const at = (iso: string): number => Date.parse(iso);
const now = at('2026-11-20T12:00:00.000Z');
const free: Circumstances = {
  trigger: 'budget',
  session: person,
  pathname: '/uk/budget',
  openKinds: [],
  lastShownAt: null,
  now,
};

test('the reminder comes once somebody registered over two months ago [S4-venue-trigger-05] [S9-venue-reminder-01]', () => {
  expect(person.user.registeredAt).toBe('2026-11-01T10:00:00.000Z');
  expect(isReminderDue(person, null, at('2027-01-01T10:00:00.000Z'))).toBe(false);
  expect(isReminderDue(person, null, at('2027-01-01T10:00:00.001Z'))).toBe(true);
});

test('two months after the last of December is the last of February', () => {
  const late = { ...person, user: { ...person.user, registeredAt: '2026-12-31T10:00:00.000Z' } };
  expect(isReminderDue(late, null, at('2027-02-28T10:00:00.000Z'))).toBe(false);
  expect(isReminderDue(late, null, at('2027-02-28T10:00:00.001Z'))).toBe(true);
});

test('the reminder rests for two weeks after it was shown [S9-venue-reminder-02]', () => {
  const shown = '2027-02-01T10:00:00.000Z';
  expect(isReminderDue(person, shown, at('2027-02-15T10:00:00.000Z'))).toBe(false);
  expect(isReminderDue(person, shown, at('2027-02-15T10:00:00.001Z'))).toBe(true);
});

const wedding = (changes: object) => ({ session: exampleSignedIn({ wedding: exampleWedding(changes) }) });

test.each<[string, Partial<Circumstances>, ReturnType<typeof whatToDo>]>([
  ['nothing is in its way', {}, 'show'],
  ['something else is open', { openKinds: ['dialog'] }, 'wait'],
  ['the first questions are being asked', { pathname: '/uk/onboarding/venue' }, 'wait'],
  ['nobody is signed in yet', { session: { status: 'loading' } }, 'wait'],
  ['the wedding is still on its way', { session: { ...person, wedding: null } }, 'wait'],
  ['the venue is booked', wedding({ bookings: { venue: true } }), 'drop'],
  ['they only help', { session: exampleSignedIn({ role: 'helper' }) }, 'drop'],
  [
    'they are a supplier',
    { session: { ...person, wedding: null, user: { ...person.user, kind: 'supplier', weddingId: null } } },
    'drop',
  ],
  ['it was shown last week', { lastShownAt: '2026-11-14T12:00:00.000Z' }, 'drop'],
  ['it was shown over two weeks ago', { lastShownAt: '2026-11-06T11:59:59.000Z' }, 'show'],
  ['it was shown last week, but the address asks', { lastShownAt: '2026-11-14T12:00:00.000Z', trigger: 'url' }, 'show'],
  ['the page was left half-way', { lastShownAt: '2026-11-20T11:59:00.000Z', trigger: 'resumed' }, 'show'],
  ['the address asks, and the venue is booked', { ...wedding({ bookings: { venue: true } }), trigger: 'url' }, 'drop'],
])('when %s', (_when, changes, expected) => {
  expect(whatToDo({ ...free, ...changes })).toBe(expected);
});
