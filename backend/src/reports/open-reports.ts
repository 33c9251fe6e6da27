import { type FastifyBaseLogger } from 'fastify';
import { type ApiContext } from '../api/handler';
import { readPackageFile } from '../config/files';
import { openSentry } from './open-sentry';
import { textWithoutPersonalData } from './without-personal-data';

const ownVersion = (): string => (JSON.parse(readPackageFile('package.json')) as { version: string }).version;

const textOf = (value: unknown, or: string): string => (typeof value === 'string' && value !== '' ? value : or);
const optionalText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns a browser's report without persons and links: readers of the log need neither. */
const redacted = (about: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(about).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'uid' ? textWithoutPersonalData(value) : value,
    ]),
  );

/** Takes problems into the log, and reports them to Sentry where a DSN is set. */
export const openReports = async (
  dsn: string | null,
  log: FastifyBaseLogger,
): Promise<Pick<ApiContext, 'reportProblem' | 'reportFault'> & { close: () => Promise<void> }> => {
  const sentry = dsn === null ? null : await openSentry(dsn);
  const version = ownVersion();
  return {
    reportProblem: (problem) => {
      const { message: reason, ...about } = redacted({ ...problem });
      // The line has a message of its own.
      log.error({ ...about, reason }, 'A problem was reported');
      sentry?.report({
        feature: textOf(problem.feature, 'unknown'),
        remote: textOf(problem.remote, 'backend'),
        version: textOf(problem.version, version),
        message: textOf(problem.message, 'unknown'),
        stack: optionalText(problem.stack),
        path: optionalText(problem.path),
      });
    },
    reportFault: (error, route) => {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const stack = error instanceof Error ? error.stack : undefined;
      sentry?.report({ feature: route, remote: 'backend', version, message, stack, path: route });
    },
    close: async () => sentry?.close(),
  };
};
