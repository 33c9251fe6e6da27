import { type Log } from '../base/log';
import { StatusError, toStatusError } from '../base/status';

/** Returns the error that a caller may see; hidden details go to the log. */
export type Reporter = (error: unknown) => StatusError;

export const createReporter =
  (log: Log): Reporter =>
  (error) => {
    if (error instanceof StatusError) return error;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log({ level: 'error', message: 'A request failed.', error: detail });
    return toStatusError(error);
  };
