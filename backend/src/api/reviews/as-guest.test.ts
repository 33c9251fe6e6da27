import { type SupplierCard } from '@posy/shared-contracts/entities';
import { linkIn, mailsTo, mailTo } from '#testing/mail';
import { moderating } from '#testing/moderating';
import { confirmAddress, type Couple, speakFor } from '#testing/people';
import { solveCaptcha } from '#testing/solve-captcha';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, type TestAnswer } from '#testing/test-server';
import { feedback } from './testing/reviewing';

const backend = testBackend();
let suppliers: string[];

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 20 } });
  suppliers = (found.body.results as SupplierCard[]).map(({ id }) => id);
});

/** Each test has a supplier of its own. */
const nextSupplier = (): string => suppliers.pop() ?? '';
const wedding = ({ weddingId }: Couple) => backend.firestore.doc(`weddings/${weddingId}`);
/** A couple whose wedding is to come, by a confirmed account. */
const planning = async (name: string): Promise<Couple> => {
  const couple = await confirmAddress(backend.server, await backend.couple(name));
  await wedding(couple).update({ date: '2099-06-05' });
  return couple;
};
const send = async (
  supplierId: string,
  { token, asGuest, ...changes }: { token?: string; asGuest?: boolean; email?: string },
): Promise<TestAnswer> =>
  callEndpoint(backend.server.url, 'addFeedback', {
    body: {
      ...{ supplierId, feedback: feedback(changes), captcha: await solveCaptcha(backend.server.url) },
      ...(asGuest !== undefined && { asGuest }),
    },
    ...(token !== undefined && { token }),
  });
const codeOf = ({ status, body }: TestAnswer) => [status, body.error?.code ?? body['state']];
const stored = async (id: unknown) => (await backend.firestore.doc(`reviews/${String(id)}`).get()).data();
const confirm = async (id: unknown, address: string): Promise<TestAnswer> => {
  const key = linkIn(await mailTo(backend.server, address)).searchParams.get('key');
  return callEndpoint(backend.server.url, 'confirmReview', { params: { id: String(id) }, body: { key } });
};
const mine = async ({ token }: Couple) => {
  const { body } = await callEndpoint(backend.server.url, 'myReviews', { token });
  return body as unknown as { reviews: object[]; booked: { id: string }[] };
};

describe('a guest of another wedding', () => {
  test('reviews before their own one, by their confirmed account and without a letter; their readers are told', async () => {
    const couple = await planning('guest-one');
    const supplierId = nextSupplier();
    expect(codeOf(await send(supplierId, { token: couple.token }))).toEqual([409, 'wedding-to-come']);
    const letters = (await mailsTo(backend.server, couple.email)).length;
    const sent = await send(supplierId, { token: couple.token, asGuest: true });
    expect([sent.status, sent.body]).toEqual([
      200,
      { id: sent.body['id'], state: 'pending', bookedThroughPosy: false },
    ]);
    expect(await mailsTo(backend.server, couple.email)).toHaveLength(letters);
    const review = await stored(sent.body['id']);
    expect(review).toMatchObject({
      ...{ asGuest: true, checked: 'account' },
      private: { email: couple.email, user: couple.uid, wedding: null },
    });
    expect(review).not.toHaveProperty('guestBand');
    const desk = await moderating(backend.server);
    await desk.publish(backend.firestore, sent.body['id']);
    const list = await callEndpoint(backend.server.url, 'reviews', { params: { id: supplierId, page: '1' } });
    expect((list.body['reviews'] as object[])[0]).toMatchObject({ id: sent.body['id'], asGuest: true });
  });

  test('has one review for a supplier and the address of their account, signed in or not', async () => {
    const couple = await planning('guest-two');
    const supplierId = nextSupplier();
    expect(codeOf(await send(supplierId, { token: couple.token, asGuest: true }))).toEqual([200, 'pending']);
    const again = { token: couple.token, asGuest: true, email: 'another@example.com' };
    expect(codeOf(await send(supplierId, again))).toEqual([409, 'review-exists']);
    const { body } = await send(supplierId, { email: couple.email, asGuest: true });
    expect(codeOf(await confirm(body['id'], couple.email))).toEqual([409, 'review-exists']);
  });

  test('whose account’s address is not confirmed opens the link of a letter to it first', async () => {
    const couple = await backend.couple('guest-three');
    const supplierId = nextSupplier();
    const { body } = await send(supplierId, { token: couple.token, asGuest: true, email: 'another@example.com' });
    expect(body['state']).toBe('unconfirmed');
    expect(await mailsTo(backend.server, 'another@example.com')).toEqual([]);
    expect(codeOf(await confirm(body['id'], couple.email))).toEqual([200, 'pending']);
    const { token } = await confirmAddress(backend.server, couple);
    expect(codeOf(await send(supplierId, { token, asGuest: true }))).toEqual([409, 'review-exists']);
  });

  test('confirms no address by being signed in, but by the key of the letter to it', async () => {
    const couple = await backend.couple('guest-six');
    const { body } = await send(nextSupplier(), { token: couple.token, asGuest: true });
    const call = { params: { id: String(body['id']) }, body: {}, token: couple.token };
    const bySignIn = await callEndpoint(backend.server.url, 'confirmReview', call);
    expect([codeOf(bySignIn), (await stored(body['id']))?.['state']]).toEqual([[404, 'review-unknown'], 'unconfirmed']);
    expect(codeOf(await confirm(body['id'], couple.email))).toEqual([200, 'pending']);
  });

  test('still has the review of their own wedding once it has been', async () => {
    const couple = await planning('guest-four');
    const supplierId = nextSupplier();
    await wedding(couple).collection('suppliers').doc(supplierId).set({ booked: true });
    await send(supplierId, { token: couple.token, asGuest: true });
    await wedding(couple).update({ date: '2026-06-06' });
    const before = await mine(couple);
    expect([before.reviews, before.booked.map(({ id }) => id)]).toEqual([
      [expect.objectContaining({ supplierId, asGuest: true, isAuthor: true })],
      [supplierId],
    ]);
    expect((await send(supplierId, { token: couple.token })).status).toBe(200);
    const after = await mine(couple);
    expect([after.reviews.length, after.booked]).toEqual([2, []]);
  });

  test('is no guest of those for whom they speak', async () => {
    const couple = await planning('guest-five');
    const supplierId = nextSupplier();
    await speakFor(backend.firestore, couple, supplierId);
    const sent = await send(supplierId, { token: couple.token, asGuest: true });
    expect(codeOf(sent)).toEqual([403, 'own-supplier']);
  });
});
