import { packageFolders, touchedFiles } from '../changed/changed-files';
import { remotesOfJourneys, touchedJourneys } from '../changed/touched-journeys';
import { say, step, UsageError } from '../support/progress';
import { root } from '../support/workspace';
import { runJourneys } from '../tiers/journeys';

/** Takes `--since REV` or `--since=REV` out of the arguments: the others are Playwright's. */
const sinceIn = (args: readonly string[]): { since: string | null; others: string[] } => {
  const at = args.findIndex((arg) => /^--since(?:=|$)/.test(arg));
  if (at < 0) return { since: null, others: [...args] };
  const [, joined] = /^--since=(.*)$/.exec(args[at] ?? '') ?? [];
  const since = joined ?? args[at + 1] ?? '';
  if (since === '' || since.startsWith('-')) throw new UsageError('--since needs a revision: --since main');
  return { since, others: args.filter((_arg, index) => index < at || index > at + (joined === undefined ? 1 : 0)) };
};

/** Playwright arguments for the journeys that a change since the revision can affect; null when there are none. */
const touchedSince = async (since: string): Promise<string[] | null> => {
  const journeys = remotesOfJourneys(root);
  const changed = touchedFiles(root, since);
  const touched = await touchedJourneys({ root, packages: packageFolders(root), journeys }, changed);
  const count = touched === 'all' ? 'every journey' : `${touched.length} of ${Object.keys(journeys).length} journeys`;
  say(`  ${count} can be touched by ${changed.length} changed files`);
  if (touched === 'all') return [];
  return touched.length === 0 ? null : touched.map((path) => `e2e/${path.replaceAll('.', '\\.')}$`);
};

/**
 * `posy e2e [--since REV] [arguments of playwright test]`: the journeys, against a server of their own with temporary data; with
 * `--since` those that a change since the revision can touch, committed or not.
 */
export const main = async (args: string[]): Promise<void> => {
  const { since, others } = sinceIn(args);
  const touched = since === null ? [] : await step('finding journeys', () => touchedSince(since));
  if (touched !== null) await runJourneys([...touched, ...others]);
};
