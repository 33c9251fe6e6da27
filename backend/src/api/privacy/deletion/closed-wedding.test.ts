import { join } from 'node:path';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { conversationId } from '@posy/shared-contracts/rules';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type ApiContext } from '#api/handler';
import { diskFileStore } from '#files/disk-file-store';
import { openSdk, type SdkClient } from '#testing/browser-sdk';
import { dyingDatabase } from '#testing/dying-database';
import { type Couple, createPerson, type Person, speakFor, userDocument, weddingDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { beginWeddingDeletion } from './deletion-job';
import { finishWeddingDeletion } from './remove-wedding';

const backend = testBackend();
const denied = { code: 'permission-denied' };
const supplierId = 'GB123456';
let homes = 0;

const call = (name: EndpointName, person: Person, body: Record<string, unknown>, params?: Record<string, string>) =>
  callEndpoint(backend.server.url, name, { token: person.token, body, ...(params && { params }) });

interface Home {
  ana: Couple;
  helper: Person;
  supplier: Person;
  conversation: string;
  photo: string;
  slug: string;
  secret: string;
  invitation: { id: string; nonce: string };
}

/** A wedding with something in every place, of which a helper and a supplier know the id. */
const home = async (): Promise<Home> => {
  homes += 1;
  const { firestore } = backend;
  const ana = await backend.couple(`closing${homes}`);
  const helper = await createPerson(backend.server, `closing-helper${homes}`);
  const supplier = await createPerson(backend.server, `closing-supplier${homes}`);
  const wedding = firestore.doc(`weddings/${ana.weddingId}`);
  await wedding.update({
    [`roles.${helper.uid}`]: 'helper',
    access: { [helper.uid]: { guests: 'edit', inbox: 'view' } },
  });
  await firestore.doc(`users/${helper.uid}`).set(userDocument(helper.email, ana.weddingId));
  await speakFor(firestore, supplier, supplierId);
  for (let guest = 0; guest < 3; guest += 1)
    await wedding
      .collection('guests')
      .doc(`g${guest}`)
      .set({ name: 'Jo', head: null, contacts: {}, address: '1 Hill' });
  const slug = `closing-${homes}`;
  await wedding
    .collection('website')
    .doc('site')
    .set({ slug, published: true, welcome: '', theme: 'orchard', updatedAt: Timestamp.now() });
  await firestore.doc(`websites/${slug}`).set({ weddingId: ana.weddingId });
  await firestore.doc(`householdTokens/closing-${homes}`).set({ weddingId: ana.weddingId, householdId: 'g0' });
  const photo = Buffer.from(`closing-photo-${homes}-`.padEnd(24, 'x')).toString('base64url');
  await diskFileStore(join(backend.server.dataDir, 'photos')).write(photo, Buffer.from('picture'));
  await firestore
    .doc(`photos/${photo}`)
    .set({ purpose: 'note', weddingId: ana.weddingId, ownerUid: ana.uid, reviewId: null, width: 1, height: 1 });
  const made = await call('createInvitation', ana, { weddingId: ana.weddingId, role: 'partner', market: 'uk' });
  const { searchParams } = new URL(String(made.body.url));
  const feed = await call('createCalendarFeed', ana, { weddingId: ana.weddingId, parts: ['events'], market: 'uk' });
  const conversation = conversationId(supplierId, ana.weddingId);
  const reference = firestore.doc(`conversations/${conversation}`);
  await reference.set({
    weddingId: ana.weddingId,
    supplierId,
    coupleName: 'Ana and Lou',
    weddingDate: null,
    memberUids: [ana.uid, helper.uid, supplier.uid],
    unread: { couple: 1, supplier: 0 },
  });
  await reference
    .collection('messages')
    .doc('m1')
    .set({ from: 'couple', senderUid: ana.uid, body: 'Our secret', createdAt: Timestamp.now() });
  return {
    ana,
    helper,
    supplier,
    conversation,
    photo,
    slug,
    secret: /([\w-]{43})\.ics$/.exec(String(feed.body.url))?.[1] ?? '',
    invitation: { id: searchParams.get('id') ?? '', nonce: searchParams.get('nonce') ?? '' },
  };
};

const contextOf = (firestore: Firestore): ApiContext =>
  ({
    firestore,
    photos: diskFileStore(join(backend.server.dataDir, 'photos')),
    sendMail: async () => undefined,
    reportProblem: () => undefined,
    countFault: () => undefined,
    exports: { forgetOf: async () => undefined },
    now: Date.now,
  }) as unknown as ApiContext;

/** The first moment of the deletion, as `deleteWedding` and `deleteAccount` begin it. */
const begin = (firestore: Firestore, { weddingId, uid }: Couple): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(firestore.doc(`weddings/${weddingId}`));
    await beginWeddingDeletion({ firestore, transaction }, stored, uid);
  });

const makeAnew = (db: SdkClient['db'], weddingId: string, person: Person): Promise<void> => {
  const batch = writeBatch(db);
  batch.set(doc(db, `weddings/${weddingId}`), weddingDocument({ [person.uid]: 'owner' }, serverTimestamp()));
  batch.set(doc(db, `users/${person.uid}`), userDocument(person.email, weddingId, serverTimestamp()));
  return batch.commit();
};

/** Expects that nobody has access, neither over the database nor by a call, at any stage of the deletion. */
const expectClosed = async (
  { ana, helper, supplier, ...known }: Home,
  clients: Record<'ana' | 'helper', SdkClient>,
) => {
  const { weddingId } = ana;
  for (const [client, person] of [
    [clients.ana, ana],
    [clients.helper, helper],
  ] as const) {
    const { db } = client;
    await expect(makeAnew(db, weddingId, person)).rejects.toMatchObject(denied);
    await expect(
      setDoc(doc(db, `weddings/${weddingId}`), weddingDocument({ [person.uid]: 'owner' }, serverTimestamp())),
    ).rejects.toMatchObject(denied);
    for (const path of ['', '/guests/g0', '/website/site'])
      await expect(getDoc(doc(db, `weddings/${weddingId}${path}`))).rejects.toMatchObject(denied);
    await expect(getDocs(collection(db, `weddings/${weddingId}/guests`))).rejects.toMatchObject(denied);
    await expect(getDocs(collection(db, `conversations/${known.conversation}/messages`))).rejects.toMatchObject(denied);
    const mine = query(collection(db, 'conversations'), where('memberUids', 'array-contains', person.uid));
    expect((await getDocs(mine)).size).toBe(0);
  }
  expect(
    (
      await call(
        'sendMessage',
        ana,
        { clientId: '0d5d1a7e-6a5e-4f0e-9a57-3f1b4d1c2b3a', body: 'hello' },
        { id: known.conversation },
      )
    ).status,
  ).toBe(403);
  const late = await call(
    'sendMessage',
    supplier,
    { clientId: '0d5d1a7e-6a5e-4f0e-9a57-3f1b4d1c2b3a', body: 'hello' },
    { id: known.conversation },
  );
  expect(late.body.error?.code).toBe('conversation-closed');
  const joined = await call('acceptInvitation', supplier, known.invitation);
  expect([403, 404, 409]).toContain(joined.status);
  for (const name of [
    'createInvitation',
    'createCalendarFeed',
    'fetchCollaborators',
    'publishMicrosite',
    'leaveWedding',
  ] as const) {
    const body = { weddingId, role: 'partner', market: 'uk', parts: ['events'], slug: `other-${known.slug}` };
    expect([name, (await call(name, ana, body)).body.error?.code]).toEqual([name, 'not-a-member']);
  }
  for (const path of [`/photos/${known.photo}/400`, `/api/photos/${known.photo}`, `/api/calendar/${known.secret}.ics`])
    expect([path, (await fetch(`${backend.server.url}${path}`)).status]).toEqual([path, 404]);
  expect((await callEndpoint(backend.server.url, 'microsite', { params: { slug: known.slug } })).status).toBe(404);
};

const opened = async (people: Home): Promise<Record<'ana' | 'helper', SdkClient>> => ({
  ana: await openSdk(backend.server, people.ana),
  helper: await openSdk(backend.server, people.helper),
});

const left = async ({ weddingId }: Couple): Promise<string[]> => {
  const { firestore } = backend;
  const wedding = firestore.doc(`weddings/${weddingId}`);
  const found = await Promise.all([
    wedding.get().then(({ exists }) => (exists ? ['wedding'] : [])),
    wedding.listCollections().then((collections) => collections.map(({ id }) => id)),
    ...['nonces', 'householdTokens', 'calendarFeeds', 'photos', 'websites'].map((name) =>
      firestore
        .collection(name)
        .where('weddingId', '==', weddingId)
        .get()
        .then(({ size }) => (size > 0 ? [name] : [])),
    ),
    firestore
      .doc(`jobs/delete-wedding-${weddingId}`)
      .get()
      .then(({ exists }) => (exists ? ['job'] : [])),
  ]);
  return found.flat();
};

describe('a wedding that is deleted', () => {
  test('is closed everywhere from the first moment, before anything of it is gone [H-01]', async () => {
    const people = await home();
    const clients = await opened(people);
    await begin(backend.firestore, people.ana);
    await expectClosed(people, clients);
    expect(await left(people.ana)).toEqual(expect.arrayContaining(['wedding', 'guests', 'photos', 'job']));
    await Promise.all([clients.ana.close(), clients.helper.close()]);
  });

  test('stays closed when the process dies in its middle, wherever that is, and goes wholly when it goes on [H-01]', async () => {
    const people = await home();
    const clients = await opened(people);
    await begin(backend.firestore, people.ana);
    let deaths = 0;
    for (let callsToLive = 1; ; callsToLive += 3) {
      const { firestore, close, hasDied } = dyingDatabase(backend.server, callsToLive);
      const ended = await finishWeddingDeletion(contextOf(firestore), people.ana.weddingId).catch(() => undefined);
      expect(ended).toBeUndefined();
      await close();
      if (deaths % 3 === 0) await expectClosed(people, clients);
      if (!hasDied()) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(5);
    expect(await left(people.ana)).toEqual([]);
    const messages = await backend.firestore.collection(`conversations/${people.conversation}/messages`).get();
    expect(messages.docs.map(({ id }) => id)).toEqual(['farewell']);
    const saved = await backend.firestore.doc(`conversations/${people.conversation}`).get();
    expect(saved.get('unread.supplier')).toBe(1);
    await Promise.all([clients.ana.close(), clients.helper.close()]);
  });

  test('is never made anew under its id, nor may its conversation go on, once all of it is gone [H-01]', async () => {
    const people = await home();
    const clients = await opened(people);
    const { weddingId } = people.ana;
    expect((await call('deleteWedding', people.ana, { weddingId, confirmation: 'ana & lou' })).status).toBe(200);
    expect(await left(people.ana)).toEqual([]);
    await expectClosed(people, clients);
    // The tombstone holds only that the id was used, and nothing of the couple.
    const tombstone = await backend.firestore.doc(`closedWeddings/${weddingId}`).get();
    expect(Object.keys(tombstone.data() ?? {})).toEqual(['closedAt']);
    for (const path of [`closedWeddings/${weddingId}`, `jobs/delete-wedding-${weddingId}`]) {
      await expect(getDoc(doc(clients.ana.db, path))).rejects.toMatchObject(denied);
      await expect(setDoc(doc(clients.ana.db, path), {})).rejects.toMatchObject(denied);
    }
    await Promise.all([clients.ana.close(), clients.helper.close()]);
  });

  test('does not go on in a conversation that its couple closed, whoever has its id now [H-01]', async () => {
    const ana = await backend.couple('enquirer');
    const found = await callEndpoint(backend.server.url, 'searchSuppliers', {
      body: { countryCode: 'GB', category: 'photographers', size: 5 },
    });
    const [{ id: profileId } = { id: '' }] = found.body.results as { id: string }[];
    const send = (clientId: string) =>
      call('sendEnquiry', ana, { clientId, profileId, message: 'Hello, are you free on the fifth of June?' });
    expect((await send('6d5d1a7e-6a5e-4f0e-9a57-3f1b4d1c2b3a')).status).toBe(200);
    await backend.firestore
      .doc(`conversations/${conversationId(profileId, ana.weddingId)}`)
      .update({ closedAt: Timestamp.now() });
    expect((await send('7d5d1a7e-6a5e-4f0e-9a57-3f1b4d1c2b3a')).body.error?.code).toBe('conversation-closed');
  });
});

describe('an account that was deleted', () => {
  test('is not made anew with a token that outlives it, by a page or by a call [H-01]', async () => {
    const ana = await backend.couple('gone');
    const host = await backend.couple('host');
    const made = await call('createInvitation', host, { weddingId: host.weddingId, role: 'helper', market: 'uk' });
    const { searchParams } = new URL(String(made.body.url));
    expect((await call('deleteAccount', ana, { confirmation: ana.email })).status).toBe(200);
    const keys = { id: searchParams.get('id'), nonce: searchParams.get('nonce') };
    const refusals = async (person: Person) => [
      (await call('acceptInvitation', person, keys)).body.error?.code,
      (await call('addDeviceToken', person, { token: 'device', platformId: 'web' })).body.error?.code,
    ];
    expect(await refusals(ana)).toEqual(['invalid-token', 'invalid-token']);
    // With a Google project, and while the account is being deleted, a token is still valid.
    const going = await backend.couple('going');
    await backend.firestore.doc(`closedAccounts/${going.uid}`).set({ closedAt: Timestamp.now() });
    expect(await refusals(going)).toEqual(['account-deleted', 'account-deleted']);
    expect((await backend.firestore.doc(`users/${ana.uid}`).get()).exists).toBe(false);
    expect((await backend.firestore.doc(`closedAccounts/${ana.uid}`).get()).exists).toBe(true);
  });
});
