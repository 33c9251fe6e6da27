import { readWebMessage } from '@posy/shared-contracts/native';
import { createNativeSignIn } from './native-sign-in';

/** An app that answers as it is told. */
const fakeApp = () => {
  const posted: string[] = [];
  const listeners = new Set<(text: unknown) => void>();
  return {
    posted,
    listeners,
    wire: {
      post: (text: string) => void posted.push(text),
      listen: (heard: (text: unknown) => void) => {
        listeners.add(heard);
        return () => listeners.delete(heard);
      },
    },
    deliver: (message: object) => {
      for (const heard of [...listeners]) heard(JSON.stringify({ v: 1, id: 'a1', session: 's1', ...message }));
    },
  };
};

const start = () => {
  const app = fakeApp();
  let ids = 0;
  const native = createNativeSignIn({
    wire: app.wire,
    session: 's1',
    newId: () => `id${(ids += 1)}`,
    hash: async (text) => (text === 'id1id2' ? 'a'.repeat(64) : 'b'.repeat(64)),
  });
  return { app, native };
};

const result = (provider: string, outcome: object) => ({ kind: 'auth.result', payload: { provider, outcome } });
const signedIn = { status: 'signed-in', idToken: 'token', accessToken: null };

it.each(['google', 'apple', 'facebook'] as const)(
  'asks the app for %s with the hash of a nonce [S7-auth-05]',
  async (provider) => {
    const { app, native } = start();
    const answer = native.signIn(provider);
    await Promise.resolve();
    expect(readWebMessage(app.posted[0])).toMatchObject({
      ok: true,
      message: { kind: 'auth.signIn', session: 's1', payload: { provider, hashedNonce: 'a'.repeat(64) } },
    });
    expect(app.posted.join()).not.toContain('id1id2');
    app.deliver({ ...result(provider, signedIn), replyTo: 'id3' });
    expect(await answer).toEqual({ outcome: signedIn, nonce: 'id1id2' });
    expect(app.listeners.size).toBe(0);
  },
);

it('takes no answer of another session, to another message or of another shape', async () => {
  const { app, native } = start();
  let answered = false;
  const answer = native.signIn('apple').finally(() => (answered = true));
  await Promise.resolve();
  app.deliver({ ...result('apple', signedIn), replyTo: 'id3', session: 's0' });
  app.deliver({ ...result('apple', signedIn), replyTo: 'other' });
  app.deliver({ ...result('apple', { status: 'signed-in' }), replyTo: 'id3' });
  app.deliver({ kind: 'back.pressed', payload: {}, replyTo: 'id3' });
  await Promise.resolve();
  expect(answered).toBe(false);
  app.deliver({ ...result('apple', { status: 'cancelled' }), replyTo: 'id3' });
  expect((await answer).outcome).toEqual({ status: 'cancelled' });
});
