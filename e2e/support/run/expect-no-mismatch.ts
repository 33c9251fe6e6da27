import { existsSync, readFileSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';

interface ReportedMismatch {
  time: string;
  remote: string;
  version: string;
  path: string;
  reason: string;
}

/** React's error for a page that was left before it was hydrated: nothing was compared. */
export const leftBefore = 'Minified React error #424;';

const mismatchesIn = (log: string): ReportedMismatch[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"feature":"hydration"'))
    .map((line) => JSON.parse(line) as ReportedMismatch)
    .filter(({ reason }) => !reason.startsWith(leftBefore));

/**
 * Fails when a page rendered other markup than the server. Pages report it to the server's log; the time identifies the
 * journey.
 */
export default function expectNoMismatch({ metadata }: FullConfig): void {
  const { serverLog } = metadata as { serverLog: string };
  const found = existsSync(serverLog) ? mismatchesIn(readFileSync(serverLog, 'utf8')) : [];
  if (found.length === 0) return;
  const lines = found.map(
    ({ time, remote, version, path, reason }) => `${time} ${remote} ${version} ${path}: ${reason}`,
  );
  throw new Error(`Pages did not agree with what the server drew of them:\n${lines.join('\n')}`);
}
