import { type Review } from '@posy/shared-contracts/entities';
import { moderating } from '#testing/moderating';
import { createPerson, type Person, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, type TestAnswer } from '#testing/test-server';

const backend = testBackend();
let desk: Awaited<ReturnType<typeof moderating>>;
let owner: Person;
let rival: Person;
let supplierId: string;
/** Of the demo: no document stands for them yet. */
let listed: Review[];

const listOf = async () => {
  const params = { id: supplierId, page: '1', size: '50' };
  return (await callEndpoint(backend.server.url, 'reviews', { params })).body as unknown as {
    total: number;
    reviews: Review[];
  };
};

beforeAll(async () => {
  desk = await moderating(backend.server);
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 50 } });
  const suppliers = found.body['results'] as { id: string; rating: { count: number } }[];
  supplierId = suppliers.find(({ rating }) => rating.count > 3)?.id ?? '';
  listed = (await listOf()).reviews;
  [owner, rival] = [await createPerson(backend.server, 'owner'), await createPerson(backend.server, 'rival')];
  await speakFor(backend.firestore, owner, supplierId);
  await speakFor(backend.firestore, rival, suppliers.find(({ id }) => id !== supplierId)?.id ?? '');
});

const call = (
  name: 'replyToReview' | 'disputeReview',
  id: string,
  body: { reply?: string; reason?: string },
  person?: Person,
) =>
  callEndpoint(backend.server.url, name, {
    params: { id },
    body,
    ...(person !== undefined && { token: person.token }),
  });
const mine = async (person: Person) =>
  (await callEndpoint(backend.server.url, 'supplierReviews', { token: person.token })).body;
const codeOf = ({ status, body }: TestAnswer) => [status, body.error?.code ?? body['state'] ?? 'done'];
const reviewNow = async (id: string) => (await listOf()).reviews.find((review) => review.id === id);

test('a supplier sees what was written of it, and nobody else does', async () => {
  expect(await mine(owner)).toMatchObject({ supplier: { id: supplierId }, total: listed.length, disputed: [] });
  const couple = await backend.couple('curious');
  expect((await mine(couple)).error?.code).toBe('not-a-speaker');
  expect((await callEndpoint(backend.server.url, 'supplierReviews', {})).status).toBe(401);
});

test('a supplier answers a review, of the demo too, changes the answer and takes it back', async () => {
  const { id } = listed[0] as Review;
  const say = (reply: string, person: Person | undefined = owner) => call('replyToReview', id, { reply }, person);
  const unanswered = async () => (await mine(owner))['unanswered'];
  await say('');
  const before = Number(await unanswered());
  expect(before).toBe((await listOf()).reviews.filter(({ reply }) => reply === null).length);
  expect(codeOf(await say('Ours!', rival))).toEqual([404, 'review-unknown']);
  expect((await call('replyToReview', id, { reply: 'Ours!' })).status).toBe(401);
  for (const reply of ['Thank you both.', 'Thank you both, and sorry for the van.']) {
    expect(codeOf(await say(reply))).toEqual([200, 'done']);
    expect((await reviewNow(id))?.reply?.body).toBe(reply);
    expect(await unanswered()).toBe(before - 1);
  }
  expect((await listOf()).total).toBe(listed.length);
  await say(' ');
  expect(await reviewNow(id)).toMatchObject({ reply: null, title: (listed[0] as Review).title });
  expect(codeOf(await call('replyToReview', 'made-up', { reply: 'Hello' }, owner))).toEqual([404, 'review-unknown']);
  expect((await say('x'.repeat(2001))).status).toBe(400);
});

test('a supplier disputes a review with a reason: it is not shown until a moderator has decided, and only once', async () => {
  const { id } = listed[1] as Review;
  const dispute = (reason: string, person: Person = owner) => call('disputeReview', id, { reason }, person);
  expect(codeOf(await dispute('They never came.', rival))).toEqual([404, 'review-unknown']);
  expect(codeOf(await dispute(' '))).toEqual([400, 'reason-needed']);
  for (let time = 0; time < 2; time += 1) expect(codeOf(await dispute('They never came.'))).toEqual([200, 'disputed']);
  expect([await reviewNow(id), (await listOf()).total]).toEqual([undefined, listed.length - 1]);
  expect((await mine(owner))['disputed']).toEqual([expect.objectContaining({ id })]);
  expect(codeOf(await call('replyToReview', id, { reply: 'Hm.' }, owner))).toEqual([404, 'review-unknown']);
  expect(codeOf(await desk.decide(id, 'disputed', 'published'))).toEqual([200, 'published']);
  expect((await listOf()).total).toBe(listed.length);
  expect(codeOf(await dispute('Again.'))).toEqual([409, 'move-not-allowed']);
  const stored = (await backend.firestore.doc(`reviews/${id}`).get()).data();
  expect((stored?.['log'] as object[]).map((step) => ({ ...step, at: null }))).toEqual([
    { state: 'disputed', by: owner.uid, reason: 'They never came.', at: null },
    expect.objectContaining({ state: 'published', reason: '' }),
  ]);
});

test('a moderator takes a review of the demo down, and its figures follow', async () => {
  const { id } = listed[2] as Review;
  const before = (await listOf()).total;
  expect(codeOf(await desk.decide(id, 'published', 'refused', 'It names a person.'))).toEqual([200, 'refused']);
  expect((await listOf()).total).toBe(before - 1);
});

test('two answers at once leave one of them, whole', async () => {
  const { id } = listed[3] as Review;
  const both = ['One.', 'Two.'].map((reply) => call('replyToReview', id, { reply }, owner));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect(['One.', 'Two.']).toContain((await reviewNow(id))?.reply?.body);
});
