import type { NativeToWeb } from '@posy/shared-contracts/native';
import type { SocialProvider } from '#platform/social-providers';

type Outcome = Extract<NativeToWeb, { kind: 'auth.result' }>['payload']['outcome'];

/** Signing in through the app's own windows: WebViews get none of the providers'. */
export interface NativeSignIn {
  /** Whose windows the app has. */
  providers(): Promise<readonly SocialProvider[]>;
  /** What the app answers, and the raw nonce whose hash it was given. */
  signIn(provider: SocialProvider): Promise<{ outcome: Outcome; nonce: string }>;
}
