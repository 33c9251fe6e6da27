import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { signInAsDemo } from '#testing/moderating';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let moderator: string;
beforeAll(async () => {
  moderator = (await signInAsDemo(backend.server, 'moderator')).token;
});

const published = async (slug: string): Promise<Couple> => {
  const couple = await backend.couple(slug);
  await backend.firestore.doc(`weddings/${couple.weddingId}/website/site`).set({
    ...{ slug: null, published: false, welcome: 'Whoever reads this is a fool.', theme: 'orchard' },
    updatedAt: new Date(),
  });
  const body = { weddingId: couple.weddingId, slug };
  const { status } = await callEndpoint(backend.server.url, 'publishMicrosite', { token: couple.token, body });
  expect(status).toBe(200);
  return couple;
};
const pageOf = async (slug: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${backend.server.url}/uk/report-website/${slug}`, {
    ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form).toString() }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  return { status: answer.status, text: await answer.text() };
};
const openReports = async () => {
  const { body } = await callEndpoint(backend.server.url, 'openReports', { token: moderator });
  return (body as unknown as EndpointOutput<'openReports'>).reports.filter(({ about }) => about.kind === 'website');
};

test('anybody reports a website without a script, once a day from a network, and says nothing of themselves', async () => {
  const couple = await published('to-be-reported');
  const page = await pageOf('to-be-reported');
  expect(page.status).toBe(200);
  expect(page.text).toContain('<form method="post" action="/uk/report-website/to-be-reported"');
  const form = { reason: 'rude', words: 'In the <b>first</b> line.' };
  for (const time of [1, 2]) expect([time, (await pageOf('to-be-reported', form)).status]).toEqual([time, 200]);
  const about = { kind: 'website', id: 'to-be-reported', within: couple.weddingId };
  expect(await openReports()).toEqual([expect.objectContaining({ about, reason: 'rude', words: form.words })]);
  const [stored] = (await backend.firestore.collection('reports').where('about.kind', '==', 'website').get()).docs;
  expect(stored?.get('by')).toMatch(/^visitor:[\w-]+$/);
  expect(JSON.stringify(stored?.data())).not.toMatch(/127\.0\.0\.1|::1/);
});

test('a report needs a reason, and is taken from no form of another site, nor about what is not there', async () => {
  await published('stays-unreported');
  const before = (await openReports()).length;
  const unsaid = await pageOf('stays-unreported', { reason: 'taste', words: 'Ugly <colours>.' });
  expect(unsaid.status).toBe(400);
  expect(unsaid.text).toContain('Ugly &lt;colours&gt;.');
  const foreign = await pageOf('stays-unreported', { reason: 'rude', words: '' }, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, (await pageOf('nobody-here')).status]).toEqual([404, 404]);
  expect(await openReports()).toHaveLength(before);
});

test('a moderator reads the website’s words; one that breaks a rule goes off the web, and its couple reads so', async () => {
  const couple = await published('off-the-web');
  await pageOf('off-the-web', { reason: 'rude', words: '' });
  const report = (await openReports()).find(({ about }) => about.id === 'off-the-web');
  const params = { id: report?.id ?? '' };
  const { body } = await callEndpoint(backend.server.url, 'reportedWords', { token: moderator, params });
  expect(body['reported']).toMatchObject({ words: 'Whoever reads this is a fool.', by: 'Ana & Lou' });
  const website = `${backend.server.url}/uk/wedding-website/off-the-web`;
  expect((await fetch(website)).status).toBe(200);
  const decision = { state: 'upheld', reason: 'An insult.' };
  const decided = await callEndpoint(backend.server.url, 'decideReport', { token: moderator, params, body: decision });
  expect(decided.status).toBe(200);
  expect([(await fetch(website)).status, (await pageOf('off-the-web')).status]).toEqual([404, 404]);
  const log = await backend.firestore.collection(`weddings/${couple.weddingId}/activity`).get();
  expect(log.docs.map((line) => [line.get('kind') as unknown, line.get('by.name') as unknown])).toContainEqual([
    'website-unpublished',
    'Posy',
  ]);
  const site = await backend.firestore.doc(`weddings/${couple.weddingId}/website/site`).get();
  expect([site.get('published'), site.get('welcome')]).toEqual([false, 'Whoever reads this is a fool.']);
});

test('a moderator reads no website of another couple that has the reported one’s address by then', async () => {
  await published('address-moves');
  await pageOf('address-moves', { reason: 'rude', words: '' });
  const { weddingId } = await published('address-moved-to');
  await backend.firestore.doc('websites/address-moves').update({ weddingId });
  const report = (await openReports()).find(({ about }) => about.id === 'address-moves');
  const asked = { token: moderator, params: { id: report?.id ?? '' } };
  const { status, body } = await callEndpoint(backend.server.url, 'reportedWords', asked);
  expect([status, body['reported']]).toEqual([200, null]);
});
