import { randomUUID } from 'node:crypto';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { type ReviewState } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { readDemoAccounts } from '#seed/index';
import { createPerson, userDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';

const backend = testBackend();
let moderator: { token: string; uid: string };
/** Everybody else who is signed in. */
let others: { token: string }[];

const demo = async (kind: string) => {
  const account = (await readDemoAccounts(backend.server.dataDir)).find((one) => one.kind === kind);
  if (account === undefined) throw new Error(`The demo has no ${kind}.`);
  const { email, password } = account;
  return signIn(backend.server.url, 'signInWithPassword', { email, password });
};

beforeAll(async () => {
  moderator = await demo('moderator');
  const couple = await backend.couple('ana');
  // Their document says so, and their token does not: only the backend marks tokens.
  const pretender = await createPerson(backend.server, 'pretender');
  const profile = { ...userDocument(pretender.email, null), kind: 'moderator' };
  await backend.firestore.doc(`users/${pretender.uid}`).set(profile);
  others = [couple, pretender, await demo('supplier'), await demo('operator')];
});

const call = (name: EndpointName, token: string | undefined, params = {}, body: object = {}) =>
  callEndpoint(backend.server.url, name, { params, body: { ...body }, ...(token !== undefined && { token }) });

const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.error?.code ?? 'done'];

const sent = Timestamp.fromMillis(Date.UTC(2026, 4, 1));

const reviewIn = async (state: ReviewState, changes: object = {}): Promise<string> => {
  const id = randomUUID();
  await backend.firestore.doc(`reviews/${id}`).set({
    supplierId: 'GB100000',
    state,
    log: [{ state, at: sent, by: null }],
    stars: 5,
    title: 'A calm day',
    body: 'They never raised their voice, and the pictures came early.',
    name: 'Ana',
    from: 'Leeds',
    dateWedding: '2026-04-01',
    bookedThroughPosy: false,
    photos: [],
    private: { email: 'ana@example.com', user: null },
    createdAt: sent,
    ...changes,
  });
  return id;
};

const reportBy = async (by: string, about: object = { kind: 'supplier', id: 'GB100000', within: null }) => {
  const id = `${by}_${randomUUID()}`;
  const open = { state: 'open', createdAt: sent, decidedBy: null, decidedAt: null };
  await backend.firestore.doc(`reports/${id}`).set({ about, reason: 'spam', words: 'Look.', by, ...open });
  return id;
};

const logOf = async (thing: string) => {
  const found = await backend.firestore.collection('moderationLog').where('about.id', '==', thing).get();
  return found.docs.map((document) => document.data());
};

const decide = (id: string, from: ReviewState, to: ReviewState, reason = '') =>
  call('decideReview', moderator.token, { id }, { from, to, reason });

const calls: [EndpointName, object, object][] = [
  ['moderationReviews', {}, {}],
  ['decideReview', { id: 'r1' }, { from: 'pending', to: 'published' }],
  ['reportedWords', { id: 'p1' }, {}],
  ['decideReport', { id: 'p1' }, { state: 'upheld' }],
  ['undoDecision', { id: 'r1' }, {}],
  ['takeFromQueue', {}, { kind: 'review', id: 'r1' }],
  ['openReports', {}, {}],
  ['moderationLog', {}, {}],
];

test.each(calls)('%s is for moderators, as their token says', async (name, params, body) => {
  expect(codeOf(await call(name, undefined, params, body))).toEqual([401, 'sign-in-required']);
  for (const { token } of others)
    expect(codeOf(await call(name, token, params, body))).toEqual([403, 'not-a-moderator']);
});

describe('the queue', () => {
  test('has the reviews of a state, the oldest first, in pages, without their authors’ addresses', async () => {
    const at = (day: number) => ({ createdAt: Timestamp.fromMillis(Date.UTC(2026, 3, day)) });
    const ids = [
      await reviewIn('disputed', at(3)),
      await reviewIn('disputed', at(1)),
      await reviewIn('disputed', at(2)),
    ];
    const pageOf = (page: string) =>
      call('moderationReviews', moderator.token, {}, { state: 'disputed', page, size: '2' });
    const [first, second] = [await pageOf('1'), await pageOf('2')];
    const idsOf = ({ body }: typeof first) => (body['reviews'] as { id: string }[]).map(({ id }) => id);
    expect([first.body['total'], idsOf(first), idsOf(second)]).toEqual([3, [ids[1], ids[2]], [ids[0]]]);
    expect(JSON.stringify(first.body)).not.toContain('ana@example.com');
  });
});

describe('a decision about a review', () => {
  test('moves it, and is in its log and the moderators’, once however often it is sent', async () => {
    const id = await reviewIn('pending');
    const answers = [await decide(id, 'pending', 'published'), await decide(id, 'pending', 'published')];
    expect(answers.map(codeOf)).toEqual([
      [200, 'done'],
      [200, 'done'],
    ]);
    const review = (await backend.firestore.doc(`reviews/${id}`).get()).data();
    expect(review?.['state']).toBe('published');
    expect((review?.['log'] as object[]).slice(1)).toEqual([
      expect.objectContaining({ state: 'published', by: moderator.uid, reason: '' }),
    ]);
    expect(await logOf(id)).toEqual([
      expect.objectContaining({ from: 'pending', to: 'published', reason: '', by: moderator.uid }),
    ]);
  });

  test('to ask for changes or to refuse says why', async () => {
    const id = await reviewIn('pending');
    expect(codeOf(await decide(id, 'pending', 'refused', '   '))).toEqual([400, 'reason-needed']);
    expect(codeOf(await decide(id, 'pending', 'changes-asked', 'Please leave the name out.'))).toEqual([200, 'done']);
    expect(await logOf(id)).toEqual([expect.objectContaining({ reason: 'Please leave the name out.' })]);
  });

  test('to ask for changes says until when, if a letter reaches the author', async () => {
    const dueOf = async (id: string) => {
      await decide(id, 'pending', 'changes-asked', 'Please leave the name out.');
      return (await backend.firestore.doc(`reviews/${id}`).get()).get('changesDue') as unknown;
    };
    const days = (await dueOf(await reviewIn('pending'))) as Timestamp;
    expect(Math.round((days.toMillis() - Date.now()) / 86_400_000)).toBe(14);
    expect(await dueOf(await reviewIn('pending', { private: { email: null, user: null } }))).toBeUndefined();
  });

  test('is refused for what another moderator moved, what moves nowhere, one’s own, and what is not there', async () => {
    const id = await reviewIn('published');
    expect(codeOf(await decide(id, 'pending', 'published'))).toEqual([409, 'review-moved']);
    for (const to of ['unconfirmed', 'pending'] as const)
      expect(codeOf(await decide(id, 'published', to))).toEqual([409, 'move-not-allowed']);
    const own = await reviewIn('pending', { private: { email: 'm@example.com', user: moderator.uid } });
    expect(codeOf(await decide(own, 'pending', 'published'))).toEqual([403, 'own-review']);
    expect(codeOf(await decide('missing', 'pending', 'published'))).toEqual([404, 'review-unknown']);
    expect([await logOf(id), await logOf(own)]).toEqual([[], []]);
  });

  test('is one of two that come together: the other gets an answer', async () => {
    const id = await reviewIn('pending');
    const both = await Promise.all([decide(id, 'pending', 'published'), decide(id, 'pending', 'refused', 'Spam.')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await logOf(id)).toHaveLength(1);
  });
});

describe('a report', () => {
  test('is decided once, with its entry in the log', async () => {
    const id = await reportBy('somebody', { kind: 'message', id: 'decided-once', within: 'c1' });
    const answer = (state: string) => call('decideReport', moderator.token, { id }, { state, reason: 'Rude words.' });
    expect(codeOf(await answer('upheld'))).toEqual([200, 'done']);
    expect(codeOf(await answer('upheld'))).toEqual([200, 'done']);
    expect(codeOf(await answer('dismissed'))).toEqual([409, 'report-decided']);
    const stored = (await backend.firestore.doc(`reports/${id}`).get()).data();
    expect(stored).toMatchObject({ state: 'upheld', decidedBy: moderator.uid, words: 'Look.' });
    expect(await logOf('decided-once')).toEqual([
      expect.objectContaining({ from: 'open', to: 'upheld', reason: 'Rude words.', by: moderator.uid }),
    ]);
  });

  test('about a published review hides the review when it is upheld, and it waits for its own decision', async () => {
    const found = await call('searchSuppliers', undefined, {}, { countryCode: 'GB', size: 1 });
    const [{ id: supplierId } = { id: '' }] = found.body['results'] as { id: string }[];
    const counted = async () =>
      (await callEndpoint(backend.server.url, 'reviewsRating', { params: { id: supplierId } })).body['count'] as number;
    const reviewId = await reviewIn('pending', { supplierId });
    const before = await counted();
    await decide(reviewId, 'pending', 'published');
    expect(await counted()).toBe(before + 1);
    const about = { kind: 'review', id: reviewId, within: null };
    const [first, second] = [await reportBy('somebody', about), await reportBy('another', about)];
    const answer = (id: string, state: string) =>
      call('decideReport', moderator.token, { id }, { state, reason: 'It names a neighbour.' });
    expect(codeOf(await answer(first, 'dismissed'))).toEqual([200, 'done']);
    expect(await counted()).toBe(before + 1);
    for (const _again of [1, 2]) expect(codeOf(await answer(second, 'upheld'))).toEqual([200, 'done']);
    expect(await counted()).toBe(before);
    const review = (await backend.firestore.doc(`reviews/${reviewId}`).get()).data();
    expect(review?.['state']).toBe('pending');
    expect((review?.['log'] as object[]).at(-1)).toMatchObject({ by: moderator.uid, reason: 'It names a neighbour.' });
    expect(review?.['private']).not.toHaveProperty('letter');
    expect((await decide(reviewId, 'pending', 'published')).status).toBe(200);
    expect(await counted()).toBe(before + 1);
  });

  test('of one’s own is decided by somebody else', async () => {
    const id = await reportBy(moderator.uid);
    const answer = await call('decideReport', moderator.token, { id }, { state: 'upheld' });
    expect(codeOf(answer)).toEqual([403, 'own-report']);
  });

  test('shows the one message or review that it is about, and nothing else of a conversation', async () => {
    const message = { from: 'supplier', senderUid: 'x', senderName: 'Robin', createdAt: sent };
    await backend.firestore.doc('conversations/c7/messages/m1').set({ ...message, body: 'Buy now!' });
    await backend.firestore.doc('conversations/c7/messages/m2').set({ ...message, body: 'Private.' });
    const shown = async (about: object) => {
      const id = await reportBy('somebody', about);
      return (await call('reportedWords', moderator.token, { id })).body['reported'];
    };
    const createdAt = sent.toDate().toISOString();
    expect(await shown({ kind: 'message', id: 'm1', within: 'c7' })).toEqual({
      words: 'Buy now!',
      by: 'Robin',
      createdAt,
    });
    const review = await reviewIn('published');
    expect(await shown({ kind: 'review', id: review, within: null })).toMatchObject({ by: 'Ana' });
    expect(await shown({ kind: 'message', id: 'gone', within: 'c7' })).toBeNull();
    expect(codeOf(await call('reportedWords', moderator.token, { id: 'missing' }))).toEqual([404, 'report-unknown']);
  });
});
