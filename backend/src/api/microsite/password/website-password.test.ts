import { doc, getDoc } from 'firebase/firestore';
import { openSdk } from '#testing/browser-sdk';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();

const publish = ({ token, weddingId }: Couple, slug: string) =>
  callEndpoint(backend.server.url, 'publishMicrosite', { token, body: { weddingId, slug } });
const visit = (slug: string) => callEndpoint(backend.server.url, 'microsite', { params: { slug } });

describe('a website’s password', () => {
  const setPassword = ({ token, weddingId }: Couple, password: string | null) =>
    callEndpoint(backend.server.url, 'setWebsitePassword', { token, body: { weddingId, password } });
  const open = (slug: string, password: string) =>
    callEndpoint(backend.server.url, 'openMicrosite', { params: { slug }, body: { password } });
  const codeOf = ({ status, body }: Awaited<ReturnType<typeof open>>) => [status, body.error?.code ?? 'open'];

  test('opens it, at earlier addresses too, until it is removed; nothing of the website is shown before', async () => {
    const couple = await backend.couple('secretive');
    await publish(couple, 'secret-once');
    await publish(couple, 'secret-home');
    expect((await setPassword(couple, 'lilac evening')).status).toBe(200);
    for (const slug of ['secret-home', 'secret-once']) {
      const refused = await visit(slug);
      expect(codeOf(refused)).toEqual([403, 'password-needed']);
      expect(JSON.stringify(refused.body)).not.toMatch(/Ana|Lou|orchard/);
      expect(codeOf(await open(slug, 'Lilac evening'))).toEqual([403, 'password-wrong']);
      expect(codeOf(await open(slug, 'lilac evening'))).toEqual([200, 'open']);
    }
    const page = await fetch(`${backend.server.url}/uk/wedding-website/secret-home`);
    expect(await page.text()).not.toMatch(/Ana|Lou/);
    expect((await setPassword(couple, null)).status).toBe(200);
    expect(codeOf(await visit('secret-home'))).toEqual([200, 'open']);
    expect(codeOf(await open('secret-home', ''))).toEqual([200, 'open']);
  });

  test('is in no document that a client reads: a salted hash where nobody but the backend looks', async () => {
    const couple = await backend.couple('hashing');
    await setPassword(couple, 'lilac evening');
    const secret = (await backend.firestore.doc(`websiteSecrets/${couple.weddingId}`).get()).data();
    expect(secret).toMatchObject({ algorithm: 'scrypt', salt: expect.stringMatching(/^[\w-]{22}$/) });
    expect(JSON.stringify(secret)).not.toContain('lilac');
    const stored = await backend.firestore.doc(`weddings/${couple.weddingId}/website/site`).get();
    expect(stored.data()).toMatchObject({ hasPassword: true, published: false });
    expect(JSON.stringify(stored.data())).not.toContain(String(secret?.['hash']));
    const sdk = await openSdk(backend.server, couple);
    await expect(getDoc(doc(sdk.db, `websiteSecrets/${couple.weddingId}`))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await sdk.close();
    await callEndpoint(backend.server.url, 'deleteWedding', {
      token: couple.token,
      body: { weddingId: couple.weddingId, confirmation: 'Ana & Lou' },
    });
    expect((await backend.firestore.doc(`websiteSecrets/${couple.weddingId}`).get()).exists).toBe(false);
  });

  test('is set by who may edit the website, is not short, and is not to be tried for long', async () => {
    const owner = await backend.couple('guarding');
    const thief = await backend.couple('guessing');
    await publish(owner, 'guarded');
    expect(codeOf(await setPassword({ ...thief, weddingId: owner.weddingId }, null))).toEqual([403, 'not-a-member']);
    expect((await setPassword(owner, 'lilac')).status).toBe(400);
    await setPassword(owner, 'lilac evening');
    const tries = [];
    for (let one = 0; one < 25; one += 1) tries.push((await open('guarded', `guess ${one}`)).status);
    expect(tries.at(-1)).toBe(429);
    const signedIn = { token: thief.token, params: { slug: 'guarded' }, body: { password: 'another guess' } };
    expect((await callEndpoint(backend.server.url, 'openMicrosite', signedIn)).status).toBe(429);
  });
});
