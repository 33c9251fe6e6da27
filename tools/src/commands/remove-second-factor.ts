import { resolve } from 'node:path';
import { readConfig, removeSecondFactors } from '@posy/backend/server';
import { PlainError, say, UsageError } from '../support/progress';
import { root } from '../support/workspace';

/**
 * `posy remove-second-factor <address>`: lets a person who lost their authenticator sign in with the password alone.
 */
export const main = async ([email]: string[]): Promise<void> => {
  if (email === undefined || !email.includes('@')) throw new UsageError('Say whose: the address of the account.');
  const config = readConfig({ ...process.env, POSY_DATA_DIR: resolve(root, process.env.POSY_DATA_DIR ?? '.posy') });
  const removed = await removeSecondFactors(config, email).catch((error: unknown) => {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  });
  say(removed === 0 ? `${email} has no second factor` : `${email} logs in without a second factor now`);
};
