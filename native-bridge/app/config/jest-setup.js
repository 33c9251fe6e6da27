// Modules of the device that Node has none of: each test sees what was asked of them.
jest.mock('react-native-webview', () => {
  const React = require('react');
  const { View } = require('react-native');
  const WebView = React.forwardRef((props, ref) => {
    React.useImperativeHandle(ref, () => WebView.handle);
    WebView.props = props;
    React.useEffect(() => void (WebView.made += 1), []);
    return React.createElement(View, { testID: 'page' });
  });
  WebView.handle = { injectJavaScript: jest.fn(), reload: jest.fn() };
  WebView.made = 0;
  WebView.displayName = 'WebView';
  return { WebView };
});
jest.mock('@react-native-firebase/messaging', () => ({
  AuthorizationStatus: { NOT_DETERMINED: -1, DENIED: 0, AUTHORIZED: 1, PROVISIONAL: 2, EPHEMERAL: 3 },
  getMessaging: () => ({}),
  hasPermission: jest.fn(async () => -1),
  requestPermission: jest.fn(async () => 1),
  getToken: jest.fn(async () => 'token'),
  deleteToken: jest.fn(async () => undefined),
  getInitialNotification: jest.fn(async () => null),
  onMessage: jest.fn(() => () => undefined),
  onNotificationOpenedApp: jest.fn(() => () => undefined),
  onTokenRefresh: jest.fn(() => () => undefined),
}));
jest.mock('@react-native-google-signin/google-signin', () => ({
  GoogleSignin: { configure: jest.fn(), hasPlayServices: jest.fn(), signIn: jest.fn(), signOut: jest.fn() },
}));
jest.mock('react-native-fbsdk-next', () => ({
  AccessToken: { getCurrentAccessToken: jest.fn() },
  AuthenticationToken: { getAuthenticationTokenIOS: jest.fn() },
  LoginManager: { logInWithPermissions: jest.fn(), logOut: jest.fn() },
  Settings: { initializeSDK: jest.fn() },
}));
jest.mock('@react-native-community/netinfo', () => ({
  __esModule: true,
  default: { addEventListener: jest.fn(() => () => undefined) },
}));
jest.mock('expo-splash-screen', () => ({ hide: jest.fn(), preventAutoHideAsync: jest.fn(async () => true) }));
jest.mock('expo-apple-authentication', () => ({
  AppleAuthenticationScope: { FULL_NAME: 0, EMAIL: 1 },
  isAvailableAsync: jest.fn(async () => true),
  signInAsync: jest.fn(),
}));
jest.mock('expo-store-review', () => ({ requestReview: jest.fn(async () => undefined) }));
jest.mock('expo-contacts', () => ({
  requestPermissionsAsync: jest.fn(async () => ({ granted: true })),
  Contact: { presentPicker: jest.fn(async () => null) },
  ContactField: { FULL_NAME: 'fullName', EMAILS: 'emails', PHONES: 'phones', ADDRESSES: 'addresses' },
}));
jest.mock('expo-calendar/legacy', () => ({
  CalendarDialogResultActions: { canceled: 'canceled', done: 'done', saved: 'saved' },
  createEventInCalendarAsync: jest.fn(async () => ({ action: 'saved' })),
}));
jest.mock('expo-sharing', () => ({ isAvailableAsync: jest.fn(async () => true), shareAsync: jest.fn() }));
jest.mock('expo-file-system', () => {
  /** Addresses of what lies in the cache. */
  const cached = new Set();
  class Directory {
    constructor(folder, name) {
      this.uri = `${folder}/${name}`;
    }
    get exists() {
      return cached.has(this.uri);
    }
    create() {
      cached.add(this.uri);
    }
    delete() {
      for (const uri of [...cached]) if (uri === this.uri || uri.startsWith(`${this.uri}/`)) cached.delete(uri);
    }
  }
  class File {
    constructor(folder, name) {
      this.uri = `${folder.uri ?? folder}/${name}`;
    }
    create() {
      cached.add(this.uri);
    }
    write = jest.fn();
  }
  return { Paths: { cache: 'file:///cache' }, Directory, File, cached };
});
