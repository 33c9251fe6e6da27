import { execute } from '../support/execute';
import { step } from '../support/progress';
import { inRoot } from '../support/workspace';
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

/** Runs a target of every package, or of those that a change since `main` can touch. What did not change is not run again. */
const nx = (target: string, isChangedOnly: boolean): Promise<void> =>
  execute(
    bin('nx'),
    [...(isChangedOnly ? ['affected'] : ['run-many']), '-t', target, '--output-style', 'stream-without-prefixes'],
    {
      env: { NX_TUI: 'false', FORCE_COLOR: '0', POSY_SHORT: '1', POSY_TYPED_LINT: '1' },
      quiet: true,
      shown: worthALine,
    },
  );

/**
 * `posy check`: format, lint, types and unit tests of every package. `--changed`: of the packages only that a change since
 * `main` can touch, committed or not; for people at work.
 */
export const main = async (args: string[]): Promise<void> => {
  const isChangedOnly = args.includes('--changed');
  await step('format', () => execute(bin('prettier'), ['--check', '--log-level', 'warn', '.']));
  await step('lint', () => nx('lint', isChangedOnly));
  await step('types', () => nx('typecheck', isChangedOnly));
  await step('unit tests', () => nx('test', isChangedOnly));
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
