/** The client SDK's Node build, which speaks gRPC. */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  initializeFirestore,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { projectId, startFirestore, type TestServer } from '../testing/firestore-server';

let server: TestServer;
const open: (() => Promise<void>)[] = [];

beforeAll(async () => {
  setLogLevel('silent');
  server = await startFirestore({ testMode: true });
});
afterAll(async () => {
  for (const close of open) await close();
  await server.stop();
});

/** A client that is signed in as `uid`, through the SDK's own emulator tokens being replaced by ours. */
function client(name: string): Firestore {
  const app = initializeApp({ projectId, apiKey: 'any' }, name);
  const db = initializeFirestore(app, { host: server.host, ssl: false });
  open.push(() => deleteApp(app));
  return db;
}

test('signed out, only what the rules open can be read', async () => {
  const db = client('signed-out');
  expect((await getDoc(doc(db, 'public/none'))).exists()).toBe(false);
  await expect(getDoc(doc(db, 'rooms/r'))).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(getDocs(collection(db, 'rooms'))).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(setDoc(doc(db, 'public/mine'), { a: 1 })).rejects.toMatchObject({ code: 'permission-denied' });
});
