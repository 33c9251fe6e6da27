import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from './stored/files';

/** Beside the sets of development: what its last build, or its types, have that has to be mended. */
const fileName = 'development-faults.json';

const faultsSchema = v.object({ faults: v.nullable(v.string()) });

/** Writes down what is wrong with a build, in words with file and line; null when nothing is. */
export const noteDevelopmentFaults = (releasesDir: string, faults: string | null): Promise<void> =>
  writeAtomically(join(releasesDir, fileName), JSON.stringify({ faults }));

/** The faults that were written down last. */
export const notedDevelopmentFaults = (releasesDir: string): string | null => {
  const path = join(releasesDir, fileName);
  if (!existsSync(path)) return null;
  try {
    return v.parse(faultsSchema, JSON.parse(readFileSync(path, 'utf8'))).faults;
  } catch {
    return null;
  }
};
