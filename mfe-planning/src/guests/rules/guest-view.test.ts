import fc from 'fast-check';
import { anyGuestList, exampleGuest, exampleHousehold } from '#testing/example-guests';
import { countGuests, type GuestChoice, type GuestShow, listGuests, parseShow, shows } from './guest-view';
import { householdsOf } from './households';

const everyone: GuestChoice = { show: 'everyone', category: null, text: '' };
const guests = [
  ...exampleHousehold(
    exampleGuest('ravi', {
      name: 'Ravi Kapoor',
      household: 'The Kapoors',
      address: '4 Mill Lane',
      contacts: { email: 'ravi@example.com', phone: null },
      rsvp: { main: 'attending' },
      category: 'Family',
      invitationType: 'ceremony',
    }),
    exampleGuest('zoe', { name: 'Zoë Kapoor', diets: ['vegan'], rsvp: { main: 'declined', supper: 'attending' } }),
  ),
  exampleGuest('sam', { name: 'Sam Hill', invitationType: 'evening', contacts: { email: '  ', phone: null } }),
];
const households = householdsOf(guests, 'en-GB');
const main = { id: 'main', isMain: true };
const listed = (choice: Partial<GuestChoice>, event = main) =>
  listGuests(households, { ...everyone, ...choice }, event).flatMap((one) => one.guests.map(({ id }) => id));

test.each<[GuestShow, string[]]>([
  ['everyone', ['sam', 'ravi', 'zoe']],
  ['ceremony', ['ravi']],
  ['day', ['ravi', 'zoe']],
  ['evening', ['sam', 'ravi', 'zoe']],
  ['no-address', ['sam']],
  ['coming', ['ravi']],
  ['declined', ['zoe']],
  ['to-reply', ['sam']],
  ['needs', ['zoe']],
])('lists %s', (show, ids) => {
  expect(listed({ show })).toEqual(ids);
});

test('counts a blank e-mail as missing [S3-guest-02]', () => {
  expect(listed({ show: 'no-email' })).toEqual(['sam', 'zoe']);
  expect(countGuests(households, main).shows['no-email']).toBe(2);
});

test('reads the answers of the event that is asked for', () => {
  expect(listed({ show: 'coming' }, { id: 'supper', isMain: false })).toEqual(['zoe']);
});

test.each([
  ['zoe', ['zoe']],
  ['ZOË kapoor', ['zoe']],
  ['the kapoors', ['ravi', 'zoe']],
  ['example.com', ['ravi']],
  ['mill kapoor', ['ravi']],
  ['nobody', []],
])('finds %s', (text, ids) => {
  expect(listed({ text })).toEqual(ids);
});

test('filters by category, with its count', () => {
  expect(listed({ category: 'Family' })).toEqual(['ravi']);
  expect(countGuests(households, main).categories).toEqual([{ category: 'Family', count: 1 }]);
});

test('shows everyone for a filter that it does not know', () => {
  expect(parseShow('unknown')).toBe('everyone');
});

test('lists as many as it counts, whatever the list', () => {
  fc.assert(
    fc.property(anyGuestList, fc.constantFrom(...shows), (any, show) => {
      const groups = householdsOf(any, 'en-GB');
      const found = listGuests(groups, { ...everyone, show }, main).flatMap((one) => one.guests);
      expect(found).toHaveLength(countGuests(groups, main).shows[show]);
    }),
  );
});

test('tells who comes for the evening only from who comes to the day', () => {
  const evening = [exampleGuest('late', { invitationType: 'evening', rsvp: { main: 'attending' } })];
  const counts = countGuests(householdsOf([...guests, ...evening], 'en-GB'), main);
  expect([counts.shows.coming, counts.eveningOnly]).toEqual([1, 1]);
});

test('counts every guest as coming, declined or still to reply', () => {
  fc.assert(
    fc.property(anyGuestList, (any) => {
      const { shows: counts, eveningOnly } = countGuests(householdsOf(any, 'en-GB'), main);
      expect(eveningOnly + counts.coming + counts.declined + counts['to-reply']).toBe(any.length);
    }),
  );
});
