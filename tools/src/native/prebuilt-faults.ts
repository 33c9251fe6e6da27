/** Files that a prebuild wrote for the two systems. */
export interface Prebuilt {
  manifest: string;
  infoPlist: string;
  entitlements: string;
}

/** Kind of the build: for the stores, or for development. */
export type BuildKind = 'live' | 'development';

const wantedPermissions = ['CAMERA', 'INTERNET', 'POST_NOTIFICATIONS', 'READ_CONTACTS'];
const refusedPermissions = ['SYSTEM_ALERT_WINDOW', 'READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE', 'WRITE_CONTACTS'];
const hosts = ['app.posy.example', 'www.posy.example', 'posy.example'];
const developmentHosts = ['localhost', '127.0.0.1', '10.0.2.2', 'staging.posy.example'];

const usesPermission = (manifest: string, name: string): boolean =>
  new RegExp(`uses-permission android:name="android\\.permission\\.${name}"(?![^>]*tools:node="remove")`).test(
    manifest,
  );

const facebookOfAndroid = ['ApplicationId', 'ClientToken'].map((name) => `com.facebook.sdk.${name}`);
const providersOfIos = ['com.googleusercontent.apps.', 'FacebookAppID', 'FacebookClientToken', 'FacebookDisplayName'];

/** A live build's page may offer every provider. */
const providerFaults = ({ manifest, infoPlist }: Prebuilt): string[] => [
  ...facebookOfAndroid.filter((name) => !manifest.includes(name)).map((name) => `Android’s Facebook has no ${name}.`),
  ...providersOfIos.filter((name) => !infoPlist.includes(name)).map((name) => `iOS’s providers have no ${name}.`),
  ...(/<string>fb\d+<\/string>/.test(infoPlist) ? [] : ['Facebook’s window does not lead back to iOS.']),
];

const androidFaults = ({ manifest }: Prebuilt, kind: BuildKind): string[] => [
  ...wantedPermissions.filter((name) => !usesPermission(manifest, name)).map((name) => `Android lacks ${name}.`),
  ...refusedPermissions.filter((name) => usesPermission(manifest, name)).map((name) => `Android asks for ${name}.`),
  ...hosts.filter((host) => !manifest.includes(`android:host="${host}"`)).map((host) => `Android opens no ${host}.`),
  ...(manifest.includes('android:autoVerify="true"') ? [] : ['Android does not verify its links.']),
  ...(/pathPrefix="\/[a-z]{2}\/wedding-website/.test(manifest) ? ['Android takes guests’ websites into the app.'] : []),
  ...(manifest.includes('android:enableOnBackInvokedCallback="true"')
    ? ['Android’s back gesture passes the app by.']
    : []),
  ...(manifest.includes('android:allowBackup="true"') ? ['Android copies what the app keeps to other places.'] : []),
  ...(kind === 'live' && manifest.includes('usesCleartextTraffic="true"') ? ['A live build loads without TLS.'] : []),
];

const wantedReasons = ['NSCameraUsageDescription', 'NSContactsUsageDescription', 'NSPhotoLibraryUsageDescription'];

const iosFaults = ({ infoPlist, entitlements }: Prebuilt, kind: BuildKind): string[] => [
  ...wantedReasons.filter((key) => !infoPlist.includes(key)).map((key) => `iOS gives no ${key}.`),
  ...(infoPlist.includes('Allow $(PRODUCT_NAME)') ? ['iOS asks in words that are not ours.'] : []),
  ...(infoPlist.includes('remote-notification') ? [] : ['iOS gets no pushes in the background.']),
  ...hosts.filter((host) => !entitlements.includes(`applinks:${host}`)).map((host) => `iOS opens no ${host}.`),
  ...(entitlements.includes('com.apple.developer.applesignin') ? [] : ['iOS cannot sign in with Apple.']),
  ...(entitlements.includes(kind === 'live' ? '<string>production</string>' : '<string>development</string>')
    ? []
    : [`iOS’s pushes are not those of a ${kind} build.`]),
  ...(kind === 'live' &&
  !/WKAppBoundDomains<\/key>\s*<array>(?:\s*<string>[^<]+<\/string>){3}\s*<\/array>/.test(infoPlist)
    ? ['A live build for iOS starts on no host without a connection.']
    : []),
  ...(kind === 'live' && /NSAllowsLocalNetworking<\/key>\s*<true\/>/.test(infoPlist)
    ? ['A live build for iOS allows local networks.']
    : []),
];

/** Development hosts that only our own sources name: React Native itself names this machine. */
const onlyOurs = ['10.0.2.2', 'staging.posy.example'];

/** Returns the faults of a live bundle as sentences; empty when there are none. Source: S9-limits-07. */
export const bundleFaults = (bundle: Buffer): string[] =>
  onlyOurs.filter((host) => bundle.includes(host)).map((host) => `A live bundle names the development host ${host}.`);

/** Returns the faults of a prebuild as sentences; empty when there are none. Source: S9-limits-07. */
export const prebuiltFaults = (prebuilt: Prebuilt, kind: BuildKind): string[] => {
  const all = Object.values(prebuilt).join('\n');
  const leaked = kind === 'live' ? developmentHosts.filter((host) => all.includes(host)) : [];
  return [
    ...androidFaults(prebuilt, kind),
    ...iosFaults(prebuilt, kind),
    ...(kind === 'live' ? providerFaults(prebuilt) : []),
    ...leaked.map((host) => `A live build names the development host ${host}.`),
  ];
};
