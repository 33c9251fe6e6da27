import { createNativeCredential } from './native-credential';

type CredentialOutcome = Awaited<ReturnType<Parameters<typeof createNativeCredential>[0]['signIn']>>['outcome'];

const from = (outcome: CredentialOutcome) => {
  const asked: string[] = [];
  const native = createNativeCredential({
    async signIn(provider) {
      asked.push(provider);
      return { outcome, nonce: 'raw-nonce' };
    },
  });
  return { asked, credential: async (provider: 'google' | 'apple' | 'facebook') => native.credential(provider) };
};
const tokens = (idToken: string | null, accessToken: string | null = null): CredentialOutcome => ({
  status: 'signed-in',
  idToken,
  accessToken,
});

test.each([
  ['google', tokens('id'), { providerId: 'google.com', signInMethod: 'google.com', idToken: 'id' }],
  ['apple', tokens('id'), { providerId: 'apple.com', signInMethod: 'apple.com', idToken: 'id', nonce: 'raw-nonce' }],
  ['facebook', tokens('oidc'), { providerId: 'facebook.com', idToken: 'oidc', nonce: 'raw-nonce' }],
  ['facebook', tokens(null, 'access'), { providerId: 'facebook.com', accessToken: 'access' }],
] as const)(
  'what the app answers for %s is Firebase’s credential of that provider [S7-auth-05] [D-social-01] [D-social-02] [D-social-03]',
  async (provider, outcome, expected) => {
    const { asked, credential } = from(outcome);
    expect((await credential(provider)).toJSON()).toMatchObject(expected);
    expect(asked).toEqual([provider]);
  },
);

test.each([
  [{ status: 'cancelled' }, 'auth/user-cancelled'],
  [{ status: 'failed', code: 'provider' }, 'auth/internal-error'],
] as const)('an answer of %j is the refusal that the page’s words are for', async (outcome, code) => {
  await expect(from(outcome).credential('google')).rejects.toMatchObject({ code });
});
