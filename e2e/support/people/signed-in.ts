import { expect, type Page } from '@playwright/test';
import { publishLater } from '#support/browser/publish-later';
import { documentsPath, fieldsOf, profileData, projectId, weddingData } from './accounts';
import { type Couple, newCouple } from './couple';

interface SignedUp {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** A page of the product's own origin without its scripts: what is put into the browser here is there when they start. */
const quietPage = '/healthz';

const post = async <T>(page: Page, path: string, token: string | null, data: object): Promise<T> => {
  const answer = await page.request.post(path, {
    data,
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
};

/** What sign-up and the date's question leave beside what every wedding has. */
const plannedWedding = (uid: string, name: string, date: string | null): Record<string, unknown> => ({
  ...weddingData(uid),
  partners: [name],
  date,
  dateChoice: null,
  tasks: { total: 180, done: 0, initializedAt: null },
  preferences: { onboarding: { step: 'names', finished: false } },
  createdAt: new Date(),
});

const profile = (email: string, name: string, weddingId: string, registeredAt: Date): Record<string, unknown> => ({
  ...profileData(email, weddingId),
  name,
  registeredAt,
  createdAt: new Date(),
});

const weddingOf = (uid: string): string => `wedding-${uid}`;
const dayChosen = (): string => `${new Date().getFullYear() + 2}-06-15`;

interface Begun {
  date: string | null;
  registeredAt: Date;
}

const makePlan = async (
  page: Page,
  { name, email }: Couple,
  { localId: uid, idToken }: SignedUp,
  { date, registeredAt }: Begun,
): Promise<void> => {
  const weddingId = weddingOf(uid);
  const write = (path: string, data: Record<string, unknown>): Promise<object> =>
    post(page, documentsPath(path), idToken, { fields: fieldsOf(data) });
  await write(`weddings?documentId=${weddingId}`, plannedWedding(uid, name, date));
  await write(`users?documentId=${uid}`, profile(email, name, weddingId, registeredAt));
};

/** What Firebase Auth’s SDK stores of somebody signed in, under the key that it looks for. */
const storedUser = ({ name, email }: Couple, { localId: uid, idToken, refreshToken, expiresIn }: SignedUp): object => ({
  fbase_key: `firebase:authUser:${projectId}:[DEFAULT]`,
  value: {
    uid,
    email,
    emailVerified: false,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: name, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + Number(expiresIn) * 1000 },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: projectId,
    appName: '[DEFAULT]',
  },
});

const store = (page: Page, user: object): Promise<void> =>
  page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('posy-signed-in', '1');
        // Asked a moment ago: journeys are about something else than the question whether there is a venue.
        localStorage.setItem('venue-confirmation-shown', JSON.stringify(new Date().toISOString()));
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          writing.objectStore('firebaseLocalStorage').put(record);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    user,
  );

type Way = 'signUp' | 'signInWithPassword';

const askAuth = (page: Page, way: Way, { name, email, password }: Couple): Promise<SignedUp> =>
  post(page, `/identitytoolkit.googleapis.com/v1/accounts:${way}?key=${projectId}`, null, {
    email,
    password,
    returnSecureToken: true,
    ...(way === 'signUp' && { displayName: name }),
  });

/** Whether the server has it that a person saw something that is shown once. */
export const hasSeen = async (page: Page, couple: Couple, action: string): Promise<boolean> => {
  const { localId: uid, idToken } = await askAuth(page, 'signInWithPassword', couple);
  const answer = await page.request.get(documentsPath(`users/${uid}`), {
    headers: { authorization: `Bearer ${idToken}` },
  });
  const { fields } = (await answer.json()) as {
    fields: { actions: { mapValue: { fields: Record<string, { booleanValue: boolean } | undefined> } } };
  };
  return fields.actions.mapValue.fields[action]?.booleanValue ?? false;
};

/** Signs a couple in in this browser, without the form, and opens their home. */
export const signInQuietly = async (page: Page, couple: Couple): Promise<void> => {
  const signedUp = await askAuth(page, 'signInWithPassword', couple);
  await page.goto(quietPage);
  await store(page, storedUser(couple, signedUp));
  await page.goto('/uk/home');
};

/** A new couple signed in in this browser, without a date unless there is one. */
export const beginUndated = async (
  page: Page,
  date: string | null = null,
  registeredAt = new Date(),
): Promise<{ couple: Couple; uid: string }> => {
  const couple = newCouple();
  const signedUp = await askAuth(page, 'signUp', couple);
  await makePlan(page, couple, signedUp, { date, registeredAt });
  await page.goto(quietPage);
  await store(page, storedUser(couple, signedUp));
  return { couple, uid: signedUp.localId };
};

/**
 * A new couple with a date, signed in in this browser: as sign-up and the first question leave them, without going through
 * both. For journeys that are about what comes after; those about signing up use `signUp`.
 */
export const beginPlan = async (page: Page): Promise<Couple> => {
  const { couple, uid } = await beginUndated(page, dayChosen());
  const payload = { weddingId: weddingOf(uid), date: dayChosen(), country: 'GB', changedBy: uid };
  await publishLater(page, { uid, event: 'wedding.date-changed', payload, producer: 'shell' });
  return couple;
};
