import type { DevicePort } from '@posy/shared-contracts/mount-props';
import { browserClock } from '../adapters/browser';
import type { NativeSignIn } from '../session/account/native-sign-in';
import type { NativeLink, NativeWire } from './native-link';

declare global {
  interface Window {
    /** Set by the app around the page. */
    ReactNativeWebView?: { postMessage(text: string): void };
  }
}

/**
 * The event is named here as well, so that browsers load none of the app's messages: `native-app.test.ts` compares the
 * two.
 */
export const messageEvent = 'posy-native-message';

const wireOf = (app: NonNullable<Window['ReactNativeWebView']>): NativeWire => ({
  post: (text) => app.postMessage(text),
  listen(onText) {
    const listener = (event: Event): void => onText(event instanceof CustomEvent ? event.detail : null);
    window.addEventListener(messageEvent, listener);
    return () => window.removeEventListener(messageEvent, listener);
  },
});

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The app around the page. */
export interface NativeApp {
  link: Promise<NativeLink>;
  /** Signing in through the app's own windows. */
  signIn: NativeSignIn;
  /** Notifies the app of a sign-out. */
  signOut: () => Promise<void>;
  /** Has the app ask for a rating by its store's own dialog. */
  askToRate: () => void;
  /** The device's functions for remotes. */
  device: Promise<DevicePort>;
}

/** Begins the page's session with the app around it; null in a browser. */
export const openNativeApp = (): NativeApp | null => {
  const app = window.ReactNativeWebView;
  if (app === undefined) return null;
  const options = { wire: wireOf(app), path: window.location.pathname, newId: browserClock.newId, hash: sha256 };
  const opened = import('./open-native').then(({ openNative }) => openNative(options));
  const link = opened.then((native) => native.link);
  return {
    link,
    device: opened.then((native) => native.device),
    signIn: {
      providers: async () => (await opened).signIn.providers(),
      signIn: async (provider) => (await opened).signIn.signIn(provider),
    },
    signOut: async () => (await link).send({ kind: 'auth.signOut', payload: {} }),
    askToRate: () =>
      void link.then(async (open) => (await open.can('rating')) && open.send({ kind: 'rating.prompt', payload: {} })),
  };
};
