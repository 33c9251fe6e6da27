import { nativeMessageEvent, nativeProtocolVersion, type WebToNative } from '@posy/shared-contracts/native';
import type { NativeSignIn, NativeWire } from '../session/native/native-sign-in';
import { browserClock } from './browser';

declare global {
  interface Window {
    /** Put there by the app around the page. */
    ReactNativeWebView?: { postMessage(text: string): void };
  }
}

const nativeWire = (): NativeWire | null => {
  const app = window.ReactNativeWebView;
  if (app === undefined) return null;
  return {
    post: (text) => app.postMessage(text),
    listen(heard) {
      const listener = (event: Event): void => heard(event instanceof CustomEvent ? event.detail : null);
      window.addEventListener(nativeMessageEvent, listener);
      return () => window.removeEventListener(nativeMessageEvent, listener);
    },
  };
};

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The app around the page. */
export interface NativeApp {
  /** Signing in through the app's own windows. */
  signIn: NativeSignIn;
  /** Has the app ask for a rating, in its store's own way. */
  askToRate: () => void;
}

/** Begins the page's session with the app around it; null in a browser. */
export const openNativeApp = (): NativeApp | null => {
  const wire = nativeWire();
  if (wire === null) return null;
  const session = browserClock.newId();
  const post = (message: Pick<WebToNative, 'kind' | 'payload'>): void =>
    wire.post(JSON.stringify({ v: nativeProtocolVersion, id: browserClock.newId(), session, ...message }));
  post({ kind: 'web.ready', payload: { path: window.location.pathname, wants: ['sign-in', 'rating'] } });
  return {
    signIn: {
      // Browsers never need what reads the app's messages: it is no part of the first page.
      async signIn(provider) {
        const { createNativeSignIn } = await import('../session/native/native-sign-in');
        return createNativeSignIn({ wire, session, newId: browserClock.newId, hash: sha256 }).signIn(provider);
      },
    },
    askToRate: () => post({ kind: 'rating.prompt', payload: {} }),
  };
};
