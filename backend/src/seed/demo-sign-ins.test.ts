import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../server/start';
import { createPerson, openAsBackend, userDocument } from '../testing/people';
import { signIn, startTestServer, testConfig } from '../testing/test-server';

const passwordCost = 2 ** 10;

test('a spoilt file of the demo’s sign-ins is made anew, and they work [A-L1]', async () => {
  const server = await startTestServer();
  await server.close();
  const path = join(server.dataDir, 'demo-accounts.json');
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 200));
  const again = await startServer(testConfig(server.dataDir), { passwordCost });
  const [maya] = again.demoAccounts ?? [];
  const { email = '', password = '' } = maya ?? {};
  expect((await signIn(again.url, 'signInWithPassword', { email, password })).uid).toBe('demo-maya');
  await again.close();
  await server.stop();
});

test('where people were before the demo, no sign-ins are shown that nobody has [A-L2]', async () => {
  const publicUrl = 'http://localhost:4300';
  const server = await startTestServer({ publicUrl });
  expect(server.demoAccounts).toBeNull();
  const database = openAsBackend(server);
  const ana = await createPerson({ ...server, url: `http://127.0.0.1:${server.port}` }, 'ana');
  await database.firestore.doc(`users/${ana.uid}`).set(userDocument(ana.email, null));
  await database.close();
  await server.close();
  const again = await startServer(testConfig(server.dataDir), { passwordCost });
  expect(again.demoAccounts).toBeNull();
  await again.close();
  await server.stop();
});
