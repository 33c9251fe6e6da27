import { resolve } from 'node:path';
import { readConfig, type ServerConfig } from '@posy/backend/server';
import { PlainError, say } from '../support/progress';
import { root } from '../support/workspace';

/** The backend's queue of given-up messages, opened beside the running server. */
interface GivenUp {
  list(): Promise<{ id: string; kind: string; tries: number; code: string; since: string }[]>;
  retry(): Promise<number>;
  close(): Promise<void>;
}

/** Lists what was given up, or with `--again` has the running server try it again. */
export const showGivenUp = async (
  args: readonly string[],
  open: (config: ServerConfig) => Promise<GivenUp>,
  { one, many }: { one: string; many: string },
): Promise<void> => {
  const config = readConfig({ ...process.env, POSY_DATA_DIR: resolve(root, process.env.POSY_DATA_DIR ?? '.posy') });
  const given = await open(config).catch((error: unknown) => {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  });
  try {
    if (args.includes('--again')) return say(`${await given.retry()} ${many} are tried again`);
    const dead = await given.list();
    if (dead.length === 0) say(`no ${one} was given up`);
    for (const { id, kind, tries, code, since } of dead)
      say(`${since}  ${kind}  ${tries} tries, last: ${code}  ${id.slice(0, 12)}`);
  } finally {
    await given.close();
  }
};
