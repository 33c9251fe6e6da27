/** Runs one at a time: who asks while it runs gets the result of one further run, which saw what was there when asked. */
export const singleFlight = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    const run = work();
    running = run;
    const ended = (): void => {
      if (running === run) running = null;
    };
    run.then(ended, ended);
    return run;
  };
  return () => {
    if (running === null) return start();
    next ??= running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
};
