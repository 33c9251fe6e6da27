import {
  nativeProtocolVersion,
  readNativeMessage,
  type NativeToWeb,
  type WebToNative,
} from '@posy/shared-contracts/native';
import type { SocialProvider } from '../account-actions';

/** Texts to and from the app around the page. */
export interface NativeWire {
  post(text: string): void;
  /** Calls back with whatever the app delivers, until the returned function is called. */
  listen(heard: (text: unknown) => void): () => void;
}

type Outcome = Extract<NativeToWeb, { kind: 'auth.result' }>['payload']['outcome'];

/** Signing in through the app's own windows: WebViews get none of the providers'. */
export interface NativeSignIn {
  /** What the app answers, and the raw nonce whose hash it was given. */
  signIn(provider: SocialProvider): Promise<{ outcome: Outcome; nonce: string }>;
}

interface Options {
  wire: NativeWire;
  /** The page's session with the app, from `web.ready`. */
  session: string;
  newId: () => string;
  /** SHA-256 as 64 hexadecimal digits. */
  hash: (text: string) => Promise<string>;
}

/**
 * Asks the app for a provider's credential. The raw nonce never leaves the page; answers of another session, to another
 * message or of another shape are left out. Source: design/native-bridge, "Contract" and trap 12.
 */
export const createNativeSignIn = ({ wire, session, newId, hash }: Options): NativeSignIn => ({
  async signIn(provider) {
    const nonce = newId() + newId();
    const hashedNonce = await hash(nonce);
    const id = newId();
    const message: WebToNative = {
      v: nativeProtocolVersion,
      id,
      session,
      kind: 'auth.signIn',
      payload: { provider, hashedNonce },
    };
    return new Promise((resolve) => {
      const stop = wire.listen((text) => {
        const read = readNativeMessage(text);
        if (!read.ok || read.message.kind !== 'auth.result') return;
        if (read.message.session !== session || read.message.replyTo !== id) return;
        stop();
        resolve({ outcome: read.message.payload.outcome, nonce });
      });
      wire.post(JSON.stringify(message));
    });
  },
});
