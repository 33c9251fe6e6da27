import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  type Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { openSdk, type SdkClient } from '../testing/browser-sdk';
import { taskDocument } from '../testing/documents';
import { type Couple, userDocument, weddingDocument } from '../testing/people';
import { testBackend } from '../testing/test-backend';
import { signIn } from '../testing/test-server';

const backend = testBackend();
let ana: Couple;
let bo: Couple;
let asAna: SdkClient;
let asBo: SdkClient;
let asNobody: SdkClient;

beforeAll(async () => {
  ana = await backend.couple('ana');
  bo = await backend.couple('bo');
  [asAna, asBo, asNobody] = await Promise.all([
    openSdk(backend.server, ana),
    openSdk(backend.server, bo),
    openSdk(backend.server, null),
  ]);
  await setDoc(doc(asAna.db, `weddings/${ana.weddingId}/tasks/t1`), taskDocument());
  await setDoc(doc(asAna.db, `weddings/${ana.weddingId}/events/e1`), event());
});
afterAll(async () => {
  await Promise.all([asAna.close(), asBo.close(), asNobody.close()]);
});

const denied = { code: 'permission-denied' };

const event = (changes: Record<string, unknown> = {}) => ({
  type: 'custom',
  name: 'Supper',
  date: '2027-06-04',
  time: { startTime: '19:00' },
  place: '',
  description: '',
  attire: '',
  visible: true,
  featured: false,
  supplier: null,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
  ...changes,
});

const site = (changes: Record<string, unknown> = {}) => ({
  slug: null,
  published: false,
  welcome: 'Come',
  theme: 'poster',
  updatedAt: serverTimestamp(),
  ...changes,
});

describe('a wedding', () => {
  test('is read and written by its members', async () => {
    const wedding = doc(asAna.db, `weddings/${ana.weddingId}`);
    expect((await getDoc(wedding)).get('partners')).toEqual(['Ana', 'Lou']);
    await updateDoc(wedding, { date: '2027-07-03', 'tasks.done': 1 });
    await updateDoc(doc(asAna.db, `weddings/${ana.weddingId}/tasks/t1`), { done: true, updatedAt: serverTimestamp() });
    expect((await getDocs(collection(asAna.db, `weddings/${ana.weddingId}/tasks`))).size).toBe(1);
  });

  test('has an image that was uploaded here, and no other', async () => {
    const image = `/photos/${'a'.repeat(32)}`;
    for (const owner of [doc(asAna.db, `weddings/${ana.weddingId}`), doc(asAna.db, `users/${ana.uid}`)]) {
      await updateDoc(owner, { image });
      expect((await getDoc(owner)).get('image')).toBe(image);
      for (const wrong of [`https://evil.example${image}`, `${image}/../x`, 'x', 7, { path: image }])
        await expect(updateDoc(owner, { image: wrong })).rejects.toMatchObject(denied);
      await updateDoc(owner, { image: null });
    }
  });

  test.each(['', '/tasks/t1', '/events/e1', '/suppliers/GB123456', '/website/site'])(
    'of others is closed for reading and writing: %s',
    async (below) => {
      for (const { db } of [asBo, asNobody]) {
        const path = `weddings/${ana.weddingId}${below}`;
        await expect(getDoc(doc(db, path))).rejects.toMatchObject(denied);
        await expect(setDoc(doc(db, path), { done: true }, { merge: true })).rejects.toMatchObject(denied);
        await expect(deleteDoc(doc(db, path))).rejects.toMatchObject(denied);
      }
    },
  );

  test('of others cannot be listed', async () => {
    for (const below of ['tasks', 'events', 'suppliers', 'website'])
      await expect(getDocs(collection(asBo.db, `weddings/${ana.weddingId}/${below}`))).rejects.toMatchObject(denied);
    await expect(getDocs(query(collection(asBo.db, 'weddings'), limit(1)))).rejects.toMatchObject(denied);
  });

  test('is made together with its person and first tasks, by its owner for itself', async () => {
    const person = { email: 'cy@example.com', password: 'three quiet herons' };
    const { uid } = await signIn(backend.server.url, 'signUp', person);
    const { db, close } = await openSdk(backend.server, person);
    const make = (roles: Record<string, 'owner' | 'partner' | 'helper'>) => {
      const batch = writeBatch(db);
      batch.set(doc(db, 'weddings/cy'), weddingDocument(roles, serverTimestamp()));
      batch.set(doc(db, `users/${uid}`), userDocument(person.email, 'cy', serverTimestamp()));
      batch.set(doc(db, 'weddings/cy/tasks/t1'), taskDocument());
      return batch.commit();
    };
    await expect(make({ [bo.uid]: 'owner' })).rejects.toMatchObject(denied);
    await expect(make({ [uid]: 'owner', [bo.uid]: 'partner' })).rejects.toMatchObject(denied);
    await expect(make({ [uid]: 'helper' })).rejects.toMatchObject(denied);
    await make({ [uid]: 'owner' });
    expect((await getDoc(doc(db, 'weddings/cy'))).exists()).toBe(true);
    await close();
  });

  test('keeps its members whatever a client writes', async () => {
    const wedding = doc(asAna.db, `weddings/${ana.weddingId}`);
    await expect(updateDoc(wedding, { [`roles.${bo.uid}`]: 'partner' })).rejects.toMatchObject(denied);
    await expect(updateDoc(wedding, { roles: { [bo.uid]: 'owner' } })).rejects.toMatchObject(denied);
    await expect(deleteDoc(wedding)).rejects.toMatchObject(denied);
  });

  test.each([
    ['an unknown field', { extra: 1 }],
    ['a budget below zero', { budget: -1 }],
    ['a date that is none', { date: 'soon' }],
    ['an unknown currency', { 'l10n.currency': 'XXX' }],
  ])('refuses %s', async (_case, changes) => {
    await expect(updateDoc(doc(asAna.db, `weddings/${ana.weddingId}`), changes)).rejects.toMatchObject(denied);
  });

  test.each([
    ['a task with a long name', 'tasks/bad', () => taskDocument({ name: 'x'.repeat(201) })],
    ['a task in an unknown period', 'tasks/bad', () => taskDocument({ period: 'some-day' })],
    ['a task without a field', 'tasks/bad', () => ({ done: true })],
    ['a task with another field', 'tasks/bad', () => taskDocument({ extra: true })],
    ['an event with a long description', 'events/bad', () => event({ description: 'x'.repeat(2001) })],
    ['an event at no time', 'events/bad', () => event({ time: { startTime: 'late' } })],
    ['an event of an unknown type', 'events/bad', () => event({ type: 'party' })],
    ['a website that publishes itself', 'website/site', () => site({ published: true, slug: 'taken-by-force' })],
    ['a second website', 'website/other', () => site()],
  ])('refuses %s', async (_case, below, data) => {
    const path = `weddings/${ana.weddingId}/${below}`;
    await expect(setDoc(doc(asAna.db, path), data())).rejects.toMatchObject(denied);
  });

  test('lets a website be written, but neither published nor renamed, by clients', async () => {
    const reference = doc(asAna.db, `weddings/${ana.weddingId}/website/site`);
    await setDoc(reference, site());
    await updateDoc(reference, { welcome: 'Come along', updatedAt: serverTimestamp() });
    await expect(updateDoc(reference, { published: true })).rejects.toMatchObject(denied);
    await expect(updateDoc(reference, { slug: 'another-one' })).rejects.toMatchObject(denied);
    await expect(getDoc(doc(asAna.db, 'websites/maya-and-tom'))).rejects.toMatchObject(denied);
  });
});

describe('a person', () => {
  test('reads and changes only its own document', async () => {
    const own = doc(asAna.db, `users/${ana.uid}`);
    await updateDoc(own, { 'actions.hasViewedShortlist': true });
    expect((await getDoc(own)).get('actions.hasViewedShortlist')).toBe(true);
    await expect(getDoc(doc(asBo.db, `users/${ana.uid}`))).rejects.toMatchObject(denied);
    await expect(updateDoc(doc(asBo.db, `users/${ana.uid}`), { name: 'x' })).rejects.toMatchObject(denied);
    await expect(getDocs(collection(asBo.db, 'users'))).rejects.toMatchObject(denied);
  });

  test('is written to at the address of its account, and at no other’s', async () => {
    const own = doc(asAna.db, `users/${ana.uid}`);
    const reachedAt = (email: string) => updateDoc(own, { 'contacts.email': email });
    await expect(reachedAt(bo.email)).rejects.toMatchObject(denied);
    await reachedAt('');
    await reachedAt(ana.email);
    // An address from before the account's changed: it must not block other changes.
    await backend.firestore.doc(`users/${ana.uid}`).update({ 'contacts.email': 'earlier@example.com' });
    await updateDoc(own, { 'actions.hasViewedGuestlist': true });
    await reachedAt(ana.email);
  });

  test.each([
    ['becomes a moderator', { kind: 'moderator' }],
    ['speaks for a supplier', { supplierId: 'GB123456' }],
    ['joins a wedding of others', { weddingId: 'demo-wedding' }],
    ['joins a wedding that there is not', { weddingId: 'none' }],
  ])('never %s by itself', async (_case, changes) => {
    await expect(updateDoc(doc(asAna.db, `users/${ana.uid}`), changes)).rejects.toMatchObject(denied);
  });

  test('starts as nothing but a couple', async () => {
    const person = { email: 'di@example.com', password: 'three quiet herons' };
    const { uid } = await signIn(backend.server.url, 'signUp', person);
    const { db, close } = await openSdk(backend.server, person);
    const start = (changes: object) =>
      setDoc(doc(db, `users/${uid}`), { ...userDocument(person.email, null, serverTimestamp()), ...changes });
    await expect(start({ kind: 'supplier', supplierId: 'GB123456' })).rejects.toMatchObject(denied);
    await expect(start({ kind: 'moderator' })).rejects.toMatchObject(denied);
    await expect(start({ contacts: { email: ana.email } })).rejects.toMatchObject(denied);
    await start({});
    await close();
  });
});

describe('what the backend writes', () => {
  const mine = (uid: string) =>
    query(
      collection(asNobody.db, 'conversations'),
      where('memberUids', 'array-contains', uid),
      orderBy('lastMessage.createdAt', 'desc'),
    );

  test('lets the people of a conversation read it, newest first, and nobody write it', async () => {
    const maya = backend.server.demoAccounts?.find(({ email }) => email.startsWith('maya'));
    if (maya === undefined) throw new Error('There is no demo couple.');
    const { db, close } = await openSdk(backend.server, maya);
    const own = query(
      collection(db, 'conversations'),
      where('memberUids', 'array-contains', 'demo-maya'),
      orderBy('lastMessage.createdAt', 'desc'),
    );
    const { docs } = await getDocs(own);
    const times = docs.map((document) => (document.get('lastMessage.createdAt') as Timestamp).toMillis());
    expect(times.length).toBeGreaterThan(2);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(docs[0]?.get('unread.couple')).toBe(1);
    const messages = `conversations/${String(docs[0]?.id)}/messages`;
    expect((await getDocs(query(collection(db, messages), orderBy('createdAt')))).size).toBe(7);
    await expect(setDoc(doc(db, `${messages}/mine`), { body: 'x' })).rejects.toMatchObject(denied);
    await expect(updateDoc(doc(db, `conversations/${String(docs[0]?.id)}`), { unread: {} })).rejects.toMatchObject(
      denied,
    );
    await expect(getDocs(collection(asBo.db, messages))).rejects.toMatchObject(denied);
    await close();
  });

  test('shows no conversation to others, however they ask', async () => {
    await expect(getDocs(mine('demo-maya'))).rejects.toMatchObject(denied);
    await expect(getDocs(collection(asBo.db, 'conversations'))).rejects.toMatchObject(denied);
    const others = query(collection(asBo.db, 'conversations'), where('memberUids', 'array-contains', 'demo-maya'));
    await expect(getDocs(others)).rejects.toMatchObject(denied);
  });

  test('shows task templates to whoever is signed in', async () => {
    const templates = (db: SdkClient['db']) =>
      getDocs(query(collection(db, 'taskTemplates'), where('markets', 'array-contains', 'GB')));
    expect((await templates(asBo.db)).size).toBe(180);
    await expect(templates(asNobody.db)).rejects.toMatchObject(denied);
    await expect(setDoc(doc(asBo.db, 'taskTemplates/mine'), { active: true })).rejects.toMatchObject(denied);
  });

  test('shows the flows of today’s tasks to whoever is signed in, and lets the server alone write them [S7-database-12]', async () => {
    const flows = (db: SdkClient['db']) => getDocs(query(collection(db, 'taskFlows'), where('active', '==', true)));
    expect((await flows(asBo.db)).docs.map(({ id }) => id)).toEqual(['first-steps']);
    await expect(flows(asNobody.db)).rejects.toMatchObject(denied);
    const own = { name: 'mine', active: true, cards: [] };
    await expect(setDoc(doc(asBo.db, 'taskFlows/mine'), own)).rejects.toMatchObject(denied);
    await expect(updateDoc(doc(asBo.db, 'taskFlows/first-steps'), { active: false })).rejects.toMatchObject(denied);
    const stored = backend.firestore.collection('taskFlows');
    const first = (await stored.doc('first-steps').get()).data() ?? {};
    await stored.doc('second').set({ ...first, name: 'second' });
    expect((await flows(asBo.db)).docs.map(({ id }) => id)).toEqual(['first-steps', 'second']);
    await stored.doc('second').update({ active: false });
    expect((await flows(asBo.db)).docs.map(({ id }) => id)).toEqual(['first-steps']);
  });

  test.each(['seeds/demo', 'anything/else'])('is closed where no rule says otherwise: %s', async (path) => {
    await expect(getDoc(doc(asAna.db, path))).rejects.toMatchObject(denied);
    await expect(setDoc(doc(asAna.db, path), { a: 1 })).rejects.toMatchObject(denied);
  });
});
