// The unit tests of every package in one run: its workers go from package to package, and no core waits for the longest.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const require = createRequire(import.meta.url);
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const isTested = (folder) => existsSync(join(root, folder, 'jest.config.mjs'));

/** Options of a whole run, not of a package: Jest refuses them in a project. */
const ofTheRun = ['testTimeout', 'reporters'];

/** `npm test` leaves the slow ones (`*.slow.test.ts`) to `npm run test:full`; `npx jest` in a package runs them too. */
const testPathIgnorePatterns =
  process.env.POSY_FULL === '1' ? ['/node_modules/'] : ['/node_modules/', '\\.slow\\.test\\.'];

const projectOf = async (folder) => {
  const { default: config } = await import(join(root, folder, 'jest.config.mjs'));
  const own = Object.entries(config).filter(([name]) => !ofTheRun.includes(name));
  return { ...Object.fromEntries(own), displayName: folder, rootDir: join(root, folder), testPathIgnorePatterns };
};

const { testTimeout } = require('./preset.cjs').preset();

export default {
  rootDir: root,
  projects: await Promise.all(workspaces.filter(isTested).map(projectOf)),
  testTimeout,
  reporters: [require.resolve('./short-reporter.cjs')],
  // A worker that has grown begins anew: what its sandboxes held is not all given back.
  workerIdleMemoryLimit: '3GB',
};
