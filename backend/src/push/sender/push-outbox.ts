import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '#releases/stored/files';
import { type FcmMessage } from './embedded-fcm';

const shownSchema = v.object({
  sentAt: v.string(),
  title: v.string(),
  body: v.string(),
  path: v.string(),
  /** The whole message as it would go to FCM, with its token shortened. */
  message: v.unknown(),
});
/** A push that the embedded messaging service took. */
export type StoredPush = v.InferOutput<typeof shownSchema> & { id: string };

/** Pushes of the embedded server, for its operator to read. */
export interface PushOutbox {
  store(message: FcmMessage): Promise<void>;
  /** The newest first, at most so many. */
  list(most: number): Promise<StoredPush[]>;
}

/** Most pushes that are stored; older ones are deleted. */
const mostStored = 200;
const namePattern = /^\d{13}-[0-9a-f]{8}\.json$/;

const shortToken = (token: string): string => (token.length > 24 ? `${token.slice(0, 12)}…` : token);

/** Opens (or makes) the folder of pushes beside the letters. */
export const openPushOutbox = (folder: string, now: () => number): PushOutbox => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = async (): Promise<string[]> =>
    (await readdir(folder)).filter((name) => namePattern.test(name)).sort((a, b) => b.localeCompare(a));
  const read = async (name: string): Promise<StoredPush | null> => {
    const text = await readFile(join(folder, name), 'utf8').catch(() => null);
    const stored = text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), shownSchema), text);
    return stored?.success === true ? { ...stored.output, id: name.replace('.json', '') } : null;
  };
  return {
    async store(message) {
      const { notification = { title: '', body: '' }, data = {}, token } = message;
      const saved = {
        sentAt: new Date(now()).toISOString(),
        ...notification,
        path: data.path ?? '',
        message: { ...message, token: shortToken(token) },
      };
      const name = `${String(now()).padStart(13, '0')}-${randomBytes(4).toString('hex')}.json`;
      await writeAtomically(join(folder, name), `${JSON.stringify(saved, null, 2)}\n`);
      for (const old of (await names()).slice(mostStored)) await rm(join(folder, old), { force: true });
    },
    async list(most) {
      return (await Promise.all((await names()).slice(0, most).map(read))).filter((push) => push !== null);
    },
  };
};
