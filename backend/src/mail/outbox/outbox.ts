import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '#releases/stored/files';
import { type SendMail } from '../mail';

const storedSchema = v.object({
  sentAt: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  language: v.string(),
  stop: v.optional(v.string()),
  calendar: v.optional(v.string()),
  replyTo: v.optional(v.string()),
});
/** A letter that would have been sent. */
export type StoredMail = v.InferOutput<typeof storedSchema> & { id: string };

/** An outbox for letters that are not sent: files in a folder, for the operator to read. Source: D-mail-02. */
export interface Outbox {
  send: SendMail;
  /** The newest letters first, at most so many. */
  list(most: number): Promise<StoredMail[]>;
  /** Null when there is no such letter. */
  read(id: string): Promise<StoredMail | null>;
}

const idPattern = /^\d{13}-[0-9a-f]{8,32}$/;
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).map((name) => name.replace(/\.json$/, '')).filter((name) => idPattern.test(name));

/** Opens (or makes) the folder; it is readable by its owner only, because letters hold one-time links. */
export const openOutbox = (folder: string, now: () => number): Outbox => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const read = async (id: string): Promise<StoredMail | null> => {
    if (!idPattern.test(id)) return null;
    const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => null);
    return text === null ? null : { ...v.parse(storedSchema, JSON.parse(text)), id };
  };
  return {
    read,
    async send({ id = randomBytes(4).toString('hex'), ...mail }) {
      // Tried again: it lies here already.
      if ((await namesIn(folder)).some((name) => name.endsWith(`-${id}`))) return;
      const path = join(folder, `${String(now()).padStart(13, '0')}-${id}.json`);
      await writeAtomically(path, `${JSON.stringify({ sentAt: new Date(now()).toISOString(), ...mail }, null, 2)}\n`);
      await chmod(path, 0o600);
    },
    async list(most) {
      const found = await Promise.all((await namesIn(folder)).sort().reverse().slice(0, most).map(read));
      return found.filter((mail) => mail !== null);
    },
  };
};
