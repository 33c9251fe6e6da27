import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { lastMondays, mondayOf, sweepWeeks, weekOf } from '#suppliers/figures/supplier-weeks';
import { typicalMinutes, typicalOf } from '#suppliers/figures/typical';
import { type Person } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';

const backend = testBackend({ suppliers: 400 });
type Figures = EndpointOutput<'ownFigures'>;

let suppliers: SupplierCard[] = [];
let used = 0;
beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 60 } });
  suppliers = (found.body['results'] as SupplierCard[]).filter(
    ({ type }) => type !== 'photographers' && type !== 'video',
  );
});
const another = (): SupplierCard => {
  used += 1;
  const supplier = suppliers[used];
  if (supplier === undefined) throw new Error('The sample has too few suppliers.');
  return supplier;
};

const call = (by: Pick<Person, 'token'> | null, name: Parameters<typeof callEndpoint>[1], body: object) =>
  callEndpoint(backend.server.url, name, { ...(by !== null && { token: by.token }), body: { ...body } });
/** A person who speaks for a supplier. */
const speaker = async (name: string, supplierId: string): Promise<Person> => {
  const made = await backend.couple(name);
  await backend.accounts.mark(made.uid, 'supplier');
  await backend.firestore.doc(`suppliers/${supplierId}`).set({ owners: { [made.uid]: 'staff' } }, { merge: true });
  const { token } = await signIn(backend.server.url, 'signInWithPassword', made);
  return { ...made, token };
};
const thisWeek = async (by: Person, supplierId: string): Promise<Figures['weeks'][number] | undefined> => {
  const { body } = await call(by, 'ownFigures', { supplierId });
  return (body as unknown as Figures).weeks.at(-1);
};
const monday = () => mondayOf(Date.now());
const none = { views: 0, hearts: 0, enquiries: 0, bookings: 0 };

// First in the file: the server remembers for ten minutes what is typical of a category.
test('the typical reply time is of all who are asked, looked at this week or not [32]', async () => {
  const ofCategory = async (category: string): Promise<SupplierCard[]> => {
    const body = { countryCode: 'GB', category, size: 5 };
    return (await callEndpoint(backend.server.url, 'searchSuppliers', { body })).body['results'] as SupplierCard[];
  };
  const [kind, others] = [await ofCategory('venues'), await ofCategory('florists')];
  const [mine] = kind;
  if (mine === undefined || kind.length < 5) throw new Error('The sample has too few venues.');
  const own = await speaker('figures-typical', mine.id);
  const asked = async ({ id, type }: SupplierCard, hours: number): Promise<void> => {
    for (let count = 0; count < 5; count += 1) {
      const at = Date.now() - (10 + count) * 86_400_000;
      await backend.firestore.doc(`conversations/typical-${id}-${count}`).set({
        ...{ supplierId: id, supplierType: type },
        ...{ createdAt: Timestamp.fromMillis(at), firstReplyAt: Timestamp.fromMillis(at + hours * 3_600_000) },
      });
    }
  };
  for (const [at, supplier] of kind.entries()) await asked(supplier, at + 1);
  for (const supplier of others) await asked(supplier, 200);
  const { body } = await call(own, 'ownFigures', { supplierId: mine.id });
  expect(body['typicalReplyMinutes']).toBe(180);
  expect(body['replySpread']).toEqual({ withinHour: 5, withinDay: 0, withinTwoDays: 0, later: 0, never: 0 });
});

test('a reader counts once a day, and no supplier counts itself or others [32]', async () => {
  const { id } = another();
  const own = await speaker('figures-own', id);
  const couple = await backend.couple('figures-couple');
  for (const by of [couple, couple, null, null, own])
    expect((await call(by, 'countView', { supplierId: id })).body).toEqual({});
  expect(await thisWeek(own, id)).toEqual({ ...none, monday: monday(), views: 2 });
  expect((await call(null, 'countView', { supplierId: 'GB000000' })).status).toBe(404);
});

test('a heart and a booking count once for each wedding, by what its plan says [32]', async () => {
  const { id } = another();
  const own = await speaker('figures-plan', id);
  const [ada, ben] = [await backend.couple('figures-ada'), await backend.couple('figures-ben')];
  const inPlan = (by: Person) => call(by, 'countInPlan', { weddingId: ada.weddingId, supplierId: id });
  const entry = backend.firestore.doc(`weddings/${ada.weddingId}/suppliers/${id}`);
  await inPlan(ada);
  expect(await thisWeek(own, id)).toEqual({ ...none, monday: monday() });
  await entry.set({ shortlisted: true, booked: false });
  await inPlan(ada);
  await entry.set({ shortlisted: false, booked: false });
  await inPlan(ada);
  await entry.set({ shortlisted: true, booked: true });
  await inPlan(ada);
  await inPlan(ada);
  expect(await thisWeek(own, id)).toEqual({ ...none, monday: monday(), hearts: 1, bookings: 1 });
  expect((await inPlan(ben)).status).toBe(403);
});

test('a booking that was taken back leaves the week in which it was counted, and counts again when made again [18] [32]', async () => {
  const { id } = another();
  const own = await speaker('figures-undone', id);
  const couple = await backend.couple('figures-undoing');
  const inPlan = () => call(couple, 'countInPlan', { weddingId: couple.weddingId, supplierId: id });
  const entry = backend.firestore.doc(`weddings/${couple.weddingId}/suppliers/${id}`);
  const bookings = async () => (await thisWeek(own, id))?.bookings;
  await entry.set({ shortlisted: true, booked: true });
  await inPlan();
  await entry.set({ shortlisted: true, booked: false });
  await inPlan();
  await inPlan();
  expect(await thisWeek(own, id)).toEqual({ ...none, monday: monday(), hearts: 1, bookings: 0 });
  await entry.set({ shortlisted: true, booked: true });
  await inPlan();
  expect(await bookings()).toBe(1);
  // An entry that the undo removed altogether is no booking either.
  await entry.delete();
  await inPlan();
  expect(await bookings()).toBe(0);
  const swept = { bookings: '2025-01-06' };
  await backend.firestore.doc(`weddings/${couple.weddingId}/counted/${id}`).set(swept, { merge: true });
  await inPlan();
  expect((await weekOf(backend.firestore, id, swept.bookings).get()).exists).toBe(false);
  expect(await bookings()).toBe(0);
});

test('figures name no couple, and are read by the supplier’s own people only [32]', async () => {
  const [mine, theirs] = [another(), another()];
  const [own, other] = [await speaker('figures-mine', mine.id), await speaker('figures-theirs', theirs.id)];
  const couple = await backend.couple('figures-nosy');
  for (const by of [other, couple]) {
    const refused = await call(by, 'ownFigures', { supplierId: mine.id });
    expect([refused.status, refused.body]).toMatchObject([403, { error: { code: 'not-a-speaker' } }]);
  }
  expect((await call(null, 'ownFigures', { supplierId: mine.id })).status).toBe(401);
  await call(couple, 'countView', { supplierId: mine.id });
  const stored = await weekOf(backend.firestore, mine.id, monday()).get();
  expect(stored.data()).toEqual({ supplierId: mine.id, kind: `GB-${mine.type}`, week: monday(), views: 1 });
  const { body } = await call(own, 'ownFigures', { supplierId: mine.id });
  expect((body as unknown as Figures).weeks.map(({ monday: from }) => from)).toEqual(lastMondays(Date.now()));
  expect(body['ranking']).toMatchObject({ weights: { relevance: 0.35 } });
});

test('enquiries are those of the conversations, also from before anything was counted [32]', async () => {
  const { id } = another();
  const own = await speaker('figures-asked', id);
  const byWeek = async () => {
    const { body } = await call(own, 'ownFigures', { supplierId: id });
    return (body as unknown as Figures).weeks.map(({ enquiries }) => enquiries);
  };
  const before = await byWeek();
  const asked = (name: string, createdAt: Date) =>
    backend.firestore.doc(`conversations/figures-${name}`).set({ supplierId: id, createdAt });
  await asked('now', new Date());
  await asked('last-week', new Date(Date.now() - 7 * 86_400_000));
  await asked('long-ago', new Date(Date.now() - 100 * 86_400_000));
  const more = (await byWeek()).map((count, at) => count - (before[at] ?? 0));
  expect(more).toEqual([...Array<number>(10).fill(0), 1, 1]);
});

test('what is typical is the middle one, and nothing with too few to hide one [32]', async () => {
  const week = (views: number) => ({ ...none, views });
  expect(typicalOf([1, 2, 3, 4].map(week))).toBeNull();
  expect(typicalOf([9, 1, 5, 3, 700].map(week))).toEqual({ ...none, suppliers: 5, views: 5 });
  expect(typicalMinutes([1, 2, 3, 4])).toBeNull();
  expect(typicalMinutes([10, 20, 30, 40, 50, 61])).toBe(35);
});

test('weeks begin on Monday, and old ones are swept [32]', async () => {
  const now = Date.parse('2026-11-29T23:59:59Z');
  expect([mondayOf(now), mondayOf(now + 1000)]).toEqual(['2026-11-23', '2026-11-30']);
  const { firestore } = backend;
  const [old, recent] = [weekOf(firestore, 'swept', '2025-11-17'), weekOf(firestore, 'swept', '2025-11-24')];
  await old.set({ week: '2025-11-17' });
  await recent.set({ week: '2025-11-24' });
  await sweepWeeks(firestore, now);
  expect([(await old.get()).exists, (await recent.get()).exists]).toEqual([false, true]);
});
