import { readAdminSecret } from '#server/firebase';
import { createPerson, type Person, userDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';
import { openPushPost } from './push-post';

const backend = testBackend();
let people = 0;
/** Far from the server's own time, whose queue finds nothing of these notices due. */
const now = (): number => Date.parse('2126-11-22T12:00:00.000Z');

const account = (body: object, secret?: string) =>
  fetch(
    `${backend.server.url}/identitytoolkit.googleapis.com/v1/${secret === undefined ? '' : 'projects/posy-local/'}accounts:update?key=posy-local`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify(body),
    },
  );
const register = async ({ token }: Pick<Person, 'token'>, device: string): Promise<number> =>
  (await callEndpoint(backend.server.url, 'addDeviceToken', { token, body: { token: device, platformId: 'android' } }))
    .status;
const devicesOf = async (uid: string): Promise<unknown[]> =>
  (await backend.firestore.collection(`users/${uid}/devices`).get()).docs.map((one) => one.get('token') as unknown);

/** Creates a person signed in on their own phone, whose session a thief has too. */
const start = async () => {
  const person = await createPerson(backend.server, `ended-${(people += 1)}`);
  await backend.firestore.doc(`users/${person.uid}`).set(userDocument(person.email, null));
  const names = { own: `own-phone-${people}`, thief: `thiefs-phone-${people}` };
  expect([await register(person, names.own), await register(person, names.thief)]).toEqual([200, 200]);
  const sent: string[] = [];
  const post = openPushPost({
    firestore: backend.firestore,
    accounts: backend.accounts,
    sender: {
      async send({ token }) {
        sent.push(token);
        return { status: 'sent' };
      },
    },
    origin: 'https://posy.example',
    now,
    chance: () => 0.5,
    gaveUp: () => undefined,
    forgot: () => undefined,
    report: (error) => {
      throw error;
    },
  });
  const notify = async (event: string): Promise<string[]> => {
    await post.notify(person.uid, { kind: 'member-joined', event, ids: { weddingId: 'w1' } });
    await post.deliver();
    return sent.splice(0).toSorted();
  };
  return { person, names, notify };
};

test('a new password ends the pushes of every session before it, and of no later one [H-11]', async () => {
  const { person, names, notify } = await start();
  expect(await notify('before')).toEqual([names.own, names.thief]);
  const changed = await account({ idToken: person.token, password: 'four quiet herons', returnSecureToken: true });
  const { idToken } = (await changed.json()) as { idToken: string };
  // The session that goes on asks for pushes anew.
  expect(await register({ token: idToken }, names.own)).toBe(200);
  expect(await notify('after')).toEqual([names.own]);
  expect(await devicesOf(person.uid)).toEqual([names.own]);
  expect(await register(person, names.thief)).toBe(401);
});

test('so does whoever ends all sessions for them [H-11]', async () => {
  const { person, names, notify } = await start();
  const validSince = String(Math.floor(Date.now() / 1000) + 1);
  await account({ localId: person.uid, validSince }, readAdminSecret(backend.server.dataDir));
  expect(await notify('after')).toEqual([]);
  expect(await devicesOf(person.uid)).toEqual([]);
  const again = await signIn(backend.server.url, 'signInWithPassword', person);
  expect(await register(again, names.own)).toBe(200);
  expect(await notify('again')).toEqual([names.own]);
});

test('a disabled account gets nothing while it is disabled, and after that where its person signs in again [H-11]', async () => {
  const { person, names, notify } = await start();
  const secret = readAdminSecret(backend.server.dataDir);
  expect((await account({ localId: person.uid, disableUser: true }, secret)).status).toBe(200);
  expect(await notify('shut out')).toEqual([]);
  expect(await devicesOf(person.uid)).toHaveLength(2);
  expect((await account({ localId: person.uid, disableUser: false }, secret)).status).toBe(200);
  expect(await notify('let in')).toEqual([]);
  const again = await signIn(backend.server.url, 'signInWithPassword', person);
  expect(await register(again, names.own)).toBe(200);
  expect(await notify('signed in')).toEqual([names.own]);
});

test('a device stored before sessions were goes by the time of its last call [H-11]', async () => {
  const { person, names, notify } = await start();
  const own = backend.firestore.collection(`users/${person.uid}/devices`);
  const { FieldValue, Timestamp } = await import('firebase-admin/firestore');
  for (const { ref } of (await own.where('token', '==', names.thief).get()).docs)
    await ref.update({ signedInAt: FieldValue.delete(), updatedAt: Timestamp.fromMillis(Date.now() - 60_000) });
  for (const { ref } of (await own.where('token', '==', names.own).get()).docs)
    await ref.update({ signedInAt: FieldValue.delete(), updatedAt: Timestamp.fromMillis(Date.now() + 60_000) });
  expect(await notify('after')).toEqual([names.own]);
});
