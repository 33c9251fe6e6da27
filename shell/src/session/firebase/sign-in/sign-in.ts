import {
  type Auth,
  type AuthCredential,
  type AuthError,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  getRedirectResult,
  linkWithCredential,
  OAuthProvider,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { type SocialProvider, socialProviders } from '#platform/social-providers';
import { type AccountActions, afterwards, type AuthResult, type Proof } from '#session/account/account-actions';
import { MissingUserError } from '#session/account/missing-user';
import { authFailureOf, trying } from './auth-failure';
import type { NativeCredential } from './native-credential';
import { challengeOf } from './second-factor';
import { methodOf, providerFor } from './social-providers';
import { windowOrRedirect } from './window-or-redirect';

interface Options {
  auth: Auth;
  /** Resolves when a provider's window can be opened. */
  popupReady: Promise<void>;
  /** Signs in through the app around the page; null in a browser. */
  native: NativeCredential | null;
  rememberName: (name: string) => void;
}

/** A provider's credential that waits to be linked to an account. */
interface PendingCredential {
  email: string;
  credential: AuthCredential;
}

type SignIn = Pick<AccountActions, 'signUp' | 'logIn' | 'continueWith' | 'afterRedirect' | 'linkAccount'>;

/** Members of Firebase's error that its types leave out. */
type Refusal = AuthError & { customData?: { email?: string; _tokenResponse?: { verifiedProvider?: string[] } } };

/** Sign-up, log-in, and linking a provider to the existing account of its e-mail. */
export const createSignIn = ({ auth, popupReady, native, rememberName }: Options): SignIn => {
  let pending: PendingCredential | null = null;

  const refused = (error: unknown): AuthResult => {
    const failure = authFailureOf(error);
    if (failure !== 'account-exists') return { ok: false, failure };
    const { customData } = error as Refusal;
    const credential = OAuthProvider.credentialFromError(error as AuthError);
    const provider = socialProviders.find((name) => name === methodOf(credential?.providerId ?? ''));
    if (credential === null || provider === undefined || customData.email === undefined)
      return { ok: false, failure: 'unknown' };
    pending = { email: customData.email, credential };
    const linked = (customData._tokenResponse?.verifiedProvider ?? []).flatMap((id) => methodOf(id) ?? []);
    const methods = linked.length > 0 ? linked : (['password', ...socialProviders] as const);
    return {
      ok: false,
      failure,
      account: { email: pending.email, provider, methods: methods.filter((method) => method !== provider) },
    };
  };
  const stopped = (error: unknown): AuthResult => challengeOf(auth, error) ?? refused(error);
  const attempting = async (attempt: () => Promise<unknown>): Promise<AuthResult> => {
    try {
      await attempt();
      return { ok: true };
    } catch (error) {
      return stopped(error);
    }
  };
  const inWindow = async (name: SocialProvider, email?: string): Promise<void> => {
    if (native !== null) return void (await native.signIn(auth, name));
    await popupReady;
    await signInWithPopup(auth, providerFor(name, email), browserPopupRedirectResolver);
  };
  const logInToPending = async (proof: Proof): Promise<void> => {
    if (pending === null) throw new MissingUserError();
    const { email } = pending;
    if (proof.method === 'password') await signInWithEmailAndPassword(auth, email, proof.password);
    else await inWindow(proof.method, email);
  };
  const checkOwner = async (): Promise<void> => {
    if (auth.currentUser === null) throw new MissingUserError();
    if (auth.currentUser.email === pending?.email) return;
    await signOut(auth);
    throw Object.assign(new Error('Another account'), { code: 'auth/user-mismatch' });
  };
  const addPending = async (): Promise<void> => {
    if (auth.currentUser === null || pending === null) throw new MissingUserError();
    await linkWithCredential(auth.currentUser, pending.credential);
    pending = null;
  };
  // It is read once, at the start: a second call of the SDK returns nothing.
  const redirected = popupReady
    .then(() => getRedirectResult(auth, browserPopupRedirectResolver))
    .then((result): AuthResult | null => (result === null ? null : { ok: true }), stopped);
  const viaProvider = windowOrRedirect({
    inWindow,
    byRedirect: (name) => signInWithRedirect(auth, providerFor(name), browserPopupRedirectResolver),
    looked: redirected,
  });
  let isReported = false;

  return {
    signUp: ({ name, email, password }) =>
      trying(async () => {
        rememberName(name);
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        // The profile has the name as well: a created account is not reported as failed.
        await updateProfile(user, { displayName: name }).catch(() => undefined);
      }),
    logIn: (email, password) => attempting(() => signInWithEmailAndPassword(auth, email, password)),
    continueWith: (provider) => attempting(() => viaProvider(provider)),
    async afterRedirect() {
      const result = await redirected;
      if (isReported) return null;
      isReported = true;
      return result;
    },
    async linkAccount(proof) {
      const loggedIn = await attempting(() => logInToPending(proof));
      const owned = await afterwards(loggedIn, () => attempting(checkOwner));
      return afterwards(owned, async () => {
        const added = await attempting(addPending);
        // The person is signed in: the provider can be linked later, in the settings.
        return added.ok ? added : { ...added, isSignedIn: true };
      });
    },
  };
};
