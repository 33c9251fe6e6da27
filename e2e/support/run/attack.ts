import { test as base } from '@playwright/test';
import { type OwnServer, startOwnServer } from '@posy/tools/own-server';

/** Says what an attack did, for the table that `posy attack` prints. */
export const tried = (what: string): void => {
  base.info().annotations.push({ type: 'tried', description: what });
};

/** Playwright's test, with a server that one file of attacks may kill, fill and flood. */
export const test = base.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    // Playwright finds a fixture's dependencies in its first parameter, which must be a pattern.
    async ({}, use) => {
      const server = await startOwnServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
