import { join } from 'node:path';
import {
  DamagedDatabase,
  type FirebaseLocal,
  type FirebaseLocalOptions,
  startFirebaseLocal,
} from '@posy/firebase-local';
import { offeredProviders, StartError } from '#config/config';
import { readRules } from '#config/files';
import { firebaseProviderIds } from '#config/sign-in-providers';
import { passwordPolicy } from '../accounts/password-policy';
import { quotas } from './quotas';
import { type RunningParts } from './running';

/** Advice for damaged data. */
const restoring = 'See “Backup” in docs/operations.md; the damaged files are left as they are.';

/** Starts the embedded Firebase; null where a project of Google's is configured. */
export const startLocal = async (
  { config, hooks, closers }: RunningParts,
  secret: string,
  receivers: Pick<FirebaseLocalOptions, 'deliverCode' | 'deliverNotice' | 'reportChange'>,
): Promise<FirebaseLocal | null> => {
  if (config.firebase.mode === 'google') return null;
  const local = await startFirebaseLocal({
    dataDir: join(config.dataDir, 'firebase'),
    projectId: config.firebase.projectId,
    rulesSource: readRules(),
    adminSecret: secret,
    passwordPolicy,
    passwordCost: hooks.passwordCost,
    ...receivers,
    hideTakenAddresses: true,
    requireVerifiedEmailChange: true,
    ...(!config.secondFactor && { totp: false }),
    developmentProviders: firebaseProviderIds(offeredProviders(config)),
    ...(config.publicUrl !== null && {
      authorizedDomains: [new URL(config.publicUrl).hostname],
      allowedOrigins: [config.publicUrl],
    }),
    trustedProxies: config.trustedProxies,
    quotas,
    onDamage: (error) => hooks.failed(new StartError(`${error.message} ${restoring}`)),
    clock: hooks.clock,
    log: ({ level, message, ...details }) => hooks.log[level](details, message),
  }).catch((error: unknown) => {
    // Its errors are written for people: the folder is in use, the data is newer, the rules have an error in line 3.
    const hint = error instanceof DamagedDatabase ? ` ${restoring}` : '';
    throw new StartError(`${error instanceof Error ? error.message : String(error)}${hint}`);
  });
  closers.push(() => local.close());
  return local;
};
