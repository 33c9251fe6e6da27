import { collections } from '../collections';
import { at, hasStored } from '../testing/fields';
import { lacksEmail } from '.';

test('reads a guest with every field [S3-guest-01]', () => {
  hasStored(
    collections.guests('w1'),
    { name: 'Ada', head: null, contacts: { email: ' ' }, rsvp: { e1: 'attending' } },
    'head contacts.email address location rsvp invitationType plusOne',
  );
});

test.each([[undefined], [null], [''], ['  ']])('counts the e-mail %j of a guest as missing', (email) => {
  expect(lacksEmail({ contacts: { email } })).toBe(true);
  expect(lacksEmail({ contacts: { email: 'a@example.com' } })).toBe(false);
});

test('reads a wedding event with every field [S3-event-01]', () => {
  hasStored(
    collections.events('w1'),
    {
      type: 'main',
      name: '',
      date: null,
      time: { startTime: '14:00' },
      place: '',
      description: '',
      attire: '',
      visible: true,
      featured: false,
      supplier: null,
      createdAt: at,
      updatedAt: at,
    },
    'type name date time.startTime description attire visible featured supplier createdAt updatedAt',
  );
});
