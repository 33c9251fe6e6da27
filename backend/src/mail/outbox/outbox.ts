import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '#releases/files';
import { type SendMail } from '../mail';

const keptSchema = v.object({
  sentAt: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  language: v.string(),
  stop: v.optional(v.string()),
});
/** A letter that would have been sent. */
export type KeptMail = v.InferOutput<typeof keptSchema> & { id: string };

/** Letters that nobody sends: files in a folder, for whoever runs the server to read. Source: D-mail-02. */
export interface Outbox {
  send: SendMail;
  /** The newest letters first, at most so many. */
  list(most: number): Promise<KeptMail[]>;
  /** Null when there is no such letter. */
  read(id: string): Promise<KeptMail | null>;
}

const idPattern = /^\d{13}-[0-9a-f]{8}$/;

/** Opens (or makes) the folder; it is readable by its owner only, because letters hold one-time links. */
export const openOutbox = (folder: string, now: () => number): Outbox => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const read = async (id: string): Promise<KeptMail | null> => {
    if (!idPattern.test(id)) return null;
    const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => null);
    return text === null ? null : { ...v.parse(keptSchema, JSON.parse(text)), id };
  };
  return {
    read,
    async send(mail) {
      const id = `${String(now()).padStart(13, '0')}-${randomBytes(4).toString('hex')}`;
      const path = join(folder, `${id}.json`);
      await writeAtomically(path, `${JSON.stringify({ sentAt: new Date(now()).toISOString(), ...mail }, null, 2)}\n`);
      await chmod(path, 0o600);
    },
    async list(most) {
      const ids = (await readdir(folder)).map((name) => name.replace(/\.json$/, '')).filter((id) => idPattern.test(id));
      const found = await Promise.all(ids.sort().reverse().slice(0, most).map(read));
      return found.filter((mail) => mail !== null);
    },
  };
};
