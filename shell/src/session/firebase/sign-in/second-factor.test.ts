import type { Auth } from 'firebase/auth';
import { challengeOf } from './second-factor';

const auth = {} as Auth;
const totp = { mfaEnrollmentId: 'f1', displayName: 'My phone', enrolledAt: '2026-11-01T10:00:00Z', totpInfo: {} };
const phone = { mfaEnrollmentId: 'f2', displayName: 'SMS', enrolledAt: '2026-11-01T10:00:00Z', phoneInfo: '+44' };

/** The SDK's error when the first factor was right. */
const interruption = (mfaInfo: object[], localId = 'u1') => ({
  code: 'auth/multi-factor-auth-required',
  customData: { operationType: 'signIn', _serverResponse: { localId, mfaPendingCredential: 'p', mfaInfo } },
});

test('is a question with the authenticator apps that can answer it', () => {
  expect(challengeOf(auth, interruption([totp, phone]))).toEqual({
    ok: false,
    failure: 'second-factor-needed',
    challenge: {
      factors: [{ id: 'f1', name: 'My phone', addedAt: '2026-11-01T10:00:00.000Z' }],
      answer: expect.any(Function),
    },
  });
});

test('is none for another error, and none that nobody here can answer', () => {
  expect(challengeOf(auth, { code: 'auth/wrong-password' })).toBeNull();
  expect(challengeOf(auth, new Error('offline'))).toBeNull();
  expect(challengeOf(auth, interruption([phone]))).toEqual({ ok: false, failure: 'not-offered' });
});

test('takes nobody else’s proof for the person’s own', () => {
  expect(challengeOf(auth, interruption([totp], 'u2'), 'u1')).toEqual({ ok: false, failure: 'other-account' });
  expect(challengeOf(auth, interruption([totp], 'u1'), 'u1')).toMatchObject({ failure: 'second-factor-needed' });
});
