import type { Device, SignInOutcome, SignInProvider } from '@posy/native-controller';
import { GoogleSignin } from '@react-native-google-signin/google-signin';
import * as AppleAuthentication from 'expo-apple-authentication';
import { Platform } from 'react-native';
import { AccessToken, AuthenticationToken, LoginManager, Settings } from 'react-native-fbsdk-next';

type SignIn = (hashedNonce: string | null) => Promise<SignInOutcome>;

const cancelled: SignInOutcome = { status: 'cancelled' };
const failed = (code: string): SignInOutcome => ({ status: 'failed', code });

let hasGoogle = false;

/**
 * Sets the project's client, once, before the first sign-in: without it Google gives no ID token. Null: the build has
 * none.
 */
export const configureGoogle = (webClientId: string | null): void => {
  hasGoogle = webClientId !== null;
  if (webClientId !== null) GoogleSignin.configure({ webClientId });
};

let hasFacebook = false;

/** Starts Facebook's SDK, which iOS does not by itself; false: the build names no application there. */
export const configureFacebook = (isNamed: boolean): void => {
  hasFacebook = isNamed;
  if (isNamed) Settings.initializeSDK();
};

const google: SignIn = async () => {
  if (!hasGoogle) return failed('not-configured');
  await GoogleSignin.hasPlayServices({ showPlayServicesUpdateDialog: true });
  const answer = await GoogleSignin.signIn();
  if (answer.type === 'cancelled') return cancelled;
  const { idToken } = answer.data;
  return idToken === null ? failed('no-token') : { status: 'signed-in', idToken, accessToken: null };
};

/** Apple signs the hash that the page gave; the page keeps what was hashed. */
const apple: SignIn = async (hashedNonce) => {
  if (!(await AppleAuthentication.isAvailableAsync())) return failed('not-available');
  const { FULL_NAME, EMAIL } = AppleAuthentication.AppleAuthenticationScope;
  const { identityToken } = await AppleAuthentication.signInAsync({
    requestedScopes: [FULL_NAME, EMAIL],
    ...(hashedNonce === null ? {} : { nonce: hashedNonce }),
  });
  return identityToken === null
    ? failed('no-token')
    : { status: 'signed-in', idToken: identityToken, accessToken: null };
};

/** Limited login on iOS gives an ID token, classic login on Android an access token. */
const facebook: SignIn = async (hashedNonce) => {
  if (!hasFacebook) return failed('not-configured');
  const isLimited = Platform.OS === 'ios';
  const answer = await LoginManager.logInWithPermissions(
    ['public_profile', 'email'],
    isLimited ? 'limited' : 'enabled',
    hashedNonce ?? undefined,
  );
  if (answer.isCancelled) return cancelled;
  if (isLimited) {
    const token = await AuthenticationToken.getAuthenticationTokenIOS();
    return token === null
      ? failed('no-token')
      : { status: 'signed-in', idToken: token.authenticationToken, accessToken: null };
  }
  const token = await AccessToken.getCurrentAccessToken();
  return token === null ? failed('no-token') : { status: 'signed-in', idToken: null, accessToken: token.accessToken };
};

const providers: Record<SignInProvider, SignIn> = { google, apple, facebook };

/**
 * Providers whose sign-in windows this build and this system have, for the page. Without any it cannot sign in at all.
 */
export const signInCapabilities = (): Device['capabilities'] => {
  const named: Device['capabilities'] = [
    ...(hasGoogle ? (['sign-in-google'] as const) : []),
    ...(Platform.OS === 'ios' ? (['sign-in-apple'] as const) : []),
    ...(hasFacebook ? (['sign-in-facebook'] as const) : []),
  ];
  return named.length > 0 ? ['sign-in', ...named] : [];
};

const isCancellation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_REQUEST_CANCELED';

/** Opens a provider's own window. Source: S7-auth-05. */
export const signIn = async (provider: SignInProvider, hashedNonce: string | null): Promise<SignInOutcome> => {
  try {
    return await providers[provider](hashedNonce);
  } catch (error) {
    return isCancellation(error) ? cancelled : failed('provider');
  }
};

/** Ends what the providers' windows remember on this device: each of them, also when another cannot. */
export const signOut = async (): Promise<void> => {
  const ended = await Promise.allSettled([
    (async () => (hasFacebook ? LoginManager.logOut() : undefined))(),
    ...(hasGoogle ? [GoogleSignin.signOut()] : []),
  ]);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
};
