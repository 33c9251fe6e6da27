import { Timestamp } from 'firebase-admin/firestore';
import { type Couple, createCouple, openAsBackend } from '#testing/people';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

const before = Date.parse('2027-06-05T22:59:00Z');
const after = Date.parse('2027-06-05T23:00:00Z');
let time = before;
let server: TestServer;
let database: ReturnType<typeof openAsBackend>;

beforeAll(async () => {
  server = await startTestServer({}, { clock: () => time });
  database = openAsBackend(server);
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const at = Timestamp.fromMillis(0);
const words = (title: string, body: string) => ({ en: { title, body, items: [] } });
const supplier = (name: string, changes: object = {}) => ({
  ...{ type: 'florists', slug: '', publicId: '', name, town: 'Bath', county: 'Somerset' },
  ...{ shortlisted: true, booked: true, enquired: false, ignored: false, customSupplier: true, updatedAt: at },
  ...changes,
});

/** A wedding on 5 June 2027 in London, with a website that is published the evening before it is over. */
const publish = async (name: string, sections: Record<string, object>) => {
  time = before;
  const couple: Couple = await createCouple(server, database.firestore, name);
  const wedding = database.firestore.doc(`weddings/${couple.weddingId}`);
  await wedding
    .collection('website')
    .doc('site')
    .set({ slug: null, published: false, welcome: 'Come along', theme: 'orchard', updatedAt: at });
  for (const [id, section] of Object.entries(sections))
    await wedding
      .collection('websiteSections')
      .doc(id)
      .set({ order: 1, visible: true, updatedAt: at, ...section });
  const event = { type: 'main', name: '', date: null, time: { startTime: '13:00' }, place: 'The walled garden' };
  await wedding
    .collection('events')
    .doc('main')
    .set({
      ...{ ...event, description: '', attire: '', visible: true, featured: false, supplier: null },
      ...{ createdAt: at, updatedAt: at },
    });
  const body = { weddingId: couple.weddingId, slug: name };
  expect((await callEndpoint(server.url, 'publishMicrosite', { token: couple.token, body })).status).toBe(200);
  return { couple, wedding };
};
const visit = async (slug: string) => (await callEndpoint(server.url, 'microsite', { params: { slug } })).body;
const page = async (slug: string): Promise<string> => (await fetch(`${server.url}/uk/wedding-website/${slug}`)).text();

const thanks = { kind: 'thanks', order: 3, words: words('Thank you', 'It was a day of days.') };
const story = { kind: 'story', words: words('Our story', 'We met on a train.') };
const stay = { kind: 'stay', order: 2, words: words('Where to stay', 'At the inn.') };

test('a website has its thanks from the midnight after the day, where the wedding is, and says no more where to be', async () => {
  await publish('thanks-later', { thanks, story, stay });
  const early = await visit('thanks-later');
  expect(early).toMatchObject({ isOver: false, welcome: 'Come along', sections: [{ id: 'story' }, { id: 'stay' }] });
  expect(JSON.stringify(early) + (await page('thanks-later'))).not.toContain('day of days');
  time = after;
  expect(await visit('thanks-later')).toMatchObject({
    ...{ isOver: true, welcome: '', invites: false, events: [], venues: [], credits: [] },
    sections: [{ id: 'story' }, { id: 'thanks' }],
  });
  const text = await page('thanks-later');
  expect(text).toContain('It was a day of days.');
  expect(text).not.toMatch(/At the inn|walled garden|Come along/);
  expect((await fetch(`${server.url}/uk/wedding-website/thanks-later/calendar.ics`)).status).toBe(404);
});

test.each([
  ['no words of thanks', {}],
  ['thanks that are hidden', { thanks: { ...thanks, visible: false } }],
])('a website with %s stays as it is', async (_what, sections) => {
  const slug = `thanks-none-${Object.keys(sections).length}`;
  await publish(slug, { ...sections, story, stay });
  time = after;
  expect(await visit(slug)).toMatchObject({
    ...{ isOver: false, welcome: 'Come along', events: [{ id: 'main' }] },
    sections: [{ id: 'story' }, { id: 'stay' }],
  });
});

test('a wedding that is put off has its website back', async () => {
  const { wedding } = await publish('thanks-put-off', { thanks, story });
  time = after;
  expect(await visit('thanks-put-off')).toMatchObject({ isOver: true });
  await wedding.update({ date: '2028-06-05' });
  expect(await visit('thanks-put-off')).toMatchObject({ isOver: false, events: [{ id: 'main' }] });
});

test('it names the suppliers whom the couple ticked and who are booked now, and nobody else', async () => {
  const found = await callEndpoint(server.url, 'searchSuppliers', {
    body: { countryCode: 'GB', category: 'photographers', size: 1 },
  });
  const [{ id, name }] = found.body['results'] as [{ id: string; name: string }];
  const credits = { fern: true, [id]: true, left: true, gone: true };
  const { wedding } = await publish('thanks-credits', { thanks: { ...thanks, credits }, story });
  const stored = {
    fern: supplier('Fern & Co'),
    [id]: supplier('Our name for them', { type: 'photographers', customSupplier: false }),
    left: supplier('The inn', { booked: false, state: 'unbooked' }),
    other: supplier('A band', { type: 'music' }),
  };
  for (const [key, value] of Object.entries(stored)) await wedding.collection('suppliers').doc(key).set(value);
  expect(await visit('thanks-credits')).toMatchObject({ credits: [] });
  time = after;
  const answer = await visit('thanks-credits');
  const shown = [
    { name: 'Fern & Co', category: 'florists', supplier: null },
    { name, category: 'photographers', supplier: { category: 'photographers', id } },
  ].sort((a, b) => a.name.localeCompare(b.name));
  expect(answer['credits']).toEqual(shown);
  expect(JSON.stringify(answer)).not.toMatch(/The inn|A band|Our name|"left"|"gone"/);
  expect(await page('thanks-credits')).toContain('Fern &amp; Co');
});
