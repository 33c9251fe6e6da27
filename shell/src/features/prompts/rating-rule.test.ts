import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { mayAskToRate } from './rating-rule';

const registeredAt = '2026-11-01T10:00:00.000Z';
const dayMs = 86_400_000;
const { user } = exampleSignedIn();
type Changes = Parameters<typeof exampleWedding>[0];

/** A person who meets the conditions, except for the given changes. */
const asks = (changes: Changes = {}, days = 14, wasAsked = false): boolean =>
  mayAskToRate({
    person: exampleSignedIn({
      user: { ...user, registeredAt },
      wedding: exampleWedding({
        budget: 1,
        tasks: { total: 180, done: 3, initializedAt: registeredAt },
        ...changes,
      }),
    }),
    wasAsked,
    now: Date.parse(registeredAt) + days * dayMs,
  });

test('asks from 14 days after registration on [S9-app-rating-01]', () => {
  expect([asks({}, 13.99), asks({}, 14), asks({}, 400)]).toEqual([false, true, true]);
});

test('asks from three tasks done on [S9-app-rating-02]', () => {
  const done = (count: number) => asks({ tasks: { total: 180, done: count, initializedAt: registeredAt } });
  expect([done(0), done(2), done(3), done(40)]).toEqual([false, false, true, true]);
});

test('asks where there are guests, suppliers or a budget [S9-app-rating-03]', () => {
  const nothing = { budget: 0, guests: { count: 0 }, suppliers: { count: 0 } };
  expect(asks(nothing)).toBe(false);
  expect(asks({ ...nothing, budget: 100 })).toBe(true);
  expect(asks({ ...nothing, guests: { count: 1 } })).toBe(true);
  expect(asks({ ...nothing, suppliers: { count: 1 } })).toBe(true);
});

test('asks once in a session, and nobody without a wedding [S9-app-rating-04]', () => {
  expect(asks({}, 14, true)).toBe(false);
  const person = exampleSignedIn({ user: { ...user, registeredAt }, wedding: null, role: null });
  expect(mayAskToRate({ person, wasAsked: false, now: Date.parse(registeredAt) + 20 * dayMs })).toBe(false);
});
