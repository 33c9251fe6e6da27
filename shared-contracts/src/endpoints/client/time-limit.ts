import { ApiError } from '#errors';

/** Resolves after so many milliseconds; rejects when the signal is given first. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** A request that ends when its caller gives up or nothing happens for too long. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Something happened: the time begins anew. */
  restart(): void;
  /** The error that says why the request failed. */
  errorOf(error: unknown): ApiError;
  end(): void;
}

/** Starts the time of a request. */
export const startTimeLimit = (wait: Wait, milliseconds: number, outer: AbortSignal): TimeLimit => {
  const timer = new AbortController();
  let ended = new AbortController();
  const start = (): void =>
    void wait(milliseconds, ended.signal).then(
      () => timer.abort(),
      () => undefined,
    );
  start();
  return {
    signal: AbortSignal.any([outer, timer.signal]),
    restart() {
      ended.abort();
      ended = new AbortController();
      start();
    },
    errorOf(error) {
      if (error instanceof ApiError) return error;
      if (outer.aborted) return new ApiError('aborted', 0, 'aborted', 'The call was given up.');
      if (timer.signal.aborted) return new ApiError('timeout', 0, 'timeout', 'No answer came in time.');
      return new ApiError('offline', 0, 'offline', 'The server could not be reached.');
    },
    end: () => ended.abort(),
  };
};
