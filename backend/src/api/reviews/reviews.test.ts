import { photoIdOf, type UploadedPhoto } from '@posy/shared-contracts/entities';
import { emptyDate } from '@posy/shared-contracts/forms';
import { conversationId, dayIn } from '@posy/shared-contracts/rules';
import { type Timestamp } from 'firebase-admin/firestore';
import { phonePhoto } from '#testing/pictures';
import { solveCaptcha } from '#testing/solve-captcha';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { feedback, type Reviewing, reviewing } from './testing/reviewing';

const backend = testBackend();
const people = reviewing(backend);
const { send, stored, page } = people;
let couple: Reviewing['couple'];
let supplierId: string;
let desk: Reviewing['desk'];
beforeAll(() => {
  ({ couple, supplierId, desk } = people.opened());
});

const reviewCount = async () => (await backend.firestore.collection('reviews').count().get()).data().count;
const uploadPhoto = async (token?: string): Promise<UploadedPhoto> => {
  const input = { file: await phonePhoto(), body: { purpose: 'review' }, ...(token !== undefined && { token }) };
  return (await callEndpoint(backend.server.url, 'uploadPhoto', input)).body as unknown as UploadedPhoto;
};

describe('a review', () => {
  test('is taken from anybody who solved the captcha, and saved to wait for their address and a moderator [S7-review-save-01] [D-review-author-01]', async () => {
    const { status, body } = await send({ user: 'somebody-else' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: body.id, state: 'unconfirmed', bookedThroughPosy: false },
    });
    expect(await stored(body.id)).toMatchObject({
      type: 'review',
      supplierId,
      state: 'unconfirmed',
      stars: 2,
      dateWedding: '2026-06-06',
      from: 'Bath',
      name: 'Ana & Lou',
      title: 'Everything we hoped for',
      private: { email: 'ana.private@example.com', user: null },
      log: [{ state: 'unconfirmed', by: null }],
    });
  });

  test('is posted with who it is of and all of its parts, each of them saved [S7-feedback-add-01]', async () => {
    const photo = await uploadPhoto(couple.token);
    const { status, body } = await send({ user: couple.uid, photos: [photo] }, { token: couple.token });
    expect(status).toBe(200);
    const { photos: _photos, email, ...parts } = feedback();
    const saved = await stored(body.id);
    expect(saved).toMatchObject({ ...parts, supplierId, private: { email, user: couple.uid } });
    expect(JSON.stringify(saved?.['photos'])).toContain(photo.path);
  });

  test('is answered with JSON [S7-feedback-add-02]', async () => {
    const answer = await fetch(`${backend.server.url}/api/supplier/feedback-add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ supplierId, feedback: feedback(), captcha: await solveCaptcha(backend.server.url) }),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^application\/json\b/),
    ]);
    expect(await answer.json()).toMatchObject({ id: expect.any(String) as string, state: 'unconfirmed' });
  });

  test('needs a solution of its own: none, a wrong one and a used one are refused, and nothing is saved', async () => {
    const captcha = await solveCaptcha(backend.server.url);
    expect((await send({}, { captcha })).status).toBe(200);
    const before = await reviewCount();
    const again = { supplierId, feedback: feedback({ body: 'Another text.' }), captcha };
    const used = await callEndpoint(backend.server.url, 'addFeedback', { body: again });
    expect({ status: used.status, code: used.body.error?.code }).toEqual({ status: 409, code: 'captcha-used' });
    const wrong = await send({}, { captcha: 'bm8=' });
    expect({ status: wrong.status, code: wrong.body.error?.code }).toEqual({ status: 400, code: 'captcha-failed' });
    expect(
      (await callEndpoint(backend.server.url, 'addFeedback', { body: { supplierId, feedback: feedback() } })).status,
    ).toBe(400);
    expect(await reviewCount()).toBe(before);
  });

  test('that is sent again for want of an answer is saved once, also when both arrive together', async () => {
    const captcha = await solveCaptcha(backend.server.url);
    const before = await reviewCount();
    const answers = await Promise.all([send({}, { captcha }), send({}, { captcha })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await reviewCount()).toBe(before + 1);
  });

  test('is checked by the form’s own rules; a wedding to come becomes today', async () => {
    const captcha = await solveCaptcha(backend.server.url);
    for (const [changes, field] of [
      [{ title: ' ' }, 'title'],
      [{ body: '' }, 'message'],
      [{ name: '' }, 'name'],
      [{ body: 'x'.repeat(5001) }, 'message'],
    ] as const)
      expect((await send(changes, { captcha })).body.error).toMatchObject({
        code: 'review-invalid',
        message: expect.stringMatching(new RegExp(`^${field}: `)),
      });
    for (const changes of [{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { email: 'nobody' }, { dateWedding: 'soon' }])
      expect((await send(changes, { captcha })).status).toBe(400);
    const { body } = await send({ dateWedding: '2999-06-05' }, { captcha });
    const { dateWedding, createdAt } = (await stored(body.id)) ?? {};
    expect(dateWedding).toBe((createdAt as Timestamp).toDate().toISOString().slice(0, 10));
  });

  test('of a supplier that there is not is refused', async () => {
    const body = { supplierId: 'GB000000', feedback: feedback(), captcha: await solveCaptcha(backend.server.url) };
    expect((await callEndpoint(backend.server.url, 'addFeedback', { body })).body.error?.code).toBe('supplier-unknown');
  });

  test('says that it was booked through Posy when both sides wrote here, and never on the couple’s word alone [H-18]', async () => {
    const mark = async () => {
      const { body } = await send({}, { token: couple.token });
      const own = { params: { id: String(body.id) }, body: {}, token: couple.token };
      await callEndpoint(backend.server.url, 'deleteReview', own);
      return body.bookedThroughPosy;
    };
    expect(await mark()).toBe(false);
    const entry = backend.firestore.doc(`weddings/${couple.weddingId}/suppliers/${supplierId}`);
    await entry.set({ booked: true });
    expect(await mark()).toBe(false);
    const conversation = backend.firestore.doc(`conversations/${conversationId(supplierId, couple.weddingId)}`);
    const say = (from: string) => conversation.collection('messages').doc(from).set({ from, body: 'Hello' });
    await say('couple');
    expect(await mark()).toBe(false);
    await say('supplier');
    expect(await mark()).toBe(true);
    expect((await send()).body.bookedThroughPosy).toBe(false);
    await entry.set({ booked: false });
    expect(await mark()).toBe(false);
  });
});

describe('the wedding of a review', () => {
  const wedding = () => backend.firestore.doc(`weddings/${couple.weddingId}`);

  test('has been: before its day nothing is taken from its couple, and they are told when', async () => {
    const { date } = (await wedding().get()).data() ?? {};
    const before = await reviewCount();
    const toCome = { date: null, dateChoice: { ...emptyDate, year: 2099, month: 6 } };
    for (const planned of [{ date: '2099-06-05' }, toCome]) {
      await wedding().update(planned);
      const { status, body } = await send({}, { token: couple.token });
      expect([status, body.error]).toEqual([
        409,
        expect.objectContaining({
          code: 'wedding-to-come',
          message: 'You can review suppliers once your wedding has been.',
        }),
      ]);
    }
    expect(await reviewCount()).toBe(before);
    await wedding().update({ date: dayIn('Europe/London', Date.now()), dateChoice: null });
    expect((await send({}, { token: couple.token })).status).toBe(200);
    await wedding().update({ date });
  });

  test('has the size of its author’s day, never the number, and is found by size and season', async () => {
    const before = (await wedding().get()).get('guests') as object;
    await wedding().update({ guests: { count: 93, evening: 12, attending: 80, declined: 1 } });
    const { body } = await send({ dateWedding: '2025-12-06' }, { token: couple.token });
    const review = await stored(body.id);
    expect(review?.['guestBand']).toBe('to-100');
    expect(JSON.stringify(review)).not.toMatch(/\b(?:93|81)\b/);
    await desk.publish(backend.firestore, body.id);
    const narrowed = (season: string, guests: string) =>
      page({ size: '500', sort: 'newest', stars: '0', topic: 'any', season, guests });
    const found = await narrowed('winter', 'to-100');
    expect(found.reviews).toContainEqual(expect.objectContaining({ id: body.id, guestBand: 'to-100' }));
    for (const [season, guests] of [
      ['summer', 'any'],
      ['any', 'to-50'],
    ] as const)
      expect((await narrowed(season, guests)).reviews.map(({ id }) => id)).not.toContain(body.id);
    const { weddings } = (await callEndpoint(backend.server.url, 'reviewsRating', { params: { id: supplierId } }))
      .body as unknown as { weddings: object[] };
    expect(weddings).toContainEqual({ season: 'winter', guests: 'to-100', count: found.total });
    expect(found.counts?.weddings).toEqual(weddings);
    expect(found.counts?.histogram.reduce((sum, count) => sum + count, 0)).toBe(found.total);
    expect((await page({ size: '10' })).counts).toBeUndefined();
    await wedding().update({ guests: before });
  });

  test('is of no known size without guests, and for a visitor', async () => {
    for (const as of [{ token: couple.token }, {}])
      expect(await stored((await send({}, as)).body.id)).not.toHaveProperty('guestBand');
  });
});

describe('the photos of a review', () => {
  test('are the author’s own uploads, each in one review, at most six, with their author’s words for them', async () => {
    const [hers, free] = [await uploadPhoto(couple.token), await uploadPhoto()];
    const refused = async (photos: object[], token?: string) =>
      (await send({ photos }, token === undefined ? {} : { token })).body.error?.code;
    expect(await refused([hers])).toBe('review-photos');
    expect(await refused([free, free], couple.token)).toBe('review-photos');
    expect(await refused([{ ...free, path: 'https://evil.example/a.png' }])).toBe('review-photos');
    expect(
      await refused(Array.from({ length: 7 }, (_, n) => ({ ...free, path: `/photos/${String(n).repeat(32)}` }))),
    ).toBe('review-photos');
    const sent = [
      { ...hers, portrait: false, alt: ' The arch at noon ' },
      { ...free, alt: '' },
    ];
    const { body } = await send({ photos: sent }, { token: couple.token });
    expect((await stored(body.id))?.photos).toEqual([{ ...hers, alt: 'The arch at noon' }, free]);
    expect(await refused([free])).toBe('review-photos');
    const id = photoIdOf(hers.path) ?? '';
    const remove = await callEndpoint(backend.server.url, 'deletePhoto', { params: { id }, token: couple.token });
    expect(remove.body.error?.code).toBe('photo-in-review');
  });
});
