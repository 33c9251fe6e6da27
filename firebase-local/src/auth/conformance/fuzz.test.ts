import fc from 'fast-check';
import { adminSecret, type AuthServer, startAuthServer } from '../testing/auth-server';

/** The long form (`npm run faults`) asks by the ten thousand. */
const numRuns = Number(process.env.FUZZ ?? 500);
const errors: string[] = [];
const many = { attempts: 1e9, windowMs: 1 };
let server: AuthServer;

beforeAll(async () => {
  const limits = {
    accountAndAddress: many,
    account: many,
    address: many,
    code: many,
    codeAddress: many,
    signUp: many,
    secondFactor: many,
  };
  server = await startAuthServer({
    limits,
    log: ({ level, message, error }) => void (level === 'error' && errors.push(`${message} ${String(error)}`)),
  });
});
afterAll(() => server.stop());

const calls = [
  'signUp',
  'signInWithPassword',
  'lookup',
  'update',
  'delete',
  'resetPassword',
  'sendOobCode',
  'createAuthUri',
  'signInWithIdp',
  'signInWithCustomToken',
  'mfaEnrollment:start',
  'mfaEnrollment:finalize',
  'mfaEnrollment:withdraw',
  'mfaSignIn:start',
  'mfaSignIn:finalize',
];
const admin = ['', ':lookup', ':update', ':delete', ':batchDelete', ':sendOobCode'];
const key = fc.constantFrom(
  'email',
  'localId',
  'idToken',
  'oobCode',
  'requestType',
  'displayName',
  'deleteAttribute',
  'customAttributes',
  'postBody',
  'requestUri',
  'providerUserInfo',
  'disableUser',
  'validSince',
  'token',
  'refresh_token',
  'mfa',
  'enrollments',
  'mfaPendingCredential',
  'mfaEnrollmentId',
  'totpEnrollmentInfo',
  'totpVerificationInfo',
  'verificationCode',
  'sessionInfo',
  '__proto__',
);
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(
      'a@example.com',
      '',
      'PASSWORD_RESET',
      'VERIFY_EMAIL',
      'x.y.z',
      'eyJhbGciOiJub25lIn0.e30.',
      '\u0000',
    ),
    fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(key, tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any;
const body = fc.oneof(
  { weight: 8, arbitrary: fc.dictionary(key, value, { maxKeys: 5, noNullPrototype: true }) },
  { weight: 1, arbitrary: value },
);

test(
  'no request to Auth, however malformed, is answered with an internal error',
  async () => {
    const request = fc.tuple(fc.constantFrom(...calls), fc.constantFrom(...admin), body, fc.boolean(), fc.nat(40));
    const property = fc.asyncProperty(request, async ([call, adminCall, content, asAdmin, cut]) => {
      const own = call.startsWith('mfa') ? `v2/accounts/${call}` : `v1/accounts:${call}`;
      const path = asAdmin ? `v1/projects/demo-test/accounts${adminCall}` : own;
      const text = JSON.stringify(content) ?? '';
      const response = await server.request(`/identitytoolkit.googleapis.com/${path}?key=k`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(asAdmin && { authorization: `Bearer ${adminSecret}` }) },
        body: cut < 2 ? text.slice(0, -1) : text,
      });
      await response.text();
      expect([response.status, text]).toEqual([response.status < 500 ? response.status : 'less than 500', text]);
    });
    await fc.assert(property, { numRuns, seed: 7 });
    expect(errors).toEqual([]);
  },
  30_000 + numRuns * 20,
);

test('bodies without end are cut off', async () => {
  const response = await server
    .request('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k', {
      method: 'POST',
      body: 'x'.repeat(20_000_000),
    })
    .then(
      ({ status }) => status,
      () => 'cut off',
    );
  expect(response === 413 || response === 'cut off').toBe(true);
  expect(
    (await server.call('accounts:createAuthUri', { identifier: 'a@example.com', continueUri: 'http://localhost' }))
      .status,
  ).toBe(200);
});
