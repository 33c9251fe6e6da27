import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { exportData } from '#backup/export-data';
import { importData } from '#backup/import-data';
import { openDocumentStore } from '#store/document-store';
import { type AuthOptions } from '../index';
import { type AuthAnswer, type AuthServer, errorOf, startAuthServer } from '../testing/auth-server';
import { codeAt, stepOf } from './totp';

let server: AuthServer;
const start = async (options: Partial<AuthOptions> = {}): Promise<void> => {
  server = await startAuthServer(options);
};
beforeEach(() => start());
afterEach(() => server.stop());

const credentials = { email: 'a@b.c', password: 'correct horse' };
const signIn = (): Promise<AuthAnswer> => server.call('accounts:signInWithPassword', credentials);
const call = (name: string, body: object): Promise<AuthAnswer> => server.call(`v2/accounts/${name}`, body);
const code = (secret: string, steps = 0): string => codeAt(secret, stepOf(Date.now()) + steps);

interface Enrolled {
  uid: string;
  idToken: string;
  secret: string;
  factorId: string;
}

const signedIn = async (): Promise<{ uid: string; idToken: string }> => {
  await server.admin('/accounts', { localId: 'u1', emailVerified: true, ...credentials });
  const { body } = await signIn();
  return { uid: 'u1', idToken: String(body['idToken']) };
};
const begin = async (idToken: string): Promise<{ sharedSecretKey: string; sessionInfo: string }> => {
  const { body } = await call('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  return body['totpSessionInfo'] as { sharedSecretKey: string; sessionInfo: string };
};
const mfaInfoOf = ({ body }: AuthAnswer): { mfaEnrollmentId: string }[] =>
  ((body['users'] as object[])[0] as { mfaInfo?: { mfaEnrollmentId: string }[] }).mfaInfo ?? [];
const look = (): Promise<AuthAnswer> => server.admin('/accounts:lookup', { localId: ['u1'] });

/** Uses the code before this one, so that this one and the next remain valid. */
const enroll = async (): Promise<Enrolled> => {
  const { uid, idToken } = await signedIn();
  const { sharedSecretKey: secret, sessionInfo } = await begin(idToken);
  const { body } = await call('mfaEnrollment:finalize', {
    idToken,
    displayName: 'Phone',
    totpVerificationInfo: { sessionInfo, verificationCode: code(secret, -1) },
  });
  return { uid, idToken: String(body['idToken']), secret, factorId: mfaInfoOf(await look())[0]?.mfaEnrollmentId ?? '' };
};
const complete = async ({ secret, factorId }: Enrolled, steps = 0): Promise<AuthAnswer> => {
  const { mfaPendingCredential } = (await signIn()).body;
  const totpVerificationInfo = { verificationCode: code(secret, steps) };
  return call('mfaSignIn:finalize', { mfaPendingCredential, mfaEnrollmentId: factorId, totpVerificationInfo });
};

/** One sign-in is reused for four wrong codes: each takes a tenth of a second of hashing. */
let remaining: { answer: AuthAnswer; uses: number } | null = null;
const signInOnce = async (): Promise<AuthAnswer> => {
  if (remaining === null || remaining.uses === 4) remaining = { answer: await signIn(), uses: 0 };
  remaining.uses += 1;
  return remaining.answer;
};

test('shows what is set up, to its person and to the backend, and never the secret', async () => {
  const { idToken, secret } = await enroll();
  const shown = { displayName: 'Phone', totpInfo: {}, enrolledAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) };
  const own = await server.call('accounts:lookup', { idToken });
  expect(mfaInfoOf(own)).toEqual([{ mfaEnrollmentId: expect.any(String), ...shown }]);
  expect(mfaInfoOf(await look())).toEqual(mfaInfoOf(own));
  const pending = await signIn();
  expect(pending.body).toMatchObject({ localId: 'u1', mfaInfo: [shown] });
  expect(pending.body).not.toHaveProperty('idToken');
  expect(pending.body).not.toHaveProperty('refreshToken');
  expect(JSON.stringify([own, await look(), pending])).not.toContain(secret);
});

test('names what is missing or wrong, as Firebase does', async () => {
  const { idToken, factorId } = await enroll();
  const { mfaPendingCredential } = (await signIn()).body;
  const totpVerificationInfo = { verificationCode: '000000' };
  const refusals: [string, object, string][] = [
    ['mfaEnrollment:start', {}, 'MISSING_ID_TOKEN'],
    ['mfaEnrollment:start', { idToken: 'x', totpEnrollmentInfo: {} }, 'INVALID_ID_TOKEN'],
    ['mfaEnrollment:start', { idToken, phoneEnrollmentInfo: {} }, 'OPERATION_NOT_ALLOWED'],
    ['mfaEnrollment:finalize', { idToken, totpVerificationInfo }, 'MISSING_SESSION_INFO'],
    ['mfaEnrollment:finalize', { idToken, totpVerificationInfo: { sessionInfo: 'x' } }, 'SESSION_EXPIRED'],
    ['mfaEnrollment:withdraw', { idToken }, 'MISSING_MFA_ENROLLMENT_ID'],
    ['mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: 'x' }, 'MFA_ENROLLMENT_NOT_FOUND'],
    ['mfaSignIn:start', { mfaPendingCredential }, 'OPERATION_NOT_ALLOWED'],
    ['mfaSignIn:finalize', {}, 'MISSING_MFA_PENDING_CREDENTIAL'],
    ['mfaSignIn:finalize', { mfaPendingCredential }, 'MISSING_MFA_ENROLLMENT_ID'],
    ['mfaSignIn:finalize', { mfaPendingCredential, mfaEnrollmentId: factorId }, 'OPERATION_NOT_ALLOWED'],
    [
      'mfaSignIn:finalize',
      { mfaPendingCredential, mfaEnrollmentId: 'x', totpVerificationInfo },
      'MFA_ENROLLMENT_NOT_FOUND',
    ],
    [
      'mfaSignIn:finalize',
      { mfaPendingCredential, mfaEnrollmentId: factorId, totpVerificationInfo: {} },
      'MISSING_CODE',
    ],
    [
      'mfaSignIn:finalize',
      { mfaPendingCredential: 'x', mfaEnrollmentId: factorId, totpVerificationInfo },
      'INVALID_MFA_PENDING_CREDENTIAL',
    ],
  ];
  for (const [name, body, error] of refusals)
    expect([name, body, errorOf(await call(name, body))?.split(' : ')[0]]).toEqual([name, body, error]);
});

test('does not take one kind of token for another, nor one that belongs to somebody else', async () => {
  const enrolled = await enroll();
  const { sessionInfo } = await begin(enrolled.idToken);
  const totpVerificationInfo = { verificationCode: code(enrolled.secret), sessionInfo };
  const asSignIn = { mfaPendingCredential: sessionInfo, mfaEnrollmentId: enrolled.factorId, totpVerificationInfo };
  expect(errorOf(await call('mfaSignIn:finalize', asSignIn))).toBe('INVALID_MFA_PENDING_CREDENTIAL');
  await server.admin('/accounts', { localId: 'u2', emailVerified: true, email: 'd@e.f', password: 'correct horse' });
  const other = await server.call('accounts:signInWithPassword', { email: 'd@e.f', password: 'correct horse' });
  const { idToken } = other.body;
  expect(errorOf(await call('mfaEnrollment:finalize', { idToken, totpVerificationInfo }))).toBe('SESSION_EXPIRED');
  expect(errorOf(await call('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: enrolled.factorId }))).toBe(
    'MFA_ENROLLMENT_NOT_FOUND',
  );
});

test('sets the same app up once only, however often the code is sent', async () => {
  const { idToken } = await signedIn();
  const { sharedSecretKey, sessionInfo } = await begin(idToken);
  const totpVerificationInfo = { sessionInfo, verificationCode: code(sharedSecretKey) };
  const answers = await Promise.all(
    [1, 2, 3].map(() => call('mfaEnrollment:finalize', { idToken, totpVerificationInfo })),
  );
  // The first ends the session of the others.
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(mfaInfoOf(await look())).toHaveLength(1);
});

test('lets one of many sign-ins with the same code through', async () => {
  const enrolled = await enroll();
  const answers = await Promise.all([1, 2, 3, 4].map(() => complete(enrolled)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

test('keeps everything over a restart: the app, what is under way, and which codes were used', async () => {
  const enrolled = await enroll();
  await server.restart();
  expect((await complete(enrolled)).status).toBe(200);
  await server.restart();
  expect(errorOf(await complete(enrolled))).toBe('INVALID_CODE');
  const { body } = await complete(enrolled, 1);
  await server.restart();
  const refreshed = await server.refresh(body['refreshToken']);
  const { token } = await server.auth.verifyIdToken(String(refreshed.body['id_token']));
  expect(token.firebase).toMatchObject({
    sign_in_second_factor: 'totp',
    second_factor_identifier: enrolled.factorId,
  });
});

test('survives an export, and guards the account where that is imported', async () => {
  const enrolled = await enroll();
  openDocumentStore(server.dataDir, Date.now).close();
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  exportData(server.dataDir, join(folder, 'export'));
  await importData(join(folder, 'export'), join(folder, 'copy'));
  await server.stop();
  await start({ dataDir: join(folder, 'copy') });
  expect((await complete(enrolled)).status).toBe(200);
});

test('ends with the account', async () => {
  await enroll();
  await server.admin('/accounts:delete', { localId: 'u1' });
  const { idToken } = await signedIn();
  expect(idToken).toMatch(/^eyJ/);
  expect(mfaInfoOf(await look())).toEqual([]);
});

describe('the backend', () => {
  test('removes the second factors that it does not name, and adds none', async () => {
    const { factorId } = await enroll();
    const update = (mfa: object): Promise<AuthAnswer> => server.admin('/accounts:update', { localId: 'u1', mfa });
    expect(errorOf(await update({ enrollments: [{ phoneInfo: '+4915112345' }] }))).toMatch(/^OPERATION_NOT_ALLOWED/);
    expect(errorOf(await update({ enrollments: [{ mfaEnrollmentId: 'x' }] }))).toBe('MFA_ENROLLMENT_NOT_FOUND');
    await update({ enrollments: [{ mfaEnrollmentId: factorId }] });
    expect(mfaInfoOf(await look())).toHaveLength(1);
    await update({});
    expect(mfaInfoOf(await look())).toEqual([]);
    expect((await signIn()).body).toHaveProperty('idToken');
  });

  test('leaves them alone when it says nothing of them, or when the rest is refused', async () => {
    await enroll();
    await server.admin('/accounts', { localId: 'u2', email: 'd@e.f' });
    await server.admin('/accounts:update', { localId: 'u1', displayName: 'Ann' });
    expect(errorOf(await server.admin('/accounts:update', { localId: 'u1', email: 'd@e.f', mfa: {} }))).toBe(
      'EMAIL_EXISTS',
    );
    expect(mfaInfoOf(await look())).toHaveLength(1);
  });
});

test('sets up nothing where it is switched off, and still guards what is set up', async () => {
  const enrolled = await enroll();
  await server.restart({ totp: false });
  expect(errorOf(await call('mfaEnrollment:start', { idToken: enrolled.idToken, totpEnrollmentInfo: {} }))).toMatch(
    /^OPERATION_NOT_ALLOWED/,
  );
  expect((await complete(enrolled)).status).toBe(200);
});

test('takes no code but the right one', async () => {
  await server.stop();
  await start({ limits: { secondFactor: { attempts: 1e9, windowMs: 1 } } });
  const enrolled = await enroll();
  const guess = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 7 }),
    fc.anything(),
  );
  await fc.assert(
    fc.asyncProperty(guess, async (verificationCode) => {
      // JSON makes texts and numbers of a guess; anything else has no text that could be a code.
      const typed = ['string', 'number'].includes(typeof verificationCode) ? String(verificationCode) : null;
      fc.pre(![0, 1].some((steps) => code(enrolled.secret, steps) === typed));
      const { mfaPendingCredential } = (await signInOnce()).body;
      const { status } = await call('mfaSignIn:finalize', {
        mfaPendingCredential,
        mfaEnrollmentId: enrolled.factorId,
        totpVerificationInfo: { verificationCode },
      });
      expect(status).toBe(400);
    }),
    { numRuns: 60, examples: [[{ toString: {} }], [{ valueOf: null, toString: null }]] },
  );
});

test('guessing codes ends soon, also for who knows the password and begins anew [H-20]', async () => {
  const enrolled = await enroll();
  const wrong = (['000000', '111111', '222222', '333333'] as const).find(
    (guess) => ![-2, -1, 0, 1, 2].some((steps) => code(enrolled.secret, steps) === guess),
  );
  const guess = async (pending: unknown, verificationCode: unknown): Promise<string | undefined> =>
    errorOf(
      await call('mfaSignIn:finalize', {
        mfaPendingCredential: pending,
        mfaEnrollmentId: enrolled.factorId,
        totpVerificationInfo: { verificationCode },
      }),
    )?.split(' : ')[0];
  const answers: (string | undefined)[] = [];
  for (let beginning = 0; beginning < 4; beginning += 1) {
    const { mfaPendingCredential } = (await signIn()).body;
    for (let tries = 0; tries < 6; tries += 1) answers.push(await guess(mfaPendingCredential, wrong));
  }
  expect(answers.filter((answer) => answer === 'INVALID_CODE')).toHaveLength(10);
  expect(answers.at(-2)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  // Even the correct code is refused then, so that it cannot be found by trying.
  const { mfaPendingCredential } = (await signIn()).body;
  expect(await guess(mfaPendingCredential, code(enrolled.secret))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});
