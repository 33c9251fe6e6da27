import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nativeKeys } from '../native/part-keys';
import { type BuildKind, bundleFaults, prebuiltFaults } from '../native/prebuilt-faults';
import { execute } from '../support/execute';
import { filesBelow, hashFiles } from '../support/hash-files';
import { PlainError, say, step } from '../support/progress';
import { inRoot, root } from '../support/workspace';

const app = inRoot('native-bridge', 'app');
const bin = (name: string): string => join(app, 'node_modules', '.bin', name);
const stampOf = (name: string): string => inRoot('node_modules', '.cache', 'posy', `native-${name}`);

/** A part of the check, and what it was done for. */
interface NativeCheck {
  name: string;
  key: string;
}

const wasDone = ({ name, key }: NativeCheck): boolean =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === key;

/** Does the work unless it was done for the same sources before. */
const once = async (name: string, key: string, work: () => Promise<void>): Promise<void> => {
  const stamp = stampOf(name);
  if (wasDone({ name, key })) return say(`${name}: as it was checked before`);
  await step(name, work);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
};

/** Fake applications at the providers: a live build is refused without any. */
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
    const bundles = filesBelow(folder).filter((file) => /\.(?:hbc|js)$/.test(file));
    if (bundles.length === 0) throw new PlainError(`The app was not bundled for ${platform}.`);
    const faults = bundles.flatMap((file) => bundleFaults(readFileSync(file)));
    if (faults.length > 0) throw new PlainError(`The bundle for ${platform}:\n  ${faults.join('\n  ')}`);
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

/** Waits for all, and fails with the first failure: nothing goes on behind a command that has ended. */
const together = async (...works: Promise<void>[]): Promise<void> => {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
};

/** Installs what the app's lockfile names, unless it is there. */
const install = async (): Promise<void> => {
  const lock = hashFiles([join(app, 'package-lock.json')]);
  if (!existsSync(join(app, 'node_modules', 'expo'))) rmSync(stampOf('install the app'), { force: true });
  await once('install the app', lock, () =>
    execute('npm', ['ci', '--no-progress', '--prefer-offline'], { cwd: app, quiet: true }),
  );
};

const bundle = async (key: string): Promise<void> => {
  await once('bundle for Android', key, () => exportFor('android'));
  await once('bundle for iOS', key, () => exportFor('ios'));
};

/**
 * `posy test-native`: the app's types, lint, and tests on both systems, its bundles, and the projects that the stores' builds start
 * from. Offline once installed; what nothing changed of is not run again, and then nothing is installed for it either.
 */
export const main = async (): Promise<void> => {
  const keys = nativeKeys({ root, variables: process.env });
  const parts: NativeCheck[] = [
    { name: 'types of the app', key: keys.types },
    { name: 'lint of the app', key: keys.types },
    { name: 'tests of the app', key: keys.tests },
    { name: 'bundle for Android', key: keys.bundles },
    { name: 'bundle for iOS', key: keys.bundles },
    { name: 'projects for the stores', key: keys.projects },
  ];
  if (parts.every(wasDone)) return say('the app: as it was checked before');
  await install();
  // Jest and Metro read the app's folder, in which the projects are written: they come after.
  await together(
    once('types of the app', keys.types, () => execute(bin('tsc'), ['-p', 'tsconfig.json'], { cwd: app })),
    once('lint of the app', keys.types, () =>
      execute(inRoot('node_modules', '.bin', 'oxlint'), ['--type-aware', join('native-bridge', 'app')], {
        quiet: true,
      }),
    ),
    once('projects for the stores', keys.projects, async () => {
      await prebuild('development');
      await prebuild('live');
    }),
  );
  await together(
    once('tests of the app', keys.tests, () =>
      execute(bin('jest'), ['--ci'], { cwd: app, quiet: true, env: { NODE_OPTIONS: '' } }),
    ),
    bundle(keys.bundles),
  );
};
