import { expect, type Page } from '@playwright/test';
import { projectId } from './accounts';
import type { Couple } from './couple';

/** Answer of Auth to a sign-up or sign-in. */
export interface SignedUp {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** A page of the product's own origin without its scripts: what is put into the browser here is there when they start. */
const quietPage = '/healthz';

/** Sends JSON, with an ID token or without, and answers what came back. */
export const post = async <T>(page: Page, path: string, token: string | null, data: object): Promise<T> => {
  const answer = await page.request.post(path, {
    data,
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
};

type AuthCall = 'signUp' | 'signInWithPassword';

/** Signs up or in by Auth’s REST API: this browser learns nothing of it. */
export const askAuth = (page: Page, way: AuthCall, { name, email, password }: Couple): Promise<SignedUp> =>
  post(page, `/identitytoolkit.googleapis.com/v1/accounts:${way}?key=${projectId}`, null, {
    email,
    password,
    returnSecureToken: true,
    ...(way === 'signUp' && { displayName: name }),
  });

/** Returns the stored form of a signed-in person in Firebase Auth’s SDK, under the key that it reads. */
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

/**
 * Signs a person in in this browser, without the form: the stored session is there when the product's scripts start.
 */
export const signInHere = async (page: Page, couple: Couple, signedUp: SignedUp): Promise<void> => {
  await page.goto(quietPage);
  await store(page, storedUser(couple, signedUp));
};
