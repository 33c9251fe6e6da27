import { AuthError } from '../base/auth-error';
import { type Operation } from '../context/context';
import { developmentCredential } from '../identity/development-provider';
import { clearAccounts, createAny, listAccounts, updateAny } from '../operations/admin-accounts';
import { createAuthUri } from '../operations/create-auth-uri';
import { deleteAny, deleteMany, deleteSelf } from '../operations/delete-account';
import { lookupAny, lookupSelf } from '../operations/lookup';
import { emulatorConfig, passwordPolicy, projectConfig, recaptchaConfig } from '../operations/public-config';
import { refreshToken } from '../operations/refresh-token';
import { resetPassword } from '../operations/reset-password';
import { sendOobCode } from '../operations/send-oob-code';
import { signInWithCustomToken } from '../operations/sign-in-with-custom-token';
import { signInWithIdp } from '../operations/sign-in-with-idp';
import { signInWithPassword } from '../operations/sign-in-with-password';
import { signUp } from '../operations/sign-up';
import { updateSelf } from '../operations/update-self';
import { finalizeEnrollment, startEnrollment, withdrawFactor } from '../second-factors/enrollment';
import { finalizeSignIn } from '../second-factors/sign-in';

/** Permitted callers: anybody, the backend with its secret, or the backend when the server runs for tests. */
export type RouteAccess = 'public' | 'admin' | 'test';

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `{p}` stands for the project id. */
  path: string;
  access: RouteAccess;
  operation: Operation;
}

const refused =
  (what: string): Operation =>
  () => {
    throw new AuthError(`OPERATION_NOT_ALLOWED : ${what}`);
  };

const toolkit = '/identitytoolkit.googleapis.com';
const admin = `${toolkit}/v1/projects/{p}`;

const secondFactorCalls = {
  'mfaEnrollment:start': startEnrollment,
  'mfaEnrollment:finalize': finalizeEnrollment,
  'mfaEnrollment:withdraw': withdrawFactor,
  'mfaSignIn:finalize': finalizeSignIn,
};

/** Every call that Auth answers, also those it refuses by name. */
export const routes: Route[] = [
  { method: 'POST', path: `${toolkit}/v1/accounts:signUp`, access: 'public', operation: signUp },
  {
    method: 'POST',
    path: `${toolkit}/v1/accounts:signInWithPassword`,
    access: 'public',
    operation: signInWithPassword,
  },
  { method: 'POST', path: `${toolkit}/v1/accounts:lookup`, access: 'public', operation: lookupSelf },
  { method: 'POST', path: `${toolkit}/v1/accounts:update`, access: 'public', operation: updateSelf },
  { method: 'POST', path: `${toolkit}/v1/accounts:delete`, access: 'public', operation: deleteSelf },
  { method: 'POST', path: `${toolkit}/v1/accounts:sendOobCode`, access: 'public', operation: sendOobCode },
  { method: 'POST', path: `${toolkit}/v1/accounts:resetPassword`, access: 'public', operation: resetPassword },
  { method: 'POST', path: `${toolkit}/v1/accounts:createAuthUri`, access: 'public', operation: createAuthUri },
  {
    method: 'POST',
    path: `${toolkit}/v1/accounts:signInWithCustomToken`,
    access: 'public',
    operation: signInWithCustomToken,
  },
  {
    method: 'POST',
    path: `${toolkit}/v1/accounts:signInWithIdp`,
    access: 'public',
    operation: signInWithIdp,
  },
  ...Object.entries(secondFactorCalls).map(([call, operation]): Route => ({
    method: 'POST',
    path: `${toolkit}/v2/accounts/${call}`,
    access: 'public',
    operation,
  })),
  ...[
    ['v1/accounts:signInWithEmailLink', 'Signing in with an e-mail link is not supported'],
    ['v1/accounts:signInWithPhoneNumber', 'Signing in by telephone is not supported'],
    ['v1/accounts:sendVerificationCode', 'Signing in by telephone is not supported'],
    ['v2/accounts:revokeToken', 'Revoking provider tokens is not supported'],
    ['v2/accounts/mfaSignIn:start', 'Second factors by telephone are not supported'],
  ].map(([path, what]): Route => {
    return { method: 'POST', path: `${toolkit}/${path}`, access: 'public', operation: refused(what ?? '') };
  }),
  { method: 'GET', path: `${toolkit}/v2/recaptchaConfig`, access: 'public', operation: recaptchaConfig },
  { method: 'GET', path: `${toolkit}/v2/passwordPolicy`, access: 'public', operation: passwordPolicy },
  { method: 'GET', path: `${toolkit}/v1/projects`, access: 'public', operation: projectConfig },
  { method: 'GET', path: '/emulator/v1/projects/{p}/config', access: 'public', operation: emulatorConfig },
  { method: 'POST', path: '/securetoken.googleapis.com/v1/token', access: 'public', operation: refreshToken },
  {
    method: 'GET',
    path: '/securetoken.googleapis.com/v1/jwks',
    access: 'public',
    operation: ({ keys }) => ({ keys: keys.all().map(({ publicJwk }) => publicJwk) }),
  },
  { method: 'POST', path: '/emulator/auth/handler/credential', access: 'public', operation: developmentCredential },
  { method: 'POST', path: `${admin}/accounts`, access: 'admin', operation: createAny },
  { method: 'POST', path: `${admin}/accounts:lookup`, access: 'admin', operation: lookupAny },
  { method: 'POST', path: `${admin}/accounts:update`, access: 'admin', operation: updateAny },
  { method: 'POST', path: `${admin}/accounts:delete`, access: 'admin', operation: deleteAny },
  { method: 'POST', path: `${admin}/accounts:batchDelete`, access: 'admin', operation: deleteMany },
  { method: 'GET', path: `${admin}/accounts:batchGet`, access: 'admin', operation: listAccounts },
  { method: 'POST', path: `${admin}/accounts:sendOobCode`, access: 'admin', operation: sendOobCode },
  {
    method: 'POST',
    path: `${admin}/accounts:batchCreate`,
    access: 'admin',
    operation: refused('Importing password hashes is not supported'),
  },
  {
    method: 'POST',
    path: `${admin}:createSessionCookie`,
    access: 'admin',
    operation: refused('Session cookies are not supported'),
  },
  { method: 'DELETE', path: '/emulator/v1/projects/{p}/accounts', access: 'test', operation: clearAccounts },
];
