import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenManifestInput } from '@posy/shared-contracts/manifest';
import { PlainError } from '../support/progress';
import { checkedManifest } from '../webpack/manifest-plugin';
import { manifestFaults } from './manifest-faults';

/** A remote of another repository. */
export interface RemoteProject {
  folder: string;
  manifest: OpenManifestInput;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const importManifest = async (path: string): Promise<OpenManifestInput> => {
  let module: { manifest?: unknown };
  try {
    module = (await import(pathToFileURL(path).href)) as { manifest?: unknown };
  } catch (error) {
    throw new PlainError(`src/manifest.ts cannot be read: ${reasonOf(error)}. It may import types, and nothing else.`);
  }
  if (typeof module.manifest !== 'object' || module.manifest === null)
    throw new PlainError(
      'src/manifest.ts exports no manifest. Write: export const manifest: OpenManifestInput = { … };',
    );
  return module.manifest as OpenManifestInput;
};

/** Reads the remote in a folder. Throws when its manifest could not be released, with each field and its cure. */
export const readProject = async (folder = process.cwd()): Promise<RemoteProject> => {
  const path = join(folder, 'src', 'manifest.ts');
  if (!existsSync(path))
    throw new PlainError(
      `There is no remote in ${folder}: src/manifest.ts is missing. Change into a remote's folder, or make one: npx posy-remote new <name>.`,
    );
  const manifest = await importManifest(path);
  checkedManifest(manifest);
  const hasSource = (module: string): boolean =>
    ['.tsx', '.ts'].some((ending) => existsSync(join(folder, 'src', `${module.slice(2)}${ending}`)));
  const faults = manifestFaults(manifest, hasSource);
  if (faults.length > 0)
    throw new PlainError(
      `The manifest of ${manifest.name} has faults:\n${faults.map(({ field, what, cure }) => `  ${field}: ${what}. ${cure}`).join('\n')}`,
    );
  return { folder, manifest };
};
