/** A small application on Auth and Firestore, for the test of both together. */
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth } from 'firebase/auth';
import {
  collection,
  doc,
  initializeFirestore,
  onSnapshot,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';

const firebase = initializeApp({ projectId: 'demo-test', apiKey: 'any', authDomain: location.host });
const auth = getAuth(firebase);
connectAuthEmulator(auth, location.origin, { disableWarnings: true });
const db = initializeFirestore(firebase, { host: location.host, ssl: false });

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  );

let titles = '';
let end: string | null = null;
const waiting: (() => void)[] = [];
const until = async (test: () => boolean): Promise<void> => {
  while (!test()) await new Promise<void>((resolve) => waiting.push(resolve));
};
const changed = (): void => waiting.splice(0).forEach((resolve) => resolve());

const app = {
  async signUp(email: string): Promise<string> {
    const { user } = await createUserWithEmailAndPassword(auth, email, 'correct horse battery');
    return user.uid;
  },
  create: (id: string, members: string[]) => outcome(setDoc(doc(db, 'weddings', id), { members })),
  share: (id: string, members: string[]) => outcome(updateDoc(doc(db, 'weddings', id), { members })),
  addTask: (id: string, title: string) =>
    outcome(setDoc(doc(db, 'weddings', id, 'tasks', title), { title, at: serverTimestamp() })),
  /** Result of starting the listener. */
  listen: (id: string) =>
    new Promise<string>((resolve) => {
      end = null;
      onSnapshot(
        collection(db, 'weddings', id, 'tasks'),
        (snapshot) => {
          titles = snapshot.docs.map((task) => task.id).join();
          changed();
          if (!snapshot.metadata.fromCache) resolve('listening');
        },
        (error) => {
          end = error.code;
          changed();
          resolve(error.code);
        },
      );
    }),
  async sees(wanted: string[]): Promise<boolean> {
    await until(() => titles === wanted.join());
    return true;
  },
  async ended(): Promise<string | null> {
    await until(() => end !== null);
    return end;
  },
};

declare global {
  interface Window {
    app: typeof app;
  }
}

window.app = app;
