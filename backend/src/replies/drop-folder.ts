import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type InboundLetter, inboundLetterSchema } from './inbound-letter';
import { type ReplyOutcome } from './take-reply';

/** The largest file that is read. */
const mostBytes = 1024 * 1024;

interface DropFolderParts {
  folder: string;
  take: (letter: InboundLetter) => Promise<ReplyOutcome>;
}

const read = async (path: string): Promise<InboundLetter | null> => {
  const found = await stat(path);
  if (!found.isFile() || found.size > mostBytes) return null;
  try {
    const letter = v.safeParse(inboundLetterSchema, JSON.parse(await readFile(path, 'utf8')));
    return letter.success ? letter.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/**
 * Processes letters in a folder, as `.json` in the provider's format; afterwards each file is renamed by its outcome.
 * It replaces a mail provider on one machine.
 */
export const takeDropped = async ({ folder, take }: DropFolderParts): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => /^[\w.-]{1,100}\.json$/.test(name)).sort();
  for (const name of names) {
    const path = join(folder, name);
    const letter = await read(path);
    const taken = letter === null ? 'unreadable' : await take(letter);
    await rename(path, `${path}.${taken}`);
  }
};

/** Makes the folder; it is its owner's only, since letters are. */
export const makeDropFolder = (folder: string): void => void mkdirSync(folder, { recursive: true, mode: 0o700 });
