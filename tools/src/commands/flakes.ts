import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { say, UsageError } from '../support/progress';
import { fastTier, runJourneys } from '../tiers/journeys';

const mostTimes = 1000;

const timesOf = (text: string): number => {
  const times = Number(text);
  if (!Number.isInteger(times) || times < 1 || times > mostTimes)
    throw new UsageError(`--times is a whole number from 1 to ${mostTimes}, not ${text}.`);
  return times;
};

/** A process on each core that does nothing but count. */
const startLoad = (): ChildProcess[] =>
  Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );

/**
 * `posy flakes [name] [--times n] [--load]`: runs the journeys of `npm test`, or those whose name or file has the word, again and
 * again, with `--load` beside a busy process on each core, and prints how often each was green.
 */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    options: { times: { type: 'string', default: '20' }, load: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const times = timesOf(values.times);
  const load = values.load ? startLoad() : [];
  const end = (): void => load.forEach((one) => one.kill('SIGKILL'));
  process.once('exit', end);
  say(`each journey ${times} times${values.load ? `, beside a load on ${load.length} cores` : ''}`);
  const which = positionals.length === 0 ? fastTier : positionals;
  try {
    await runJourneys(['--reporter', './support/run/flake-report.ts', '--repeat-each', String(times), ...which]);
  } finally {
    end();
  }
};
