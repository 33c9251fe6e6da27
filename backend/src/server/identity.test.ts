import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createTokenVerifier } from './identity';

const now = Date.UTC(2026, 5, 1);
const seconds = now / 1000;

const setUp = async () => {
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
  return { sign, verify: createTokenVerifier('our-project', keys, () => now) };
};

describe('the verifier of ID tokens', () => {
  it('gives the person of a good token', async () => {
    const { sign, verify } = await setUp();
    expect(await verify(await sign({}))).toEqual({
      uid: 'ana',
      email: 'ana@example.com',
      name: null,
      signedInAt: (seconds - 60) * 1000,
    });
  });

  it.each([
    ['expired', { exp: seconds - 1 }],
    ['of another project', { aud: 'other', iss: 'https://securetoken.google.com/other' }],
    ['of another issuer', { iss: 'https://example.com/our-project' }],
    ['without a subject', { sub: '' }],
    ['without the time of sign-in', { auth_time: undefined }],
  ])('refuses one that is %s', async (_case, changes) => {
    const { sign, verify } = await setUp();
    expect(await verify(await sign(changes))).toBeNull();
  });

  it('does not blame the caller when the keys cannot be had', async () => {
    const { sign } = await setUp();
    const verify = createTokenVerifier(
      'our-project',
      () => Promise.reject(new TypeError('fetch failed')),
      () => now,
    );
    await expect(verify(await sign({}))).rejects.toThrow('fetch failed');
  });
});
