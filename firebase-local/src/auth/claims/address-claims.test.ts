import { join } from 'node:path';
import Database from 'libsql';
import { type AddressNotice } from '../index';
import { type AuthAnswer, type AuthServer, errorOf, startAuthServer } from '../testing/auth-server';

let server: AuthServer;
const notices: AddressNotice[] = [];
beforeEach(async () => {
  notices.length = 0;
  server = await startAuthServer({
    hideTakenAddresses: true,
    requireVerifiedEmailChange: true,
    deliverNotice: async (notice) => void notices.push(notice),
  });
});
afterEach(() => server.stop());

const owner = { email: 'ann@example.com', password: 'correct horse' };
const stranger = { email: owner.email, password: 'a stranger’s' };

const signUp = (credentials: object) => server.call('accounts:signUp', { ...credentials, returnSecureToken: true });
const signIn = (credentials: object) =>
  server.call('accounts:signInWithPassword', { ...credentials, returnSecureToken: true });
const uidOf = ({ body }: AuthAnswer): string => String(body['localId']);
const tokenOf = ({ body }: AuthAnswer): string => String(body['idToken']);
const letter = (credentials: object, order: object) =>
  signIn(credentials).then((answer) => server.call('accounts:sendOobCode', { ...order, idToken: tokenOf(answer) }));
const redeem = (code = '') => server.call('accounts:update', { oobCode: code });
const confirm = (uid: string) => server.admin('/accounts:update', { localId: uid, emailVerified: true });

/** Returns the form of an answer, without the members that differ every time. */
const shapeOf = ({ status, body }: AuthAnswer) => ({ status, members: Object.keys(body).sort(), email: body['email'] });

describe('an address that is taken', () => {
  test.each(['confirmed', 'not confirmed'])(
    'answers sign-up and log-in as a free one does: %s [H-17]',
    async (state) => {
      const first = await signUp(owner);
      if (state === 'confirmed') await confirm(uidOf(first));
      const free = { email: 'free@example.com', password: stranger.password };
      const same = (answer: AuthAnswer) => ({ ...shapeOf(answer), email: answer.body['email'] === undefined });
      const [taken, fresh] = [await signUp(stranger), await signUp(free)];
      expect(same(taken)).toEqual(same(fresh));
      expect(same(await signIn(stranger))).toEqual(same(await signIn(free)));
      const wrong = { password: 'neither of them' };
      expect(await signIn({ ...stranger, ...wrong })).toEqual(await signIn({ ...free, ...wrong }));
      const again = { password: 'once more' };
      expect(same(await signUp({ ...stranger, ...again }))).toEqual(same(await signUp({ ...free, ...again })));
      const look = async (answer: AuthAnswer) => {
        const { body } = await server.call('accounts:lookup', { idToken: tokenOf(answer) });
        return Object.keys((body['users'] as [object])[0]).sort();
      };
      expect(await look(taken)).toEqual(await look(fresh));
    },
  );

  test('stays its owner’s, who is notified and logs in as before [H-17]', async () => {
    const first = await signUp(owner);
    await confirm(uidOf(first));
    const second = await signUp(stranger);
    expect(uidOf(second)).not.toBe(uidOf(first));
    expect(notices).toEqual([{ email: owner.email }]);
    expect(uidOf(await signIn(owner))).toBe(uidOf(first));
    const verify = await letter(stranger, { requestType: 'VERIFY_EMAIL' });
    expect(verify.status).toBe(200);
    expect(server.mails).toEqual([]);
    expect(notices).toHaveLength(2);
    await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: owner.email });
    await server.call('accounts:resetPassword', { oobCode: server.mails[0]?.code, newPassword: 'four quiet herons' });
    expect(uidOf(await signIn({ ...owner, password: 'four quiet herons' }))).toBe(uidOf(first));
    expect(uidOf(await signIn(stranger))).toBe(uidOf(second));
  });

  test('lets who signs up anew with its own password into the account, unless it is locked [H-17]', async () => {
    const first = await signUp(owner);
    expect(uidOf(await signUp(owner))).toBe(uidOf(first));
    expect(notices).toEqual([]);
    await server.admin('/accounts:update', { localId: uidOf(first), disableUser: true });
    expect(uidOf(await signUp(owner))).not.toBe(uidOf(first));
  });

  test('goes to who confirms it first: nobody keeps another’s address by being early [H-17]', async () => {
    const early = await signUp(stranger);
    const late = await signUp(owner);
    await letter(owner, { requestType: 'VERIFY_EMAIL' });
    expect((await redeem(server.mails[0]?.code)).body).toMatchObject({ localId: uidOf(late), emailVerified: true });
    await letter(stranger, { requestType: 'VERIFY_EMAIL' });
    expect(server.mails).toHaveLength(1);
    const { body } = await server.admin('/accounts:lookup', { email: [owner.email] });
    expect((body['users'] as { localId: string }[]).map(({ localId }) => localId)).toEqual([uidOf(late)]);
    expect(uidOf(await signIn(stranger))).toBe(uidOf(early));
  });

  test('answers a change of address as a free one does, and its owner is notified [H-17]', async () => {
    await confirm(uidOf(await signUp(owner)));
    const other = { email: 'eve@example.com', password: 'correct horse' };
    await signUp(other);
    const change = (newEmail: string) => letter(other, { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail });
    expect(await change(owner.email)).toEqual(await change('free@example.com'));
    expect(notices.map(({ email }) => email)).toEqual([owner.email]);
    expect(server.mails.map(({ newEmail }) => newEmail)).toEqual(['free@example.com']);
    const direct = async (email: string) =>
      server.call('accounts:update', { idToken: tokenOf(await signIn(other)), email });
    expect(await direct(owner.email)).toEqual(await direct('another@example.com'));
  });

  test('answers who adds a password to an account that has it already as a free one does [H-17]', async () => {
    await confirm(uidOf(await signUp(owner)));
    const link = async (email: string) => {
      const account = { email, password: stranger.password };
      await signUp(account);
      return server.call('accounts:signUp', { ...account, idToken: tokenOf(await signIn(account)) });
    };
    expect(await link(owner.email)).toEqual(await link('free@example.com'));
  });

  test('is changed by nobody who adds a password with another one: that takes a letter [H-17]', async () => {
    await confirm(uidOf(await signUp(owner)));
    const add = async (email: string) =>
      server.call('accounts:signUp', { ...stranger, email, idToken: tokenOf(await signIn(owner)) });
    const refused = await add('eve@example.com');
    expect(errorOf(refused)).toMatch(/^OPERATION_NOT_ALLOWED/);
    // A taken address is answered like a free one, and nobody is notified.
    await signUp({ ...stranger, email: 'taken@example.com' });
    expect(await add('taken@example.com')).toEqual(refused);
    expect([server.mails, notices]).toEqual([[], []]);
    expect((await signIn(owner)).body).toMatchObject({ email: owner.email });
  });

  test('is shut to nobody by those who claim it: its owner signs up, confirms and logs in after them all [H-17]', async () => {
    await server.restart({ trustedProxies: ['loopback'] });
    const strangers: AuthAnswer[] = [];
    for (let count = 0; count < 22; count += 1) {
      const from = { 'X-Forwarded-For': `198.51.100.${count}` };
      const made = await server.call('accounts:signUp', { ...stranger, password: `try number ${count}` }, from);
      const order = { requestType: 'VERIFY_EMAIL', idToken: tokenOf(made) };
      expect((await server.call('accounts:sendOobCode', order, from)).status).toBe(200);
      strangers.push(made);
    }
    const uid = uidOf(await signUp(owner));
    await letter(owner, { requestType: 'VERIFY_EMAIL' });
    expect((await redeem(server.mails.at(-1)?.code)).body).toMatchObject({ localId: uid, emailVerified: true });
    expect(uidOf(await signIn(owner))).toBe(uid);
    expect(uidOf(await signIn({ ...stranger, password: 'try number 21' }))).toBe(uidOf(strangers[21] as AuthAnswer));
  });

  test('has one salt, also when many sign up with it at the same moment: a log-in costs one derivation [H-17]', async () => {
    await Promise.all([1, 2, 3, 4].map((count) => signUp({ ...stranger, password: `try number ${count}` })));
    const database = new Database(join(server.dataDir, 'auth.sqlite'), { readonly: true });
    const rows = database.prepare('SELECT password_hash AS hash FROM users').all() as { hash: string }[];
    database.close();
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ hash }) => hash.split('$')[4])).size).toBe(1);
  });

  test('goes on to who claimed it when its account is deleted [H-17]', async () => {
    const first = await signUp(owner);
    const second = await signUp(stranger);
    await server.admin('/accounts:delete', { localId: uidOf(first) });
    const { body } = await server.admin('/accounts:lookup', { email: [owner.email] });
    expect((body['users'] as { localId: string }[]).map(({ localId }) => localId)).toEqual([uidOf(second)]);
    await server.restart();
    expect(uidOf(await signIn(stranger))).toBe(uidOf(second));
    expect((await signIn(owner)).status).toBe(400);
  });

  test('takes so many accounts from one place, whether it was free or not [H-17]', async () => {
    await confirm(uidOf(await server.admin('/accounts', { ...owner, localId: 'u1' })));
    const tries = async (email: string) => {
      const said: number[] = [];
      for (let count = 0; count < 6; count += 1)
        said.push((await signUp({ email, password: `try number ${count}` })).status);
      return said;
    };
    expect(await tries(owner.email)).toEqual(await tries('free@example.com'));
  });
});

test('without hiding, sign-up says EMAIL_EXISTS, as Firebase does', async () => {
  await server.restart({ hideTakenAddresses: false });
  await signUp(owner);
  expect((await signUp(stranger)).body).toMatchObject({ error: { message: 'EMAIL_EXISTS' } });
});

test('where an address changes without a proof, who adds a password with another one leaves the old address a way back', async () => {
  await server.restart({ requireVerifiedEmailChange: false });
  const uid = uidOf(await signUp(owner));
  const idToken = tokenOf(await signIn(owner));
  await server.call('accounts:signUp', { email: 'eve@example.com', password: 'another horse', idToken });
  expect(server.mails).toMatchObject([
    { requestType: 'RECOVER_EMAIL', email: owner.email, newEmail: 'eve@example.com' },
  ]);
  expect((await redeem(server.mails[0]?.code)).body).toMatchObject({ localId: uid, email: owner.email });
});
