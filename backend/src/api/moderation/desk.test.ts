import { randomUUID } from 'node:crypto';
import { moderationConstants } from '@posy/shared-contracts/constants';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { type ReviewState } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { linkIn, mailsTo, mailTo } from '#testing/mail';
import { signInAsDemo } from '#testing/moderating';
import { createPerson, type Person } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';

let ahead = 0;
const backend = testBackend({}, { clock: () => Date.now() + ahead, decisionLettersMs: 50 });
let ines: { token: string; uid: string };
let omar: Person;
let supplierId: string;

beforeAll(async () => {
  ines = await signInAsDemo(backend.server, 'moderator');
  const made = await createPerson(backend.server, 'omar');
  await backend.accounts.mark(made.uid, 'moderator');
  omar = { ...made, token: (await signIn(backend.server.url, 'signInWithPassword', made)).token };
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 1 } });
  supplierId = (found.body['results'] as { id: string }[])[0]?.id ?? '';
});

const call = async (by: { token: string }, name: EndpointName, body: object = {}, params: object = {}) => {
  const answer = await callEndpoint(backend.server.url, name, {
    token: by.token,
    body: { ...body },
    params: { ...params },
  });
  return { ...answer, code: answer.body.error?.code ?? answer.status };
};

const reviewIn = async (state: ReviewState, changes: object = {}): Promise<string> => {
  const id = randomUUID();
  const at = Timestamp.fromMillis(Date.now() + ahead);
  await backend.firestore.doc(`reviews/${id}`).set({
    ...{ supplierId, state, log: [{ state, at, by: null }], stars: 2, title: 'A calm day', body: 'They came early.' },
    ...{ name: 'Ana', from: 'Leeds', dateWedding: '2026-04-01', bookedThroughPosy: false, photos: [] },
    ...{ private: { email: `${id}@example.com`, user: null }, createdAt: at },
    ...changes,
  });
  return id;
};

const decide = (by: { token: string }, id: string, to: ReviewState, more: object = {}) =>
  call(by, 'decideReview', { from: 'pending', to, reason: '', ...more }, { id });
const undo = (by: { token: string }, id: string) => call(by, 'undoDecision', {}, { id });
const take = (by: { token: string }, id: string, more: object = {}) =>
  call(by, 'takeFromQueue', { kind: 'review', id, ...more });
const stateOf = async (id: string) => (await backend.firestore.doc(`reviews/${id}`).get()).get('state') as ReviewState;
const onDesk = async (id: string, by: { token: string } = ines) => {
  const { body } = await call(by, 'moderationReviews', { state: 'pending', size: '50' });
  return (body['reviews'] as { id: string; marks: object[]; taken: object | null }[]).find((one) => one.id === id);
};

describe('what one moderator has open', () => {
  test('is decided by nobody else, until they leave it or the time is over', async () => {
    const id = await reviewIn('pending');
    expect((await take(ines, id)).code).toBe(200);
    expect((await take(omar, id)).code).toBe('taken-already');
    expect((await decide(omar, id, 'published')).code).toBe('taken-already');
    expect(await onDesk(id, omar)).toMatchObject({ taken: { isMine: false } });
    expect(await onDesk(id)).toMatchObject({ taken: { isMine: true } });
    await take(omar, id, { leave: true });
    expect((await decide(omar, id, 'published')).code).toBe('taken-already');
    await take(ines, id, { leave: true });
    expect(await onDesk(id, omar)).toMatchObject({ taken: null });
    await take(ines, id);
    ahead += moderationConstants.takenMs;
    expect((await take(omar, id)).code).toBe(200);
    expect((await decide(ines, id, 'published')).code).toBe('taken-already');
    expect((await decide(omar, id, 'published')).code).toBe(200);
  });

  test('of two who take it at once one has it', async () => {
    const id = await reviewIn('pending');
    const both = await Promise.all([take(ines, id), take(omar, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is a report or a claim alike', async () => {
    const id = `reporter_${randomUUID()}`;
    const about = { kind: 'review', id: 'r1', within: null };
    const open = { state: 'open', createdAt: Timestamp.now(), decidedBy: null, decidedAt: null };
    await backend.firestore
      .doc(`reports/${id}`)
      .set({ about, reason: 'rude', words: 'Look.', by: 'reporter', ...open });
    await take(ines, id, { kind: 'report' });
    const reports = (await call(omar, 'openReports')).body['reports'] as object[];
    expect(reports).toEqual([
      expect.objectContaining({
        id,
        about,
        words: 'Look.',
        isMine: false,
        taken: expect.objectContaining({ isMine: false }),
      }),
    ]);
    expect((await call(omar, 'decideReport', { state: 'upheld' }, { id })).code).toBe('taken-already');
    expect((await call(ines, 'decideReport', { state: 'upheld', policy: 4 }, { id })).code).toBe(200);
    expect((await call(omar, 'openReports')).body).toEqual({ total: 0, reports: [] });
  });
});

describe('a decision', () => {
  test('is undone within a minute by its moderator alone; both stay in the log, and no letter goes', async () => {
    const id = await reviewIn('pending');
    await decide(ines, id, 'refused', { reason: 'It names a person.', policy: 3 });
    expect((await undo(omar, id)).code).toBe('undo-over');
    expect((await undo(ines, id)).body).toEqual({ state: 'pending' });
    expect((await undo(ines, id)).code).toBe('undo-over');
    const { entries } = (await call(ines, 'moderationLog')).body as { entries: { about: { id: string } }[] };
    expect(entries.filter(({ about }) => about.id === id)).toMatchObject([
      { from: 'refused', to: 'pending', policy: null },
      { from: 'pending', to: 'refused', reason: 'It names a person.', policy: 3 },
    ]);
    await decide(ines, id, 'published');
    ahead += moderationConstants.undoMs + 1000;
    expect((await undo(ines, id)).code).toBe('undo-over');
    expect((await mailTo(backend.server, `${id}@example.com`)).subject).toBe('Your review can be read now');
    expect(await mailsTo(backend.server, `${id}@example.com`)).toHaveLength(1);
  });

  test('that is undone about a review of the catalogue leaves it published, where it counts again', async () => {
    const { body } = await callEndpoint(backend.server.url, 'reviews', { params: { id: supplierId, page: '1' } });
    const id = (body['reviews'] as { id: string }[])[0]?.id ?? '';
    await decide(ines, id, 'refused', { from: 'published', reason: 'Not there.', policy: 1 });
    expect((await undo(ines, id)).body).toEqual({ state: 'published' });
    const after = await callEndpoint(backend.server.url, 'reviews', { params: { id: supplierId, page: '1' } });
    expect(after.body).toEqual(body);
  });

  test('to refuse tells the author why, once', async () => {
    const id = await reviewIn('pending');
    const reason = 'It names a person.\nPlease use the name of the business.';
    await decide(ines, id, 'refused', { reason, policy: 3 });
    expect(await mailsTo(backend.server, `${id}@example.com`)).toEqual([]);
    ahead += moderationConstants.undoMs;
    const { subject, text } = await mailTo(backend.server, `${id}@example.com`);
    expect(subject).toBe('Your review was not published');
    expect(text).toContain('It names a person.\n\nPlease use the name of the business.');
    expect(await mailsTo(backend.server, `${id}@example.com`)).toHaveLength(1);
  });

  test('to ask for changes leads the author, without an account, to their review, which waits again once it is changed', async () => {
    const id = await reviewIn('pending');
    await decide(ines, id, 'changes-asked', { reason: 'Please leave out the name.', policy: 3 });
    ahead += moderationConstants.undoMs;
    const mail = await mailTo(backend.server, `${id}@example.com`);
    expect(mail.subject).toBe('A small change, and your review can appear');
    expect(mail.text).toContain('Please leave out the name.');
    expect(mail.text).toContain('You have 14 days.');
    const link = linkIn(mail);
    expect(link.pathname).toBe(`/uk/reviews/yours/${id}`);
    const key = link.searchParams.get('key');
    const feedback = {
      ...{ type: 'review', stars: 2, title: 'A calm day', body: 'Somebody came late.', name: 'Ana' },
      ...{ dateWedding: '2026-04-01', from: 'Leeds', photos: [] },
    };
    const edit = (body: object) =>
      callEndpoint(backend.server.url, 'editReview', { params: { id }, body: { ...body } });
    expect((await edit({ key: 'another', feedback })).status).toBe(404);
    expect((await edit({ key, feedback })).body).toEqual({ state: 'pending' });
    expect(await stateOf(id)).toBe('pending');
  });

  test('is in the log with its moderator, supplier, rule and the time that the review waited', async () => {
    const id = await reviewIn('pending');
    ahead += 1_200_000;
    await decide(omar, id, 'refused', { reason: 'An advertisement.', policy: 6 });
    const { entries, total } = (await call(ines, 'moderationLog')).body as {
      entries: { about: { id: string }; waitedMs: number }[];
      total: number;
    };
    const [first] = entries;
    expect(first).toMatchObject({ about: { id }, to: 'refused', policy: 6, reason: 'An advertisement.' });
    expect(first).toMatchObject({ name: expect.any(String), supplierName: expect.stringMatching(/./) });
    expect(Math.round((first?.waitedMs ?? 0) / 60_000)).toBe(20);
    expect(total).toBeGreaterThanOrEqual(entries.length);
    const { halfWithinMs } = (await call(ines, 'moderationReviews')).body as { halfWithinMs: number };
    expect(halfWithinMs).toBeLessThan(1_200_000);
  });
});

describe('the public table', () => {
  const figures = async () => {
    const { body } = await callEndpoint(backend.server.url, 'reviewFigures', {});
    const [year] = body['years'] as { rules: { policy: number; good: number; others: number }[]; published: object }[];
    return { published: year?.published, five: year?.rules.find(({ policy }) => policy === 5) };
  };

  test('counts what was published and refused by the rule, good reviews and others apart, and not what was undone', async () => {
    const before = await figures();
    expect(before.five).toBeUndefined();
    const refuse = async (stars: number) => {
      const id = await reviewIn('pending', { stars });
      await decide(ines, id, 'refused', { reason: 'An accusation.', policy: 5 });
      return id;
    };
    await Promise.all([refuse(5), refuse(1), refuse(2)]);
    await undo(ines, await refuse(3));
    expect(await figures()).toEqual({ ...before, five: { policy: 5, good: 1, others: 2 } });
  });
});

describe('checks', () => {
  test('mark words and decide nothing: it waits like every other', async () => {
    const body = 'When I rang, Rosa Hale told me to calm down. I call that theft. See www.better-flowers.example';
    const id = await reviewIn('pending', { body });
    const { marks } = (await onDesk(id)) ?? { marks: [] };
    const words = (marks as { kind: string; place: { from: number; to: number } }[]).map(({ kind, place }) => [
      kind,
      body.slice(place.from, place.to),
    ]);
    expect(words).toEqual([
      ['name', 'Rosa Hale'],
      ['crime', 'theft'],
      ['link', 'www.better-flowers.example'],
    ]);
    expect(await stateOf(id)).toBe('pending');
  });
});
