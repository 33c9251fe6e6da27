import { mkdirSync, writeFileSync } from 'node:fs';
import { findChromium } from '../browser/find-chromium';
import { eachToItsEnd, UsageError } from '../support/progress';
import { inRoot } from '../support/workspace';
import { runFullTier } from '../tiers/journeys';
import { sayClosing, tableOf, type Tally, withTally } from '../tiers/tally';
import { main as check } from './check';
import { main as testNative } from './test-native';

const table = inRoot('test-results', 'full.json');

const printTable = (tallies: readonly Tally[]): void => {
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(table, `${JSON.stringify(tallies, null, 2)}\n`);
  for (const line of tableOf(tallies)) console.log(line);
  sayClosing(tallies);
};

/** The value of `--shard=i/n` or `--shard i/n`, or null. */
const shardOf = (args: readonly string[]): string | null => {
  const joined = args.join(' ');
  if (joined === '') return null;
  const [, shard] = /^--shard[= ](\d+\/\d+)$/.exec(joined) ?? [];
  if (shard === undefined) throw new UsageError('Usage: npm run test:full -- [--shard <i>/<n>]');
  return shard;
};

/**
 * `posy test-full [--shard i/n]`: everything, without a second try: what `posy test` runs, the app's bundles and projects, and
 * every journey. The first shard has what is not a journey.
 */
export const main = async (args: string[]): Promise<void> => {
  const shard = shardOf(args);
  process.env.POSY_FULL = '1';
  await findChromium();
  const parts = [
    ...(shard === null || shard.startsWith('1/') ? [() => check([]), testNative] : []),
    () => runFullTier(shard === null ? [] : ['--shard', shard]),
  ];
  await withTally(() => eachToItsEnd(parts), printTable);
};
