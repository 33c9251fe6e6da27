import { codeAt, stepOf } from '../second-factors/totp';
import { type AuthAnswer, type AuthServer, errorOf, startAuthServer } from '../testing/auth-server';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer({
    hideTakenAddresses: true,
    requireVerifiedEmailChange: true,
    developmentProviders: ['google.com'],
  });
});
afterEach(() => server.stop());

const email = 'ann@example.com';
const early = { email, password: 'a stranger’s' };
const owners = { email, password: 'four quiet herons' };

const idTokenOf = ({ body }: AuthAnswer): string => String(body['idToken']);
const signIn = (credentials: object) =>
  server.call('accounts:signInWithPassword', { ...credentials, returnSecureToken: true });

/** Signs in with an identity, the stranger's own where no other is named, or links it to the account of a token. */
const withIdentity = async (
  members: { idToken?: string; autoCreate?: boolean } = {},
  address = 'eve@example.com',
): Promise<AuthAnswer> => {
  const chosen = await server.request('/emulator/auth/handler/credential', {
    method: 'POST',
    body: JSON.stringify({ providerId: 'google.com', email: address, displayName: 'Eve' }),
  });
  const { idToken } = (await chosen.json()) as { idToken: string };
  const postBody = new URLSearchParams({ providerId: 'google.com', id_token: idToken }).toString();
  return server.call('accounts:signInWithIdp', { postBody, requestUri: 'http://localhost', ...members });
};

const codeOf = (type: string): string => server.mails.findLast(({ requestType }) => requestType === type)?.code ?? '';

/** The owner of the mailbox chooses a new password; a second later, since times of tokens are whole seconds. */
const chooseNew = async (): Promise<AuthAnswer> => {
  await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  server.advance(1000);
  return server.call('accounts:resetPassword', { oobCode: codeOf('PASSWORD_RESET'), newPassword: owners.password });
};

const addFactor = async (idToken: string): Promise<AuthAnswer> => {
  const { body } = await server.call('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey, sessionInfo } = body['totpSessionInfo'] as { sharedSecretKey: string; sessionInfo: string };
  const verificationCode = codeAt(sharedSecretKey, stepOf(Date.now()));
  return server.call('v2/accounts/mfaEnrollment:finalize', {
    idToken,
    totpVerificationInfo: { sessionInfo, verificationCode },
  });
};

describe('a new password by the first letter to an address that somebody else used early', () => {
  test('leaves them no identity, no session and no password to come back by [H-17]', async () => {
    const made = await server.call('accounts:signUp', { ...early, returnSecureToken: true });
    const uid = made.body['localId'];
    const linked = await withIdentity({ idToken: idTokenOf(made) });
    expect(linked.body['localId']).toBe(uid);
    expect((await chooseNew()).status).toBe(200);
    expect((await signIn(owners)).body).toMatchObject({ localId: uid });
    expect((await signIn(early)).status).toBe(400);
    expect(errorOf(await withIdentity({ autoCreate: false }))).toBe('USER_NOT_FOUND');
    expect((await server.refresh(linked.body['refreshToken'])).status).toBe(400);
    expect((await server.call('accounts:lookup', { idToken: idTokenOf(linked) })).status).toBe(400);
  });

  test('asks for no second factor of theirs [H-17]', async () => {
    await server.admin('/accounts', { localId: 'u1', emailVerified: true, ...early });
    expect((await addFactor(idTokenOf(await signIn(early)))).status).toBe(200);
    await server.admin('/accounts:update', { localId: 'u1', emailVerified: false });
    await chooseNew();
    expect((await signIn(owners)).body).toMatchObject({ localId: 'u1', idToken: expect.any(String) });
  });

  test('keeps second factors of an address that was confirmed: a thief of the mailbox alone does not get in [H-17]', async () => {
    await server.admin('/accounts', { localId: 'u1', emailVerified: true, ...early });
    await addFactor(idTokenOf(await signIn(early)));
    await chooseNew();
    expect((await signIn(owners)).body).toMatchObject({ mfaPendingCredential: expect.any(String) });
  });
});

describe('a new password by a letter to an address that was confirmed', () => {
  test.each(['before', 'after'])(
    'leaves no identity of another address, linked %s it was confirmed, to come back by [H-17]',
    async (when) => {
      const made = await server.call('accounts:signUp', { ...early, returnSecureToken: true });
      const confirm = () => server.admin('/accounts:update', { localId: made.body['localId'], emailVerified: true });
      if (when === 'after') await confirm();
      expect((await withIdentity({ idToken: idTokenOf(made) })).status).toBe(200);
      await confirm();
      expect((await withIdentity({ autoCreate: false })).body).toMatchObject({ localId: made.body['localId'] });
      await chooseNew();
      expect(errorOf(await withIdentity({ autoCreate: false }))).toBe('USER_NOT_FOUND');
    },
  );

  test('keeps an identity of the same address [H-17]', async () => {
    const made = await withIdentity({}, email);
    await server.admin('/accounts:update', { localId: made.body['localId'], emailVerified: true });
    await chooseNew();
    expect((await withIdentity({ autoCreate: false }, email)).body).toMatchObject({ localId: made.body['localId'] });
  });
});

test('who takes their address back finds no identity of whoever took it [H-17]', async () => {
  await server.restart({ requireVerifiedEmailChange: false });
  const made = await server.call('accounts:signUp', { ...early, returnSecureToken: true });
  await withIdentity({ idToken: idTokenOf(made) });
  await server.call('accounts:update', { idToken: idTokenOf(await signIn(early)), email: 'eve@example.com' });
  server.advance(1000);
  expect((await server.call('accounts:update', { oobCode: codeOf('RECOVER_EMAIL') })).body).toMatchObject({ email });
  expect(errorOf(await withIdentity({ autoCreate: false }))).toBe('USER_NOT_FOUND');
});

test.each(['by a letter', 'as the owner', 'by the backend'])(
  'a new password ends the change of address that a thief asked for: %s [H-11]',
  async (way) => {
    await server.admin('/accounts', { localId: 'u1', emailVerified: true, ...early });
    const idToken = idTokenOf(await signIn(early));
    const order = { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'eve@example.com', idToken };
    expect((await server.call('accounts:sendOobCode', order)).status).toBe(200);
    if (way === 'by a letter') await chooseNew();
    else if (way === 'as the owner') await server.call('accounts:update', { idToken, password: owners.password });
    else await server.admin('/accounts:update', { localId: 'u1', validSince: String(Math.floor(Date.now() / 1000)) });
    const redeemed = await server.call('accounts:update', { oobCode: codeOf('VERIFY_AND_CHANGE_EMAIL') });
    expect(errorOf(redeemed)).toBe('INVALID_OOB_CODE');
  },
);

test('a revocation that arrives a second after the account was made ends its change of address too [H-11]', async () => {
  await server.stop();
  let now = 1_800_000_000_900;
  server = await startAuthServer({ clock: () => now, requireVerifiedEmailChange: true });
  await server.admin('/accounts', { localId: 'u1', emailVerified: true, ...early });
  const idToken = idTokenOf(await signIn(early));
  const order = { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'eve@example.com', idToken };
  expect((await server.call('accounts:sendOobCode', order)).status).toBe(200);
  now += 200;
  await server.admin('/accounts:update', { localId: 'u1', validSince: '1800000000' });
  const redeemed = await server.call('accounts:update', { oobCode: codeOf('VERIFY_AND_CHANGE_EMAIL') });
  expect(errorOf(redeemed)).toBe('INVALID_OOB_CODE');
});

test('a first new password can be chosen for a day, a later one for an hour [H-17]', async () => {
  const hour = 3_600_000;
  await server.call('accounts:signUp', early);
  const choose = async (after: number): Promise<AuthAnswer> => {
    await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    server.advance(after);
    return server.call('accounts:resetPassword', { oobCode: codeOf('PASSWORD_RESET'), newPassword: owners.password });
  };
  expect(errorOf(await choose(25 * hour))).toBe('EXPIRED_OOB_CODE');
  expect((await choose(23 * hour)).status).toBe(200);
  expect(errorOf(await choose(2 * hour))).toBe('EXPIRED_OOB_CODE');
});

test('a new password ends the sessions of the same second too, and the next begins at once [H-11]', async () => {
  await server.stop();
  let now = 1_800_000_000_900;
  server = await startAuthServer({ clock: () => now });
  await server.admin('/accounts', { localId: 'u1', emailVerified: true, ...early });
  await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const thief = await signIn(early);
  await server.call('accounts:resetPassword', {
    oobCode: codeOf('PASSWORD_RESET'),
    newPassword: owners.password,
  });
  for (const owner of [await signIn(owners), await signIn(owners)]) {
    expect((await server.call('accounts:lookup', { idToken: idTokenOf(owner) })).status).toBe(200);
    expect((await server.refresh(owner.body['refreshToken'])).status).toBe(200);
  }
  expect(errorOf(await server.call('accounts:lookup', { idToken: idTokenOf(thief) }))).toBe('TOKEN_EXPIRED');
  const taken = await server.call('accounts:update', { idToken: idTokenOf(thief), password: early.password });
  expect(errorOf(taken)).toBe('TOKEN_EXPIRED');
  now += 100;
  expect((await signIn(owners)).status).toBe(200);
});

test('sessions that begin between two revocations of one second end with the second one [H-11]', async () => {
  await server.stop();
  const now = 1_800_000_000_100;
  server = await startAuthServer({ clock: () => now });
  await server.admin('/accounts', { localId: 'u1', emailVerified: true, ...early });
  // Imitates the backend's change of a person's claims: it is valid from the next second on.
  const validSince = String(Math.floor(now / 1000) + 1);
  const tokens: string[] = [];
  for (const _ of [1, 2, 3]) {
    await server.admin('/accounts:update', { localId: 'u1', validSince });
    tokens.push(idTokenOf(await signIn(early)));
  }
  const answers = await Promise.all(tokens.map((idToken) => server.call('accounts:lookup', { idToken })));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
});
