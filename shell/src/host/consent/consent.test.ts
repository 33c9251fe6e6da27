import { markets } from '@posy/shared-contracts';
import { type ConsentChoice, consentModeOf, mayTrack, mustAsk } from './consent';

const answered = (analytics: boolean): ConsentChoice => ({ version: 1, analytics, at: '2026-11-20T12:00:00.000Z' });

test('asks first in the UK and the EU, and lets people object in the US', () => {
  expect(Object.fromEntries(markets.map(({ prefix }) => [prefix, consentModeOf(prefix)]))).toEqual({
    uk: 'opt-in',
    ie: 'opt-in',
    de: 'opt-in',
    fr: 'opt-in',
    us: 'opt-out',
  });
});

test('lets nothing be sent before a yes where one is needed', () => {
  const unanswered = { mode: 'opt-in', choice: null, refusedByBrowser: false } as const;
  expect(mayTrack(unanswered)).toBe(false);
  expect(mustAsk(unanswered)).toBe(true);
  expect(mayTrack({ ...unanswered, choice: answered(true) })).toBe(true);
  expect(mustAsk({ ...unanswered, choice: answered(false) })).toBe(false);
});

test('stops at a no where tracking is allowed without asking', () => {
  const unanswered = { mode: 'opt-out', choice: null, refusedByBrowser: false } as const;
  expect(mayTrack(unanswered)).toBe(true);
  expect(mustAsk(unanswered)).toBe(false);
  expect(mayTrack({ ...unanswered, choice: answered(false) })).toBe(false);
});

test('takes the browser’s own refusal for a no, and does not ask again', () => {
  for (const mode of ['opt-in', 'opt-out'] as const) {
    const refused = { mode, choice: null, refusedByBrowser: true };
    expect(mayTrack(refused)).toBe(false);
    expect(mustAsk(refused)).toBe(false);
    expect(mayTrack({ ...refused, choice: answered(true) })).toBe(true);
  }
});
