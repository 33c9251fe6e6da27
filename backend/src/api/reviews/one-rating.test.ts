import { type SupplierCard } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { moderating } from '#testing/moderating';
import { solveCaptcha } from '#testing/solve-captcha';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let desk: Awaited<ReturnType<typeof moderating>>;
let some: SupplierCard;

const search = async (): Promise<SupplierCard[]> =>
  (await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 50 } })).body[
    'results'
  ] as SupplierCard[];

beforeAll(async () => {
  desk = await moderating(backend.server);
  const found = (await search()).find(({ rating }) => rating.count > 1 && rating.count < 6);
  if (found === undefined) throw new Error('The sample has a supplier with few reviews');
  some = found;
});

/** The figures of one supplier wherever they are shown. */
const everywhere = async () => {
  const { id, publicId, type } = some;
  const ask = async (name: 'supplier' | 'reviewsRating' | 'reviews', params: Record<string, string> = { id }) =>
    (await callEndpoint(backend.server.url, name, { params })).body;
  const card = (await search()).find((one) => one.id === id)?.rating;
  const profile = (await ask('supplier'))['rating'];
  const { average, count, histogram } = (await ask('reviewsRating')) as {
    average: number;
    count: number;
    histogram: number[];
  };
  const { total } = await ask('reviews', { id, page: '1' });
  const page = await (await fetch(`${backend.server.url}${paths.supplier('uk', type, publicId)}`)).text();
  const [, ratingValue, reviewCount] = /"ratingValue":([\d.]+),"reviewCount":(\d+)/.exec(page) ?? [];
  return {
    statistics: { average, count },
    card,
    profile,
    sum: histogram.reduce((sum, of) => sum + of, 0),
    total,
    structured: { average: Number(ratingValue), count: Number(reviewCount) },
  };
};
const agreeing = (average: number, count: number) => {
  const rating = { average, count };
  return { statistics: rating, card: rating, profile: rating, sum: count, total: count, structured: rating };
};

const feedback = (stars: number) => ({
  ...{ type: 'review', stars, title: 'Calm', body: 'All in good time.', name: 'Ana', email: 'ana@example.com' },
  ...{ dateWedding: '2026-06-06', from: '', photos: [] },
});

test('card, profile, list, head and statistics agree at once after publication, change, withdrawal and deletion', async () => {
  const { token } = await backend.wed('agreeing');
  const { average, count } = some.rating;
  const { histogram } = (await callEndpoint(backend.server.url, 'reviewsRating', { params: { id: some.id } }))
    .body as unknown as { histogram: number[] };
  const sum = histogram.reduce((total, of, index) => total + of * (index + 1), 0);
  const withOne = (stars: number) => agreeing(Math.round(((sum + stars) / (count + 1)) * 100) / 100, count + 1);
  expect(await everywhere()).toEqual(agreeing(average, count));
  const sent = await callEndpoint(backend.server.url, 'addFeedback', {
    token,
    body: { supplierId: some.id, feedback: feedback(1), captcha: await solveCaptcha(backend.server.url) },
  });
  const id = String(sent.body['id']);
  expect(await everywhere()).toEqual(agreeing(average, count));
  await desk.publish(backend.firestore, id);
  expect(await everywhere()).toEqual(withOne(1));
  const change = { params: { id }, token, body: { feedback: feedback(5) } };
  await callEndpoint(backend.server.url, 'editReview', change);
  expect(await everywhere()).toEqual(agreeing(average, count));
  await desk.publish(backend.firestore, id);
  expect(await everywhere()).toEqual(withOne(5));
  await callEndpoint(backend.server.url, 'withdrawReview', { params: { id }, token, body: {} });
  expect(await everywhere()).toEqual(agreeing(average, count));
  await callEndpoint(backend.server.url, 'deleteReview', { params: { id }, token, body: {} });
  expect(await everywhere()).toEqual(agreeing(average, count));
});
