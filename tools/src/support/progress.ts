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

/** Runs a command; a failure is told and ends the process with 1, a wrong call with 2. */
export const run = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof PlainError ? `posy: ${error.message}` : error);
    process.exit(error instanceof UsageError ? 2 : 1);
  }
};
