import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Takes the right to make a folder; false when another process of this run has it. */
const begin = (making: string): boolean => {
  try {
    mkdirSync(making);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * A folder that the first test file of a run to ask for it makes, and all others of the run read: the run's processes
 * share one temporary folder. Who comes while it is made waits; when that fails, the next one tries.
 */
export const madeOnce = async (name: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const made = join(tmpdir(), name);
  const making = `${made}-making`;
  while (!existsSync(made)) {
    if (!begin(making)) {
      await setTimeout(50);
      continue;
    }
    try {
      // Another process may have finished between the look and the beginning.
      if (!existsSync(made)) {
        await make(making);
        renameSync(making, made);
      }
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
  }
  return made;
};
