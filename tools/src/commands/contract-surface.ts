import { existsSync, readFileSync } from 'node:fs';
import { currentSurface, type Surface, surfaceFaults } from '@posy/shared-contracts/compat';
import { eventNamed } from '@posy/shared-contracts/events';
import { branchedAt, textAt } from '../changed/changed-files';
import { generate } from '../contracts/generated-file';
import { PlainError } from '../support/progress';
import { inRoot, root } from '../support/workspace';

const file = 'shared-contracts/src/compat/surface.json';

/**
 * The snapshots that the surface is compared with: the file as it is, and as it was where this branch left `main`,
 * because the file alone can be edited by hand to leave out what is gone. Without git or `main` the file alone.
 */
const olderSurfaces = (path: string): string[] => {
  const stored = existsSync(path) ? [readFileSync(path, 'utf8')] : [];
  try {
    return [...stored, textAt(root, branchedAt(root), file)];
  } catch {
    return stored;
  }
};

/**
 * `posy contract-surface`: writes the snapshot of the contract's public surface; `--check` only compares it. Refuses a
 * change that breaks older packages without a raised version.
 */
export const main = async (args: string[]): Promise<void> => {
  const path = inRoot(file);
  const surface = currentSurface();
  const hasCast = (event: string, from: number): boolean => eventNamed(event)?.casts[from] !== undefined;
  const faults = olderSurfaces(path).flatMap((text) => surfaceFaults(JSON.parse(text) as Surface, surface, hasCast));
  if (faults.length > 0) throw new PlainError(`Older packages would break:\n  ${[...new Set(faults)].join('\n  ')}`);
  await generate(path, JSON.stringify(surface), 'contract-surface', args);
};
