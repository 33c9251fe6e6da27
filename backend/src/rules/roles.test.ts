import { collections } from '@posy/shared-contracts/collections';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { testBackend } from '../testing/test-backend';
import { openWorld, roles, type Role, type WorldOfPeople } from './testing/people-of-the-world';
import { backendOnly, roleTable } from './testing/role-table';
import { asRead } from './testing/wire';
import { ofPeople } from './testing/written/people';
import { ofPlanning } from './testing/written/planning';
import { ofSuppliers } from './testing/written/suppliers';
import { ofWebsite } from './testing/written/website';

const backend = testBackend();
const written = { ...ofPeople, ...ofPlanning, ...ofSuppliers, ...ofWebsite };
let world: WorldOfPeople;

const placed = (path: string): string =>
  path
    .split('/')
    .map((part) => ({ W: world.weddingId, S: world.supplierId, O: world.uids.owner })[part] ?? part)
    .map((part) => part.replace(/^O_/, `${world.uids.owner}_`))
    .join('/');

/** The document that stands there: the example of the collection, with this world's people. */
const documentOf = (name: string): Record<string, unknown> => {
  const { [name]: example } = written;
  const good = (example === undefined ? {} : asRead(example.good)) as Record<string, unknown>;
  if (name === 'users') return { ...good, weddingId: world.weddingId };
  if (name === 'conversations') return { memberUids: [world.uids.owner, world.uids.partner, world.uids.supplier] };
  if (name === 'supplierAccounts') return { ...good, owners: { [world.uids.supplier]: 'owner' } };
  if (name === 'shortlist') return { ...good, votes: {} };
  return good;
};

const tried = async (attempt: () => Promise<unknown>): Promise<boolean> => {
  try {
    await attempt();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return false;
    throw error;
  }
};

const whoMay = async (attempt: (role: Role) => Promise<unknown>): Promise<Role[]> => {
  const found = await Promise.all(roles.map(async (role) => ((await tried(() => attempt(role))) ? [role] : [])));
  return found.flat();
};

beforeAll(async () => {
  world = await openWorld(backend);
  await backend.firestore.doc(`suppliers/${world.supplierId}`).set(documentOf('supplierAccounts'));
  await backend.firestore.doc('suppliers/GB999999').set({ owners: { [world.uids.foreignSupplier]: 'owner' } });
  await backend.firestore.doc('conversations/x').set(documentOf('conversations'));
  for (const id of ['r1', 'r7']) await backend.firestore.doc(`reviews/${id}`).set({ state: 'published' });
});
afterAll(() => world.close());

it('every collection is in the table', () => {
  expect(Object.keys(roleTable).sort()).toEqual(Object.keys(collections).sort());
});

/** What a role writes: in its own name, at the time of writing, where a document says who made it and when. */
const writtenBy = (name: string, role: Role): Record<string, unknown> => {
  const document = documentOf(name);
  const by = world.uids[role];
  if (name === 'users') return { ...document, contacts: { email: '' } };
  if (name === 'badges') return { achievedAt: serverTimestamp(), by };
  if (name === 'badgeEvents') return { ...document, at: serverTimestamp() };
  const about = { kind: 'review', id: 'r7', within: null };
  return name === 'reports' ? { ...document, about, by, createdAt: serverTimestamp() } : document;
};

/** Asks one after the other: each finds the place as `before` leaves it. */
const whoMayInTurn = async (before: () => Promise<unknown>, attempt: (role: Role) => Promise<unknown>) => {
  const found: Role[] = [];
  for (const role of roles) {
    await before();
    if (await tried(() => attempt(role))) found.push(role);
  }
  return found;
};

describe.each(Object.entries(roleTable))('%s', (name, { path, area, read, create, update, remove }) => {
  const place = () => backend.firestore.doc(placed(path));
  const stand = () => (name === 'weddings' ? Promise.resolve() : place().set(documentOf(name)));
  const as = (role: Role) => doc(world.as[role].db, placed(path));
  beforeAll(async () => {
    await world.lookAt(area);
    await stand();
  });
  // Its parts are asked about by its people.
  afterAll(stand);

  it(`is read by ${read.join(', ')}, and by nobody else`, async () => {
    expect(await whoMay((role) => getDoc(as(role)))).toEqual(read);
  });

  if (update !== null)
    it(`is changed by ${update.join(', ') || 'no client'}`, async () => {
      expect(await whoMay((role) => setDoc(as(role), writtenBy(name, role)))).toEqual(update);
    });

  if (create !== null)
    it(`is made by ${create.join(', ') || 'no client'}`, async () => {
      const make = (role: Role) => setDoc(as(role), writtenBy(name, role));
      expect(await whoMayInTurn(() => place().delete(), make)).toEqual(create);
    });

  if (remove !== null)
    it(`is removed by ${remove.join(', ') || 'no client'}`, async () => {
      expect(await whoMayInTurn(stand, (role) => deleteDoc(as(role)))).toEqual(remove);
    });
});

it.each(backendOnly)('%s is the backend’s alone', async (path) => {
  await backend.firestore.doc(placed(path)).set({ a: 1 });
  expect(await whoMay((role) => getDoc(doc(world.as[role].db, placed(path))))).toEqual([]);
  expect(await whoMay((role) => setDoc(doc(world.as[role].db, placed(path)), { a: 2 }))).toEqual([]);
});

describe('a report', () => {
  const report = (uid: string) => ({
    about: { kind: 'review', id: 'r1', within: null },
    reason: 'untrue',
    words: 'They never married there.',
    by: uid,
    state: 'open',
    createdAt: serverTimestamp(),
    decidedBy: null,
    decidedAt: null,
  });

  const placeOf = (role: Role, thing = 'review_r1') => `reports/${world.uids[role]}_${thing}`;
  const make = (role: Role, path = placeOf(role), by = world.uids[role]) =>
    setDoc(doc(world.as[role].db, path), report(by));

  it('is made by whoever is signed in, in their own name, one for each thing', async () => {
    expect(await whoMay((role) => make(role, placeOf(role), 'x'))).toEqual([]);
    for (const name of ['reports/another', placeOf('owner', 'review_r2'), placeOf('owner', 'message_r1')])
      expect(await tried(() => make('owner', name))).toBe(false);
    expect(await tried(() => make('owner', placeOf('partner')))).toBe(false);
    expect(await whoMay((role) => make(role))).toEqual(roles.filter((role) => role !== 'guest'));
    expect(await whoMay((role) => make(role))).toEqual([]);
  });

  it('is about what there is, and of a message by the backend’s call alone [H-12]', async () => {
    const about = (kind: string, id: string) =>
      setDoc(doc(world.as.owner.db, `reports/${world.uids.owner}_${kind}_${id}`), {
        ...report(world.uids.owner),
        about: { kind, id, within: null },
      });
    await backend.firestore.doc('catalogue/GB1').set({ name: 'A barn' });
    for (const [kind, id] of [
      ['review', 'made-up'],
      ['supplier', 'made-up'],
      ['message', 'm1'],
      ['guest-photo', 'p1'],
      ['real-wedding', 'w1'],
    ] as const)
      expect([kind, await tried(() => about(kind, id))]).toEqual([kind, false]);
    expect(await tried(() => about('supplier', 'GB1'))).toBe(true);
  });

  it('is decided by no client: the backend logs each decision with it', async () => {
    const decided = (role: Role) => ({ state: 'upheld', decidedBy: world.uids[role], decidedAt: serverTimestamp() });
    const path = placeOf('owner');
    expect(await whoMay((role) => updateDoc(doc(world.as[role].db, path), decided(role)))).toEqual([]);
    expect(await whoMay((role) => deleteDoc(doc(world.as[role].db, path)))).toEqual([]);
  });
});

describe('the moderators’ log', () => {
  const entry = (role: Role) => ({
    about: { kind: 'review', id: 'r1', within: null },
    from: 'open',
    to: 'upheld',
    reason: 'It names the guests.',
    by: world.uids[role],
    at: serverTimestamp(),
  });
  const log = (role: Role, id: string) => doc(world.as[role].db, `moderationLog/${id}`);

  it('is written by no client, not even beside a decision of its own [H-02]', async () => {
    const report = `reports/${world.uids.owner}_message_m1`;
    const open = {
      about: { kind: 'message', id: 'm1', within: null },
      reason: 'rude',
      words: '',
      by: world.uids.owner,
      state: 'open',
      createdAt: Timestamp.now(),
      decidedBy: null,
      decidedAt: null,
    };
    await backend.firestore.doc(report).set(open);
    const besideDecision = (role: Role) => {
      const batch = writeBatch(world.as[role].db);
      const decision = { state: 'upheld', decidedBy: world.uids[role], decidedAt: serverTimestamp() };
      batch.update(doc(world.as[role].db, report), decision);
      batch.set(log(role, 'beside'), entry(role));
      return batch.commit();
    };
    expect(await whoMay((role) => setDoc(log(role, `of-${role}`), entry(role)))).toEqual([]);
    expect(await whoMay(besideDecision)).toEqual([]);
    // All or nothing: the decision was not taken either.
    expect((await backend.firestore.doc(report).get()).get('state')).toBe('open');
  });

  it('is neither changed nor shortened by a client [H-02]', async () => {
    const kept = { about: { kind: 'review', id: 'r9', within: null }, from: null, to: 'upheld', reason: '', by: 'x' };
    await backend.firestore.doc('moderationLog/kept').set(kept);
    expect(await whoMay((role) => updateDoc(log(role, 'kept'), { to: 'dismissed' }))).toEqual([]);
    expect(await whoMay((role) => deleteDoc(log(role, 'kept')))).toEqual([]);
    expect((await backend.firestore.doc('moderationLog/kept').get()).data()).toEqual(kept);
  });
});

it('everybody votes for themselves only', async () => {
  await world.lookAt('suppliers');
  const path = `weddings/${world.weddingId}/suppliers/x`;
  const vote = (role: Role, uid: string) => updateDoc(doc(world.as[role].db, path), { [`votes.${uid}`]: 'yes' });
  expect(await whoMay((role) => vote(role, world.uids[role] || 'x'))).toEqual(['owner', 'partner', 'helperWith']);
  expect(await whoMay((role) => vote(role, 'somebody'))).toEqual([]);
});
