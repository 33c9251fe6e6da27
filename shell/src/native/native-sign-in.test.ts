import { createNativeSignIn } from './native-sign-in';
import { createFakeApp } from './testing';

const start = () => {
  const app = createFakeApp();
  app.hello();
  let ids = 0;
  const native = createNativeSignIn({
    link: app.link,
    newId: () => `id${(ids += 1)}`,
    hash: async (text) => (text === 'id1id2' ? 'a'.repeat(64) : 'b'.repeat(64)),
  });
  return { app, native };
};

const signedIn = { status: 'signed-in', idToken: 'token', accessToken: null } as const;

test.each(['google', 'apple', 'facebook'] as const)(
  'asks the app for %s with the hash of a nonce [S7-auth-05]',
  async (provider) => {
    const { app, native } = start();
    const answer = native.signIn(provider);
    await app.settled();
    const asked = app.lastOf('auth.signIn');
    expect(asked?.payload).toEqual({ provider, hashedNonce: 'a'.repeat(64) });
    expect(JSON.stringify(app.posted)).not.toContain('id1id2');
    app.deliver({ kind: 'auth.result', payload: { provider, outcome: signedIn } }, { replyTo: asked?.id });
    expect(await answer).toEqual({ outcome: signedIn, nonce: 'id1id2' });
  },
);

test.each([
  [
    ['sign-in', 'sign-in-google', 'sign-in-apple'],
    ['google', 'apple'],
  ],
  [['sign-in', 'sign-in-facebook'], ['facebook']],
  [['sign-in'], ['google', 'apple', 'facebook']],
  [['push'], []],
] as const)('an app that names %j has the windows of %j: one from before may have all', async (capabilities, has) => {
  const app = createFakeApp({ capabilities: [...capabilities] });
  app.hello();
  const native = createNativeSignIn({ link: app.link, newId: () => 'id', hash: async () => '' });
  expect(await native.providers()).toEqual(has);
});

test('an app that cannot sign in is not asked', async () => {
  const app = createFakeApp({ capabilities: ['push'] });
  app.hello();
  const native = createNativeSignIn({ link: app.link, newId: () => 'id', hash: async () => 'a'.repeat(64) });
  expect((await native.signIn('google')).outcome).toEqual({ status: 'failed', code: 'not-able' });
  expect(app.kinds()).toEqual(['web.ready']);
});
