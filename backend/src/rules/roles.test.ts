import { collections } from '@posy/shared-contracts/collections';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { weddingDocument } from '../testing/people';
import { testBackend } from '../testing/test-backend';
import { openWorld, type Role, roles, type WorldOfPeople } from './testing/people-of-the-world';
import { backendOnly, remoteDocuments, roleTable } from './testing/role-table';
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
    .join('/');

/** The document that stands there: the example of the collection, with this world's people. */
const documentOf = (name: string): Record<string, unknown> => {
  const { [name]: example } = written;
  const good = (example === undefined ? {} : asRead(example.good)) as Record<string, unknown>;
  if (name === 'users') return { ...good, weddingId: world.weddingId };
  if (name === 'conversations')
    return { memberUids: ['owner', 'partner', 'supplier', 'supplierStaff'].map((role) => world.uids[role as Role]) };
  if (name === 'supplierAccounts')
    return { ...good, owners: { [world.uids.supplier]: 'owner', [world.uids.supplierStaff]: 'staff' } };
  if (name === 'shortlist') return { ...good, votes: {}, memberNotes: {} };
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
});
afterAll(() => world.close());

test('every collection is in the table', () => {
  expect(Object.keys(roleTable).sort()).toEqual(Object.keys(collections).sort());
});

/** Documents that a role writes: in its own name, at the time of writing, where a document has an author and a time. */
const writtenBy = (name: string, role: Role): Record<string, unknown> => {
  const document = documentOf(name);
  const by = world.uids[role];
  if (name === 'users') return { ...document, contacts: { email: '' } };
  if (name === 'badges') return { achievedAt: serverTimestamp(), by };
  if (name === 'badgeEvents') return { ...document, at: serverTimestamp() };
  return document;
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

/** These collections hold many people's documents: nobody lists them all, whatever they may read of them. */
const ofOnePerson = ['users', 'weddings', 'todayTasks', 'conversations', 'supplierAccounts'];

const asked = Object.entries({ ...roleTable, remoteDocuments });

describe.each(asked)('%s', (name, { path, area, read, create, update, remove }) => {
  const place = () => backend.firestore.doc(placed(path));
  const stand = () => (name === 'weddings' ? Promise.resolve() : place().set(documentOf(name)));
  const as = (role: Role) => doc(world.as[role].db, placed(path));
  beforeAll(async () => {
    await world.lookAt(area);
    await stand();
  });
  // The people who may read it read its parts.
  afterAll(stand);

  test(`is read by ${read.join(', ')}, and by nobody else`, async () => {
    expect(await whoMay((role) => getDoc(as(role)))).toEqual(read);
  });

  const listed = ofOnePerson.includes(name) ? [] : read;
  test(`is listed with all beside it by ${listed.join(', ') || 'nobody'}`, async () => {
    const beside = (role: Role) => collection(world.as[role].db, placed(path.slice(0, path.lastIndexOf('/'))));
    expect(await whoMay((role) => getDocs(beside(role)))).toEqual(listed);
  });

  if (update !== null)
    test(`is changed by ${update.join(', ') || 'no client'}`, async () => {
      expect(await whoMay((role) => setDoc(as(role), writtenBy(name, role)))).toEqual(update);
    });

  if (create !== null)
    test(`is made by ${create.join(', ') || 'no client'}`, async () => {
      const make = (role: Role) => setDoc(as(role), writtenBy(name, role));
      expect(await whoMayInTurn(() => place().delete(), make)).toEqual(create);
    });

  if (remove !== null)
    test(`is removed by ${remove.join(', ') || 'no client'}`, async () => {
      expect(await whoMayInTurn(stand, (role) => deleteDoc(as(role)))).toEqual(remove);
    });
});

test('nobody asks for what lies below all weddings, suppliers or conversations at once', async () => {
  const below = Object.values(roleTable).flatMap(({ path }) =>
    path.split('/').length > 2 ? [path.split('/')[2] ?? ''] : [],
  );
  for (const name of new Set(below))
    expect([name, await whoMay((role) => getDocs(collectionGroup(world.as[role].db, name)))]).toEqual([name, []]);
});

test.each(backendOnly)('%s is the backend’s alone', async (path) => {
  await backend.firestore.doc(placed(path)).set({ a: 1 });
  expect(await whoMay((role) => getDoc(doc(world.as[role].db, placed(path))))).toEqual([]);
  expect(await whoMay((role) => setDoc(doc(world.as[role].db, placed(path)), { a: 2 }))).toEqual([]);
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

  test('is written by no client, not even beside a decision of its own [H-02]', async () => {
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
    // Both or neither: the decision was not stored either.
    expect((await backend.firestore.doc(report).get()).get('state')).toBe('open');
  });

  test('is neither changed nor shortened by a client [H-02]', async () => {
    const stored = { about: { kind: 'review', id: 'r9', within: null }, from: null, to: 'upheld', reason: '', by: 'x' };
    await backend.firestore.doc('moderationLog/kept').set(stored);
    expect(await whoMay((role) => updateDoc(log(role, 'kept'), { to: 'dismissed' }))).toEqual([]);
    expect(await whoMay((role) => deleteDoc(log(role, 'kept')))).toEqual([]);
    expect((await backend.firestore.doc('moderationLog/kept').get()).data()).toEqual(stored);
  });
});

test.each(['votes', 'memberNotes'])('everybody writes %s of their own only', async (field) => {
  await world.lookAt('suppliers');
  const path = `weddings/${world.weddingId}/suppliers/x`;
  const write = (role: Role, uid: string) => updateDoc(doc(world.as[role].db, path), { [`${field}.${uid}`]: 'yes' });
  expect(await whoMay((role) => write(role, world.uids[role] || 'x'))).toEqual(['owner', 'partner', 'helperWith']);
  expect(await whoMay((role) => write(role, 'somebody'))).toEqual([]);
});

describe('a note', () => {
  const editors = ['owner', 'partner', 'helperWith'];
  const newNote = (author: string | null) => ({
    ...documentOf('notes'),
    author,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  const stored = () => backend.firestore.doc(`weddings/${world.weddingId}/notes/by`);
  const note = (role: Role) => doc(world.as[role].db, `weddings/${world.weddingId}/notes/by`);
  const made = (authorOf: (role: Role) => string | null) =>
    whoMayInTurn(
      () => stored().delete(),
      (role) => setDoc(note(role), newNote(authorOf(role))),
    );
  beforeAll(() => world.lookAt('notes'));

  test('is made in its writer’s own name, or in nobody’s [H-02]', async () => {
    expect(await made((role) => world.uids[role])).toEqual(editors);
    expect(await made(() => null)).toEqual(editors);
    expect(await made((role) => world.uids[role === 'owner' ? 'partner' : 'owner'])).toEqual([]);
  });

  test('stays in the name of who wrote it first, whoever changes it [H-02]', async () => {
    const storeNote = () => stored().set({ ...documentOf('notes'), author: world.uids.owner });
    const changed = (fields: object) => whoMayInTurn(storeNote, (role) => updateDoc(note(role), fields));
    expect(await changed({ body: 'More.' })).toEqual(editors);
    expect(await changed({ author: world.uids.partner })).toEqual([]);
    expect(await changed({ author: null })).toEqual([]);
  });

  test('of somebody else that was deleted is put back as it was', async () => {
    const before = { ...documentOf('notes'), author: world.uids.partner };
    const restore = (role: Role) => setDoc(note(role), before);
    expect(await whoMayInTurn(() => stored().delete(), restore)).toEqual(editors);
  });
});

test('who works with weddings makes none: neither moderators nor operators [H-02]', async () => {
  const make = (role: Role) => {
    const { [role]: uid } = world.uids;
    return setDoc(
      doc(world.as[role].db, `weddings/of-${role}`),
      weddingDocument({ [uid || 'x']: 'owner' }, serverTimestamp()),
    );
  };
  expect((await whoMay(make)).filter((role) => ['stranger', 'moderator', 'operator'].includes(role))).toEqual([
    'stranger',
  ]);
  expect((await backend.firestore.doc('weddings/of-moderator').get()).exists).toBe(false);
});
