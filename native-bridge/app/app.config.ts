import type { ExpoConfig } from 'expo/config';

const variables = process.env;
const isLive = variables['POSY_NATIVE_ENVIRONMENT'] === 'live';
const hosts = ['app.posy.example', 'www.posy.example', 'posy.example'];

// Android's emulator reaches this machine by 10.0.2.2.
const shellUrl = variables['POSY_NATIVE_SHELL_URL'] ?? (isLive ? undefined : 'http://10.0.2.2:4300/uk');
if (isLive && shellUrl !== undefined && !hosts.some((host) => shellUrl.startsWith(`https://${host}/`)))
  throw new Error(`A live build leads to ${hosts.join(', ')}: POSY_NATIVE_SHELL_URL is ${shellUrl}.`);

// Android asks the app for links of these paths; guests' websites are left to the browser.
const markets = ['uk', 'ie', 'us', 'de', 'fr'];
const screens = [
  'home',
  'planning',
  'checklist',
  'guestlist',
  'budget',
  'inbox',
  'shortlist',
  'scrapbook',
  'settings',
  'website',
];
const screenPrefixes = markets.flatMap((market) => screens.map((screen) => `/${market}/${screen}`));
const linkPrefixes = ['/l/', ...screenPrefixes, ...markets.map((market) => `/${market}/accept-collaboration-invite`)];

const contactsReason =
  'Posy shows your contacts, so that you can choose guests. Only those you choose leave your phone.';
const calendarReason = 'Posy adds visits and payments to your calendar when you ask it to.';

const googleWebClientId = variables['POSY_NATIVE_GOOGLE_WEB_CLIENT_ID'] ?? null;
const googleIosScheme = variables['POSY_NATIVE_GOOGLE_IOS_SCHEME'];
const facebookAppId = variables['POSY_NATIVE_FACEBOOK_APP_ID'];
const facebookClientToken = variables['POSY_NATIVE_FACEBOOK_CLIENT_TOKEN'];

// The page offers the sign-in providers of the server's configuration: a live build must be able to open each of them.
const missing = [
  'POSY_NATIVE_GOOGLE_WEB_CLIENT_ID',
  'POSY_NATIVE_GOOGLE_IOS_SCHEME',
  'POSY_NATIVE_FACEBOOK_APP_ID',
  'POSY_NATIVE_FACEBOOK_CLIENT_TOKEN',
].filter((name) => !variables[name]);
if (isLive && missing.length > 0)
  throw new Error(`A live build signs in with Google and Facebook: set ${missing.join(', ')}.`);

type Plugins = NonNullable<ExpoConfig['plugins']>;

const googlePlugin: Plugins = googleIosScheme
  ? [['@react-native-google-signin/google-signin', { iosUrlScheme: googleIosScheme }]]
  : [];

/** Without what its SDK would report of people by itself. */
const facebookPlugin: Plugins =
  facebookAppId && facebookClientToken
    ? [
        [
          'react-native-fbsdk-next',
          {
            appID: facebookAppId,
            clientToken: facebookClientToken,
            displayName: 'Posy',
            scheme: `fb${facebookAppId}`,
            isAutoInitEnabled: true,
            autoLogAppEventsEnabled: false,
            advertiserIDCollectionEnabled: false,
            iosUserTrackingPermission: false,
          },
        ],
      ]
    : [];

const config: ExpoConfig = {
  name: 'Posy',
  slug: 'posy',
  version: '1.0.0',
  scheme: 'posy',
  orientation: 'default',
  userInterfaceStyle: 'automatic',
  icon: './assets/icon.png',
  platforms: ['ios', 'android'],
  ios: {
    bundleIdentifier: 'example.posy.app',
    supportsTablet: true,
    usesAppleSignIn: true,
    associatedDomains: hosts.map((host) => `applinks:${host}`),
    googleServicesFile: variables['POSY_NATIVE_GOOGLE_PLIST'] ?? './config/google/GoogleService-Info.example.plist',
    entitlements: { 'aps-environment': isLive ? 'production' : 'development' },
    infoPlist: {
      UIBackgroundModes: ['remote-notification'],
      NSCameraUsageDescription: 'Posy uses the camera for pictures that you add to your scrapbook and profile.',
      NSPhotoLibraryUsageDescription: 'Posy shows your photos, so that you can choose some for your scrapbook.',
      NSContactsUsageDescription: contactsReason,
      NSCalendarsUsageDescription: calendarReason,
      NSCalendarsFullAccessUsageDescription: calendarReason,
      NSCalendarsWriteOnlyAccessUsageDescription: calendarReason,
      // WKWebView runs service workers, and so starts without a connection, on these hosts alone.
      ...(isLive && { WKAppBoundDomains: hosts }),
      NSAppTransportSecurity: { NSAllowsArbitraryLoads: false, NSAllowsLocalNetworking: !isLive },
    },
    privacyManifests: { NSPrivacyTracking: false, NSPrivacyTrackingDomains: [] },
  },
  android: {
    package: 'example.posy.app',
    // The page's personal data stay on the device.
    allowBackup: false,
    predictiveBackGestureEnabled: false,
    softwareKeyboardLayoutMode: 'resize',
    googleServicesFile: variables['POSY_NATIVE_GOOGLE_JSON'] ?? './config/google/google-services.example.json',
    permissions: [
      'android.permission.POST_NOTIFICATIONS',
      'android.permission.CAMERA',
      'android.permission.READ_CONTACTS',
    ],
    blockedPermissions: [
      'android.permission.SYSTEM_ALERT_WINDOW',
      'android.permission.READ_EXTERNAL_STORAGE',
      'android.permission.WRITE_EXTERNAL_STORAGE',
      'android.permission.WRITE_CONTACTS',
    ],
    intentFilters: hosts.map((host) => ({
      action: 'VIEW',
      autoVerify: true,
      data: linkPrefixes.map((pathPrefix) => ({ scheme: 'https', host, pathPrefix })),
      category: ['BROWSABLE', 'DEFAULT'],
    })),
  },
  plugins: [
    '@react-native-firebase/app',
    '@react-native-firebase/messaging',
    'expo-apple-authentication',
    ...googlePlugin,
    ...facebookPlugin,
    ['expo-calendar', { calendarPermission: calendarReason, remindersPermission: false }],
    ['expo-contacts', { contactsPermission: contactsReason }],
    [
      'expo-splash-screen',
      { image: './assets/icon.png', imageWidth: 120, backgroundColor: '#faf7f2', dark: { backgroundColor: '#121c18' } },
    ],
    [
      'expo-build-properties',
      {
        android: { usesCleartextTraffic: !isLive, minSdkVersion: 26 },
        ios: { useFrameworks: 'static', forceStaticLinking: ['RNFBApp', 'RNFBMessaging'] },
      },
    ],
  ],
  extra: {
    environment: variables['POSY_NATIVE_ENVIRONMENT'] ?? 'development',
    shellUrl,
    googleWebClientId,
    hasFacebook: facebookPlugin.length > 0,
  },
};

export default config;
