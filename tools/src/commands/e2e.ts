import { packageFolders, touchedFiles } from '../changed/changed-files';
import { remotesOfJourneys, touchedJourneys } from '../changed/touched-journeys';
import { say, step, UsageError } from '../support/progress';
import { root } from '../support/workspace';
import { runJourneys } from '../tiers/journeys';

/** Takes `--name VALUE` or `--name=VALUE` out of the arguments: the others are Playwright's. */
export const optionIn = (
  args: readonly string[],
  name: string,
  example: string,
): { value: string | null; others: string[] } => {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return { value: null, others: [...args] };
  const given = args[at] ?? '';
  const isJoined = given.includes('=');
  const value = isJoined ? given.slice(given.indexOf('=') + 1) : (args[at + 1] ?? '');
  if (value === '' || value.startsWith('-')) throw new UsageError(`--${name} needs a value: --${name} ${example}`);
  return { value, others: args.filter((_arg, index) => index < at || index > at + (isJoined ? 0 : 1)) };
};

/** Returns the origin of a running installation. Throws a UsageError for anything that is no such address. */
export const installationOf = (value: string): string => {
  const url = URL.parse(value);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  if (!isOrigin)
    throw new UsageError(`--base-url needs the origin of an installation: --base-url https://posy.example`);
  return url.origin;
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

const usage = `npm run e2e -- [words of a path] [options]
  --since REV         the journeys that a change since the revision can touch
  --base-url ORIGIN   against an installation that runs already
  --matrix            combinations of today's packages with those of an older commit, with a table at the end
  --project=NAME      walk, gate, areas, faults or attacks
  and every other option of \`playwright test\`: --headed, --ui, -g, --workers …`;

/** The environment of a run: its kind, and the installation that it is against. */
export const environmentOf = (args: readonly string[], installation: string | null): Record<string, string> => {
  if (!args.includes('--matrix'))
    return installation === null ? {} : { POSY_E2E_BASE_URL: installationOf(installation) };
  if (installation !== null || args.includes('--since'))
    throw new UsageError('--matrix has servers of its own and runs all combinations: not with --base-url or --since.');
  return { POSY_E2E_RUN: 'matrix' };
};

/**
 * `posy e2e [--since REV] [--base-url ORIGIN] [--matrix] [arguments of playwright test]`: the journeys, against a server of their own with
 * temporary data; with `--since` those that a change since the revision can touch, committed or not; with `--base-url` against an
 * installation that runs already, where they leave the couples that they sign up; with `--matrix` combinations of versions instead.
 */
export const main = async (args: string[]): Promise<void> => {
  if (args.includes('--help')) return say(usage);
  const since = optionIn(args, 'since', 'main');
  const running = optionIn(since.others, 'base-url', 'https://posy.example');
  const env = environmentOf(args, running.value);
  const others = running.others.filter((arg) => arg !== '--matrix');
  const touched = since.value === null ? [] : await step('finding journeys', () => touchedSince(since.value ?? ''));
  if (touched !== null) await runJourneys([...touched, ...others], env);
};
