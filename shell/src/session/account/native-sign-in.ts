import type { NativeToWeb } from '@posy/shared-contracts/native';
import type { SocialProvider } from '#platform/social-providers';

type SignInOutcome = Extract<NativeToWeb, { kind: 'auth.result' }>['payload']['outcome'];

/** Signs in by the app's own windows: WebViews cannot open those of the providers. */
export interface NativeSignIn {
  /** The providers for which the app has windows. */
  providers(): Promise<readonly SocialProvider[]>;
  /** Resolves to the app's answer and the raw nonce whose hash it received. */
  signIn(provider: SocialProvider): Promise<{ outcome: SignInOutcome; nonce: string }>;
}
