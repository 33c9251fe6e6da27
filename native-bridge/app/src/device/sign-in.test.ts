import { GoogleSignin } from '@react-native-google-signin/google-signin';
import * as AppleAuthentication from 'expo-apple-authentication';
import { Platform } from 'react-native';
import { AccessToken, AuthenticationToken, LoginManager, Settings } from 'react-native-fbsdk-next';
import { configureFacebook, configureGoogle, signIn, signInCapabilities, signOut } from './sign-in';

const google = GoogleSignin.signIn as jest.Mock;
const facebook = LoginManager.logInWithPermissions as jest.Mock;

beforeEach(() => {
  configureGoogle('web-client');
  configureFacebook(true);
});

test('Facebook’s SDK is started, and not touched in a build that names no application there', async () => {
  expect(Settings.initializeSDK).toHaveBeenCalled();
  configureFacebook(false);
  facebook.mockClear();
  expect(await signIn('facebook', null)).toEqual({ status: 'failed', code: 'not-configured' });
  expect(facebook).not.toHaveBeenCalled();
});

test('Google gets the project’s client, without which it gives no ID token, and is not opened in a build that has none', async () => {
  expect(GoogleSignin.configure).toHaveBeenLastCalledWith({ webClientId: 'web-client' });
  google.mockClear();
  (GoogleSignin.configure as jest.Mock).mockClear();
  configureGoogle(null);
  expect(await signIn('google', null)).toEqual({ status: 'failed', code: 'not-configured' });
  expect(GoogleSignin.configure).not.toHaveBeenCalled();
  expect(google).not.toHaveBeenCalled();
});

test('names the windows that this build and this system have', () => {
  const apple = Platform.OS === 'ios' ? ['sign-in-apple'] : [];
  expect(signInCapabilities()).toEqual(['sign-in', 'sign-in-google', ...apple, 'sign-in-facebook']);
  configureFacebook(false);
  expect(signInCapabilities()).toEqual(['sign-in', 'sign-in-google', ...apple]);
  configureGoogle(null);
  expect(signInCapabilities()).toEqual(apple.length > 0 ? ['sign-in', ...apple] : []);
});

test('gives Google’s ID token, or nothing when the person thought better of it [D-social-01]', async () => {
  google.mockResolvedValueOnce({ type: 'success', data: { idToken: 'id' } });
  expect(await signIn('google', null)).toEqual({ status: 'signed-in', idToken: 'id', accessToken: null });
  google.mockResolvedValueOnce({ type: 'cancelled', data: null });
  expect(await signIn('google', null)).toEqual({ status: 'cancelled' });
});

test('Facebook gives an ID token on iOS and an access token on Android [D-social-03]', async () => {
  facebook.mockResolvedValueOnce({ isCancelled: false });
  (AuthenticationToken.getAuthenticationTokenIOS as jest.Mock).mockResolvedValue({ authenticationToken: 'oidc' });
  (AccessToken.getCurrentAccessToken as jest.Mock).mockResolvedValue({ accessToken: 'access' });
  expect(await signIn('facebook', 'a'.repeat(64))).toEqual(
    Platform.OS === 'ios'
      ? { status: 'signed-in', idToken: 'oidc', accessToken: null }
      : { status: 'signed-in', idToken: null, accessToken: 'access' },
  );
});

test('a provider that throws is a failed sign-in', async () => {
  google.mockRejectedValueOnce(new Error('no window'));
  expect(await signIn('google', null)).toEqual({ status: 'failed', code: 'provider' });
});

test('ends what the providers remember', async () => {
  await signOut();
  expect(LoginManager.logOut).toHaveBeenCalled();
  expect(GoogleSignin.signOut).toHaveBeenCalled();
});

test('a provider that cannot forget keeps the others from nothing', async () => {
  (GoogleSignin.signOut as jest.Mock).mockClear();
  (LoginManager.logOut as jest.Mock).mockImplementationOnce(() => {
    throw new Error('no SDK');
  });
  await expect(signOut()).rejects.toThrow('no SDK');
  expect(GoogleSignin.signOut).toHaveBeenCalledTimes(1);
});

test('Apple signs the hash of the page’s nonce, and gives its token; a no is a no [D-social-02]', async () => {
  const apple = AppleAuthentication.signInAsync as jest.Mock;
  apple.mockResolvedValueOnce({ identityToken: 'signed' });
  const nonce = 'a'.repeat(64);
  expect(await signIn('apple', nonce)).toEqual({ status: 'signed-in', idToken: 'signed', accessToken: null });
  expect(apple).toHaveBeenCalledWith(expect.objectContaining({ nonce }));
  apple.mockRejectedValueOnce(Object.assign(new Error('cancelled'), { code: 'ERR_REQUEST_CANCELED' }));
  expect(await signIn('apple', nonce)).toEqual({ status: 'cancelled' });
  (AppleAuthentication.isAvailableAsync as jest.Mock).mockResolvedValueOnce(false);
  expect(await signIn('apple', nonce)).toEqual({ status: 'failed', code: 'not-available' });
});
