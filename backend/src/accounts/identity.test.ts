import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type AccountStatus, type StatusOf } from './accounts';
import { createTokenVerifier } from './identity';

const now = Date.UTC(2026, 5, 1);
const seconds = now / 1000;

const here: StatusOf = async () => ({ disabled: false, validSince: 0 });

const setUp = async (statusOf = here) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'k1' }] });
  const sign = (changes: Record<string, unknown>) =>
    new SignJWT({
      iss: 'https://securetoken.google.com/our-project',
      aud: 'our-project',
      sub: 'ana',
      email: 'ana@example.com',
      auth_time: seconds - 60,
      iat: seconds - 60,
      exp: seconds + 3600,
      ...changes,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(privateKey);
  return { sign, verify: createTokenVerifier('our-project', keys, statusOf, () => now) };
};

describe('the verifier of ID tokens', () => {
  test('gives the person of a good token', async () => {
    const { sign, verify } = await setUp();
    expect(await verify(await sign({}))).toEqual({
      uid: 'ana',
      email: 'ana@example.com',
      emailVerified: false,
      name: null,
      kind: 'couple',
      signedInAt: (seconds - 60) * 1000,
    });
  });

  test.each([
    ['moderator', 'moderator'],
    ['emperor', 'couple'],
    [7, 'couple'],
  ])('takes the kind that a token tells, and one that there is not for none: %p', async (given, kind) => {
    const { sign, verify } = await setUp();
    expect(await verify(await sign({ kind: given }))).toMatchObject({ kind });
  });

  test.each([
    ['expired', { exp: seconds - 1 }],
    ['of another project', { aud: 'other', iss: 'https://securetoken.google.com/other' }],
    ['of another issuer', { iss: 'https://example.com/our-project' }],
    ['without a subject', { sub: '' }],
    ['without the time of sign-in', { auth_time: undefined }],
  ])('refuses one that is %s', async (_case, changes) => {
    const { sign, verify } = await setUp();
    expect(await verify(await sign(changes))).toBeNull();
  });

  test('does not blame the caller when the keys cannot be had', async () => {
    const { sign } = await setUp();
    const verify = createTokenVerifier(
      'our-project',
      () => Promise.reject(new TypeError('fetch failed')),
      here,
      () => now,
    );
    await expect(verify(await sign({}))).rejects.toThrow('fetch failed');
  });

  test.each<[string, AccountStatus | null]>([
    ['whose account was deleted', null],
    ['whose account is disabled', { disabled: true, validSince: 0 }],
    ['from before a new password', { disabled: false, validSince: now - 30_000 }],
  ])('refuses one %s, with a Firebase project too [H-11]', async (_case, status) => {
    const { sign, verify } = await setUp(async () => status);
    expect(await verify(await sign({}))).toBeNull();
  });

  test('asks once about a person for many calls, and again when it could not ask [H-11]', async () => {
    let asked = 0;
    const { sign, verify } = await setUp(async () => {
      asked += 1;
      if (asked === 1) throw new TypeError('fetch failed');
      return { disabled: false, validSince: now - 60_000 };
    });
    const token = await sign({});
    await expect(verify(token)).rejects.toThrow('fetch failed');
    const identities = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(identities.map((identity) => identity?.uid)).toEqual(['ana', 'ana', 'ana']);
    expect(asked).toBe(2);
    expect(await verify(await sign({ sub: '' }))).toBeNull();
    expect(asked).toBe(2);
  });
});
