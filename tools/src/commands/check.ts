import { changedFiles, folderOf, packageFolders, testsOf, withDependants } from '../changed/changed-files';
import { relatedTests } from '../changed/related-tests';
import { execute } from '../support/execute';
import { say, step } from '../support/progress';
import { inRoot, root } from '../support/workspace';
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

/** What is worth a line while nothing is red: what a package's tests came to, and what is not as it should be. */
const worthALine = /^(?:[\w/-]+: \d+ of \d+ tests|FAILED )|: error |^\s+\d+:\d+\s+error /;

const quietly = { quiet: true, shown: worthALine } as const;
const env = { NX_TUI: 'false', FORCE_COLOR: '0', POSY_SHORT: '1', POSY_TYPED_LINT: '1' };

/** Runs a target of every package, or of those that a change since `main` can touch. What did not change is not run again. */
const nx = (target: string, which: 'run-many' | 'affected'): Promise<void> =>
  execute(bin('nx'), [which, '-t', target, '--output-style', 'stream-without-prefixes'], { env, ...quietly });

/** What every package is checked for. */
const checkAll = async (): Promise<void> => {
  await step('format', () => execute(bin('prettier'), ['--check', '--log-level', 'warn', '.']));
  await step('lint', () => nx('lint', 'run-many'));
  await step('types', () => nx('typecheck', 'run-many'));
  await step('unit tests', () => nx('test', 'run-many'));
};

const runTests = async (tests: readonly string[]): Promise<void> => {
  for (const folder of packageFolders(root)) {
    const own = tests.filter((test) => test.startsWith(`${folder}/`)).map((test) => inRoot(test));
    if (own.length === 0) continue;
    await execute(bin('jest'), ['--runTestsByPath', ...own], { cwd: inRoot(folder), env, ...quietly });
  }
};

/** What belongs to no package, such as the lockfile, may touch every test. */
const testsToRun = async (changed: readonly string[]): Promise<string[]> => {
  const packages = packageFolders(root);
  const folders = changed.map((file) => folderOf(file, packages));
  if (changed.some((file, at) => folders[at] === undefined && /\.(?:json|mjs|cjs)$/.test(file)))
    return testsOf(root, packages);
  const touched = withDependants(root, [...new Set(folders.filter((folder) => folder !== undefined))]);
  return relatedTests({ root, packages, tests: testsOf(root, touched) }, changed);
};

/** What a change can touch: format and lint of its files, types of its packages and their dependants, tests that import it. */
const checkChanged = async (): Promise<void> => {
  const changed = changedFiles(root);
  const code = changed.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
  if (changed.length > 0)
    await step('format', () =>
      execute(bin('prettier'), ['--check', '--log-level', 'warn', '--ignore-unknown', ...changed]),
    );
  if (code.length > 0)
    await step('lint', () => execute(bin('eslint'), ['--no-warn-ignored', ...code], { env, ...quietly }));
  await step('types', () => nx('typecheck', 'affected'));
  const tests = await step('finding tests', () => testsToRun(changed));
  say(`  ${tests.length} test files can be touched by ${changed.length} changed files`);
  await step('unit tests', () => runTests(tests));
};

/**
 * `posy check`: format, lint, types and unit tests of every package. `--changed`: only what a change since `main` can
 * touch, committed or not; for people at work.
 */
export const main = async (args: string[]): Promise<void> => {
  await (args.includes('--changed') ? checkChanged() : checkAll());
  await step('messages', messages);
  await step('generated documents', async () => {
    await contractSurface(['--check']);
    await events(['--check']);
    await rules(['--check']);
    await documents(['--check']);
    await specCoverage(['--check']);
    await attackList(['--check']);
    await notice(['--check']);
    await docs(['--check']);
  });
  await step('requirements', () => requirements([]));
};
