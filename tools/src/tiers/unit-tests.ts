import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findChromium } from '../browser/find-chromium';
import { execute } from '../support/execute';
import { say } from '../support/progress';
import { inRoot, root } from '../support/workspace';
import type { Tally } from './tally';

const minute = 60_000;
/** Lines that are shown while nothing fails. */
const worthALine = /^(?:[\w/-]+: \d+ of \d+ tests|FAILED )/;
/** More failed files than this are no accident: nothing is retried. */
const mostFlaky = 3;

const runJest = (args: readonly string[], env: Record<string, string>): Promise<void> =>
  execute(inRoot('node_modules', '.bin', 'jest'), ['--config', inRoot('tools', 'jest', 'all.config.mjs'), ...args], {
    env: { FORCE_COLOR: '0', ...env },
    quiet: true,
    shown: worthALine,
    limitMs: 30 * minute,
  });

/** A test file that was red, and what it came to. */
interface RedFile {
  path: string;
  tally: Tally;
}

/** The red files as the reporter wrote them down, a line of JSON each. */
export const readRedFiles = (text: string): RedFile[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RedFile);

const countAsRed = (red: readonly RedFile[]): void => {
  const file = process.env.POSY_TALLY;
  if (file !== undefined) for (const { tally } of red) appendFileSync(file, `${JSON.stringify(tally)}\n`);
};

/**
 * A failed test runs once more alone: two failures count as red. If it passes then, it is reported as flaky, and fixed
 * the same day.
 */
const withSecondTry = async (list: string, all: readonly string[]): Promise<void> => {
  try {
    await runJest(all, { POSY_RED_FILES: list });
  } catch (error) {
    const red = existsSync(list) ? readRedFiles(readFileSync(list, 'utf8')) : [];
    if (red.length === 0 || red.length > mostFlaky) {
      countAsRed(red);
      throw error;
    }
    console.error(error instanceof Error ? error.message : error);
    const paths = red.map(({ path }) => path);
    say(`${red.length} red: once more, alone …`);
    await runJest(['--maxWorkers', '1', '--runTestsByPath', ...paths], {});
    say(
      `FLAKY: red at first and green alone (reported above): ${paths.map((path) => relative(root, path)).join(', ')}`,
    );
  }
};

/**
 * The unit tests of every package, with as many processes as there are cores. The full run has no second try.
 */
export const runUnitTests = async (): Promise<void> => {
  // Some of the tests drive a browser.
  await findChromium();
  const all = ['--maxWorkers', String(availableParallelism())];
  if (process.env.POSY_FULL === '1') return runJest(all, {});
  const folder = mkdtempSync(join(tmpdir(), 'posy-red-'));
  try {
    await withSecondTry(join(folder, 'files.jsonl'), all);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
