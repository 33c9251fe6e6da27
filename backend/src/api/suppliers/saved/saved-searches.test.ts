import { randomUUID } from 'node:crypto';
import { savedSearchConstants } from '@posy/shared-contracts/constants';
import { type SampleIndex, sampleIndex } from '#catalogue/store/testing/sample-index';
import { type Mail } from '#mail/mail';
import { openTalkLetters } from '#mail/talk/talk-letters';
import { talkSeal } from '#mail/talk/talk-seal';
import { removedSearches, searchNews, storedSearch, storedSearches } from '#saved-searches/stored-search';
import { readAdminSecret } from '#server/firebase';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { reportSearchNews } from './report-search-news';

const backend = testBackend();
const day = 24 * 3_600_000;
const search = { countryCode: 'GB', category: 'venues' };

const call = (
  name: Parameters<typeof callEndpoint>[1],
  { token }: Couple,
  given: { params?: object; body?: object } = {},
) => callEndpoint(backend.server.url, name, { token, ...given } as Parameters<typeof callEndpoint>[2]);
const save = (couple: Couple, id: string, body: object = {}) =>
  call('saveSearch', couple, { body: { id, name: 'Venues', search, ...body } });
const listOf = async (couple: Couple) =>
  (await call('savedSearches', couple)).body as unknown as {
    mail: boolean;
    searches: { id: string; name: string; total: number; news: number | null }[];
  };

/** Imitates a fitting supplier that was added after the search was saved. */
const forgetOne = async (couple: Couple, id: string): Promise<void> => {
  const reference = storedSearch(backend.firestore, couple.uid, id);
  const known = String((await reference.get()).get('known')).split(' ');
  await reference.update({ known: known.slice(1).join(' ') });
};

describe('a saved search', () => {
  test('is stored with the number of fitting and of new suppliers, until somebody looks', async () => {
    const couple = await backend.couple('savers');
    const id = randomUUID();
    for (let time = 0; time < 2; time += 1) expect((await save(couple, id)).status).toBe(200);
    const [saved, ...others] = (await listOf(couple)).searches;
    expect(others).toEqual([]);
    expect(saved).toMatchObject({ id, name: 'Venues', search, news: 0 });
    expect(saved?.total).toBeGreaterThan(1);
    await forgetOne(couple, id);
    expect((await listOf(couple)).searches).toMatchObject([{ news: 1 }]);
    expect((await call('markSavedSearchSeen', couple, { params: { id } })).status).toBe(200);
    expect((await listOf(couple)).searches).toMatchObject([{ news: 0 }]);
  });

  test('is its owner’s alone, and needs a sign-in', async () => {
    const [couple, stranger] = [await backend.couple('owners'), await backend.couple('strangers')];
    const id = randomUUID();
    await save(couple, id);
    expect((await listOf(stranger)).searches).toEqual([]);
    expect((await call('markSavedSearchSeen', stranger, { params: { id } })).body.error?.code).toBe(
      'saved-search-unknown',
    );
    await call('removeSavedSearch', stranger, { params: { id } });
    expect((await listOf(couple)).searches).toHaveLength(1);
    expect((await callEndpoint(backend.server.url, 'savedSearches', {})).status).toBe(401);
  });

  test('that was removed comes back as it was, and is gone after an hour', async () => {
    const couple = await backend.couple('removers');
    const id = randomUUID();
    await save(couple, id);
    await forgetOne(couple, id);
    await call('removeSavedSearch', couple, { params: { id } });
    expect((await listOf(couple)).searches).toEqual([]);
    await save(couple, id);
    expect((await listOf(couple)).searches).toMatchObject([{ id, news: 1 }]);
    await call('removeSavedSearch', couple, { params: { id } });
    const sweptAt = async (now: number) =>
      (await removedSearches(backend.firestore, now).where('uid', '==', couple.uid).get()).size;
    expect([await sweptAt(Date.now()), await sweptAt(Date.now() + 2 * 3_600_000)]).toEqual([0, 1]);
  });

  test('is refused beyond ten, whatever is sent at once', async () => {
    const couple = await backend.couple('collectors');
    const { most } = savedSearchConstants;
    const answers = await Promise.all(Array.from({ length: most + 2 }, () => save(couple, randomUUID())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
    expect(answers.filter(({ body }) => body.error?.code === 'saved-searches-full')).toHaveLength(2);
  });

  test('leaves no more behind than one may have, however many come and go', async () => {
    const couple = await backend.couple('churners');
    const { most } = savedSearchConstants;
    const ids = Array.from({ length: most + 3 }, () => randomUUID());
    for (const id of ids) {
      await save(couple, id);
      await call('removeSavedSearch', couple, { params: { id } });
    }
    const left = async () => (await storedSearches(backend.firestore, couple.uid).get()).size;
    expect(await left()).toBeLessThanOrEqual(most + 1);
    const newest = ids.at(-1) ?? '';
    await save(couple, newest);
    expect((await listOf(couple)).searches).toMatchObject([{ id: newest }]);
    expect(await left()).toBe(most);
  });

  test('takes no search that nobody could make', async () => {
    const couple = await backend.couple('liars');
    for (const body of [
      { search: { category: 'venues' } },
      { search: { countryCode: 'GB', category: 'spaceships' } },
      { name: ' ' },
    ])
      expect((await save(couple, randomUUID(), body)).status).toBe(400);
  });
});

describe('mail about what is new', () => {
  let sample: SampleIndex;
  beforeAll(async () => {
    sample = await sampleIndex();
  });
  afterAll(() => sample.remove());

  const start = async (name: string, locale = 'en-GB') => {
    const { firestore } = backend;
    const couple = await backend.couple(name);
    await firestore.doc(`users/${couple.uid}`).update({ 'l10n.locale': locale });
    let now = Date.now();
    const sent: Mail[] = [];
    const letters = openTalkLetters({
      firestore,
      accounts: {
        find: async (uid) => ({ email: `${uid}@example.com`, emailVerified: true, disabled: false, validSince: 0 }),
      },
      origin: 'https://posy.example',
      seal: talkSeal('secret'),
      replies: null,
      async sendMail(mail) {
        sent.push(mail);
      },
      now: () => now,
      chance: () => 0.5,
      gaveUp: () => undefined,
    });
    const look = (busyOn: () => Promise<string[]> = async () => []) =>
      reportSearchNews({ firestore, catalogue: sample.store, busyOn, letters, now: () => now });
    return {
      couple,
      look,
      pass(days: number) {
        now += days * day;
      },
      async mailed(): Promise<Mail[]> {
        now += day;
        await letters.deliver();
        now -= day;
        return sent.splice(0).filter(({ to }) => to === `${couple.uid}@example.com`);
      },
    };
  };

  /** Saves a search as the sample's catalogue answers it, but for two who came later. */
  const saveWithout = async (couple: Couple, search: { countryCode: 'GB'; category: 'marquee' }, missing: number) => {
    const id = randomUUID();
    await save(couple, id, { name: 'Marquees <b>near</b> Bath', search });
    const { results } = sample.store.find({ ...search, page: 1, size: 500 });
    const known = results.slice(missing).map((one) => one.id);
    await storedSearch(backend.firestore, couple.uid, id).update({ known: known.join(' ') });
    return { id, names: results.slice(0, missing).map(({ name }) => name) };
  };
  const marquees = { countryCode: 'GB', category: 'marquee' } as const;

  test('goes to who asked for it, in their language, once, and a week at least before the next', async () => {
    const { couple, look, pass, mailed } = await start('hopers', 'de-DE');
    const { names } = await saveWithout(couple, marquees, 2);
    pass(2);
    await look();
    expect(await mailed()).toEqual([]);
    await call('setSavedSearchMail', couple, { body: { wanted: true } });
    expect((await listOf(couple)).mail).toBe(true);
    await Promise.all([look(), look()]);
    await look();
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: '2 neue Treffer für deine Suchen', language: 'de-DE' });
    expect(mail?.text).toContain(`Marquees b near b Bath: ${names.join(' und ')}.`);
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.stop).toBe(`https://posy.example/letters/searches/de/${talkSeal('secret').token(couple.uid)}`);
    await saveWithout(couple, marquees, 1);
    pass(6);
    await look();
    expect(await mailed()).toEqual([]);
    pass(1);
    await look();
    expect(await mailed()).toMatchObject([{ subject: 'Jemand Neues passt zu deiner Suche' }]);
  });

  test('comes no sooner to who turned it off and on again in between [19]', async () => {
    const { couple, look, pass, mailed } = await start('togglers');
    const wants = (wanted: boolean) => call('setSavedSearchMail', couple, { body: { wanted } });
    await saveWithout(couple, marquees, 1);
    await wants(true);
    pass(2);
    await look();
    expect(await mailed()).toHaveLength(1);
    await wants(false);
    expect((await listOf(couple)).mail).toBe(false);
    await saveWithout(couple, marquees, 2);
    pass(3);
    await look();
    await wants(true);
    expect((await listOf(couple)).mail).toBe(true);
    pass(3);
    await look();
    expect(await mailed()).toEqual([]);
    pass(1);
    await look();
    expect(await mailed()).toHaveLength(1);
  });

  test('says nothing where nothing is new, the search was removed meanwhile, or the letter’s link stopped it', async () => {
    const { couple, look, pass, mailed } = await start('stoppers');
    const { id } = await saveWithout(couple, marquees, 0);
    await call('setSavedSearchMail', couple, { body: { wanted: true } });
    pass(2);
    await look();
    expect(await mailed()).toEqual([]);
    await forgetOne(couple, id);
    pass(1);
    await look();
    await call('removeSavedSearch', couple, { params: { id } });
    expect(await mailed()).toEqual([]);
    const token = talkSeal(readAdminSecret(backend.server.dataDir)).token(couple.uid);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = `${backend.server.url}/letters/searches/uk/${token}`;
    const stopped = await fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect(await stopped.text()).toContain('we send no more email about your saved searches');
    expect((await listOf(couple)).mail).toBe(false);
  });

  test('reaches the others when one look fails, which is tried again', async () => {
    const failing = async () => Promise.reject(new Error('No calendar today.'));
    const { couple, look, pass, mailed } = await start('unlucky');
    const other = await start('luckier');
    for (const one of [couple, other.couple]) {
      await saveWithout(one, marquees, 1);
      await call('setSavedSearchMail', one, { body: { wanted: true } });
    }
    const [{ ref } = {}] = (await storedSearches(backend.firestore, couple.uid).get()).docs;
    await ref?.update({ 'search.freeOn': '2027-06-05' });
    pass(2);
    other.pass(2);
    await expect(look(failing)).rejects.toThrow('No calendar today.');
    // Any delivery sends the due letters of all people.
    expect([(await other.mailed()).length, await mailed()]).toEqual([1, []]);
    await look();
    expect(await mailed()).toHaveLength(1);
  });

  test('leaves nothing behind when the account is deleted', async () => {
    const couple = await backend.couple('leavers');
    await save(couple, randomUUID());
    await call('setSavedSearchMail', couple, { body: { wanted: true } });
    const answer = await call('deleteAccount', couple, { body: { confirmation: couple.email } });
    expect(answer.status).toBe(200);
    expect((await storedSearches(backend.firestore, couple.uid).get()).size).toBe(0);
    expect((await searchNews(backend.firestore).doc(couple.uid).get()).exists).toBe(false);
  });
});
