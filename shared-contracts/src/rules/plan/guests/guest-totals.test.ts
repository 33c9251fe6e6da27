import fc from 'fast-check';
import { invitationTypes, rsvpAnswers } from '#entities';
import { guestTotals, replyOf, totalsOfGuests } from './guest-totals';

const anyGuest = fc.record({
  rsvp: fc.dictionary(fc.constantFrom('main', 'supper', 'brunch'), fc.constantFrom(...rsvpAnswers)),
  invitationType: fc.constantFrom(...invitationTypes),
});

test.each([
  [{}, 'pending'],
  [{ main: 'attending', brunch: 'declined' }, 'attending'],
  [{ main: 'declined', brunch: 'declined' }, 'declined'],
  [{ main: 'declined', brunch: 'pending' }, 'pending'],
] as const)('a guest who answered %j counts as %s', (rsvp, reply) => {
  expect(replyOf({ rsvp })).toBe(reply);
});

test('a list is counted by who comes, who cannot and who comes for the evening only', () => {
  expect(
    totalsOfGuests([
      { rsvp: { main: 'attending' }, invitationType: 'day' },
      { rsvp: { main: 'attending' }, invitationType: 'evening' },
      { rsvp: { main: 'declined' }, invitationType: 'ceremony' },
      { rsvp: {}, invitationType: 'day' },
    ]),
  ).toEqual({ count: 4, evening: 1, attending: 2, declined: 1 });
});

test('totals that are consistent are shown as they are', () => {
  fc.assert(
    fc.property(fc.array(anyGuest), (guests) => {
      expect(guestTotals({ guests: totalsOfGuests(guests) })).toEqual(totalsOfGuests(guests));
    }),
  );
});

test('whatever stands on a wedding, nobody shows fewer than none nor more than all', () => {
  const figure = fc.integer({ min: -50, max: 500 });
  fc.assert(
    fc.property(fc.nat(400), figure, figure, figure, (count, evening, attending, declined) => {
      const totals = guestTotals({ guests: { count, evening, attending, declined } });
      for (const value of [totals?.evening, totals?.attending, totals?.declined])
        expect(value).toBeGreaterThanOrEqual(0);
      expect((totals?.attending ?? 0) + (totals?.declined ?? 0)).toBeLessThanOrEqual(count);
      expect(totals?.evening).toBeLessThanOrEqual(count);
    }),
  );
});

test('guests who were never counted are unknown; nobody is known', () => {
  expect(guestTotals({ guests: { count: 3 } })).toBeNull();
  expect(guestTotals({ guests: { count: 0 } })).toEqual({ count: 0, evening: 0, attending: 0, declined: 0 });
});
