import { type AuthAnswer, type AuthServer, errorOf, startAuthServer } from '../testing/auth-server';

let server: AuthServer;

beforeEach(async () => {
  server = await startAuthServer();
});

afterEach(() => server.stop());

const email = 'a@b.c';
const password = 'correct horse';
const signUp = (): Promise<AuthAnswer> => server.call('accounts:signUp', { email, password, returnSecureToken: true });

describe('one-time codes', () => {
  const code = (): string => server.mails.at(-1)?.code ?? '';

  test('expire', async () => {
    await signUp();
    await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    server.advance(25 * 3_600_000);
    expect(errorOf(await server.call('accounts:resetPassword', { oobCode: code() }))).toBe('EXPIRED_OOB_CODE');
  });

  test('work once, even when two come at the same time', async () => {
    await signUp();
    await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = code();
    const answers = await Promise.all(
      ['battery staple', 'other staple'].map((newPassword) =>
        server.call('accounts:resetPassword', { oobCode, newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('of one kind do nothing of another', async () => {
    const { idToken } = (await signUp()).body;
    await server.call('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const answer = await server.call('accounts:resetPassword', { oobCode: code(), newPassword: 'battery staple' });
    expect(errorOf(answer)).toBe('INVALID_OOB_CODE');
  });

  test('lead to no foreign site', async () => {
    await signUp();
    for (const continueUrl of ['https://evil.example/', 'javascript:alert(1)', 'nonsense'])
      expect(
        (await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl })).status,
      ).toBe(400);
  });

  test('are not asked for without end, whether the address is registered or not', async () => {
    for (const address of [email, 'nobody@b.c']) {
      const ask = (): Promise<AuthAnswer> =>
        server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: address });
      for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(200);
      expect(errorOf(await ask())).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    }
  });

  test('come as a link to the backend', async () => {
    await signUp();
    const { body } = await server.admin('/accounts:sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email,
      returnOobLink: true,
    });
    const link = new URL(String(body['oobLink']));
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    const oobCode = link.searchParams.get('oobCode');
    expect((await server.call('accounts:resetPassword', { oobCode })).body['email']).toBe(email);
    expect(server.mails).toEqual([]);
  });
});
