import { type SupplierCard } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { moderating } from '#testing/moderating';
import { solveOffer } from '#testing/solve-captcha';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

/** The proxy tells addresses, so that a test is at many. */
const backend = testBackend({ trustedProxies: ['loopback'] });

const post = async (path: string, body: object, from: number) => {
  const answer = await fetch(`${backend.server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${from}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { id?: string } };
};

const solve = async (from: number): Promise<string> => {
  const headers = { 'x-forwarded-for': `203.0.113.${from}` };
  return solveOffer((await (await fetch(`${backend.server.url}/api/captcha`, { headers })).json()) as never);
};

// The work behind a hundred ticks takes minutes where the processors are shared.
test('a hundred reviews that are sent at once, and fifty decisions at once, leave exact figures', async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 1 } });
  const [some] = found.body['results'] as SupplierCard[];
  const supplierId = some?.id ?? '';
  const rating = async () =>
    (await callEndpoint(backend.server.url, 'reviewsRating', { params: { id: supplierId } })).body as unknown as {
      count: number;
      histogram: number[];
    };
  const before = await rating();
  const solutions = [];
  for (let number = 0; number < 100; number += 1) solutions.push(await solve(number));
  const sent = await Promise.all(
    solutions.map((captcha, number) => {
      const feedback = {
        ...{ type: 'review', stars: (number % 5) + 1, title: `Number ${number}`, body: 'Calm.', name: 'Ana' },
        ...{ email: `visitor-${number}@example.com`, dateWedding: '2026-06-06', from: '', photos: [] },
      };
      return post('/api/supplier/feedback-add', { supplierId, feedback, captcha }, number);
    }),
  );
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  const reviews = backend.firestore.collection('reviews').where('supplierId', '==', supplierId);
  expect((await reviews.where('state', '==', 'unconfirmed').count().get()).data().count).toBe(100);
  expect(await rating()).toEqual(before);

  const desk = await moderating(backend.server);
  const ids = sent.slice(0, 50).map(({ body }) => String(body.id));
  const confirmed = { state: 'pending', confirmedAt: Timestamp.now() };
  for (const id of ids) await backend.firestore.doc(`reviews/${id}`).update(confirmed);
  // Two moderators press at once: of each review one of both decisions counts.
  const answers = await Promise.all(
    ids.flatMap((id) => [desk.decide(id, 'pending', 'published'), desk.decide(id, 'pending', 'refused', 'Spam.')]),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  const published = (await reviews.where('state', '==', 'published').get()).docs.map((one) => Number(one.get('stars')));
  const after = await rating();
  expect(after.count).toBe(before.count + published.length);
  expect(after.histogram).toEqual(
    before.histogram.map((of, at) => of + published.filter((stars) => stars === at + 1).length),
  );
}, 600_000);
