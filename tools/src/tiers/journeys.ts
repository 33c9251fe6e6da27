import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findChromium } from '../browser/find-chromium';
import { buildStale } from '../build/build-stale';
import { execute } from '../support/execute';
import { say, step } from '../support/progress';
import { inRoot } from '../support/workspace';

const minute = 60_000;

const playwright = (args: readonly string[], env: Record<string, string>): Promise<void> =>
  execute(inRoot('node_modules', '.bin', 'playwright'), ['test', ...args], {
    cwd: inRoot('e2e'),
    env: { NODE_OPTIONS: '', ...env },
    limitMs: 90 * minute,
  });

/** Runs journeys with the arguments of `playwright test`: against a server of their own, or an installation of `env`. */
export const runJourneys = async (args: readonly string[], env: Record<string, string> = {}): Promise<void> => {
  if (env.POSY_E2E_BASE_URL === undefined) await buildStale();
  const chromium = await findChromium();
  await step('journeys', () => playwright(args, { POSY_CHROMIUM: chromium, ...env }));
};

const shortly = ['--reporter', './support/run/short-report.ts'];
const lastRun = inRoot('e2e', 'test-results', '.last-run.json');

/** The ids of the tests that were red in the run before. Empty when the run itself went wrong. */
const redTests = (): string[] =>
  existsSync(lastRun) ? (JSON.parse(readFileSync(lastRun, 'utf8')) as { failedTests: string[] }).failedTests : [];

/** A journey that fails and passes alone is reported here, and fixed or moved to the full run the same day. */
const flakyFile = inRoot('e2e', 'test-results', 'flaky.json');

const reportFlaky = (red: readonly string[]): void => {
  mkdirSync(dirname(flakyFile), { recursive: true });
  writeFileSync(flakyFile, `${JSON.stringify({ at: new Date().toISOString(), tests: red }, null, 2)}\n`);
  say(`FLAKY: red at first and green alone, ${red.length} (reported above; test-results/flaky.json)`);
};

/** Journeys that `posy test` runs: those of `e2e/gate`, and the attacks tagged `@short`. */
export const fastTier = ['--project', 'gate', '--project', 'attacks'];
/** More failures than this are no flakes: nothing is retried. */
const mostFlaky = 3;

/** Runs the gate's journeys. A failed one runs once more alone: two failures count as red. */
export const runFastTier = async (): Promise<void> => {
  try {
    await runJourneys([...shortly, ...fastTier]);
  } catch (error) {
    const red = redTests();
    if (red.length === 0 || red.length > mostFlaky) throw error;
    say(`${red.length} red: once more, alone …`);
    await runJourneys([...shortly, '--last-failed', '--workers', '1'], { POSY_SECOND_TRY: '1' });
    reportFlaky(red);
  }
};

/** Every journey and the short attacks, without a second try. */
export const runFullTier = (args: readonly string[]): Promise<void> => runJourneys([...shortly, ...args]);
