import { type EndpointOutput } from '@posy/shared-contracts/endpoints';

/** Tells people from programs. Adapters: ALTCHA (the embedded default), reCAPTCHA. Source: D-captcha. */
export interface Captcha {
  /** What the page needs to show its tick box. */
  offer(): Promise<EndpointOutput<'captcha'>>;
  /** Names what a token solves; the same for every spelling of the token. Null when it is none. */
  keyOf(token: string): string | null;
  /** Whether the token is a solution that holds now. Whether it was used before is for whoever uses it. */
  verify(token: string): Promise<boolean>;
}
