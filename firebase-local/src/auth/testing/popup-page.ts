/** Script of the popup test's page: the unmodified SDK, with our substitute for Google's script. */
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  signInAnonymously,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';

const auth = getAuth(initializeApp({ projectId: 'demo-test', apiKey: 'any', authDomain: location.host }));
connectAuthEmulator(auth, location.origin, { disableWarnings: true });

const popups = {
  leave: () => signInWithRedirect(auth, new GoogleAuthProvider()),
  comeBack: async () => (await getRedirectResult(auth))?.user.email ?? null,
  signIn: async () => (await signInWithPopup(auth, new GoogleAuthProvider())).user.toJSON(),
  link: async () => {
    const { user } = await signInAnonymously(auth);
    const linked = await linkWithPopup(user, new GoogleAuthProvider());
    return linked.user.uid === user.uid ? linked.user.email : null;
  },
};

declare global {
  interface Window {
    popups: typeof popups;
  }
}

window.popups = popups;
