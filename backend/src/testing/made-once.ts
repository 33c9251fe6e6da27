import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that the first test file of a run creates, and all others of the run read: the run's processes share one
 * temporary folder. Two files that ask at once both create it, and one of the two remains; nobody waits for a process
 * that may have ended half way.
 */
export const madeOnce = async (name: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const made = join(tmpdir(), name);
  if (existsSync(made)) return made;
  const making = mkdtempSync(`${made}-making-`);
  try {
    await make(making);
    renameSync(making, made);
  } catch (error) {
    if (!existsSync(made)) throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return made;
};
