import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';
import { root } from '../support/workspace';

/** Federation writes its entry into a file that is named by a hash of the checkout's folder; it may be joined with others. */
const entryHash = /([\\/]\.federation[\\/]entry)\.[0-9a-f]+(?=\.js)/g;

/** Returns true for paths that stand alone: webpack makes those relative itself. */
const namesFolder = (identifier: string, folder: string): boolean =>
  identifier.split(/[|!]/).some((part) => part.lastIndexOf(folder) > 0) || identifier.search(entryHash) >= 0;

/**
 * An id for a module whose name depends on where the checkout lies, the same wherever it does; null for any other. It begins
 * with a letter: the ids that webpack makes are numbers.
 */
export const stableId = (identifier: string, folder: string): string | null => {
  if (!namesFolder(identifier, folder)) return null;
  const name = identifier
    .replaceAll(folder, '')
    .replace(entryHash, '$1')
    .replace(/\|[0-9a-f]{20,}$/, '');
  return `m${createHash('sha256').update(name).digest('hex').slice(0, 5)}`;
};

/** Has the same sources give the same build wherever they are built: ids of modules are made of their names, and some name the checkout's folder. */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = stableId(module.identifier(), root);
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
