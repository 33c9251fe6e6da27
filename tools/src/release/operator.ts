import { userInfo } from 'node:os';
import { openAuditLog, type Operated, ReleaseFault } from '@posy/backend/releases';
import { PlainError } from '../support/progress';

/** Returns the person who calls a command, for the list of releases and the audit log. */
export const operator = (): string => {
  try {
    return `${userInfo().username} (this machine)`;
  } catch {
    return 'this machine';
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Does something with the releases of a folder and writes down what was asked and what came of it; refusals end the command in their words. */
export const operate = async <T extends Pick<Operated, 'set'>>(
  releasesDir: string,
  what: string,
  work: () => Promise<T>,
): Promise<T> => {
  const audit = openAuditLog(releasesDir);
  const who = operator();
  try {
    const done = await work();
    await audit.add({ who, what, outcome: 'done', result: done.set.id });
    return done;
  } catch (error) {
    // A failure to write the folder cannot be logged there either: the reason itself counts.
    await audit.add({ who, what, outcome: 'refused', result: messageOf(error) }).catch(() => undefined);
    throw error instanceof ReleaseFault ? new PlainError(error.message) : error;
  }
};
