import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { emptyDate } from '@posy/shared-contracts/forms';
import {
  addressOf,
  needsOnboarding,
  onboardingSteps,
  progressOf,
  stepAfter,
  stepAt,
  stepBefore,
} from './onboarding-steps';

test('gives every question an address of its own, the venue at onboarding/venue [S2-route-23] [S2-route-24]', () => {
  expect(addressOf('uk', 'venue')).toBe('/uk/onboarding/venue');
  for (const step of onboardingSteps) {
    const url = new URL(addressOf('de', step), 'https://posy.example');
    expect(stepAt(url.pathname, url.search)).toBe(step);
  }
  expect(stepAt('/uk/onboarding', '')).toBeNull();
  expect(stepAt('/uk/onboarding', '?step=nonsense')).toBeNull();
});

test('leads from each question to the next and back', () => {
  expect(stepBefore('when')).toBeNull();
  expect(stepAfter('venue')).toBeNull();
  for (const step of onboardingSteps.slice(0, -1)) expect(stepBefore(stepAfter(step) ?? step)).toBe(step);
});

test('goes on where the wedding says, and begins at the beginning otherwise', () => {
  expect(progressOf({})).toEqual({ step: 'when', finished: false });
  expect(progressOf({ preferences: { onboarding: { step: 'guests', finished: false } } }).step).toBe('guests');
  expect(progressOf({ preferences: { onboarding: { step: 'nowhere' } } }).step).toBe('when');
});

describe('after sign-in', () => {
  const dateless = exampleSignedIn({ wedding: exampleWedding({ date: null }) });
  test('asks who has a wedding without a date', () => {
    expect(needsOnboarding(dateless)).toBe(true);
  });
  test.each([
    ['was invited', { ...dateless, user: { ...dateless.user, collaborator: true } }],
    ['helps', { ...dateless, role: 'helper' as const }],
    ['has a date', exampleSignedIn()],
    [
      'chose a season',
      exampleSignedIn({
        wedding: exampleWedding({ date: null, dateChoice: { ...emptyDate, year: 2028, season: 'summer' } }),
      }),
    ],
    [
      'went through it already',
      exampleSignedIn({
        wedding: exampleWedding({ date: null, preferences: { onboarding: { step: 'venue', finished: true } } }),
      }),
    ],
    ['is signed out', { status: 'signed-out' as const }],
  ])('asks nobody who %s', (_who, session) => {
    expect(needsOnboarding(session)).toBe(false);
  });
});
