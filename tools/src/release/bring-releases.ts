import { readConfig, shareReleases } from '@posy/backend/server';
import { releasesDir } from '../support/data-folder';
import { PlainError } from '../support/progress';

/** Commands that read or change the releases of an installation. */
export const commandsOfReleases: ReadonlySet<string> = new Set([
  'start',
  'deploy',
  'can-i-deploy',
  'releases',
  'rollback',
  'remove-remote',
  'promote',
  'end-channel',
  'deploy-token',
  'doctor',
  'export-set',
  'prune',
]);

/** Brings what other servers released, where the releases are in a bucket; what this command releases goes there, too. */
export const bringReleases = async (): Promise<void> => {
  const copy = shareReleases(readConfig(process.env), releasesDir());
  try {
    await copy?.start();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PlainError(`The bucket of releases cannot be read, so nothing was done. ${why}`);
  }
};
