import { type Wedding } from '@posy/shared-contracts/entities';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { addToSupplier } from '../accounts/supplier-people';
import { type OpenFirestore, openLocalFirestore, readAdminSecret } from '../server/firebase';
import { signIn, type TestServer } from './test-server';

/** A person with an account, signed in. */
export interface Person {
  uid: string;
  token: string;
  email: string;
  password: string;
}

/** A person with a wedding. */
export interface Couple extends Person {
  weddingId: string;
}

const begun = Timestamp.fromMillis(Date.UTC(2026, 0, 1));

/** The database with the backend's rights, as the server itself sees it. */
export const openAsBackend = ({ dataDir, port }: TestServer): OpenFirestore =>
  openLocalFirestore('posy-local', port, readAdminSecret(dataDir));

/** A user document. */
export const userDocument = (email: string, weddingId: string | null, createdAt: unknown = begun) => ({
  kind: 'couple',
  contacts: { email },
  name: 'Ana',
  provider: 'password',
  registeredAt: createdAt,
  createdAt,
  l10n: { locale: 'en-GB', currency: 'GBP', viewerCountry: 'GB' },
  weddingId,
  supplierId: null,
  actions: {
    hasViewedGuestlist: false,
    hasViewedShortlist: false,
    hasSeenRecommendedSuppliers: false,
    hasSeenBudgetWarningModal: false,
  },
});

/** A wedding document. */
export const weddingDocument = (roles: Wedding['roles'], createdAt: unknown = begun) => ({
  partners: ['Ana', 'Lou'],
  date: '2027-06-05',
  location: null,
  l10n: { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' },
  budget: 0,
  tasks: { total: 0, done: 0, initializedAt: null },
  guests: { count: 0, evening: 0, attending: 0, declined: 0, eveningDeclined: 0 },
  suppliers: { count: 0 },
  bookings: { venue: false },
  roles,
  createdAt,
});

/** Signs a person up, without a profile. */
export const createPerson = async (server: TestServer, name: string): Promise<Person> => {
  const credentials = { email: `${name}@example.com`, password: 'three quiet herons' };
  return { ...(await signIn(server.url, 'signUp', credentials)), ...credentials };
};

/** Adds the person to a supplier's team. */
export const speakFor = async (firestore: Firestore, person: Person, supplierId: string, name = 'Robin') => {
  await firestore.doc(`users/${person.uid}`).set({ ...userDocument(person.email, null), kind: 'supplier', name });
  await addToSupplier(firestore, supplierId, person.uid, 'owner');
};

/** Signs a new couple up and gives it a wedding. */
export const createCouple = async (server: TestServer, firestore: Firestore, name: string): Promise<Couple> => {
  const person = await createPerson(server, name);
  const weddingId = `wedding-${name}`;
  await firestore.doc(`weddings/${weddingId}`).set(weddingDocument({ [person.uid]: 'owner' }));
  await firestore.doc(`users/${person.uid}`).set(userDocument(person.email, weddingId));
  return { ...person, weddingId };
};

/** Confirms a person's address, as the letter's link would, and signs them in anew: their token knows of it from then on. */
export const confirmAddress = async <T extends Person>(server: TestServer, person: T): Promise<T> => {
  const answer = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/projects/posy-local/accounts:update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${readAdminSecret(server.dataDir)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ localId: person.uid, emailVerified: true }),
  });
  if (!answer.ok) throw new Error('The address could not be confirmed.');
  return { ...person, ...(await signIn(server.url, 'signInWithPassword', person)) };
};
