import { isOpenToAll } from '#config/config';
import { openPageSets, type PageSets } from '#releases/channels/page-sets';
import { noteServerSurface } from '#releases/check/server-surface';
import { openReleaseStore, releasesFolder } from '#releases/index';
import { openPageOverrides, type PageOverrides } from '#releases/overrides/page-overrides';
import { type ReleaseStore } from '#releases/release-store';
import { type RunningParts } from './running';

interface OpenReleases {
  releases: ReleaseStore;
  pageSets: PageSets;
  /** Null where this installation forbids overrides. */
  overrides: PageOverrides | null;
}

/** The store of releases, and who gets which set of it. Says beside the store what this server offers, for deploys. */
export const openReleases = async (
  { config, hooks }: Pick<RunningParts, 'config' | 'hooks'>,
  secret: string,
): Promise<OpenReleases> => {
  const folder = releasesFolder(config.dataDir, config.development);
  await noteServerSurface(folder).catch((error: unknown) =>
    hooks.log.warn({ error }, 'Deploys cannot be held against this server: what it offers could not be written down.'),
  );
  const releases = openReleaseStore(folder, (sentence) => hooks.log.warn(sentence));
  const report = (sentence: string, error?: unknown): void => hooks.log.warn({ error }, sentence);
  const pageSets = openPageSets(releases, { now: hooks.clock, report });
  const { overrides: rules } = config;
  const asked = { secret: config.services.captchaSecret ?? secret, now: hooks.clock, isOpenToAll: isOpenToAll(config) };
  return { releases, pageSets, overrides: rules === null ? null : openPageOverrides(releases, { rules, ...asked }) };
};
