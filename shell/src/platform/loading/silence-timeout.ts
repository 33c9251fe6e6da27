interface SilenceTimeout {
  /** How long nothing may come, in milliseconds. */
  silenceMs: number;
  /** How long it may take though something comes. */
  longestMs: number;
  after: (milliseconds: number, run: () => void) => () => void;
  /** Whether the server sends what is waited for; asked at most once in `silenceMs`. */
  isComing: () => Promise<boolean>;
}

/**
 * Waits for what loads as long as it comes: a slow line is no fault. Rejects after a silence, and when it takes too long
 * altogether.
 */
export const withSilenceTimeout = <T>(
  work: Promise<T>,
  { silenceMs, longestMs, after, isComing }: SilenceTimeout,
): Promise<T> =>
  new Promise((resolve, reject) => {
    let cancel = (): void => undefined;
    const wait = (waitedMs: number): void => {
      let comes = false;
      cancel = after(silenceMs / 2, () => {
        isComing().then(
          (answer) => (comes = answer),
          () => undefined,
        );
        cancel = after(silenceMs / 2, () => {
          const nowMs = waitedMs + silenceMs;
          if (comes && nowMs < longestMs) wait(nowMs);
          else reject(new Error(`no answer within ${nowMs / 1000} s`));
        });
      });
    };
    wait(0);
    work.then(resolve, reject).finally(() => cancel());
  });
