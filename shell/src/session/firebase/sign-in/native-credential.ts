import {
  type Auth,
  type AuthCredential,
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  signInWithCredential,
} from 'firebase/auth';
import type { SocialProvider } from '#platform/social-providers';
import type { NativeSignIn } from '#session/account/native-sign-in';
import { providerIds } from './social-providers';

/** A provider's credential from the app around the page. Its errors carry Firebase's codes. */
export interface NativeCredential {
  credential(provider: SocialProvider): Promise<AuthCredential>;
  signIn(auth: Auth, provider: SocialProvider): Promise<void>;
}

interface Tokens {
  idToken: string | null;
  accessToken: string | null;
  /** The raw nonce whose hash the provider signed. */
  nonce: string;
}

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

const credentialOf = (provider: SocialProvider, { idToken, accessToken, nonce }: Tokens): AuthCredential => {
  if (provider === 'google') return GoogleAuthProvider.credential(idToken, accessToken);
  // Facebook's limited login gives an ID token, its classic one an access token. Source: docs/native.md.
  if (provider === 'facebook' && idToken === null) return FacebookAuthProvider.credential(accessToken ?? '');
  return new OAuthProvider(providerIds[provider]).credential({ idToken: idToken ?? '', rawNonce: nonce });
};

/** Converts the app's answers into the SDK's credentials. Source: S7-auth-05. */
export const createNativeCredential = (native: Pick<NativeSignIn, 'signIn'>): NativeCredential => {
  const credential = async (provider: SocialProvider): Promise<AuthCredential> => {
    const { outcome, nonce } = await native.signIn(provider);
    if (outcome.status === 'cancelled') throw refusal('auth/user-cancelled');
    if (outcome.status === 'failed') throw refusal('auth/internal-error');
    return credentialOf(provider, { ...outcome, nonce });
  };
  return {
    credential,
    async signIn(auth, provider) {
      await signInWithCredential(auth, await credential(provider));
    },
  };
};
