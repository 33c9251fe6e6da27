import { prune, tabDays } from '@posy/backend/releases';
import { inStore, openReleases } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { say } from '../support/progress';

/** `posy prune [--dry-run]`: takes away sets and builds that no tab of the last 30 days may need. */
export const main = async (args: string[]): Promise<void> => {
  const isTrial = args.includes('--dry-run');
  const dir = releasesDir();
  const { sets, builds } = await inStore(() => prune({ dir, store: openReleases(dir), now: Date.now() }, isTrial));
  for (const build of builds) console.log(`  ${build}`);
  const what = `${sets.length} sets and ${builds.length} builds that nobody had in the last ${tabDays} days`;
  say(isTrial ? `${what} would go` : `${what} are gone`);
};
