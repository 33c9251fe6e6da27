import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './support/run/chromium-args';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

// The first process chooses; the workers, which read this file again, inherit.
process.env.POSY_E2E_PORT ??= String(await freePort());
const { newFolder } = createRequire(import.meta.url)('../tools/jest/own-folder.cjs') as { newFolder: () => string };
process.env.POSY_TEST_FOLDER ??= newFolder();
process.env.POSY_E2E_DATA ??= join(process.env.POSY_TEST_FOLDER, 'data');
const port = process.env.POSY_E2E_PORT;

/** The question about tracking is answered, so that it covers nothing; its own journey starts without an answer. */
const answered = JSON.stringify({ version: 1, analytics: false, at: '2026-01-01T00:00:00.000Z' });
/** An installation that runs already, of `--base-url`; null when the journeys start a server of their own. */
const installation = process.env.POSY_E2E_BASE_URL ?? null;
const origin = installation ?? `http://127.0.0.1:${port}`;

/** The server's output goes to a file: it is full of faults that journeys cause. A failed journey shows its part. */
const serverLog = join(import.meta.dirname, 'test-results', 'server.log');

/** Suppliers over all markets: enough for every category, quick to make. */
const suppliers = '900';

/** `posy attack` runs every attack and nothing else; the journeys' run takes the short ones along. */
const attacksOnly = process.env.POSY_E2E_RUN === 'attacks';
/** `posy e2e --matrix` runs combinations of versions and nothing else. */
const matrixOnly = process.env.POSY_E2E_RUN === 'matrix';
const matrix = { name: 'matrix', testDir: './matrix', testMatch: '*.matrix.ts' };
/** A folder each. The walk has the longest tests: they begin first. */
const journeys = ['walk', 'gate', 'areas', 'faults'].map((name) => ({
  name,
  testDir: `./${name}`,
  testMatch: '**/*.journey.ts',
}));
const attacks = {
  name: 'attacks',
  testDir: './attacks',
  testMatch: '*.attack.ts',
  timeout: 120_000,
  ...(!attacksOnly && { grep: /@short/ }),
};

const projectsOf = () => {
  // Faults and attacks are for servers of their own, never for somebody's installation.
  if (installation !== null) return journeys.filter(({ name }) => name !== 'faults');
  if (matrixOnly) return [matrix];
  return attacksOnly ? [attacks] : [...journeys, attacks];
};

const reporterOf = (): string => {
  if (matrixOnly) return './support/run/matrix-table.ts';
  return attacksOnly ? './support/run/attack-table.ts' : 'list';
};

export default defineConfig({
  projects: projectsOf(),
  fullyParallel: true,
  // A browser on each core: more of them make each other late.
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  // Limits for what hangs, not for what is slow: the journeys share few cores among themselves.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: [[reporterOf()]],
  outputDir: './test-results',
  // Pictures are compared with others of the same run; none is stored.
  snapshotPathTemplate: '{testDir}/../test-results/pictures/{testName}/{arg}{ext}',
  metadata: { origin, serverLog },
  globalTeardown: ['./support/run/expect-no-mismatch.ts', './support/run/remove-data.ts'],
  use: {
    // The journeys' own faults are put between page and server; those of the worker itself allow it.
    serviceWorkers: 'block',
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'posy-consent', value: answered }] }] },
    actionTimeout: 30_000,
    // The preference for reduced motion saves processor time for the journeys; journeys about motion turn it off.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // Without a film of the page: it takes from the cores that the journeys run on, and snapshots show what the page was.
    // Nobody opens those of a machine that is thrown away.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      ...(process.env.POSY_CHROMIUM ? { executablePath: process.env.POSY_CHROMIUM } : {}),
      args: chromiumArgs,
    },
  },
  ...(installation === null && {
    webServer: {
      command: `mkdir -p test-results && node ../tools/bin/posy.mjs start --suppliers ${suppliers} 2> "${serverLog}"`,
      url: `http://127.0.0.1:${port}/healthz`,
      env: {
        PORT: port,
        POSY_DATA_DIR: process.env.POSY_E2E_DATA,
        // Pages come whole however busy the machine is: that visitors wait 150 ms at most is for the server’s own tests.
        POSY_DRAW_WAIT_MS: '20000',
        // Pages start their scripts at once: waiting has a journey of its own.
        POSY_WAKE_AFTER_MS: '1',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      reuseExistingServer: false,
      timeout: 180_000,
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
});
