/** Does a piece of work every so many milliseconds, never twice at a time; a failure is reported. Answers how to stop. */
export const regularly = (
  milliseconds: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .then(() => undefined, report)
      .finally(() => {
        running = null;
      });
  }, milliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
