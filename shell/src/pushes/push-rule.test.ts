import * as fc from 'fast-check';
import { isPushPlace, mayAskForPush } from './push-rule';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const day = 86_400_000;
const asked = { permission: 'undetermined', pathname: '/uk/home', showings: null, now } as const;

test('asks only while permission is neither granted nor denied [S4-push-02]', () => {
  expect(mayAskForPush(asked)).toBe(true);
  expect(mayAskForPush({ ...asked, permission: 'granted' })).toBe(false);
  expect(mayAskForPush({ ...asked, permission: 'denied' })).toBe(false);
});

test('never asks in the middle of onboarding [S4-push-03]', () => {
  expect(mayAskForPush({ ...asked, pathname: '/uk/onboarding' })).toBe(false);
  expect(mayAskForPush({ ...asked, pathname: '/de/onboarding/venue' })).toBe(false);
});

test('asks three times at most, seven days apart [S4-push-04] [D-push-limit-01] [D-push-limit-02]', () => {
  expect(mayAskForPush({ ...asked, showings: { count: 1, lastAt: now - 7 * day } })).toBe(true);
  expect(mayAskForPush({ ...asked, showings: { count: 1, lastAt: now - 7 * day + 1 } })).toBe(false);
  expect(mayAskForPush({ ...asked, showings: { count: 3, lastAt: now - 100 * day } })).toBe(false);
});

test('over any year, is shown at most three times and never twice in a week', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 365 * day }), { maxLength: 60 }), (moments) => {
      let showings: { count: number; lastAt: number } | null = null;
      const shownAt: number[] = [];
      for (const moment of [...moments].sort((a, b) => a - b)) {
        if (!mayAskForPush({ ...asked, showings, now: now + moment })) continue;
        shownAt.push(moment);
        showings = { count: shownAt.length, lastAt: now + moment };
      }
      expect(shownAt.length).toBeLessThanOrEqual(3);
      shownAt
        .slice(1)
        .forEach((moment, index) => expect(moment - (shownAt[index] ?? 0)).toBeGreaterThanOrEqual(7 * day));
    }),
  );
});

test('asks on the inbox and on home', () => {
  expect(['/uk/inbox', '/fr/inbox/suppliers', '/uk/home'].every(isPushPlace)).toBe(true);
  expect(['/uk', '/uk/checklist', '/uk/settings', '/uk/inbox/ask'].some(isPushPlace)).toBe(false);
});
