/** A failure whose message is all that a person needs: no stack is printed. */
export class PlainError extends Error {
  override readonly name: string = 'PlainError';
}

/** The command was called in a way that it does not know; ends it with 2. */
export class UsageError extends PlainError {}

/** Says what goes on, to the person who waits. */
export const say = (text: string): void => console.log(`posy: ${text}`);

/** Runs a step and says how long it took. */
export const step = async <T>(title: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  say(`${title} …`);
  const result = await work();
  say(`${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
};

const report = (error: unknown): void => console.error(error instanceof PlainError ? `posy: ${error.message}` : error);

const throwFirst = (failures: readonly unknown[]): void => {
  if (failures.length > 1) throw new PlainError(`${failures.length} parts failed, each reported above.`);
  if (failures.length === 1) throw failures[0];
};

/**
 * Runs every part, whatever became of the ones before it: one run tells all that is red.
 * Each failure is said where it happens; the first is thrown in the end.
 */
export const eachToItsEnd = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const part of parts) {
    try {
      await part();
    } catch (error) {
      report(error);
      failures.push(error);
    }
  }
  throwFirst(failures);
};

/** The same for parts that run in parallel. */
export const allAtOnce = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = [];
  const failed = (error: unknown): void => {
    report(error);
    failures.push(error);
  };
  await Promise.all(parts.map((part) => part().catch(failed)));
  throwFirst(failures);
};

/** Runs a command; a failure is printed and ends the process with 1, a wrong call with 2. */
export const run = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    report(error);
    process.exit(error instanceof UsageError ? 2 : 1);
  }
};
