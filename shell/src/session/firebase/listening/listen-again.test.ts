import { createTestHost } from '@posy/remote-kit/testing';
import { type Firestore, FirestoreError, type FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { listeningAgain } from './listen-again';

type Listener = Parameters<Firestore['watch']>;
const guests: FirestoreQuery<unknown> = { collection: { path: 'weddings/w1/guests', schema: undefined as never } };
const snapshot = { value: [], fromCache: false, hasPendingWrites: false };

const setUp = (isVisible: () => boolean = () => true) => {
  const { clock, pass, firestore } = createTestHost();
  const listeners: { next: Listener[1]; failed: Listener[2] }[] = [];
  const steps: string[] = [];
  const watched = listeningAgain(
    {
      ...firestore,
      watch: (_query, next, failed) => {
        listeners.push({ next: next as Listener[1], failed });
        return () => void steps.push('stopped');
      },
    },
    { clock, isVisible },
  );
  const stop = watched.watch(
    guests,
    () => void steps.push('came'),
    ({ failure }) => void steps.push(failure),
  );
  const fail = (failure: FirestoreError['failure']): void =>
    listeners.at(-1)?.failed(new FirestoreError(failure, 'No.'));
  return { pass, listeners, steps, stop, fail, come: () => listeners.at(-1)?.next(snapshot) };
};

describe('a live read whose listener ended', () => {
  test('listens again by itself with growing pauses, and is reported as failed once [case c15]', () => {
    const { pass, listeners, steps, fail, come } = setUp();
    const counts: number[] = [];
    for (const pause of [1000, 2000, 4000, 8000, 8000]) {
      fail('unknown');
      pass(pause - 1);
      counts.push(listeners.length);
      pass(1);
      counts.push(listeners.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    come();
    expect(steps.filter((step) => step !== 'stopped')).toEqual(['unknown', 'came']);
    fail('unavailable');
    expect(steps.at(-1)).toBe('unavailable');
  });

  test('waits while nobody looks, and for whoever may not read it there is nothing to wait for [case c15]', () => {
    let isVisible = false;
    const { pass, listeners, fail } = setUp(() => isVisible);
    fail('unavailable');
    pass(60_000);
    expect(listeners).toHaveLength(1);
    isVisible = true;
    pass(1000);
    expect(listeners).toHaveLength(2);
    fail('permission-denied');
    pass(60_000);
    expect(listeners).toHaveLength(2);
  });

  test('is over when nobody reads it any more [case c15]', () => {
    const { pass, listeners, fail, stop } = setUp();
    fail('unavailable');
    stop();
    pass(60_000);
    expect(listeners).toHaveLength(1);
  });
});
