import { type Problem, sentryEvent } from './sentry-event';

/** Milliseconds that the server's shutdown waits for pending reports. */
const closingLimitMs = 2000;

/** The place that problems are reported to. */
export interface ErrorReports {
  report(problem: Problem): void;
  /** Sends what is on its way, for two seconds at most. */
  close(): Promise<void>;
}

/**
 * Reports to a Sentry project. A client of its own, without Sentry's integrations: nothing in this process is patched,
 * traced or listened to, and nothing is sent but what is reported. Loaded only where a DSN is set. Source: D-error-report-01.
 */
export const openSentry = async (dsn: string): Promise<ErrorReports> => {
  const { NodeClient, defaultStackParser, makeNodeTransport } = await import('@sentry/node');
  const client = new NodeClient({
    dsn,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [],
    includeServerName: false,
    sendClientReports: false,
  });
  client.init();
  return {
    report: (problem) => {
      client.captureEvent(sentryEvent(problem, defaultStackParser));
    },
    close: async () => {
      await client.close(closingLimitMs);
    },
  };
};
