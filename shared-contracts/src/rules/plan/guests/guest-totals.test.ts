import fc from 'fast-check';
import { invitationTypes, rsvpAnswers } from '#entities';
import { guestTotals, isFullyCounted, replyOf, totalsOfGuests } from './guest-totals';

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
      { rsvp: { main: 'declined' }, invitationType: 'evening' },
    ]),
  ).toEqual({ count: 5, evening: 2, attending: 2, declined: 2, eveningDeclined: 1 });
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
    fc.property(fc.nat(400), figure, figure, figure, fc.option(figure), (count, evening, attending, declined, late) => {
      const guests = { count, evening, attending, declined, ...(late !== null && { eveningDeclined: late }) };
      const totals = guestTotals({ guests }) ?? totalsOfGuests([]);
      for (const value of Object.values(totals)) expect(value).toBeGreaterThanOrEqual(0);
      expect(totals.attending + totals.declined).toBeLessThanOrEqual(count);
      expect(totals.evening).toBeLessThanOrEqual(count);
      expect(totals.eveningDeclined).toBeLessThanOrEqual(Math.min(totals.evening, totals.declined));
      expect(totals.declined - totals.eveningDeclined).toBeLessThanOrEqual(count - totals.evening);
    }),
  );
});

test('guests who were never counted are unknown; nobody is known', () => {
  expect(guestTotals({ guests: { count: 3 } })).toBeNull();
  expect(guestTotals({ guests: { count: 0 } })).toEqual(totalsOfGuests([]));
});

test('a document from before evening guests’ refusals were counted has as many as there can be, until it is counted anew', () => {
  const older = { count: 10, evening: 4, attending: 1, declined: 5 };
  expect(guestTotals({ guests: older })).toEqual({ ...older, eveningDeclined: 4 });
  expect(isFullyCounted({ guests: older })).toBe(false);
  expect(isFullyCounted({ guests: { ...older, eveningDeclined: 2 } })).toBe(true);
  for (const known of [{ ...older, evening: 0 }, { ...older, declined: 0 }, { count: 0 }])
    expect(isFullyCounted({ guests: known })).toBe(true);
  expect(isFullyCounted({ guests: { count: 3 } })).toBe(false);
});
