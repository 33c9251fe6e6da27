import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildPackage } from '../build/build-package';
import { isFresh } from '../build/build-stamp';
import { execute } from '../support/execute';
import { hashFiles } from '../support/hash-files';
import { say, step } from '../support/progress';
import { type BrowserPackage, inRoot } from '../support/workspace';

const contracts = ['shared-contracts', 'shared-ui', 'remote-kit'] as const;

/** A hash of all that a package's types and tests read. */
const testedFrom = (name: BrowserPackage): string =>
  hashFiles(
    [name, ...contracts, 'tools/jest', 'package-lock.json'].map((path) => inRoot(path)),
    (path) => !/\/dist\/|\.md$/.test(path),
  );

const stampOf = (name: BrowserPackage): string => inRoot('node_modules', '.cache', 'posy', `${name}.tested-from`);

const isTested = (name: BrowserPackage, from: string): boolean => {
  const stamp = stampOf(name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === from;
};

const noteTested = (name: BrowserPackage, from: string): void => {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), from);
};

/** Rejects, with file and line, where types do not fit. */
export const checkTypes = (name: BrowserPackage): Promise<void> =>
  execute(process.execPath, [inRoot('node_modules/typescript-native/bin/tsc'), '-p', inRoot(name, 'tsconfig.json')], {
    quiet: true,
  });

const limitMs = 30 * 60_000;

const runTests = (name: BrowserPackage): Promise<void> =>
  execute(inRoot('node_modules', '.bin', 'jest'), [], {
    cwd: inRoot(name),
    env: { FORCE_COLOR: '0' },
    quiet: true,
    limitMs,
  });

/** Checks of a candidate that are skipped. */
interface Leaving {
  /** The package's tests. */
  tests: boolean;
}

/** Types and tests of a package, unless they were green for exactly these sources. Ends at the first that is red. */
const checkCandidate = async (name: BrowserPackage, leaving: Leaving): Promise<void> => {
  await step(`types of ${name}`, () => checkTypes(name));
  const from = testedFrom(name);
  if (isTested(name, from)) return say(`tests of ${name}: green before for these sources`);
  if (leaving.tests) return say(`tests of ${name}: left out`);
  await step(`tests of ${name}`, () => runTests(name));
  noteTested(name, from);
};

/** Checks and builds packages that somebody wants to release. */
export const makeCandidates = async (names: readonly BrowserPackage[], leaving: Leaving): Promise<void> => {
  for (const name of names) await checkCandidate(name, leaving);
  for (const name of names) if (!isFresh(name)) await step(`building ${name}`, () => buildPackage(name));
};
