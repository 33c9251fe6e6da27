import type { ExpoConfig } from 'expo/config';

const variables = {
  POSY_NATIVE_GOOGLE_WEB_CLIENT_ID: 'web-client',
  POSY_NATIVE_GOOGLE_IOS_SCHEME: 'com.googleusercontent.apps.ios-client',
  POSY_NATIVE_FACEBOOK_APP_ID: '123',
  POSY_NATIVE_FACEBOOK_CLIENT_TOKEN: 'client-token',
};

const before = process.env;
afterEach(() => {
  process.env = before;
});

const configOf = (set: Record<string, string>): ExpoConfig => {
  process.env = { ...before, ...set };
  let config: ExpoConfig | undefined;
  jest.isolateModules(() => {
    config = (require('../app.config') as { default: ExpoConfig }).default;
  });
  return config as ExpoConfig;
};

const optionsOf = ({ plugins = [] }: ExpoConfig, name: string): unknown =>
  plugins.map((plugin) => (Array.isArray(plugin) ? plugin : [plugin, {}])).find(([own]) => own === name)?.[1];

it('a build that names the providers’ applications can open their windows [D-social-01] [D-social-03]', () => {
  const config = configOf(variables);
  expect(config.extra?.['googleWebClientId']).toBe('web-client');
  expect(optionsOf(config, '@react-native-google-signin/google-signin')).toEqual({
    iosUrlScheme: 'com.googleusercontent.apps.ios-client',
  });
  expect(optionsOf(config, 'react-native-fbsdk-next')).toMatchObject({
    appID: '123',
    clientToken: 'client-token',
    scheme: 'fb123',
    autoLogAppEventsEnabled: false,
    advertiserIDCollectionEnabled: false,
  });
});

it('a live build that could not is refused, and names what it lacks', () => {
  expect(() => configOf({ POSY_NATIVE_ENVIRONMENT: 'live' })).toThrow('POSY_NATIVE_FACEBOOK_CLIENT_TOKEN');
  expect(() => configOf({ ...variables, POSY_NATIVE_ENVIRONMENT: 'live' })).not.toThrow();
});

it('a development build goes without', () => {
  expect(optionsOf(configOf({}), 'react-native-fbsdk-next')).toBeUndefined();
});
