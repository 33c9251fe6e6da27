import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { type Reviewing, reviewing } from './testing/reviewing';

const backend = testBackend();
const people = reviewing(backend);
const { send, page } = people;
let supplierId: string;
let desk: Reviewing['desk'];
beforeAll(() => {
  ({ supplierId, desk } = people.opened());
});

describe('what everybody sees', () => {
  const rating = async () =>
    (await callEndpoint(backend.server.url, 'reviewsRating', { params: { id: supplierId } })).body;

  test('are published reviews, in lists, among the top ones and in statistics; never an e-mail', async () => {
    const [listBefore, ratingBefore] = [await page(), await rating()];
    const { body } = await send({ stars: 5 });
    expect((await page()).total).toBe(listBefore.total);
    expect(await rating()).toEqual(ratingBefore);
    await desk.publish(backend.firestore, body.id);
    const list = await callEndpoint(backend.server.url, 'reviews', { params: { id: supplierId, page: '1' } });
    expect(list.body).toMatchObject({ total: listBefore.total + 1 });
    expect((list.body.reviews as { id: string }[])[0]).toMatchObject({
      id: body.id,
      from: 'Bath',
      bookedThroughPosy: false,
      photos: [],
    });
    expect(JSON.stringify(list.body)).not.toContain('ana.private');
    const after = await rating();
    expect(after.count).toBe(Number(ratingBefore.count) + 1);
    expect((after.histogram as number[])[4]).toBe((ratingBefore.histogram as number[])[4]! + 1);
    await desk.decide(body.id, 'published', 'refused', 'It names a person.');
    expect((await page()).total).toBe(listBefore.total);
  });

  test('is read without any payload by supplier and page; size and order may follow in the path, or not [S7-feedback-list-01]', async () => {
    const root = `${backend.server.url}/api/supplier/feedback/${supplierId}`;
    const read = async (path: string) => {
      const answer = await fetch(`${root}${path}`);
      return { status: answer.status, ...((await answer.json()) as { size?: number; page?: number }) };
    };
    expect(await read('/1')).toMatchObject({ status: 200, page: 1, size: 10 });
    expect(await read('/1/2')).toMatchObject({ status: 200, page: 1, size: 2 });
    expect(await read('/2/2/oldest')).toMatchObject({ status: 200, page: 2, size: 2 });
    expect((await read('')).status).toBe(404);
  });

  test('comes in pages of the asked size and order; a larger size or another order is refused [S7-feedback-list-02] [S7-top-feedback-01] [S7-reviews-rating-01] [P-m10]', async () => {
    const { body } = await send({ stars: 1 });
    await desk.publish(backend.firestore, body.id);
    const all = (await page({ size: '500' })).reviews;
    const inOrder = async (sort: string) => (await page({ size: '500', sort })).reviews;
    expect((await page()).size).toBe(10);
    expect(await inOrder('oldest')).toEqual([...all].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)));
    expect((await inOrder('lowest')).map(({ stars }) => stars)).toEqual(all.map(({ stars }) => stars).sort());
    for (const stars of ['1', '5']) {
      const some = all.filter((review) => String(review.stars) === stars);
      const found = await page({ size: '2', sort: 'newest', stars });
      expect([found.total, found.reviews]).toEqual([some.length, some.slice(0, 2)]);
    }
    const pieces = [];
    for (let number = 1; number <= Math.ceil(all.length / 2); number += 1)
      pieces.push(...(await page({ page: String(number), size: '2' })).reviews);
    expect(pieces).toEqual(all);
    const wrongs: Record<string, string>[] = [
      { size: '501' },
      { size: '0' },
      { size: 'many' },
      { size: '5', sort: 'best' },
      { size: '5', sort: 'newest', stars: '6' },
    ];
    for (const wrong of wrongs)
      expect(
        (await callEndpoint(backend.server.url, 'reviews', { params: { id: supplierId, page: '1', ...wrong } })).status,
      ).toBe(400);
    const top = async (params: Record<string, string>) =>
      (
        (await callEndpoint(backend.server.url, 'topReviews', { params: { id: supplierId, ...params } })).body
          .reviews as unknown[]
      ).length;
    expect(await top({})).toBe(Math.min(3, all.length));
    expect(await top({ size: '1' })).toBe(1);
  });
});
