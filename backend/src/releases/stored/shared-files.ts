import { dirname, resolve } from 'node:path';
import type { BuildId } from './builds';
import { prepareFile, writeAtomically } from './files';

/** A folder of releases that several servers have, each its own, and what they agree by. */
export interface SharedFolder {
  /** Takes a file's name for this process. False: another server has it, and its file is here now. */
  claim(path: string, text: string): Promise<boolean>;
  /** Tells the others a file, in the place of what it was. */
  share(path: string, text: string): Promise<void>;
  /** Tells the others the build in a folder. Refuses other bytes under a known version. */
  shareBuild(build: BuildId, folder: string): Promise<void>;
  /** Takes a set or a build from those that are shared. */
  forgetSet(id: string): Promise<void>;
  forgetBuild(build: BuildId): Promise<void>;
}

/** Folders that this process shares, by their paths: commands and the server say it at their start. */
const shared = new Map<string, SharedFolder>();

/** Has what this process writes to the folder from now on be every server's. */
export const shareFolder = (dir: string, folder: SharedFolder): void => void shared.set(resolve(dir), folder);

/** Ends it. */
export const unshareFolder = (dir: string): void => void shared.delete(resolve(dir));

/** The shared folder that a path is in; null where the folder is this machine's alone. */
export const sharedAround = (path: string): SharedFolder | null => {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const found = shared.get(folder);
    if (found !== undefined) return found;
    if (dirname(folder) === folder) return null;
  }
};

/** Writes a file that one process alone may make, on all servers together. False: another was first. */
export const claimFile = async (path: string, text: string): Promise<boolean> => {
  // Room for it is there before the others hear of it.
  const prepared = await prepareFile(path, text);
  const folder = sharedAround(path);
  try {
    if (folder === null) return await prepared.claim();
    if (!(await folder.claim(path, text))) return false;
    // Another process of this machine may have brought it back from there meanwhile.
    await prepared.claim();
    return true;
  } finally {
    await prepared.discard();
  }
};

/** Writes a whole file or nothing, on all servers. */
export const writeShared = async (path: string, text: string): Promise<void> => {
  await sharedAround(path)?.share(path, text);
  await writeAtomically(path, text);
};
