import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { filesBelow, hashFiles } from '#support/hash-files';
import { reachedSources } from './reached-sources';

/** Checks of the app, each by itself. */
export type NativePart = 'types' | 'tests' | 'bundles' | 'projects';

interface Surroundings {
  /** The checkout. */
  root: string;
  variables: Readonly<Record<string, string | undefined>>;
}

/** Sources that run the parts and check their results. */
const ownSources = ['tools/src/commands/test-native.ts', 'tools/src/native/part-keys.ts'];
const ownFaults = 'tools/src/native/prebuilt-faults.ts';

const isCode = (file: string): boolean => /\.[jt]sx?$/.test(file);

/**
 * A key of each part: the same as long as nothing changed that the part depends on. Sources count where an import reaches
 * them, so that of the contracts and the controller only what the app uses does.
 */
export const nativeKeys = ({ root, variables }: Surroundings): Record<NativePart, string> => {
  const app = (name: string): string => join(root, 'native-bridge/app', name);
  const below = (name: string): string[] => filesBelow(app(name));
  const installed = [app('package.json'), app('package-lock.json'), ...ownSources.map((file) => join(root, file))];
  const code = [app('index.ts'), app('app.config.ts'), ...[...below('config'), ...below('src')].filter(isCode)];
  const settings = below('config').filter((file) => !isCode(file));
  const entered = Object.entries(variables).filter(([name]) => name.startsWith('POSY_NATIVE_'));
  const surroundings = createHash('sha256').update(JSON.stringify(entered.sort())).digest('hex').slice(0, 8);
  const keyOf = (entries: string[], files: string[] = []): string =>
    `${hashFiles([...installed, ...files, ...reachedSources(root, entries)])}-${surroundings}`;
  return {
    types: keyOf(code, [app('tsconfig.json')]),
    tests: keyOf([...code, app('jest.config.js'), app('babel.config.js')]),
    bundles: keyOf(
      [app('index.ts'), app('app.config.ts'), app('metro.config.js'), app('babel.config.js')],
      [...below('assets'), app('config/no-development-hosts.ts'), join(root, ownFaults)],
    ),
    projects: keyOf([app('app.config.ts'), join(root, ownFaults)], [...below('assets'), ...settings]),
  };
};
