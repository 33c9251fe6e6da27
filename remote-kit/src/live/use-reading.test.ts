import type { FirestoreError } from '@posy/shared-contracts/mount-props';
import type { Live } from './live-cache';
import { readingOf } from './use-reading';

const ready = (count: number, fromCache: boolean, hasPendingWrites = false): Live<string[]> => ({
  status: 'ready',
  value: Array.from({ length: count }, () => 'x'),
  fromCache,
  hasPendingWrites,
  error: null,
});
const loading: Live<string[]> = { status: 'loading', value: null, error: null };
const failed: Live<string[]> = { status: 'failed', value: null, error: new Error('No.') as FirestoreError };

const said = (live: Live<string[]>, isOnline: boolean, isSome: boolean): string => {
  const { state, isKnown } = readingOf(live, isSome, isOnline);
  return isKnown ? `${state}, shown` : state;
};

test('a list that the server called empty is shown, also before the live read confirms it [R1-17]', () => {
  expect(said({ ...ready(0, true), answered: true } as Live<string[]>, true, false)).toBe('unconfirmed, shown');
});

test.each([
  ['unconfirmed', 'with a connection the server’s answer comes', ready(0, true), true, false],
  ['confirmed, shown', 'the server says that there is nothing', ready(0, false), true, true],
  ['unconfirmed, shown', 'offline, and nothing else is known of', ready(0, true), false, false],
  ['failed', 'offline, and there should be something', ready(0, true), false, true],
  ['unconfirmed, shown', 'offline, with something on this device', ready(2, true), false, true],
  ['unconfirmed, shown', 'an edit is on its way', ready(2, false, true), true, true],
  ['unconfirmed', 'nothing was received yet', loading, true, true],
  ['failed', 'it could not be read', failed, true, true],
  ['unconfirmed, shown', 'it fails after it was read', { ...failed, value: ['x'] } as Live<string[]>, true, true],
] as const)('a list is %s: %s [R1-06]', (reading, _why, live, isOnline, isSome) => {
  expect(said(live, isOnline, isSome)).toBe(reading);
});
