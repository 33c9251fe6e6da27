import { isOpenToAll, type ServerConfig } from '#config/config';
import { type BucketCopy, openBucketCopy } from '#releases/bucket/bucket-copy';
import { googleBucket } from '#releases/bucket/google-bucket';
import { openPageSets, type PageSets } from '#releases/channels/page-sets';
import { noteServerSurface } from '#releases/check/server-surface';
import { openReleaseStore, releasesFolder } from '#releases/index';
import { openPageOverrides, type PageOverrides } from '#releases/overrides/page-overrides';
import { type ReleaseStore } from '#releases/release-store';
import { shareFolder } from '#releases/stored/shared-files';
import { googleAccessToken } from '../firebase';
import { regularly } from '../regularly';
import { type RunningParts } from './running';

type Opened = Pick<RunningParts, 'config' | 'hooks' | 'closers'>;

interface OpenReleases {
  releases: ReleaseStore;
  pageSets: PageSets;
  /** Null where this installation forbids overrides. */
  overrides: PageOverrides | null;
}

/** Milliseconds after which a server asks the bucket what others released. */
const lookIntervalMs = 5000;

/**
 * Shares the folder of releases with the other servers of the installation, by the bucket that is configured. Null where none
 * is, and under development, whose releases are nobody else's. Started by the caller.
 */
export const shareReleases = (
  { services, development }: Pick<ServerConfig, 'services' | 'development'>,
  folder: string,
  fetch = globalThis.fetch,
  accessToken?: () => Promise<string>,
): BucketCopy | null => {
  const { releaseBucket: bucket } = services;
  if (bucket === null || development) return null;
  const copy = openBucketCopy(folder, googleBucket({ bucket, accessToken: accessToken ?? googleAccessToken(), fetch }));
  shareFolder(folder, copy);
  return copy;
};

/** Serves what this disk has where the bucket cannot be read, and asks it again and again. */
const followBucket = async ({ config, hooks, closers }: Opened, folder: string): Promise<void> => {
  const copy = shareReleases(config, folder, hooks.fetch);
  if (copy === null) return;
  const report = (error: unknown): void =>
    hooks.log.warn({ error }, 'The bucket of releases cannot be read: what others released is not seen.');
  await copy.start().catch(report);
  closers.push(regularly(lookIntervalMs, copy.look, report));
};

/** The store of releases, and who gets which set of it. Says beside the store what this server offers, for deploys. */
export const openReleases = async (running: Opened, secret: string): Promise<OpenReleases> => {
  const { config, hooks } = running;
  const folder = releasesFolder(config.dataDir, config.development);
  await followBucket(running, folder);
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
