import { websiteConstants } from '@posy/shared-contracts/constants';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();

const publish = ({ token, weddingId }: Couple, slug: string) =>
  callEndpoint(backend.server.url, 'publishMicrosite', { token, body: { weddingId, slug } });
const remove = ({ token, weddingId }: Couple) =>
  callEndpoint(backend.server.url, 'deleteMicrosite', { token, body: { weddingId } });
const visit = (slug: string) => callEndpoint(backend.server.url, 'microsite', { params: { slug } });

const addEvent = (couple: Couple, id: string, changes: object) =>
  backend.firestore.doc(`weddings/${couple.weddingId}/events/${id}`).set({
    type: 'custom',
    name: id,
    date: '2027-06-05',
    time: { startTime: null },
    place: 'Here',
    description: '',
    attire: '',
    visible: true,
    featured: false,
    supplier: 'GB123456',
    createdAt: Timestamp.fromMillis(0),
    updatedAt: Timestamp.fromMillis(0),
    ...changes,
  });

describe('a wedding website', () => {
  test('shows guests the visible events for everyone in order, without a sign-in, and those for some to nobody', async () => {
    const couple = await backend.couple('shown');
    await addEvent(couple, 'late', { time: { startTime: '20:00' } });
    await addEvent(couple, 'early', { time: { startTime: '14:00' }, type: 'main' });
    await addEvent(couple, 'hidden', { visible: false });
    await addEvent(couple, 'malformed', { date: 'soon' });
    await addEvent(couple, 'family', { audience: { kind: 'households', households: { gran: true } } });
    await addEvent(couple, 'evening-guests', { audience: { kind: 'parts', parts: ['evening'] } });
    expect((await publish(couple, 'ana-and-lou')).status).toBe(200);
    const { status, body } = await visit('ana-and-lou');
    expect(status).toBe(200);
    expect((body.events as { id: string }[]).map(({ id }) => id)).toEqual(['early', 'late']);
    expect(body).toMatchObject({ partners: ['Ana', 'Lou'], theme: 'orchard', welcome: '', locale: 'en-GB' });
    expect(JSON.stringify(body)).not.toContain('GB123456');
  });

  test('shows guests the events as they were published, until they are published again [P-H11]', async () => {
    const couple = await backend.couple('waiting');
    await addEvent(couple, 'supper', { place: 'Here' });
    await publish(couple, 'waiting-couple');
    await addEvent(couple, 'supper', { place: 'There' });
    await addEvent(couple, 'brunch', {});
    const shown = async () =>
      ((await visit('waiting-couple')).body.events as { id: string; place: string }[]).map(({ id, place }) => [
        id,
        place,
      ]);
    expect(await shown()).toEqual([['supper', 'Here']]);
    const page = await (await fetch(`${backend.server.url}/uk/wedding-website/waiting-couple`)).text();
    expect(page).not.toContain('There');
    await publish(couple, 'waiting-couple');
    expect(Object.fromEntries(await shown())).toEqual({ supper: 'There', brunch: 'Here' });
  });

  test('published before events were part of it, it shows them as they are [P-H11]', async () => {
    const couple = await backend.couple('earlier');
    await addEvent(couple, 'supper', { place: 'Here' });
    await publish(couple, 'earlier-couple');
    await backend.firestore
      .doc(`weddings/${couple.weddingId}/publishedWebsite/site`)
      .update({ events: FieldValue.delete() });
    await addEvent(couple, 'supper', { place: 'There' });
    expect((await visit('earlier-couple')).body.events).toMatchObject([{ id: 'supper', place: 'There' }]);
  });

  test('shows nobody the events that are for some: those stand behind the link of a household', async () => {
    const couple = await backend.couple('choosy');
    await addEvent(couple, 'for-all', { audience: { kind: 'everyone', parts: [], households: {} } });
    await addEvent(couple, 'for-family', { audience: { kind: 'households', parts: [], households: { meyer: true } } });
    await addEvent(couple, 'for-the-day', { audience: { kind: 'parts', parts: ['day'], households: {} } });
    await publish(couple, 'choosy-couple');
    const { body } = await visit('choosy-couple');
    expect((body.events as { id: string }[]).map(({ id }) => id)).toEqual(['for-all']);
    expect(JSON.stringify(body)).not.toContain('for-family');
    const page = await (await fetch(`${backend.server.url}/uk/wedding-website/choosy-couple`)).text();
    expect(page).not.toMatch(/for-family|for-the-day/);
  });

  test('has an address that nobody else has, also when two ask together', async () => {
    const one = await backend.couple('one');
    const two = await backend.couple('two');
    const answers = await Promise.all([publish(one, 'the-same'), publish(two, 'the-same')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error?.code).toBe('slug-taken');
  });

  test('keeps every address that it had: they lead to the newest, and nobody else gets them', async () => {
    const couple = await backend.couple('moving');
    const other = await backend.couple('follower');
    await publish(couple, 'first-home');
    await publish(couple, 'second-home');
    for (const slug of ['first-home', 'second-home'])
      expect(await visit(slug)).toMatchObject({ status: 200, body: { slug: 'second-home' } });
    expect((await publish(other, 'first-home')).body.error?.code).toBe('slug-taken');
    expect((await publish(couple, 'first-home')).status).toBe(200);
    expect((await visit('second-home')).body['slug']).toBe('first-home');
  });

  test('has had so many addresses and no more, and may go back to each', async () => {
    const couple = await backend.couple('hoarder');
    const { mostAddresses } = websiteConstants;
    for (let index = 0; index < mostAddresses; index += 1) await publish(couple, `hoard-${index}`);
    expect((await publish(couple, 'one-more')).body.error?.code).toBe('addresses-used-up');
    expect((await publish(couple, 'hoard-3')).status).toBe(200);
  });

  test('is gone after DELETE with query.weddingId, keeps its words, and its address from others [S7-microsite-delete-01]', async () => {
    const couple = await backend.couple('going');
    await publish(couple, 'going-away');
    const site = backend.firestore.doc(`weddings/${couple.weddingId}/website/site`);
    await site.update({ welcome: 'Come along.' });
    expect((await remove(couple)).status).toBe(200);
    expect((await remove(couple)).status).toBe(200);
    expect((await visit('going-away')).status).toBe(404);
    expect((await site.get()).data()).toMatchObject({ slug: null, published: false, welcome: 'Come along.' });
    const other = await backend.couple('coming');
    expect((await publish(other, 'going-away')).body.error?.code).toBe('slug-taken');
  });

  test('is published and removed by members only', async () => {
    const owner = await backend.couple('owner');
    const thief = await backend.couple('thief');
    await publish(owner, 'ours-alone');
    const asThief = { ...thief, weddingId: owner.weddingId };
    expect((await publish(asThief, 'stolen')).status).toBe(403);
    expect((await remove(asThief)).status).toBe(403);
    expect((await visit('ours-alone')).status).toBe(200);
  });

  test('cannot free the address of others by claiming it', async () => {
    const owner = await backend.couple('holder');
    const thief = await backend.couple('claimer');
    await publish(owner, 'held-fast');
    await backend.firestore.doc(`weddings/${thief.weddingId}/website/site`).set({ slug: 'held-fast', published: true });
    await remove(thief);
    expect((await visit('held-fast')).status).toBe(200);
  });

  test('is under no address that guests would take for the product’s own, unless it was there before', async () => {
    const couple = await backend.couple('pretending');
    for (const slug of ['admin', 'login', 'posy-support'])
      expect(await publish(couple, slug)).toMatchObject({ status: 409, body: { error: { code: 'slug-reserved' } } });
    await backend.firestore.doc('websites/help').set({ weddingId: couple.weddingId });
    expect((await publish(couple, 'help')).status).toBe(200);
  });

  test('says nothing that turns or hides the letters around it, whatever members wrote into the database', async () => {
    const couple = await backend.couple('turned');
    const turned = (text: string) => `${text.slice(0, 2)}\u202e\u200b${text.slice(2)}`;
    const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
    await wedding.update({ partners: [turned('Maya'), '\u200b'] });
    await addEvent(couple, 'dinner', { name: turned('Dinner'), place: turned('The barn') });
    const at = Timestamp.fromMillis(0);
    const draft = { slug: null, published: false, welcome: turned('Come along'), theme: 'orchard', updatedAt: at };
    await wedding.collection('website').doc('site').set(draft);
    await publish(couple, 'turned-letters');
    expect((await visit('turned-letters')).body).toMatchObject({
      partners: ['Maya', ''],
      welcome: 'Come along',
      events: [{ name: 'Dinner', place: 'The barn' }],
    });
    const page = await (await fetch(`${backend.server.url}/uk/wedding-website/turned-letters`)).text();
    expect(page).not.toMatch(/[\u200b\u202e]/);
  });

  test('refuses an address of another form, naming the field', async () => {
    const couple = await backend.couple('shouting');
    const { status, body } = await publish(couple, 'Not A Slug');
    expect(status).toBe(400);
    expect(body.error?.message).toMatch(/^slug: /);
  });
});

describe('what guests see of a website', () => {
  const site = (couple: Couple) => backend.firestore.doc(`weddings/${couple.weddingId}/website/site`);
  const section = (couple: Couple, id: string, changes: object) =>
    backend.firestore.doc(`weddings/${couple.weddingId}/websiteSections/${id}`).set({
      kind: 'travel',
      order: 1,
      visible: true,
      words: { en: { title: id, body: '', items: [] } },
      updatedAt: Timestamp.fromMillis(0),
      ...changes,
    });
  const titles = ({ body }: Awaited<ReturnType<typeof visit>>) =>
    (body['sections'] as { words: { en: { title: string } } }[]).map(({ words }) => words.en.title);

  test('is what was published: changes of the draft show with the next publication', async () => {
    const couple = await backend.couple('drafting');
    await site(couple).set({
      slug: null,
      published: false,
      welcome: 'First words',
      theme: 'poster',
      updatedAt: Timestamp.now(),
    });
    await section(couple, 'second', { order: 2 });
    await section(couple, 'first', {});
    await section(couple, 'hidden', { order: 0, visible: false });
    await section(couple, 'spoilt', { order: 'soon' });
    await publish(couple, 'drafted');
    const first = await visit('drafted');
    expect(first.body).toMatchObject({ welcome: 'First words', theme: 'poster', sharePicture: null, languages: [] });
    expect(titles(first)).toEqual(['first', 'second']);
    const sharePicture = `/photos/${'s'.repeat(32)}`;
    await site(couple).update({ welcome: 'Second words', languages: ['de', 'en'], sharePicture });
    await section(couple, 'first', { visible: false });
    expect((await visit('drafted')).body).toEqual(first.body);
    await publish(couple, 'drafted');
    const second = await visit('drafted');
    expect(second.body).toMatchObject({ welcome: 'Second words', languages: ['de', 'en'], sharePicture });
    expect(titles(second)).toEqual(['second']);
    await remove(couple);
    const published = backend.firestore.doc(`weddings/${couple.weddingId}/publishedWebsite/site`);
    expect((await published.get()).exists).toBe(false);
    expect((await site(couple).get()).get('welcome')).toBe('Second words');
  });

  test('is the draft where it was published before publishing made a copy', async () => {
    const couple = await backend.couple('longstanding');
    const stored = {
      slug: 'long-there',
      published: true,
      welcome: 'Old words',
      theme: 'orchard',
      updatedAt: Timestamp.now(),
    };
    await site(couple).set(stored);
    await backend.firestore.doc('websites/long-there').set({ weddingId: couple.weddingId });
    expect((await visit('long-there')).body).toMatchObject({ welcome: 'Old words', sections: [] });
  });
});
