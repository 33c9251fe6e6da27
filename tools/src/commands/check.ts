import { execute } from '../support/execute';
import { step } from '../support/progress';
import { inRoot } from '../support/workspace';
import { main as attackList } from './attack-list';
import { main as contractSurface } from './contract-surface';
import { main as docs } from './docs';
import { main as events } from './events';
import { main as messages } from './messages';
import { main as notice } from './notice';
import { main as requirements } from './requirements';
import { main as rules } from './rules';
import { main as specCoverage } from './spec-coverage';

const bin = (name: string): string => inRoot('node_modules', '.bin', name);

/** `posy check`: format, lint, types and unit tests of every package. What did not change is not run again. */
export const main = async (): Promise<void> => {
  await step('format', () => execute(bin('prettier'), ['--check', '--log-level', 'warn', '.']));
  const nx = (target: string): Promise<void> =>
    execute(bin('nx'), ['run-many', '-t', target, '--output-style', 'stream-without-prefixes'], {
      env: { NX_TUI: 'false', FORCE_COLOR: '0' },
    });
  await step('lint', () => nx('lint'));
  await step('types', () => nx('typecheck'));
  await step('unit tests', () => nx('test'));
  await step('messages', messages);
  await step('generated documents', async () => {
    await contractSurface(['--check']);
    await events(['--check']);
    await rules(['--check']);
    await specCoverage(['--check']);
    await attackList(['--check']);
    await notice(['--check']);
    await docs(['--check']);
  });
  await step('requirements', () => requirements([]));
};
