import { rmSync } from 'node:fs';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { FieldValue } from 'firebase-admin/firestore';
import { createPerson, openAsBackend, type Person, userDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn, startTestServer, testConfig } from '#testing/test-server';
import { readAdminSecret } from '../firebase';
import { startServer } from '../start/start-server';
import { appoint, dismiss } from './appoint';

const backend = testBackend();
const configOf = ({ dataDir, port }: { dataDir: string; port: number }) => ({ ...testConfig(dataDir), port });
const beside = () => configOf(backend.server);

const confirm = async (server: typeof backend.server, { uid }: { uid: string }): Promise<void> => {
  const call = `${server.url}/identitytoolkit.googleapis.com/v1/projects/posy-local/accounts:update`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${readAdminSecret(server.dataDir)}` };
  await fetch(call, { method: 'POST', headers, body: JSON.stringify({ localId: uid, emailVerified: true }) });
};

/** Creates a person with a confirmed address and no wedding. */
const somebody = async (name: string): Promise<Person> => {
  const person = await createPerson(backend.server, name);
  await confirm(backend.server, person);
  return person;
};

/** The open work that a person gets after signing in anew: the status shows the claims of their token. */
const workOf = async (url: string, { email, password }: Person) => {
  const { token } = await signIn(url, 'signInWithPassword', { email, password });
  const { status, body } = await callEndpoint(url, 'work', { token });
  return status === 200 ? (body['items'] as { kind: string }[])[0]?.kind : body.error?.code;
};

const suppliers = async (): Promise<SupplierCard[]> => {
  const { body } = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 5 } });
  return body['results'] as SupplierCard[];
};

const supplierDocument = async (id: string) => (await backend.firestore.doc(`suppliers/${id}`).get()).data();

describe('an operator', () => {
  test.each([
    ['moderator', 'reviews-to-check'],
    ['operator', 'people'],
  ] as const)('makes somebody a %s, ends their sessions, and takes the role away again', async (kind, first) => {
    const person = await somebody(`a-${kind}`);
    await appoint(beside(), person.email, { kind });
    await appoint(beside(), person.email, { kind });
    expect((await callEndpoint(backend.server.url, 'work', { token: person.token })).status).toBe(401);
    expect(await workOf(backend.server.url, person)).toBe(first);
    await dismiss(beside(), person.email, kind);
    expect(await workOf(backend.server.url, person)).toBe('not-staff');
    await expect(dismiss(beside(), person.email, kind)).rejects.toThrow(`is no ${kind}`);
  });

  test('lets somebody speak for a supplier, whose conversations they see from then on until they are removed', async () => {
    const [, , one, other] = await suppliers();
    if (one === undefined || other === undefined) throw new Error('The catalogue is too small.');
    const person = await somebody('florist');
    const talk = backend.firestore.doc('conversations/florist-talk');
    await talk.set({ supplierId: one.id, memberUids: ['ana'] });
    const readers = async () => (await talk.get()).get('memberUids') as unknown;
    await appoint(beside(), person.email, { kind: 'supplier', supplier: one.publicId, role: 'staff' });
    expect(await supplierDocument(one.id)).toMatchObject({ owners: { [person.uid]: 'staff' } });
    expect(await readers()).toEqual(['ana', person.uid]);
    expect(await workOf(backend.server.url, person)).toBe('messages-unread');

    await appoint(beside(), person.email, { kind: 'supplier', supplier: other.id, role: 'owner' });
    expect([(await supplierDocument(one.id))?.['owners'], await readers()]).toEqual([{}, ['ana']]);
    expect(await supplierDocument(other.id)).toMatchObject({ owners: { [person.uid]: 'owner' } });

    await appoint(beside(), person.email, { kind: 'supplier', supplier: one.id, role: 'staff', isAlso: true });
    expect(await supplierDocument(one.id)).toMatchObject({ owners: { [person.uid]: 'staff' } });
    expect(await supplierDocument(other.id)).toMatchObject({ owners: { [person.uid]: 'owner' } });
    expect(await readers()).toEqual(['ana', person.uid]);

    await dismiss(beside(), person.email, 'supplier');
    expect((await supplierDocument(one.id))?.['owners']).toEqual({});
    expect((await supplierDocument(other.id))?.['owners']).toEqual({});
    expect((await backend.firestore.doc(`users/${person.uid}`).get()).data()).toMatchObject({
      kind: 'couple',
      supplierId: null,
    });
  });

  test('is refused with the reason: unknown, unconfirmed, with a wedding, or for no supplier', async () => {
    const moderator = { kind: 'moderator' } as const;
    await expect(appoint(beside(), 'nobody@example.com', moderator)).rejects.toThrow('There is no account');
    const stranger = await createPerson(backend.server, 'stranger');
    await expect(appoint(beside(), stranger.email, moderator)).rejects.toThrow('has not confirmed the address');
    const couple = await backend.couple('couple');
    await confirm(backend.server, couple);
    await expect(appoint(beside(), couple.email, moderator)).rejects.toThrow('plans a wedding here');
    const nowhere = { kind: 'supplier', supplier: 'GB000000', role: 'owner' } as const;
    await expect(appoint(beside(), stranger.email, nowhere)).rejects.toThrow('has no supplier GB000000');
  });
});

test('works on the data of a stopped server, and is there when it starts', async () => {
  const first = await startTestServer();
  const person = await createPerson(first, 'while-stopped');
  await confirm(first, person);
  const database = openAsBackend(first);
  await database.firestore
    .doc(`users/${person.uid}`)
    .set(userDocument(person.email, null, FieldValue.serverTimestamp()));
  await database.close();
  await first.close();
  await appoint(configOf(first), person.email, { kind: 'moderator' });
  const second = await startServer(testConfig(first.dataDir));
  expect(await workOf(second.url, person)).toBe('reviews-to-check');
  await second.close();
  rmSync(first.dataDir, { recursive: true, force: true });
});
