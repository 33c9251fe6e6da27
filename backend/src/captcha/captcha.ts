import { type EndpointOutput } from '@posy/shared-contracts/endpoints';

/** Tells people from programs. Adapters: ALTCHA (the embedded default), reCAPTCHA. Source: D-captcha. */
export interface Captcha {
  /** Data that the page needs to show its tick box. */
  offer(): Promise<EndpointOutput<'captcha'>>;
  /** Returns a key of the solved challenge; the same for every spelling of the token. Null for an invalid token. */
  keyOf(token: string): string | null;
  /** Returns true when the token is a valid solution now. Callers check that it was not used before. */
  verify(token: string): Promise<boolean>;
}
