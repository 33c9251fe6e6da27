interface SilenceTimeout {
  /** Time without any progress, in milliseconds. */
  silenceMs: number;
  /** Total time limit, despite progress. */
  longestMs: number;
  after: (milliseconds: number, run: () => void) => () => void;
  /** Resolves to true when the server is sending the files; called at most once in `silenceMs`. */
  isComing: () => Promise<boolean>;
}

/**
 * Waits for a load while it progresses: a slow connection is no fault. Rejects after a silence, and after the total
 * time limit.
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
