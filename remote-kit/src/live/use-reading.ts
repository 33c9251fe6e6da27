import { useOnline } from '../host/session-hooks';
import type { Live } from './live-cache';

/** State of a live list. */
export interface ListReading {
  /**
   * `confirmed`: the server said that this is all of it, and no edit is on its way. `failed`: there is nothing to show, and
   * nothing to wait for. `unconfirmed`: everything else.
   */
  state: 'unconfirmed' | 'confirmed' | 'failed';
  /** True when there is something to show. An empty list without a server's answer only says that nothing is cached. */
  isKnown: boolean;
}

/**
 * With a connection an answer will come; without one, other knowledge decides: if there should be some (`isSomeKnown`)
 * the list is missing here, else it is empty. A page never waits for an answer that cannot come.
 */
export const readingOf = <T>(live: Live<readonly T[]>, isSomeKnown: boolean, isOnline: boolean): ListReading => {
  if (live.value === null) return { state: live.status === 'failed' ? 'failed' : 'unconfirmed', isKnown: false };
  if (live.status !== 'ready') return { state: 'unconfirmed', isKnown: true };
  const isUnanswered = live.fromCache && live.answered !== true && live.value.length === 0;
  if (isUnanswered && !isOnline && isSomeKnown) return { state: 'failed', isKnown: false };
  const isConfirmed = !live.fromCache && !live.hasPendingWrites;
  return { state: isConfirmed ? 'confirmed' : 'unconfirmed', isKnown: !isUnanswered || !isOnline };
};

export const useReading = <T>(live: Live<readonly T[]>, isSomeKnown: boolean): ListReading =>
  readingOf(live, isSomeKnown, useOnline());
