import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package's names for its own folders: `#guests/*`, resolved to the first of its places. */
type OwnImports = Record<string, string | readonly string[]>;

/**
 * The package's subpath imports as webpack's aliases of folders. Node and TypeScript try a pattern's places one after the
 * other (`.ts`, `.tsx`); webpack takes the first, but knows extensions itself.
 */
export const aliasesOfImports = (projectDir: string): Record<string, string> => {
  const file = join(projectDir, 'package.json');
  if (!existsSync(file)) return {};
  const { imports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { imports?: OwnImports };
  return Object.fromEntries(
    Object.entries(imports).flatMap(([name, places]) => {
      const [place] = [places].flat();
      return name.endsWith('/*') && place !== undefined
        ? [[name.slice(0, -2), join(projectDir, place.slice(0, place.indexOf('/*')))]]
        : [];
    }),
  );
};
