import {
  type Auth,
  browserPopupRedirectResolver,
  EmailAuthProvider,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  unlink,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { AccountActions, Proof, SecondFactorActions, SignInMethod } from '../account/account-actions';
import { MissingUserError } from '../account/missing-user';
import { authFailureOf, trying } from './sign-in/auth-failure';
import type { NativeCredential } from './sign-in/native-credential';
import { challengeOf, createSecondFactor, readFactors } from './sign-in/second-factor';
import { methodOf, providerFor, providerIds } from './sign-in/social-providers';

interface Options {
  auth: Auth;
  popupReady: Promise<void>;
  native: NativeCredential | null;
  /** The page that a mail's link continues to. */
  returnTo: string;
  /** True when this installation supports authenticator apps. */
  offersSecondFactor: boolean;
}

type OwnAccount = Pick<
  AccountActions,
  | 'describe'
  | 'reauthenticate'
  | 'changeEmail'
  | 'changePassword'
  | 'sendVerification'
  | 'addProvider'
  | 'removeMethod'
  | keyof SecondFactorActions
>;

const methodsOf = ({ providerData }: User): SignInMethod[] =>
  providerData.flatMap(({ providerId }) => methodOf(providerId) ?? []);

/** The changes of a person to their signed-in account. Source: S7-auth-01, S7-auth-02, S7-auth-03. */
export const createOwnAccount = ({ auth, popupReady, native, returnTo, offersSecondFactor }: Options): OwnAccount => {
  const currentUser = (): User => {
    if (auth.currentUser === null) throw new MissingUserError();
    return auth.currentUser;
  };
  const prove = async (user: User, proof: Proof): Promise<void> => {
    if (proof.method === 'password') {
      const credential = EmailAuthProvider.credential(user.email ?? '', proof.password);
      return void (await reauthenticateWithCredential(user, credential));
    }
    if (native !== null) return void (await reauthenticateWithCredential(user, await native.credential(proof.method)));
    await popupReady;
    await reauthenticateWithPopup(
      user,
      providerFor(proof.method, user.email ?? undefined),
      browserPopupRedirectResolver,
    );
  };
  const setPassword = async (user: User, password: string): Promise<unknown> =>
    methodsOf(user).includes('password')
      ? updatePassword(user, password)
      : linkWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));

  return {
    ...createSecondFactor(currentUser),
    async describe() {
      const user = auth.currentUser;
      if (user === null) return null;
      // Read from the server if it can be reached: a link in a mail may have been opened on another device.
      const secondFactors = await readFactors(user, () => reload(user));
      const { email, emailVerified: isEmailVerified } = user;
      return { email: email ?? '', isEmailVerified, methods: methodsOf(user), secondFactors, offersSecondFactor };
    },
    async reauthenticate(proof) {
      try {
        await prove(currentUser(), proof);
        return { ok: true };
      } catch (error) {
        return challengeOf(auth, error, auth.currentUser?.uid) ?? { ok: false, failure: authFailureOf(error) };
      }
    },
    changeEmail: (email) => trying(() => verifyBeforeUpdateEmail(currentUser(), email, { url: returnTo })),
    changePassword: (password) => trying(() => setPassword(currentUser(), password)),
    sendVerification: () => trying(() => sendEmailVerification(currentUser(), { url: returnTo })),
    addProvider: (provider) =>
      trying(async () => {
        if (native !== null) return void (await linkWithCredential(currentUser(), await native.credential(provider)));
        await popupReady;
        await linkWithPopup(currentUser(), providerFor(provider), browserPopupRedirectResolver);
      }),
    async removeMethod(method) {
      const user = auth.currentUser;
      if (user !== null && methodsOf(user).length < 2) return { ok: false, failure: 'last-method' };
      return trying(() => unlink(currentUser(), method === 'password' ? 'password' : providerIds[method]));
    },
  };
};
