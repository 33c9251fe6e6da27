import { socialProviders } from '#platform/social-providers';
import type { NativeSignIn } from '../session/account/native-sign-in';
import type { NativeLink } from './native-link';

interface Options {
  link: Pick<NativeLink, 'ask' | 'can'>;
  newId: () => string;
  /** SHA-256 as 64 hexadecimal digits. */
  hash: (text: string) => Promise<string>;
}

/** Requests a provider's credential from the app. The raw nonce never leaves the page. Source: S7-auth-05. */
export const createNativeSignIn = ({ link, newId, hash }: Options): NativeSignIn => ({
  async providers() {
    if (!(await link.can('sign-in'))) return [];
    const has = await Promise.all(socialProviders.map((provider) => link.can(`sign-in-${provider}`)));
    const named = socialProviders.filter((_, index) => has[index]);
    // Older apps name none.
    return named.length > 0 ? named : socialProviders;
  },
  async signIn(provider) {
    const nonce = newId() + newId();
    if (!(await link.can('sign-in'))) return { outcome: { status: 'failed', code: 'not-able' }, nonce };
    const payload = { provider, hashedNonce: await hash(nonce) };
    const answer = await link.ask({ kind: 'auth.signIn', payload }, 'auth.result');
    return { outcome: answer.payload.outcome, nonce };
  },
});
