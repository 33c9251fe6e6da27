import { createHash } from 'node:crypto';

/** A build's version: its package's, and a hash of its bytes, so that a version never means two things. */
export const versionOfFiles = (name: string, packageVersion: string, files: ReadonlyMap<string, Buffer>): string => {
  const hash = createHash('sha256');
  for (const file of [...files.keys()].sort())
    hash
      .update(`${name}/dist/${file}`)
      .update('\0')
      .update(files.get(file) ?? '')
      .update('\0');
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`;
};
