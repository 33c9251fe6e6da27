import { type AccessArea, accessAreas } from '@posy/shared-contracts/entities';
import { deleteDoc, doc, getDoc, increment, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { taskDocument } from '../testing/documents';
import { accessWorld } from './testing/access-world';

const world = accessWorld();
const { backend, wedding, giveAccess, at, listing } = world;

const denied = { code: 'permission-denied' };
const now = serverTimestamp();

/** A document for each collection of a wedding, and the area that it belongs to. */
const samples: [below: string, area: AccessArea, data: () => object][] = [
  // A task keeps the time at which it was made.
  ['tasks/t1', 'checklist', () => taskDocument({ createdAt: '2026-11-20T12:00:00.000Z' })],
  ['guests/g1', 'guests', () => ({ name: 'Jo', head: null, contacts: { email: null } })],
  ['tables/a', 'guests', () => ({ name: 'Marigold', shape: 'round', seats: 8, order: 1, createdAt: now })],
  ['seatingWishes/w1', 'guests', () => ({ kind: 'together', guests: ['g1', 'g2'], createdAt: now })],
  ['costs/c1', 'budget', () => ({ name: 'Flowers', supplierType: null, group: 'other', estimate: 100, actual: 0 })],
  [
    'payments/p1',
    'budget',
    () => ({
      costId: 'c1',
      name: 'Deposit',
      amount: 100,
      due: '2027-03-01',
      paidOn: null,
      remindDaysBefore: 7,
      createdAt: now,
      updatedAt: now,
    }),
  ],
  [
    'suppliers/GB123456',
    'suppliers',
    () => ({
      type: 'venues',
      slug: 'barn',
      name: 'Barn',
      publicId: 'p1',
      shortlisted: true,
      booked: false,
      enquired: false,
      ignored: false,
      customSupplier: false,
      updatedAt: now,
    }),
  ],
  [
    'events/e1',
    'website',
    () => ({
      type: 'custom',
      name: 'Supper',
      date: null,
      time: { startTime: null },
      place: '',
      description: '',
      attire: '',
      visible: true,
      featured: false,
      supplier: null,
      createdAt: now,
      updatedAt: now,
    }),
  ],
  ['notes/n1', 'notes', () => ({ title: 'Colours', body: '', createdAt: now, updatedAt: now })],
];

/** A helper with access to guests reads the events that they answer to. */
const alsoReadBy: Record<string, AccessArea[]> = { 'events/e1': ['guests'] };

describe.each(samples)('%s, in the area %s', (below, area, data) => {
  test('is made, read, listed and removed by owner and partner [D-role-01]', async () => {
    for (const who of ['ana', 'lou'] as const) {
      await setDoc(at(who, below), data());
      expect((await getDoc(at(who, below))).exists()).toBe(true);
      expect((await listing(who, below)).size).toBe(1);
      await deleteDoc(at(who, below));
    }
  });

  test('is closed to a helper without access, and to strangers [D-role-01]', async () => {
    await setDoc(at('ana', below), data());
    const readers = [area, ...(alsoReadBy[below] ?? [])];
    const others = Object.fromEntries(accessAreas.map((other) => [other, readers.includes(other) ? 'none' : 'edit']));
    await giveAccess(others);
    for (const who of ['priya', 'stranger'] as const) {
      await expect(getDoc(at(who, below))).rejects.toMatchObject(denied);
      await expect(listing(who, below)).rejects.toMatchObject(denied);
      await expect(setDoc(at(who, below), data())).rejects.toMatchObject(denied);
      await expect(deleteDoc(at(who, below))).rejects.toMatchObject(denied);
    }
  });

  test('is read and never changed by a helper who may view [D-role-01]', async () => {
    await setDoc(at('ana', below), data());
    await giveAccess({ [area]: 'view' });
    expect((await getDoc(at('priya', below))).exists()).toBe(true);
    expect((await listing('priya', below)).size).toBe(1);
    await expect(setDoc(at('priya', below), data())).rejects.toMatchObject(denied);
    await expect(deleteDoc(at('priya', below))).rejects.toMatchObject(denied);
  });

  test('is changed by a helper who may edit, until the access is revoked [D-role-01] [D-role-02]', async () => {
    await giveAccess({ [area]: 'edit' });
    await setDoc(at('priya', below), data());
    expect((await getDoc(at('priya', below))).exists()).toBe(true);
    await wedding().update({ roles: { [world.ana.uid]: 'owner', [world.lou.uid]: 'partner' } });
    await expect(getDoc(at('priya', below))).rejects.toMatchObject(denied);
    await expect(setDoc(at('priya', below), data())).rejects.toMatchObject(denied);
    await giveAccess({ [area]: 'edit' });
    await deleteDoc(at('priya', below));
  });
});

describe('the wedding itself', () => {
  const reference = (who: keyof typeof world.as) => doc(world.as[who].db, `weddings/${world.ana.weddingId}`);
  const profile = [
    { partners: ['Ana', 'Lou'] },
    { date: '2027-06-06' },
    { engagementDate: '2026-01-02', weddingDate: null },
    { image: `/photos/${'a'.repeat(32)}` },
    { 'l10n.country': 'GB' },
    { budget: 1_000_00 },
    { costs: { actual: 1, estimate: 2 } },
    { 'guests.count': increment(1) },
    { 'tasks.done': increment(1) },
    { badges: { 'guest-added': 1 } },
    { preferences: { onboarding: { step: 'guests', finished: false } } },
    { events: { main: 'e1' }, website: 'ana-and-lou' },
    { 'bookings.venue': false },
  ];

  test('is changed by owner and partner in every field of its profile [D-role-01]', async () => {
    for (const who of ['ana', 'lou'] as const) for (const change of profile) await updateDoc(reference(who), change);
    expect((await getDoc(reference('lou'))).get('engagementDate')).toBe('2026-01-02');
  });

  test('is read by a helper, who changes no profile whatever they may edit [D-role-01]', async () => {
    await giveAccess(Object.fromEntries(accessAreas.map((area) => [area, 'edit'])));
    expect((await getDoc(reference('priya'))).get('partners')).toEqual(['Ana', 'Lou']);
    for (const change of [
      { partners: ['Eve'] },
      { date: null },
      { weddingDate: '2028-01-01' },
      { image: null },
      { 'l10n.country': 'IE' },
    ])
      await expect(updateDoc(reference('priya'), change)).rejects.toMatchObject(denied);
    await expect(getDoc(reference('stranger'))).rejects.toMatchObject(denied);
  });

  test.each<[AccessArea, (n: number) => object]>([
    ['checklist', (n) => ({ 'tasks.done': 10 + n })],
    ['guests', (n) => ({ 'guests.count': 10 + n })],
    ['budget', (n) => ({ budget: 2_000_00 + n, costs: { actual: 5 + n, estimate: 6 } })],
    ['suppliers', (n) => ({ 'suppliers.count': 10 + n, 'bookings.venue': n === 0 })],
    ['website', (n) => ({ events: { main: `main${n}` } })],
    ['notes', (n) => ({ 'badges.guest-added': 10 + n })],
  ])('takes the totals of %s from a helper who may edit that, and from no other [D-role-01]', async (area, change) => {
    await giveAccess({ [area]: 'edit' });
    await updateDoc(reference('priya'), change(0));
    const views = Object.fromEntries(accessAreas.map((other) => [other, 'view']));
    await giveAccess({ ...views, inbox: area === 'notes' ? 'view' : 'edit' });
    await expect(updateDoc(reference('priya'), change(1))).rejects.toMatchObject(denied);
  });

  test.each([
    ['who belongs to it', { roles: {} }],
    ['what a helper may do', { access: {} }],
    ['the list of its people', { users: [] }],
    ['when it was made', { createdAt: now }],
  ])('lets no client change %s [D-role-01]', async (_what, change) => {
    await giveAccess({ checklist: 'edit' });
    for (const who of ['ana', 'lou', 'priya'] as const)
      await expect(updateDoc(reference(who), change)).rejects.toMatchObject(denied);
  });

  test.each([
    ['an engagement on no day', { engagementDate: 'soon' }],
    ['costs without a sum', { costs: { actual: 1 } }],
    ['costs below zero', { costs: { actual: -1, estimate: 0 } }],
    ['a picture that is none', { image: 7 }],
    ['badges that are a list', { badges: [] }],
    ['events with more', { events: { main: null, other: 1 } }],
  ])('refuses %s', async (_what, change) => {
    await expect(updateDoc(reference('ana'), change)).rejects.toMatchObject(denied);
  });
});

test('lets a website be written by a helper who may edit it, and only read by one who may view it [D-role-01]', async () => {
  const site = { slug: null, published: false, welcome: '', theme: 'poster', updatedAt: now };
  await giveAccess({ website: 'edit' });
  await setDoc(at('priya', 'website/site'), site);
  await giveAccess({ website: 'view' });
  expect((await getDoc(at('priya', 'website/site'))).exists()).toBe(true);
  await expect(updateDoc(at('priya', 'website/site'), { welcome: 'x', updatedAt: now })).rejects.toMatchObject(denied);
  await giveAccess({ guests: 'edit' });
  await expect(getDoc(at('priya', 'website/site'))).rejects.toMatchObject(denied);
});

describe('what belongs to no area', () => {
  test('is seen by every member, and added to by whoever may edit something', async () => {
    await giveAccess({ notes: 'view' });
    await setDoc(at('lou', 'badges/guest-added'), { achievedAt: now, by: world.lou.uid });
    expect((await getDoc(at('priya', 'badges/guest-added'))).exists()).toBe(true);
    const own = { achievedAt: now, by: world.priya.uid };
    await expect(setDoc(at('priya', 'badges/venue-booked'), own)).rejects.toMatchObject(denied);
    await giveAccess({ notes: 'edit' });
    await setDoc(at('priya', 'badges/venue-booked'), own);
    await expect(getDoc(at('stranger', 'badges/guest-added'))).rejects.toMatchObject(denied);
  });

  test('are the cards of one person, seen by nobody else [S7-database-11]', async () => {
    const flows = { 'first-steps': { cards: { partner: 'done' }, closed: false } };
    await setDoc(at('priya', `todayTasks/${world.priya.uid}`), { flows, calm: true, updatedAt: now });
    await expect(setDoc(at('priya', `todayTasks/${world.priya.uid}`), { flows, calm: 'very' })).rejects.toMatchObject(
      denied,
    );
    await expect(setDoc(at('priya', `todayTasks/${world.priya.uid}`), { notes: 'x' })).rejects.toMatchObject(denied);
    await expect(getDoc(at('ana', `todayTasks/${world.priya.uid}`))).rejects.toMatchObject(denied);
    await expect(setDoc(at('ana', `todayTasks/${world.priya.uid}`), {})).rejects.toMatchObject(denied);
  });

  test('is the log: read by members, written by no client', async () => {
    await wedding().collection('activity').doc('a1').set({ kind: 'member-left' });
    expect((await listing('priya', 'activity/a1')).size).toBeGreaterThan(0);
    await expect(listing('stranger', 'activity/a1')).rejects.toMatchObject(denied);
    await expect(setDoc(at('ana', 'activity/a2'), { kind: 'member-left' })).rejects.toMatchObject(denied);
    await expect(deleteDoc(at('ana', 'activity/a1'))).rejects.toMatchObject(denied);
  });
});

describe('a person', () => {
  const channel = { messages: true, tasks: false, collaboration: true, news: false };
  const own = () => doc(world.as.ana.db, `users/${world.ana.uid}`);

  test('chooses notifications and a picture', async () => {
    await updateDoc(own(), { notifications: { email: channel, push: channel }, image: `/photos/${'b'.repeat(32)}` });
    expect((await getDoc(own())).get('notifications.email.tasks')).toBe(false);
  });

  test.each([
    ['notifications without a channel', { notifications: { email: channel } }],
    ['notifications that are no yes or no', { notifications: { email: channel, push: { ...channel, news: 'yes' } } }],
    ['weddings that were joined', { weddingIds: ['demo-wedding'] }],
    ['the mark of who was invited', { collaborator: true }],
  ])('never sets %s', async (_what, change) => {
    await expect(updateDoc(own(), change)).rejects.toMatchObject(denied);
  });

  test('reads no invitation, no job and no calendar link, whoever it is', async () => {
    await backend.firestore.doc('nonces/n1').set({ weddingId: world.ana.weddingId });
    for (const path of ['nonces/n1', 'jobs/j1', 'calendarFeeds/f1']) {
      await expect(getDoc(doc(world.as.ana.db, path))).rejects.toMatchObject(denied);
      await expect(setDoc(doc(world.as.ana.db, path), { weddingId: world.ana.weddingId })).rejects.toMatchObject(
        denied,
      );
    }
  });
});
