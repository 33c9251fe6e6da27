import { resolve } from 'node:path';
import { appoint, dismiss, readConfig } from '@posy/backend/server';
import { readRole } from '../server/read-role';
import { PlainError, say } from '../support/progress';
import { root } from '../support/workspace';

/** `posy role <address> supplier|moderator|operator`: gives a person a role, or with `--remove` takes it away. */
export const main = async (args: string[]): Promise<void> => {
  const { email, kind, appointment } = readRole(args);
  const config = readConfig({ ...process.env, POSY_DATA_DIR: resolve(root, process.env.POSY_DATA_DIR ?? '.posy') });
  const work = appointment === null ? dismiss(config, email, kind) : appoint(config, email, appointment);
  await work.catch((error: unknown) => {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  });
  say(appointment === null ? `${email} is no ${kind} any more` : `${email} is a ${kind} now, and logs in anew`);
};
