import { StatusError, toStatusError } from '../status';
import { type Log } from './access';

/** What a caller is told of a failure; what it may not be told goes to the log. */
export type Reporter = (error: unknown) => StatusError;

export function createReporter(log: Log): Reporter {
  return (error) => {
    if (error instanceof StatusError) return error;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log({ level: 'error', message: 'A request failed.', error: detail });
    return toStatusError(error);
  };
}
