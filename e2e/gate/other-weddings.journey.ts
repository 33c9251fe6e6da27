import { generateKeyPairSync, sign } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import {
  type Account,
  claimsOf,
  createAccount,
  documentsPath,
  fieldsOf,
  profileData,
  taskData,
  tokenPart,
  weddingData,
} from '#support/people/accounts';
import { withSdk } from '#support/people/sdk';
import { test } from '#support/run/test';

/** Words that only members of the wedding may ever see. */
const secret = 'Ask grandmother about the emerald ring';

interface Case {
  owner: Account;
  taskPath: string;
  weddingPath: string;
}

/** A wedding with a task, whose words are secret. */
const createSecret = async (request: APIRequestContext): Promise<Case> => {
  const owner = await createAccount(request);
  const weddingPath = `weddings/${owner.weddingId}`;
  const taskPath = `${weddingPath}/tasks/secret`;
  const made = await request.patch(documentsPath(taskPath), {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { fields: fieldsOf(taskData(secret)) },
  });
  expect(made.status()).toBe(200);
  return { owner, taskPath, weddingPath };
};

/** Every way to reach the wedding by plain HTTP. */
const requestsFor = ({ owner, taskPath, weddingPath }: Case) => {
  const name = (path: string): string => documentsPath(path).slice('/v1/'.length);
  const tasks = { structuredQuery: { from: [{ collectionId: 'tasks' }] } };
  const task = { name: name(taskPath), fields: fieldsOf(taskData('overwritten')) };
  return [
    { method: 'GET', path: documentsPath(weddingPath) },
    { method: 'GET', path: documentsPath(taskPath) },
    { method: 'GET', path: documentsPath(`${weddingPath}/tasks`) },
    { method: 'GET', path: documentsPath(`users/${owner.uid}`) },
    { method: 'POST', path: `${documentsPath(weddingPath)}:runQuery`, data: tasks },
    { method: 'POST', path: `${documentsPath()}:batchGet`, data: { documents: [name(taskPath)] } },
    { method: 'PATCH', path: documentsPath(taskPath), data: { fields: task.fields } },
    { method: 'DELETE', path: documentsPath(taskPath) },
    { method: 'POST', path: `${documentsPath()}:commit`, data: { writes: [{ update: task }] } },
    { method: 'PATCH', path: documentsPath(weddingPath), data: { fields: fieldsOf(weddingData('somebody')) } },
  ];
};

/** Every request is refused, without a word of the wedding, and changes nothing. */
const expectRefused = async (
  request: APIRequestContext,
  secrets: Case,
  authorization: string | null,
): Promise<void> => {
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  for (const { method, path, data } of requestsFor(secrets)) {
    const answer = await request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
    expect([401, 403], `${method} ${path}: ${answer.status()}`).toContain(answer.status());
    expect(await answer.text()).not.toContain(secret);
  }
  const still = await request.get(documentsPath(secrets.taskPath), {
    headers: { authorization: `Bearer ${secrets.owner.token}` },
  });
  expect(JSON.stringify(await still.json())).toContain(secret);
};

const part = (token: string, index: number): string => token.split('.')[index] ?? '';

/** Tokens that say they are the owner's and are not the server's. */
const forgeries: Record<string, (owner: Account, thief: Account) => string> = {
  'without a signature (alg none)': ({ token }) => `${tokenPart({ alg: 'none', typ: 'JWT' })}.${part(token, 1)}.`,
  'with alg none and an old signature': ({ token }) =>
    `${tokenPart({ alg: 'none', typ: 'JWT' })}.${part(token, 1)}.${part(token, 2)}`,
  'signed by another RSA key': ({ token }) => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const signed = `${part(token, 0)}.${part(token, 1)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  },
  'with an altered payload': (owner, thief) => {
    const claims = { ...claimsOf(thief.token), sub: owner.uid, user_id: owner.uid };
    return `${part(thief.token, 0)}.${tokenPart(claims)}.${part(thief.token, 2)}`;
  },
  'with an algorithm of shared secrets': ({ token }) =>
    `${tokenPart({ alg: 'HS256', typ: 'JWT' })}.${part(token, 1)}.${part(token, 2)}`,
  'as emulators take them: owner': () => 'owner',
};

test('by plain HTTP, another wedding is not read or written without a token, with a stranger’s, or with a forged one', async ({
  request,
}) => {
  const secrets = await createSecret(request);
  const { owner } = secrets;
  const thief = await createAccount(request);
  const forged = Object.entries(forgeries).map(([kind, forge]) => [kind, forge(owner, thief)] as const);
  await test.step('without a token', () => expectRefused(request, secrets, null));
  for (const [kind, token] of [['a stranger’s', thief.token] as const, ...forged])
    await test.step(kind, async () => {
      const authorization = `Bearer ${token}`;
      await expectRefused(request, secrets, authorization);
      const answer = await request.get(`/api/enquiries/count/${owner.weddingId}`, { headers: { authorization } });
      expect([401, 403]).toContain(answer.status());
    });
});

const denied = { code: 'permission-denied' };

/** Every way to reach the wedding with the SDK. */
const expectSdkDenied = async (firestore: Firestore, { taskPath, weddingPath, owner }: Case): Promise<void> => {
  const task = doc(firestore, taskPath);
  const attempts: (() => Promise<unknown>)[] = [
    () => getDocFromServer(doc(firestore, weddingPath)),
    () => getDocFromServer(task),
    () => getDocsFromServer(collection(firestore, weddingPath, 'tasks')),
    () => getDocFromServer(doc(firestore, 'users', owner.uid)),
    () => getDocsFromServer(collection(firestore, 'weddings')),
    () => getDocsFromServer(query(collection(firestore, 'conversations'), where('weddingId', '==', owner.weddingId))),
    () =>
      getDocsFromServer(
        query(collection(firestore, 'conversations'), where('memberUids', 'array-contains', owner.uid)),
      ),
    () => getDocsFromServer(collection(firestore, 'conversations')),
    () => setDoc(task, taskData('overwritten')),
    () => updateDoc(doc(firestore, weddingPath), { date: '2029-01-01' }),
    () => updateDoc(doc(firestore, weddingPath), { [`roles.thief`]: 'owner' }),
    () => deleteDoc(task),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(denied);
};

test('with the Firebase SDK, another wedding is open to its owner and to nobody else, and cannot be joined by writing it into one’s own profile', async ({
  request,
  baseURL,
}) => {
  const secrets = await createSecret(request);
  const thief = await createAccount(request);
  const origin = baseURL ?? '';
  await withSdk(origin, null, (firestore) => expectSdkDenied(firestore, secrets));
  await withSdk(origin, secrets.owner, async (firestore) => {
    const task = await getDocFromServer(doc(firestore, secrets.taskPath));
    expect(task.data()).toMatchObject({ name: secret });
  });
  await withSdk(origin, thief, async (firestore) => {
    await expectSdkDenied(firestore, secrets);
    const own = doc(firestore, 'users', thief.uid);
    await expect(setDoc(own, profileData(thief.email, secrets.owner.weddingId))).rejects.toMatchObject(denied);
    await setDoc(own, profileData(thief.email, thief.weddingId));
    await expect(updateDoc(own, { weddingId: secrets.owner.weddingId })).rejects.toMatchObject(denied);
    await expect(updateDoc(own, { kind: 'moderator' })).rejects.toMatchObject(denied);
  });
});
