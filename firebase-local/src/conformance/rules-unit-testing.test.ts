/** The rules library drives a server in test mode: control endpoints, unsigned tokens, `owner`. */
import { type AddressInfo } from 'node:net';
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, setLogLevel } from 'firebase/firestore';
import { createSinglePortServer, startFirebaseLocal } from '../index';
import { adminSecret, projectId, temporaryDirectory } from '../testing/firestore-server';

const closed = "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {} }";
const own = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents/users/{uid} {
    allow read, write: if request.auth.uid == uid;
  }
}`;

test('rules are set, users are mocked, and everything is cleared', async () => {
  setLogLevel('silent');
  const local = await startFirebaseLocal({
    dataDir: temporaryDirectory(),
    projectId,
    adminSecret,
    rulesSource: closed,
    testMode: true,
  });
  const server = createSinglePortServer(local, (_req, res) => void res.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port, rules: own },
  });
  const alice = environment.authenticatedContext('alice').firestore();
  await assertSucceeds(setDoc(doc(alice, 'users/alice'), { n: 1 }));
  await assertFails(setDoc(doc(alice, 'users/bob'), { n: 1 }));
  await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), 'users/alice')));
  await environment.withSecurityRulesDisabled(async (context) => {
    expect((await getDoc(doc(context.firestore(), 'users/alice'))).data()).toEqual({ n: 1 });
  });
  await environment.clearFirestore();
  expect((await getDoc(doc(alice, 'users/alice'))).exists()).toBe(false);
  await environment.cleanup();
  await local.close();
  await new Promise((resolve) => server.close(resolve));
});
