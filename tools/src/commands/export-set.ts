import { resolve } from 'node:path';
import { exportSet } from '@posy/backend/releases';
import { inStore, openReleases } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { say, UsageError } from '../support/progress';

/** `posy export-set <new folder> [<id of a release set>]`: writes the current set, or another, as files for a CDN. */
export const main = async ([folder, id]: string[]): Promise<void> => {
  if (folder === undefined) throw new UsageError('Say where to: node tools/bin/posy.mjs export-set <new folder>');
  const to = resolve(folder);
  const { set, builds } = await inStore(() => exportSet(openReleases(releasesDir()), { to, id }));
  say(`release set ${set} is in ${to}: ${builds.join(', ')}`);
};
