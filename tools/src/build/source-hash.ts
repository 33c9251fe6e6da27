import { hashFiles } from '../support/hash-files';
import { type BrowserPackage, inRoot } from '../support/workspace';

const isSource = (path: string): boolean => !/\/dist\/|\.test\.tsx?$|README\.md$|API\.md$/.test(path);

/** A hash of everything that a package's build depends on. */
export const sourceHash = (name: BrowserPackage): string =>
  hashFiles(
    [
      inRoot(name),
      inRoot('shared-contracts'),
      inRoot('shared-ui'),
      inRoot('art'),
      inRoot('remote-kit'),
      inRoot('tools', 'src', 'webpack'),
      inRoot('package-lock.json'),
    ],
    isSource,
  );
