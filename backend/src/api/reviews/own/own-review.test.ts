import { type SupplierCard, type UploadedPhoto } from '@posy/shared-contracts/entities';
import { conversationId } from '@posy/shared-contracts/rules';
import { Timestamp } from 'firebase-admin/firestore';
import { linkIn, mailsTo, mailTo } from '#testing/mail';
import { moderating } from '#testing/moderating';
import { type Couple, createPerson, speakFor } from '#testing/people';
import { phonePhoto } from '#testing/pictures';
import { solveCaptcha } from '#testing/solve-captcha';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, type TestAnswer } from '#testing/test-server';
import { sweepUnchanged } from '../sweeps/sweep-unchanged';
import { sweepUnconfirmed } from '../sweeps/sweep-unconfirmed';

const backend = testBackend();
let couple: Couple;
let stranger: Couple;
let suppliers: string[];
let desk: Awaited<ReturnType<typeof moderating>>;

beforeAll(async () => {
  [couple, stranger] = [await backend.wed('writing'), await backend.couple('stranger')];
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 20 } });
  suppliers = (found.body.results as SupplierCard[]).map(({ id }) => id);
  desk = await moderating(backend.server);
});

const feedback = (changes: Record<string, unknown> = {}) => ({
  type: 'review',
  stars: 2,
  dateWedding: '2026-06-06',
  from: 'Bath',
  body: 'They answered within the hour.',
  name: 'Ana & Lou',
  title: 'Everything we hoped for',
  email: 'ana@example.com',
  photos: [],
  ...changes,
});
/** Each test has a supplier of its own. */
const nextSupplier = (): string => suppliers.pop() ?? '';
const send = async (supplierId: string, changes: Record<string, unknown> = {}, token?: string) =>
  callEndpoint(backend.server.url, 'addFeedback', {
    body: { supplierId, feedback: feedback(changes), captcha: await solveCaptcha(backend.server.url) },
    ...(token !== undefined && { token }),
  });
/** A couple that booked: what they write waits for a moderator alone. */
const book = async (supplierId: string, { weddingId }: Couple): Promise<void> => {
  await backend.firestore.doc(`weddings/${weddingId}/suppliers/${supplierId}`).set({ booked: true });
  const messages = backend.firestore.collection(`conversations/${conversationId(supplierId, weddingId)}/messages`);
  for (const from of ['couple', 'supplier']) await messages.doc(from).set({ from, body: 'Hello' });
};
const own = (
  name: 'ownReview' | 'confirmReview' | 'editReview' | 'withdrawReview' | 'deleteReview',
  id: unknown,
  { token, ...body }: { token?: string; key?: string; feedback?: object } = {},
) =>
  callEndpoint(backend.server.url, name, {
    params: { id: String(id) },
    body,
    ...(token !== undefined && { token }),
  });
const codeOf = ({ status, body }: TestAnswer) => [status, body.error?.code ?? body['state'] ?? 'done'];
const listOf = async (id: string) => {
  const { body } = await callEndpoint(backend.server.url, 'reviews', { params: { id, page: '1' } });
  return body as unknown as { total: number; reviews: Record<string, unknown>[] };
};
const countOf = async (id: string) =>
  (await callEndpoint(backend.server.url, 'reviewsRating', { params: { id } })).body['count'] as number;
const stored = async (id: unknown) => (await backend.firestore.doc(`reviews/${String(id)}`).get()).data();
const keyIn = async (address: string) => {
  const link = linkIn(await mailTo(backend.server, address));
  return { path: link.pathname, key: link.searchParams.get('key') ?? '' };
};

describe('a visitor’s address', () => {
  test('is confirmed by the link of one letter before a moderator sees the review', async () => {
    const supplierId = nextSupplier();
    const { body } = await send(supplierId, { email: 'visitor-one@example.com' });
    const { path, key } = await keyIn('visitor-one@example.com');
    expect(path).toBe(`/uk/reviews/yours/${String(body['id'])}`);
    expect(JSON.stringify(await stored(body['id']))).not.toContain(key);
    expect(codeOf(await desk.decide(body['id'], 'pending', 'published'))).toEqual([409, 'review-moved']);
    expect(codeOf(await own('confirmReview', body['id'], { key: 'guessed' }))).toEqual([404, 'review-unknown']);
    expect(codeOf(await own('confirmReview', body['id'], { key }))).toEqual([200, 'pending']);
    expect(codeOf(await own('confirmReview', body['id'], { key }))).toEqual([200, 'pending']);
    expect(await mailsTo(backend.server, 'visitor-one@example.com')).toHaveLength(1);
    await desk.decide(body['id'], 'pending', 'published');
    expect((await listOf(supplierId)).reviews[0]).toMatchObject({ id: body['id'], checked: 'address' });
  });

  test('has one review of a supplier once it is confirmed, however it is written, and another after a withdrawal', async () => {
    const supplierId = nextSupplier();
    const [first, second] = [
      await send(supplierId, { email: 'visitor-two@example.com' }),
      await send(supplierId, { email: 'Visitor-Two@example.com' }),
    ];
    const keyOf = async (address: string) => (await keyIn(address)).key;
    const [one, two] = [await keyOf('visitor-two@example.com'), await keyOf('Visitor-Two@example.com')];
    expect(codeOf(await own('confirmReview', first.body['id'], { key: one }))).toEqual([200, 'pending']);
    expect(codeOf(await own('confirmReview', second.body['id'], { key: two }))).toEqual([409, 'review-exists']);
    await own('withdrawReview', first.body['id'], { key: one });
    expect(codeOf(await own('confirmReview', second.body['id'], { key: two }))).toEqual([200, 'pending']);
  });

  test('that nobody confirms has its review removed after a week, and no other', async () => {
    const supplierId = nextSupplier();
    const { body } = await send(supplierId, { email: 'visitor-three@example.com' });
    const { body: other } = await send(supplierId, { email: 'visitor-four@example.com' });
    const eightDays = Timestamp.fromMillis(Date.now() - 8 * 86_400_000);
    await backend.firestore.doc(`reviews/${String(body['id'])}`).update({ createdAt: eightDays });
    const sweep = () => sweepUnconfirmed(backend.firestore, Date.now());
    // Two servers at once remove it once.
    expect((await Promise.all([sweep(), sweep()])).toSorted()).toEqual([0, 1]);
    expect([await stored(body['id']), (await stored(other['id']))?.['state']]).toEqual([undefined, 'unconfirmed']);
  });
});

describe('changes that a moderator asked for', () => {
  const daysAgo = (days: number): Timestamp => Timestamp.fromMillis(Date.now() - days * 86_400_000);
  const askedBefore = async (id: unknown, days: number, isDue = true): Promise<void> => {
    const step = { state: 'changes-asked', at: daysAgo(days), by: 'moderator', reason: 'Leave out the name.' };
    const review = backend.firestore.doc(`reviews/${String(id)}`);
    const due = isDue ? { changesDue: daysAgo(days - 14) } : {};
    await review.update({ state: 'changes-asked', log: [step], createdAt: daysAgo(90), ...due });
  };
  const sweep = () => sweepUnchanged(backend.firestore, Date.now());

  test('are made within 14 days; then the review is withdrawn, and its author may write another', async () => {
    const author = await backend.wed('changing');
    const [late, early] = [nextSupplier(), nextSupplier()];
    const ids = [];
    for (const supplierId of [late, early]) {
      await book(supplierId, author);
      ids.push((await send(supplierId, {}, author.token)).body['id']);
    }
    await askedBefore(ids[0], 15);
    await askedBefore(ids[1], 13);
    const { email: _email, ...changed } = feedback({ title: 'Without the name' });
    const edit = (id: unknown) => own('editReview', id, { token: author.token, feedback: changed });
    expect((await own('ownReview', ids[0], { token: author.token })).body['mayEdit']).toBe(false);
    expect(codeOf(await edit(ids[0]))).toEqual([409, 'edit-over']);
    expect((await Promise.all([sweep(), sweep()])).toSorted()).toEqual([0, 1]);
    const withdrawn = await stored(ids[0]);
    expect(withdrawn?.['log']).toHaveLength(2);
    expect([withdrawn?.['state'], (withdrawn?.['log'] as object[]).at(-1)]).toEqual([
      'withdrawn',
      { state: 'withdrawn', at: expect.any(Timestamp), by: null },
    ]);
    expect(codeOf(await edit(ids[1]))).toEqual([200, 'pending']);
    expect((await send(late, {}, author.token)).status).toBe(200);
  });

  test('by a letter without a day may be made however late it is', async () => {
    const author = await backend.wed('asked-long-ago');
    const supplierId = nextSupplier();
    await book(supplierId, author);
    const { id } = (await send(supplierId, {}, author.token)).body;
    await askedBefore(id, 60, false);
    expect([await sweep(), (await stored(id))?.['state']]).toEqual([0, 'changes-asked']);
    expect((await own('ownReview', id, { token: author.token })).body['mayEdit']).toBe(true);
  });

  test('of a review that is decided otherwise meanwhile are not waited for any more', async () => {
    const id = (await send(nextSupplier(), { email: 'asked-then-shown@example.com' })).body['id'];
    await askedBefore(id, 20);
    await backend.firestore.doc(`reviews/${String(id)}`).update({ state: 'published' });
    expect([await sweep(), (await stored(id))?.['state']]).toEqual([0, 'published']);
    expect(await stored(id)).not.toHaveProperty('changesDue');
  });
});

describe('a couple', () => {
  test('has one review of a supplier, and both of them see it', async () => {
    const supplierId = nextSupplier();
    await book(supplierId, couple);
    const { body } = await send(supplierId, {}, couple.token);
    expect([body['state'], body['bookedThroughPosy']]).toEqual(['pending', true]);
    const other = nextSupplier();
    await book(other, couple);
    expect(codeOf(await send(supplierId, { title: 'Again' }, couple.token))).toEqual([409, 'review-exists']);
    const mine = await callEndpoint(backend.server.url, 'myReviews', { token: couple.token });
    expect(mine.body['reviews']).toEqual([
      expect.objectContaining({ id: body['id'], supplierId, state: 'pending', mayEdit: true }),
    ]);
    expect((mine.body['booked'] as { id: string }[]).map(({ id }) => id)).toContain(other);
    expect((mine.body['booked'] as { id: string }[]).map(({ id }) => id)).not.toContain(supplierId);
    const partner = await createPerson(backend.server, 'partner-of-writing');
    await backend.firestore.doc(`users/${partner.uid}`).set({ kind: 'couple', weddingId: couple.weddingId });
    const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
    await wedding.update({ [`roles.${partner.uid}`]: 'partner' });
    const theirs = await callEndpoint(backend.server.url, 'myReviews', { token: partner.token });
    expect(theirs.body['reviews']).toEqual([expect.objectContaining({ id: body['id'], mayEdit: false })]);
    expect((await callEndpoint(backend.server.url, 'myReviews', { token: stranger.token })).body).toEqual({
      reviews: [],
      booked: [],
    });
  });

  test('that sends twice at once has one', async () => {
    const supplierId = nextSupplier();
    await book(supplierId, couple);
    const both = await Promise.all([send(supplierId, {}, couple.token), send(supplierId, {}, couple.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('does not review the supplier for which it speaks', async () => {
    const supplierId = nextSupplier();
    const person = await createPerson(backend.server, 'speaks-for-it');
    await speakFor(backend.firestore, person, supplierId);
    expect(codeOf(await send(supplierId, {}, person.token))).toEqual([403, 'own-supplier']);
  });
});

describe('an author', () => {
  const published = async () => {
    const supplierId = nextSupplier();
    await book(supplierId, couple);
    const before = await countOf(supplierId);
    const { body } = await send(supplierId, {}, couple.token);
    await desk.decide(body['id'], 'pending', 'published');
    expect(await countOf(supplierId)).toBe(before + 1);
    return { supplierId, before, id: body['id'] };
  };
  const { token: _none, ...nobody } = { token: '' };

  test('changes a published review for two weeks; it is shown again, marked, once a moderator read it', async () => {
    const { supplierId, before, id } = await published();
    const changed = feedback({ stars: 5, title: 'Even better' });
    for (const who of [nobody, { token: stranger.token }, { key: 'guessed' }])
      expect(codeOf(await own('editReview', id, { ...who, feedback: changed }))).toEqual([404, 'review-unknown']);
    const answer = await own('editReview', id, { token: couple.token, feedback: changed });
    expect(codeOf(answer)).toEqual([200, 'pending']);
    expect(await countOf(supplierId)).toBe(before);
    await desk.decide(id, 'pending', 'published');
    expect((await listOf(supplierId)).reviews[0]).toMatchObject({
      id,
      stars: 5,
      title: 'Even better',
      checked: 'booked',
      editedAt: expect.any(String) as string,
    });
    const late = Timestamp.fromMillis(Date.now() - 15 * 86_400_000);
    await backend.firestore.doc(`reviews/${String(id)}`).update({ createdAt: late });
    expect(codeOf(await own('editReview', id, { token: couple.token, feedback: feedback() }))).toEqual([
      409,
      'edit-over',
    ]);
  });

  test('changes the photos: those left out go, and those of another review stay there', async () => {
    const { id } = await published();
    const upload = async () => {
      const input = { file: await phonePhoto(), body: { purpose: 'review' }, token: couple.token };
      return (await callEndpoint(backend.server.url, 'uploadPhoto', input)).body as unknown as UploadedPhoto;
    };
    const [one, two] = [await upload(), await upload()];
    const change = (photos: UploadedPhoto[]) =>
      own('editReview', id, { token: couple.token, feedback: feedback({ photos }) });
    expect(codeOf(await change([one, two]))).toEqual([200, 'pending']);
    expect(codeOf(await change([two]))).toEqual([200, 'pending']);
    const record = async (photo: UploadedPhoto) =>
      (await backend.firestore.doc(photo.path.replace('/photos/', 'photos/')).get()).get('reviewId') as unknown;
    expect([await record(one), await record(two)]).toEqual([null, id]);
    const other = await published();
    const steal = { token: couple.token, feedback: feedback({ photos: [two] }) };
    expect(codeOf(await own('editReview', other.id, steal))).toEqual([400, 'review-photos']);
  });

  test('takes a review back, once, and for good', async () => {
    const { supplierId, before, id } = await published();
    expect(codeOf(await own('withdrawReview', id, { token: stranger.token }))).toEqual([404, 'review-unknown']);
    for (let time = 0; time < 2; time += 1)
      expect(codeOf(await own('withdrawReview', id, { token: couple.token }))).toEqual([200, 'withdrawn']);
    expect(await countOf(supplierId)).toBe(before);
    expect((await own('ownReview', id, { token: couple.token })).body).toMatchObject({ id, state: 'withdrawn' });
    expect(codeOf(await desk.decide(id, 'withdrawn', 'published'))).toEqual([409, 'move-not-allowed']);
  });

  test('deletes a review: no word, photo or address of it stays', async () => {
    const { supplierId, before, id } = await published();
    expect(codeOf(await own('deleteReview', id, { token: stranger.token }))).toEqual([404, 'review-unknown']);
    for (let time = 0; time < 2; time += 1)
      expect(codeOf(await own('deleteReview', id, { token: couple.token }))).toEqual([200, 'done']);
    expect(await countOf(supplierId)).toBe(before);
    const left = JSON.stringify(await stored(id));
    for (const gone of ['Everything', 'answered', 'Lou', 'ana@example.com', 'Bath']) expect(left).not.toContain(gone);
    expect(codeOf(await own('ownReview', id, { token: couple.token }))).toEqual([404, 'review-unknown']);
  });
});
