/** Streams end with their own sign-in, as calls do; the session that ended the others goes on. */
import { type AddressInfo, type Server } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  updatePassword,
} from 'firebase/auth';
import { collection, doc, initializeFirestore, onSnapshot, setDoc, setLogLevel, terminate } from 'firebase/firestore';
import { createSinglePortServer, type FirebaseLocal, startFirebaseLocal } from '../index';
import { adminSecret, projectId, temporaryDirectory, type TestServer } from '../testing/firestore-server';
import { addTarget, database, documents, openChannel, raw } from '../testing/raw-channel';

const rulesSource = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**} { allow read, write: if request.auth != null; }
  }
}`;

let local: FirebaseLocal;
let listening: Server;
let server: TestServer;
beforeAll(async () => {
  local = await startFirebaseLocal({
    dataDir: temporaryDirectory(),
    projectId,
    rulesSource,
    adminSecret,
    passwordCost: 2 ** 10,
    silence: 300,
  });
  listening = createSinglePortServer(local, (_request, response) => void response.writeHead(404).end());
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  server = { port } as TestServer;
});
afterAll(async () => {
  await local.close();
  await new Promise((resolve) => listening.close(resolve));
});

type AuthFields = Record<string, string>;
const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<AuthFields> => {
  const { text } = await raw(server, 'POST', `/identitytoolkit.googleapis.com/v1/${path}`, JSON.stringify(body), {
    'content-type': 'application/json',
    ...headers,
  });
  return JSON.parse(text) as AuthFields;
};
const backend = { authorization: `Bearer ${adminSecret}` };
let people = 0;
const signUp = async (): Promise<{ idToken: string; localId: string }> => {
  const made = await post('accounts:signUp?key=k', {
    email: `person${(people += 1)}@example.com`,
    password: 'a long password',
    returnSecureToken: true,
  });
  return { idToken: made.idToken!, localId: made.localId! };
};

const endings: [string, (person: { idToken: string; localId: string }) => Promise<unknown>][] = [
  ['a changed password', ({ idToken }) => post('accounts:update?key=k', { idToken, password: 'another password' })],
  ['a deleted account', ({ idToken }) => post('accounts:delete?key=k', { idToken })],
  [
    'being signed out everywhere',
    ({ localId }) =>
      post(
        `projects/${projectId}/accounts:update`,
        { localId, validSince: String(Math.floor(Date.now() / 1000)) },
        backend,
      ),
  ],
  [
    'a disabled account',
    ({ localId }) => post(`projects/${projectId}/accounts:update`, { localId, disableUser: true }, backend),
  ],
];

test.each(endings)('%s ends what was open before: nothing more is received or written [A-M1]', async (_how, end) => {
  const [person, other] = [await signUp(), await signUp()];
  const listening = await openChannel(server, 'Listen', person.idToken, [addTarget(2, 'guests')]);
  const spoken = await openChannel(server, 'Write', person.idToken, [{ database }]);
  const others = await openChannel(server, 'Listen', other.idToken, [addTarget(2, 'guests')]);
  const last = (await listening.poll(0)).at(-1)!.id;
  const lastSaid = (await spoken.poll(0)).at(-1)!.id;
  const lastOfOthers = (await others.poll(0)).at(-1)!.id;
  await end(person);
  const guest = `${documents}/guests/${person.localId}`;
  const secret = { update: { name: guest, fields: { secret: { stringValue: 'of the others' } } } };
  await raw(server, 'POST', `/v1/${documents}:commit`, JSON.stringify({ writes: [secret] }), backend);
  const ended = JSON.stringify(await listening.poll(last));
  expect(ended).toContain('UNAUTHENTICATED');
  expect(ended).not.toContain('of the others');
  await spoken.send([{ streamToken: '', writes: [{ delete: guest }] }]);
  expect(JSON.stringify(await spoken.poll(lastSaid))).toContain('UNAUTHENTICATED');
  const stays = await raw(server, 'GET', `/v1/${guest}`, '', backend);
  expect(stays.status).toBe(200);
  expect(JSON.stringify(await others.poll(lastOfOthers))).toContain('of the others');
});

test('the person who changes the password goes on listening and writing with the SDK [A-M1]', async () => {
  setLogLevel('silent');
  const app = initializeApp({ apiKey: 'k', projectId, authDomain: 'localhost' }, 'goes-on');
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${server.port}`, { disableWarnings: true });
  const firestore = initializeFirestore(app, { host: `127.0.0.1:${server.port}`, ssl: false });
  const { user } = await createUserWithEmailAndPassword(auth, 'goes-on@example.com', 'a long password');
  let wake = (): void => undefined;
  const seen = new Set<string>();
  const stop = onSnapshot(collection(firestore, 'tables'), { includeMetadataChanges: true }, (snapshot) => {
    // Only states confirmed by the server count.
    if (!snapshot.metadata.hasPendingWrites) for (const one of snapshot.docs) seen.add(one.id);
    wake();
  });
  const sees = async (id: string): Promise<void> => {
    while (!seen.has(id)) await new Promise<void>((resolve) => (wake = resolve));
  };
  await setDoc(doc(firestore, 'tables/before'), { n: 1 });
  await sees('before');
  await updatePassword(user, 'another password');
  await setDoc(doc(firestore, 'tables/after'), { n: 1 });
  await sees('after');
  const write = { update: { name: `${documents}/tables/of-others`, fields: {} } };
  await raw(server, 'POST', `/v1/${documents}:commit`, JSON.stringify({ writes: [write] }), backend);
  await sees('of-others');
  stop();
  await terminate(firestore);
  await deleteApp(app);
});
