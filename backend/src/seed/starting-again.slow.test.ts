import { FieldValue } from 'firebase-admin/firestore';
import { type OpenFirestore } from '../server/firebase';
import { startServer } from '../server/start';
import { openAsBackend } from '../testing/people';
import { startTestServer, testConfig, type TestServer } from '../testing/test-server';
import { demoUids } from './demo/facts/demo-accounts';

let server: TestServer;
let database: OpenFirestore;

beforeAll(async () => {
  server = await startTestServer();
  database = openAsBackend(server);
});
afterAll(async () => {
  await database.close();
  await server.close();
  await server.stop();
});

const everything = async (): Promise<string[]> => {
  const groups = [
    'users',
    'weddings',
    'tasks',
    'suppliers',
    'events',
    'notes',
    'guests',
    'tables',
    'publishedWebsite',
    'website',
    'websites',
    'conversations',
    'messages',
    'activity',
  ];
  const found = await Promise.all(groups.map((group) => database.firestore.collectionGroup(group).get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).sort();
};

describe('starting again', () => {
  test('keeps what was changed, and completes a seeding that was broken off without doubling anything', async () => {
    const before = await everything();
    const password = server.demoAccounts?.[0]?.password;
    await database.firestore.doc('weddings/demo-wedding').update({ budget: 1 });
    // An older data folder, from before the operator, with people's later changes.
    await database.firestore.doc('seeds/demo').update({ roles: FieldValue.delete() });
    await database.firestore.doc(`users/${demoUids.operator}`).delete();
    // The same from before the supplier had staff.
    const [team] = (await database.firestore.collection('suppliers').get()).docs.filter(
      (one) => demoUids.staff in (one.get('owners') as object),
    );
    const talks = await database.firestore
      .collection('conversations')
      .where('memberUids', 'array-contains', demoUids.staff)
      .get();
    expect(talks.size).toBeGreaterThan(5);
    await team?.ref.update({ [`owners.${demoUids.staff}`]: FieldValue.delete() });
    for (const { ref } of talks.docs) await ref.update({ memberUids: FieldValue.arrayRemove(demoUids.staff) });
    await database.firestore.doc(`users/${demoUids.supplier}`).update({ name: 'Renamed' });
    await database.close();
    await server.close();

    const again = await startServer(testConfig(server.dataDir));
    database = openAsBackend({ ...server, ...again });
    expect((await database.firestore.doc('weddings/demo-wedding').get()).get('budget')).toBe(1);
    expect(again.demoAccounts?.[0]?.password).toBe(password);
    expect(await everything()).toEqual(before);
    expect((await database.firestore.doc(`users/${demoUids.supplier}`).get()).get('name')).toBe('Renamed');
    const { startedAt } = (await database.firestore.doc('seeds/demo').get()).data() as { startedAt: unknown };
    await database.firestore.doc('seeds/demo').set({ startedAt });
    await database.firestore.doc('weddings/demo-wedding/tasks/choose-your-date').delete();
    await database.close();
    await again.close();

    const third = await startServer(testConfig(server.dataDir));
    server = { ...server, ...third };
    database = openAsBackend(server);
    expect(await everything()).toEqual(before);
  });

  test('offers no demo to others: neither sign-ins nor their list', async () => {
    const open = await startTestServer({ publicUrl: 'https://posy.example.com' });
    const response = await fetch(`http://127.0.0.1:${open.port}/api/demo/accounts`);
    await response.arrayBuffer();
    expect([open.demoAccounts, response.status, open.url]).toEqual([null, 404, 'https://posy.example.com']);
    expect(response.headers.get('strict-transport-security')).toContain('max-age');
    await open.stop();
  });
});
