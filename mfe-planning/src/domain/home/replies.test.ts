import { rsvpAnswers } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import { countReplies, replyOf } from './replies';

const anyGuest = fc.record({
  rsvp: fc.dictionary(fc.constantFrom('main', 'supper', 'brunch'), fc.constantFrom(...rsvpAnswers)),
});

test.each([
  [{}, 'pending'],
  [{ main: 'attending', brunch: 'declined' }, 'attending'],
  [{ main: 'declined', brunch: 'declined' }, 'declined'],
  [{ main: 'declined', brunch: 'pending' }, 'pending'],
] as const)('a guest who answered %j counts as %s', (rsvp, reply) => {
  expect(replyOf({ rsvp })).toBe(reply);
});

test('the parts add up to all guests', () => {
  fc.assert(
    fc.property(fc.array(anyGuest), (guests) => {
      const { attending, declined, pending } = countReplies(guests);
      expect(attending + declined + pending).toBe(guests.length);
    }),
  );
});
