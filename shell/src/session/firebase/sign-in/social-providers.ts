import { type AuthProvider, FacebookAuthProvider, GoogleAuthProvider, OAuthProvider } from 'firebase/auth';
import { type SocialProvider, socialProviders } from '#platform/social-providers';
import { type SignInMethod } from '#session/account/account-actions';

/** Firebase's names of the providers. */
export const providerIds: Record<SocialProvider, string> = {
  google: 'google.com',
  apple: 'apple.com',
  facebook: 'facebook.com',
};

/** Returns the way to log in for Firebase's provider id; null for one that we do not support. */
export const methodOf = (providerId: string): SignInMethod | null => {
  if (providerId === 'password') return 'password';
  return socialProviders.find((name) => providerIds[name] === providerId) ?? null;
};

/** Returns the SDK's provider. `email` is suggested as the account to choose. */
export const providerFor = (name: SocialProvider, email?: string): AuthProvider => {
  if (name === 'google') {
    const google = new GoogleAuthProvider();
    google.setCustomParameters({ prompt: 'select_account', ...(email !== undefined && { login_hint: email }) });
    return google;
  }
  if (name === 'facebook') return new FacebookAuthProvider().addScope('email');
  const apple = new OAuthProvider(providerIds.apple);
  apple.addScope('email');
  apple.addScope('name');
  return apple;
};
