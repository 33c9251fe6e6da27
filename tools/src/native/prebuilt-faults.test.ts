import { bundleFaults, type Prebuilt, prebuiltFaults } from './prebuilt-faults';

const permission = (name: string, removed = false) =>
  `<uses-permission android:name="android.permission.${name}"${removed ? ' tools:node="remove"' : ''}/>`;
const hosts = ['app.posy.example', 'www.posy.example', 'posy.example'];

const live: Prebuilt = {
  manifest: [
    ...['CAMERA', 'INTERNET', 'POST_NOTIFICATIONS', 'READ_CONTACTS'].map((name) => permission(name)),
    permission('SYSTEM_ALERT_WINDOW', true),
    'com.facebook.sdk.ApplicationId com.facebook.sdk.ClientToken',
    '<intent-filter android:autoVerify="true">',
    ...hosts.map((host) => `<data android:scheme="https" android:host="${host}" android:pathPrefix="/uk/home"/>`),
  ].join('\n'),
  infoPlist: [
    'NSCameraUsageDescription NSContactsUsageDescription NSPhotoLibraryUsageDescription remote-notification',
    'com.googleusercontent.apps.example FacebookAppID FacebookClientToken FacebookDisplayName <string>fb123</string>',
    `<key>WKAppBoundDomains</key>\n<array>\n${hosts.map((host) => `<string>${host}</string>`).join('\n')}\n</array>`,
  ].join('\n'),
  entitlements: `<string>production</string> com.apple.developer.applesignin ${hosts.map((host) => `applinks:${host}`).join(' ')}`,
};

test('finds nothing in a good live build', () => {
  expect(prebuiltFaults(live, 'live')).toEqual([]);
});

test.each([
  ['a development host', 'infoPlist', 'http://10.0.2.2:4300', 'A live build names the development host 10.0.2.2.'],
  ['cleartext', 'manifest', 'android:usesCleartextTraffic="true"', 'A live build loads without TLS.'],
  ['a permission nobody needs', 'manifest', permission('SYSTEM_ALERT_WINDOW'), 'Android asks for SYSTEM_ALERT_WINDOW.'],
  ['guests’ websites', 'manifest', 'pathPrefix="/uk/wedding-website"', 'Android takes guests’ websites into the app.'],
  ['copies elsewhere', 'manifest', 'android:allowBackup="true"', 'Android copies what the app keeps to other places.'],
  [
    'local networks',
    'infoPlist',
    '<key>NSAllowsLocalNetworking</key>\n<true/>',
    'A live build for iOS allows local networks.',
  ],
  ['strange words', 'infoPlist', 'Allow $(PRODUCT_NAME) to look', 'iOS asks in words that are not ours.'],
] as const)('names %s [S9-limits-07]', (_what, part, added, fault) => {
  expect(prebuiltFaults({ ...live, [part]: `${live[part]}\n${added}` }, 'live')).toEqual([fault]);
});

test('finds a development host among the bytes of a live bundle [S9-limits-07]', () => {
  const bytes = (text: string) => Buffer.concat([Buffer.from([0xc6, 0x1f, 0xbc]), Buffer.from(text), Buffer.from([0])]);
  expect(bundleFaults(bytes('app.posy.example localhost'))).toEqual([]);
  expect(bundleFaults(bytes('app.posy.examplestaging.posy.example'))).toEqual([
    'A live bundle names the development host staging.posy.example.',
  ]);
  expect(bundleFaults(bytes('http://10.0.2.2:4300/uk'))).toHaveLength(1);
});

test('names what is missing', () => {
  const faults = prebuiltFaults({ manifest: '', infoPlist: '', entitlements: '' }, 'live');
  expect(faults).toContain('Android lacks POST_NOTIFICATIONS.');
  expect(faults).toContain('Android’s Facebook has no com.facebook.sdk.ClientToken.');
  expect(faults).toContain('iOS’s providers have no com.googleusercontent.apps..');
  expect(faults).toContain('Facebook’s window does not lead back to iOS.');
  expect(faults).toContain('iOS opens no posy.example.');
  expect(faults).toContain('A live build for iOS starts on no host without a connection.');
  expect(faults).toContain('iOS’s pushes are not those of a live build.');
});
