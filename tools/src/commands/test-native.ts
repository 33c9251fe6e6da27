import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { prebuiltFaults, type BuildKind } from '../native/prebuilt-faults';
import { execute } from '../support/execute';
import { hashFiles } from '../support/hash-files';
import { PlainError, say, step } from '../support/progress';
import { inRoot } from '../support/workspace';

const app = inRoot('native-bridge', 'app');
const bin = (name: string): string => join(app, 'node_modules', '.bin', name);
const stampOf = (name: string): string => inRoot('node_modules', '.cache', 'posy', `native-${name}`);

/** Does the work unless it was done for the same sources before. */
const once = async (name: string, key: string, work: () => Promise<void>): Promise<void> => {
  const stamp = stampOf(name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return say(`${name}: as it was checked before`);
  await step(name, work);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
};

const isSource = (path: string): boolean => !/\/(?:node_modules|android|ios|\.expo)\//.test(path);

const sources = (): string =>
  hashFiles(
    [
      ...['app.config.ts', 'babel.config.js', 'index.ts', 'jest.config.js', 'metro.config.js', 'package-lock.json'],
      ...['tsconfig.json', 'assets', 'config', 'src'],
    ]
      .map((name) => join(app, name))
      .concat(inRoot('native-bridge', 'controller', 'src'), inRoot('shared-contracts', 'src')),
    isSource,
  );

/** Applications at the providers that are nobody's: a live build is refused without any. */
const providers = {
  POSY_NATIVE_GOOGLE_WEB_CLIENT_ID: 'example.apps.googleusercontent.com',
  POSY_NATIVE_GOOGLE_IOS_SCHEME: 'com.googleusercontent.apps.example',
  POSY_NATIVE_FACEBOOK_APP_ID: '000000000000',
  POSY_NATIVE_FACEBOOK_CLIENT_TOKEN: 'example',
};

const expo = (args: string[], kind: BuildKind = 'development'): Promise<void> =>
  execute(bin('expo'), args, {
    cwd: app,
    quiet: true,
    env: {
      ...{ CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NODE_OPTIONS: '', POSY_NATIVE_ENVIRONMENT: kind },
      ...(kind === 'live' ? providers : {}),
    },
  });

/** Bundles the app for a system, as a store's build would. */
const exportFor = async (platform: 'android' | 'ios'): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-native-'));
  try {
    await expo(['export', '--platform', platform, '--output-dir', folder], 'live');
    if (!existsSync(join(folder, 'metadata.json'))) throw new PlainError(`The app was not bundled for ${platform}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Writes both systems' projects, and reads in them what the app may do. */
const prebuild = async (kind: BuildKind): Promise<void> => {
  await expo(['prebuild', '--no-install', '--clean'], kind);
  const read = (...parts: string[]): string => readFileSync(join(app, ...parts), 'utf8');
  const faults = prebuiltFaults(
    {
      manifest: read('android', 'app', 'src', 'main', 'AndroidManifest.xml'),
      infoPlist: read('ios', 'Posy', 'Info.plist'),
      entitlements: read('ios', 'Posy', 'Posy.entitlements'),
    },
    kind,
  );
  if (faults.length > 0) throw new PlainError(`The ${kind} build:\n  ${faults.join('\n  ')}`);
};

/** `posy test-native`: the app's types and tests on both systems, its bundles, and the projects that the stores' builds start from. Offline once installed. */
export const main = async (): Promise<void> => {
  const lock = createHash('sha256')
    .update(readFileSync(join(app, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(join(app, 'node_modules', 'expo'))) rmSync(stampOf('install the app'), { force: true });
  await once('install the app', lock, () =>
    execute('npm', ['ci', '--no-progress', '--prefer-offline'], { cwd: app, quiet: true }),
  );
  const key = sources();
  await once('types of the app', key, () => execute(bin('tsc'), ['-p', 'tsconfig.json'], { cwd: app }));
  await once('tests of the app', key, () =>
    execute(bin('jest'), ['--ci'], { cwd: app, quiet: true, env: { NODE_OPTIONS: '' } }),
  );
  await once('bundle for Android', key, () => exportFor('android'));
  await once('bundle for iOS', key, () => exportFor('ios'));
  await once('projects for the stores', key, async () => {
    await prebuild('development');
    await prebuild('live');
  });
};
