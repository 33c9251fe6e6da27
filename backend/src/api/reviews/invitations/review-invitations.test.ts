import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { conversationId } from '@posy/shared-contracts/rules';
import { Timestamp } from 'firebase-admin/firestore';
import { dayAfter } from '#reminders/reminder';
import { recordedSince, recordOf } from '#reminders/review-invitation';
import { type Couple, createPerson, type Person, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { bookedCouples } from './booked-couples';

const dayMs = 86_400_000;
/** A time so long after the first records that couples of the last months have one, and some of the last year have none. */
const ahead = Date.UTC(2027, 5, 1, 12) - Date.now();
const now = (): number => Date.now() + ahead;
const backend = testBackend({}, { clock: now });
type Answer = EndpointOutput<'reviewInvitations'>;

const dayFromNow = (days: number): string => new Date(now() + days * dayMs).toISOString().slice(0, 10);

let suppliers: SupplierCard[] = [];
let used = 0;
beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 60 } });
  suppliers = (found.body['results'] as SupplierCard[]).filter(
    ({ type }) => type !== 'photographers' && type !== 'video',
  );
});

/** A supplier with an owner of its own. */
const supplierWith = async (name: string): Promise<{ id: string; owner: Person }> => {
  used += 1;
  const { id } = suppliers[used] ?? { id: '' };
  const owner = await createPerson(backend.server, name);
  await speakFor(backend.firestore, owner, id);
  return { id, owner };
};

interface Wedding {
  days: number;
  booked?: boolean;
  talk?: object | null;
}
/** A couple whose wedding is some days from now, with a conversation, which the supplier is booked by. */
const couple = async (
  supplierId: string,
  name: string,
  { days, booked = true, talk = {} }: Wedding,
): Promise<Couple> => {
  const made = await backend.couple(name);
  const { firestore } = backend;
  const date = dayFromNow(days);
  await firestore.doc(`weddings/${made.weddingId}`).update({ date });
  await firestore.doc(`weddings/${made.weddingId}/suppliers/${supplierId}`).set({ booked });
  if (talk === null) return made;
  await firestore.doc(`conversations/${conversationId(supplierId, made.weddingId)}`).set({
    ...{ supplierId, weddingId: made.weddingId, coupleName: name, weddingDate: date, memberUids: [made.uid] },
    ...{ createdAt: Timestamp.fromMillis(now() - 300 * dayMs), ...talk },
  });
  return made;
};

const call = (name: 'reviewInvitations' | 'sendReviewInvitations', by: Pick<Person, 'token'> | null, body: object) =>
  callEndpoint(backend.server.url, name, { ...(by !== null && { token: by.token }), body: { ...body } });
const listOf = async ({ id, owner }: { id: string; owner: Person }): Promise<Answer> =>
  (await call('reviewInvitations', owner, { supplierId: id })).body as unknown as Answer;
const press = async ({ id, owner }: { id: string; owner: Person }) => {
  const { status, body } = await call('sendReviewInvitations', owner, { supplierId: id });
  return [status, body.error?.code ?? body['invited']];
};
/** Kinds of the letters and pushes that are queued for a person. */
const queuedFor = async ({ uid }: Person): Promise<number[]> =>
  Promise.all(
    ['talkLetters', 'pushes'].map(
      async (queue) => (await backend.firestore.collection(queue).where('uid', '==', uid).get()).size,
    ),
  );

test('one press invites all couples whom nobody invited, once, and nobody else [32]', async () => {
  const supplier = await supplierWith('asks-all');
  const of = (name: string, wedding: Wedding) => couple(supplier.id, name, wedding);
  const [late, blocked] = [
    await of('Asked-late', { days: -40 }),
    await of('Asked-blocked', { days: -60, talk: { blocked: { by: 'supplier', at: Timestamp.fromMillis(now()) } } }),
  ];
  const others = [
    await of('Asked-too-soon', { days: -1 }),
    await of('Asked-to-come', { days: 30 }),
    await of('Asked-long-ago', { days: -400 }),
    await of('Asked-not-booked', { days: -40, booked: false }),
    await of('Asked-not-here', { days: -40, talk: null }),
    await of('Asked-wants-none', { days: -40, talk: { blocked: { by: 'couple', at: Timestamp.fromMillis(now()) } } }),
  ];
  expect((await listOf(supplier)).counts).toEqual({ waiting: 2, invited: 0, reminded: 0, answered: 0, declined: 0 });
  expect(await press(supplier)).toEqual([200, 2]);
  expect([await queuedFor(late), await queuedFor(blocked)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  for (const other of others) expect(await queuedFor(other)).toEqual([0, 0]);
  const { counts, couples, mayAskAt } = await listOf(supplier);
  expect(counts).toEqual({ waiting: 0, invited: 2, reminded: 0, answered: 0, declined: 0 });
  expect(couples.map(({ names, state }) => [names, state])).toEqual([
    ['Asked-too-soon', 'later'],
    ['Asked-to-come', 'later'],
    ['Asked-late', 'invited'],
    ['Asked-blocked', 'invited'],
  ]);
  expect(Date.parse(mayAskAt ?? '')).toBeGreaterThan(now() + 6 * dayMs);
});

test('the couples of a supplier are read together, however many they are', async () => {
  const supplier = await supplierWith('asks-many');
  const names = ['Many-one', 'Many-two', 'Many-three', 'Many-four'];
  for (const [at, name] of names.entries()) await couple(supplier.id, name, { days: -40 - at });
  const { firestore } = backend;
  const asked: number[] = [];
  const counting = new Proxy(firestore, {
    get: (target, key) => {
      if (key === 'getAll')
        return (...references: Parameters<typeof firestore.getAll>) => {
          asked.push(references.length);
          return target.getAll(...references);
        };
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const found = await bookedCouples({ firestore: counting, now }, supplier.id);
  expect(new Set(found.map((one) => one.names))).toEqual(new Set(names));
  // Entries of all who wrote, then the weddings of those who booked, and both invitations of each.
  expect([asked.length, ...asked.slice(1)]).toEqual([3, names.length, 2 * names.length]);
});

test('a supplier asks once a week, also when two of its people press at once [32]', async () => {
  const supplier = await supplierWith('asks-weekly');
  await couple(supplier.id, 'weekly-one', { days: -40 });
  expect((await Promise.all([press(supplier), press(supplier)])).map(([status]) => status).sort()).toEqual([200, 409]);
  expect(await press(supplier)).toEqual([409, 'nobody-waits']);
  await couple(supplier.id, 'weekly-two', { days: -50 });
  expect(await press(supplier)).toEqual([409, 'asked-lately']);
  const request = backend.firestore.doc(`reviewRequests/${supplier.id}`);
  await request.set({ at: Timestamp.fromMillis(now() - 7 * dayMs) });
  expect((await listOf(supplier)).mayAskAt).toBeNull();
  expect(await press(supplier)).toEqual([200, 1]);
});

test('a choice of couples that is sent along changes nothing [32]', async () => {
  const supplier = await supplierWith('asks-some');
  const [chosen, left] = [
    await couple(supplier.id, 'some-chosen', { days: -40 }),
    await couple(supplier.id, 'some-left', { days: -41 }),
  ];
  const choice = { supplierId: supplier.id, weddingIds: [chosen.weddingId], exclude: [left.weddingId] };
  expect((await call('sendReviewInvitations', supplier.owner, choice)).body).toEqual({ invited: 2 });
  expect(await queuedFor(left)).toEqual([1, 1]);
});

test('only the people of a supplier see its list and ask [32]', async () => {
  const [mine, theirs] = [await supplierWith('asks-mine'), await supplierWith('asks-theirs')];
  const staff = await createPerson(backend.server, 'asks-staff');
  await backend.firestore.doc(`suppliers/${mine.id}`).set({ owners: { [staff.uid]: 'staff' } }, { merge: true });
  const made = await couple(mine.id, 'asks-nosy', { days: -40 });
  for (const name of ['reviewInvitations', 'sendReviewInvitations'] as const) {
    for (const by of [theirs.owner, made]) {
      const refused = await call(name, by, { supplierId: mine.id });
      expect([refused.status, refused.body.error?.code]).toEqual([403, 'not-a-speaker']);
    }
    expect((await call(name, null, { supplierId: mine.id })).status).toBe(401);
  }
  expect(await queuedFor(made)).toEqual([0, 0]);
  expect(await press({ id: mine.id, owner: staff })).toEqual([200, 1]);
});

test('what a couple withholds, and whether it answered, is said of nobody [32]', async () => {
  const supplier = await supplierWith('asks-quiet');
  const hidden = await couple(supplier.id, 'quiet-day', { days: -40, talk: { weddingDate: null } });
  const wrote = await couple(supplier.id, 'quiet-wrote', { days: -50 });
  const none = await couple(supplier.id, 'quiet-none', { days: -60 });
  const { firestore } = backend;
  const channel = { messages: true, tasks: false, collaboration: true, news: false };
  await firestore.doc(`users/${none.uid}`).update({ notifications: { email: channel, push: channel } });
  expect(await press(supplier)).toEqual([200, 3]);
  const review = (state: string) =>
    firestore
      .doc(`reviews/quiet-${supplier.id}`)
      .set({ supplierId: supplier.id, state, private: { wedding: wrote.weddingId } });
  await review('pending');
  expect((await listOf(supplier)).counts).toMatchObject({ invited: 3, answered: 0, declined: 1 });
  await review('published');
  const { counts, couples } = await listOf(supplier);
  expect(counts).toMatchObject({ invited: 3, answered: 1, declined: 1 });
  const today = dayFromNow(0);
  expect(couples).toEqual([
    { names: 'quiet-wrote', day: dayFromNow(-50), state: 'invited', on: today },
    { names: 'quiet-none', day: dayFromNow(-60), state: 'invited', on: today },
    { names: 'quiet-day', day: null, state: 'invited', on: null },
  ]);
  expect(JSON.stringify(couples)).not.toContain(hidden.weddingId);
});

test('who was invited by the product is not invited again, nor who wrote already [32]', async () => {
  const supplier = await supplierWith('asks-nobody');
  const { firestore } = backend;
  const [invited, wrote] = [
    await couple(supplier.id, 'nobody-invited', { days: -40 }),
    await couple(supplier.id, 'nobody-wrote', { days: -40 }),
  ];
  const at = (days: number) => ({ at: Timestamp.fromMillis(now() + days * dayMs), isWanted: true });
  await recordOf(firestore, invited.weddingId, 'first').set(at(-37));
  await recordOf(firestore, invited.weddingId, 'again').set(at(-23));
  await firestore
    .doc(`reviews/nobody-${supplier.id}`)
    .set({ supplierId: supplier.id, state: 'pending', private: { wedding: wrote.weddingId } });
  expect(await press(supplier)).toEqual([409, 'nobody-waits']);
  expect((await listOf(supplier)).couples).toEqual([
    { names: 'nobody-invited', day: dayFromNow(-40), state: 'reminded', on: dayFromNow(-23) },
  ]);
});

test('a couple from before invitations were recorded counts as invited, and is not invited again [32]', async () => {
  const supplier = await supplierWith('asks-early');
  const [early, next] = [
    await couple(supplier.id, 'early-unrecorded', { days: -100 }),
    await couple(supplier.id, 'early-recorded', { days: -100 }),
  ];
  const marry = ({ weddingId }: Couple, date: string) =>
    backend.firestore.doc(`weddings/${weddingId}`).update({ date });
  await marry(early, dayAfter(recordedSince, -4));
  await marry(next, dayAfter(recordedSince, -3));
  const { counts, couples } = await listOf(supplier);
  expect(counts).toEqual({ waiting: 1, invited: 1, reminded: 0, answered: 0, declined: 0 });
  expect(couples.map(({ names, state, on }) => [names, state, on])).toEqual([
    ['early-recorded', 'waiting', null],
    ['early-unrecorded', 'invited', dayAfter(recordedSince, -1)],
  ]);
  expect(await press(supplier)).toEqual([200, 1]);
  expect(await queuedFor(early)).toEqual([0, 0]);
});
