import { existsSync, readFileSync } from 'node:fs';
import { currentSurface, type Surface, surfaceFaults } from '@posy/shared-contracts/compat';
import { eventNamed } from '@posy/shared-contracts/events';
import { generate } from '../contracts/generated-file';
import { PlainError } from '../support/progress';
import { inRoot } from '../support/workspace';

/**
 * `posy contract-surface`: writes the snapshot of the contract's public surface; `--check` only compares it. Refuses a
 * change that breaks older packages without a raised version.
 */
export const main = async (args: string[]): Promise<void> => {
  const path = inRoot('shared-contracts', 'src', 'compat', 'surface.json');
  const surface = currentSurface();
  if (existsSync(path)) {
    const stored = JSON.parse(readFileSync(path, 'utf8')) as Surface;
    const faults = surfaceFaults(stored, surface, (event, from) => eventNamed(event)?.casts[from] !== undefined);
    if (faults.length > 0) throw new PlainError(`Older packages would break:\n  ${faults.join('\n  ')}`);
  }
  await generate(path, JSON.stringify(surface), 'contract-surface', args);
};
