import { openPageSets, type PageSets } from '#releases/channels/page-sets';
import { noteServerSurface } from '#releases/check/server-surface';
import { openReleaseStore, releasesFolder } from '#releases/index';
import { type ReleaseStore } from '#releases/release-store';
import { type RunningParts } from './running';

/** The store of releases, and who gets which set of it. Says beside the store what this server offers, for deploys. */
export const openReleases = async ({
  config,
  hooks,
}: Pick<RunningParts, 'config' | 'hooks'>): Promise<{ releases: ReleaseStore; pageSets: PageSets }> => {
  const folder = releasesFolder(config.dataDir, config.development);
  await noteServerSurface(folder).catch((error: unknown) =>
    hooks.log.warn({ error }, 'Deploys cannot be held against this server: what it offers could not be written down.'),
  );
  const releases = openReleaseStore(folder, (sentence) => hooks.log.warn(sentence));
  const report = (sentence: string, error?: unknown): void => hooks.log.warn({ error }, sentence);
  return { releases, pageSets: openPageSets(releases, { now: hooks.clock, report }) };
};
