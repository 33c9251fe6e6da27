import { checkConfiguration } from './check-configuration';
import { checkData } from './check-data';
import { checkMachine, type Machine } from './check-machine';
import { checkReleases } from './check-releases';
import { checkFirebase, checkMail, checkPort } from './check-services';
import { type Finding } from './finding';

/** An installation to look at. */
export interface Installation {
  machine: Machine;
  env: NodeJS.ProcessEnv;
  releasesDir: string;
}

/**
 * Looks through an installation and changes nothing in it, also while its server runs. Without a usable configuration
 * the rest is not known: only the machine and the configuration are then looked at.
 */
export const examine = async ({ machine, env, releasesDir }: Installation): Promise<Finding[]> => {
  const { config, findings } = checkConfiguration(env);
  const before = [...checkMachine(machine), ...findings];
  if (config === null) return before;
  // Mail that is not configured was named with the configuration.
  const mail = config.smtp === null ? [] : [await checkMail(config.smtp)];
  return [
    ...before,
    checkFirebase(config, env),
    ...(await checkData(config.dataDir)),
    ...(await checkReleases(releasesDir)),
    await checkPort(config),
    ...mail,
  ];
};
