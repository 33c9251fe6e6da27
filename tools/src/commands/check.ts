import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { branchedAt, changedFiles, folderOf, packageFolders, testsOf, withDependants } from '../changed/changed-files';
import { relatedTests } from '../changed/related-tests';
import { execute } from '../support/execute';
import { allAtOnce, eachToItsEnd, say, step, UsageError } from '../support/progress';
import { inRoot, root } from '../support/workspace';
import { runUnitTests } from '../tiers/unit-tests';
import { main as attackList } from './attack-list';
import { main as contractSurface } from './contract-surface';
import { main as docs } from './docs';
import { main as documents } from './documents';
import { main as events } from './events';
import { main as messages } from './messages';
import { main as notice } from './notice';
import { main as requirements } from './requirements';
import { main as rules } from './rules';
import { main as specCoverage } from './spec-coverage';

const bin = (name: string): string => inRoot('node_modules', '.bin', name);

/** Lines that are shown while nothing fails: totals of a package's tests, and faults. */
const worthALine = /^(?:[\w/-]+: \d+ of \d+ tests|FAILED )|: error |^\s+\d+:\d+\s+error /;

const quietly = { quiet: true, shown: worthALine } as const;
const env = { NX_TUI: 'false', FORCE_COLOR: '0', POSY_SHORT: '1' };

const minute = 60_000;
/**
 * Runs a target of every package, or of those that a change since `main` can affect. Unchanged ones are not run again.
 */
const nx = (target: string, which: 'run-many' | 'affected', ...of: string[]): Promise<void> =>
  execute(bin('nx'), [which, '-t', target, ...of, '--output-style', 'stream-without-prefixes'], {
    env,
    ...quietly,
    limitMs: 15 * minute,
  });

/** The app's types are there once it is installed: `posy test-native` lints it. */
const withoutApp = ['--ignore-pattern', 'native-bridge/app/**'];

/** Rules of the linter, ours among them, and those that need types, of everything at once. */
const lint = (paths: readonly string[]): Promise<void> =>
  execute(bin('oxlint'), ['--type-aware', ...withoutApp, ...paths], { ...quietly, limitMs: 5 * minute });

const format = (paths: readonly string[]): Promise<void> =>
  execute(bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...paths], { quiet: true, limitMs: 5 * minute });

const generated = [contractSurface, events, rules, documents, specCoverage, attackList, notice, docs];

/** Checks of the whole repository. */
const ofTheWhole = [
  () => step('messages', messages),
  () => step('generated documents', () => eachToItsEnd(generated.map((written) => () => written(['--check'])))),
  () => step('requirements', () => requirements([])),
];

/** Checks that read the code and run none of it: takes a minute. */
export const readCode = (): Promise<void> =>
  eachToItsEnd([
    () => step('format', () => format(['.'])),
    () => step('lint', () => lint(['.'])),
    () => step('types', () => nx('typecheck', 'run-many')),
    ...ofTheWhole,
  ]);

/** The packages' tests, two packages at a time. */
const runTests = async (tests: readonly string[]): Promise<void> => {
  const runs = packageFolders(root).flatMap((folder) => {
    const own = tests.filter((test) => test.startsWith(`${folder}/`)).map((test) => inRoot(test));
    const run = () => execute(bin('jest'), ['--runTestsByPath', ...own], { cwd: inRoot(folder), env, ...quietly });
    return own.length === 0 ? [] : [run];
  });
  const oneByOne = async (): Promise<void> => {
    for (let run = runs.shift(); run !== undefined; run = runs.shift()) await run();
  };
  await allAtOnce([oneByOne, oneByOne]);
};

/** Files of no package, such as the lockfile, may affect every test. */
const testsToRun = async (changed: readonly string[]): Promise<string[]> => {
  const packages = packageFolders(root);
  const folders = changed.map((file) => folderOf(file, packages));
  if (changed.some((file, at) => folders[at] === undefined && /\.(?:json|mjs|cjs)$/.test(file)))
    return testsOf(root, packages);
  const touched = withDependants(root, [...new Set(folders.filter((folder) => folder !== undefined))]);
  return relatedTests({ root, packages, tests: testsOf(root, touched) }, changed);
};

/**
 * Checks that a change can affect: format and lint of its files, types of its packages and their dependants, tests that
 * import it.
 */
const checkChanged = async (since: string): Promise<void> => {
  const changed = changedFiles(root, since);
  const code = changed.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
  const there = (files: readonly string[]): string[] => files.filter((file) => existsSync(inRoot(file)));
  if (there(changed).length > 0) await step('format', () => format(there(changed)));
  if (there(code).length > 0) await step('lint', () => lint(there(code)));
  await step('types', () => nx('typecheck', 'affected', '--base', since));
  const tests = await step('finding tests', () => testsToRun(changed));
  say(`  ${tests.length} test files can be touched by ${changed.length} changed files`);
  await step('unit tests', () => runTests(tests));
};

const options = { changed: { type: 'boolean', default: false }, since: { type: 'string' } } as const;

/**
 * `posy check`: format, lint, types and unit tests of every package, each whatever the others came to. `--changed`: only
 * what a change can touch since this branch left `main`, or since the revision of `--since`, committed or not; for people at
 * work.
 */
export const main = (args: string[]): Promise<void> => {
  const { changed, since } = parseArgs({ args, options }).values;
  if (since !== undefined && !changed) throw new UsageError('--since says what --changed starts from: give both.');
  if (!changed) return eachToItsEnd([readCode, () => step('unit tests', runUnitTests)]);
  return eachToItsEnd([() => checkChanged(since ?? branchedAt(root)), ...ofTheWhole]);
};
