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

test('a build that names the providers’ applications can open their windows [D-social-01] [D-social-03]', () => {
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

test('a live build that could not is refused, and names what it lacks', () => {
  expect(() => configOf({ POSY_NATIVE_ENVIRONMENT: 'live' })).toThrow('POSY_NATIVE_FACEBOOK_CLIENT_TOKEN');
  expect(() => configOf({ ...variables, POSY_NATIVE_ENVIRONMENT: 'live' })).not.toThrow();
});

test('a live build that would lead to a development host is refused; a development build looks at this machine [S9-limits-07]', () => {
  const live = { ...variables, POSY_NATIVE_ENVIRONMENT: 'live' };
  for (const url of [
    'https://staging.posy.example/uk',
    'http://app.posy.example/uk',
    'https://app.posy.example.evil.test/',
  ])
    expect(() => configOf({ ...live, POSY_NATIVE_SHELL_URL: url })).toThrow('A live build leads to');
  expect(configOf({ ...live, POSY_NATIVE_SHELL_URL: 'https://www.posy.example/uk' }).extra?.['shellUrl']).toBe(
    'https://www.posy.example/uk',
  );
  expect(configOf(live).extra?.['shellUrl']).toBeUndefined();
  expect(configOf({}).extra?.['shellUrl']).toBe('http://10.0.2.2:4300/uk');
});

test('a development build goes without', () => {
  expect(optionsOf(configOf({}), 'react-native-fbsdk-next')).toBeUndefined();
});
