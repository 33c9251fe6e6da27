import { type Caller } from '../access/caller';
import { type Holdings } from './holdings';

/** Milliseconds for which a reader may stall. */
export const usualReadTimeout = 30_000;

/** Bytes on their way to one reader: counted until the reader takes them. A reader that stalls is cut off. */
export interface ReaderDelivery {
  /** Counts waiting bytes. Throws RESOURCE_EXHAUSTED, and counts nothing, beyond the limit. */
  wait(bytes: number): void;
  /** The reader took so many. */
  taken(bytes: number): void;
  /** Releases all waiting bytes: all were taken, or the reader is gone. */
  over(): void;
  /** The bytes that wait. */
  waiting(): number;
}

/** Limits of data that wait for readers. */
export interface Deliveries {
  unread: Holdings;
  readTimeout: number;
}

export interface DeliveryOptions extends Deliveries {
  /** Ends the connection of a reader who does not read. */
  cut(): void;
}

/** Opens the delivery to a caller. The backend's is neither counted nor cut. */
export const openDelivery = (caller: Caller, { unread, readTimeout, cut }: DeliveryOptions): ReaderDelivery => {
  const share = unread(caller);
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  const watch = (): void => {
    clearTimeout(timer);
    timer = waiting > 0 && caller.kind === 'client' ? setTimeout(cut, readTimeout).unref() : undefined;
  };
  return {
    wait(bytes) {
      share.take(bytes);
      waiting += bytes;
      if (timer === undefined) watch();
    },
    taken(bytes) {
      const given = Math.min(bytes, waiting);
      share.give(given);
      waiting -= given;
      watch();
    },
    over() {
      share.give(waiting);
      waiting = 0;
      watch();
    },
    waiting: () => waiting,
  };
};
