import { type SupplierCard } from '@posy/shared-contracts/entities';
import { collection, doc, getDoc, getDocs } from 'firebase/firestore';
import { addToSupplier } from '#accounts/supplier-people';
import { openSdk } from '#testing/browser-sdk';
import { linkIn, mailsTo, mailTo } from '#testing/mail';
import { createPerson, type Person, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';

const backend = testBackend({ suppliers: 120 });
let suppliers: SupplierCard[] = [];
let made = 0;

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 60 } });
  // The demo's people speak for one of each of these two.
  const seeded = ['photographers', 'video'];
  suppliers = (found.body['results'] as SupplierCard[]).filter(({ type }) => !seeded.includes(type));
});

const call = (person: Person, name: Parameters<typeof callEndpoint>[1], body?: object) =>
  callEndpoint(backend.server.url, name, { token: person.token, ...(body !== undefined && { body: { ...body } }) });
const code = (answer: { body: { error?: { code?: string } } }) => answer.body.error?.code;
const again = async (person: Person): Promise<Person> => ({
  ...person,
  token: (await signIn(backend.server.url, 'signInWithPassword', person)).token,
});
const chosen = async ({ uid }: Person): Promise<unknown> =>
  (await backend.firestore.doc(`users/${uid}`).get()).get('supplierId');

/** A supplier with an owner of its own and a conversation that one couple waits in. */
const supplierOf = async (name: string) => {
  made += 1;
  const { id, name: called } = suppliers[made] ?? { id: '', name: '' };
  const owner = await createPerson(backend.server, `${name}-${made}`);
  const talk = backend.firestore.doc(`conversations/several-${made}`);
  const waiting = { unread: { couple: 0, supplier: made }, lastMessage: { from: 'couple' } };
  await talk.set({ supplierId: id, memberUids: [], ...waiting });
  await speakFor(backend.firestore, owner, id, name);
  await backend.accounts.mark(owner.uid, 'supplier');
  return { id, called, unread: made, owner: await again(owner), talk: talk.path };
};

/** Creates a person who is staff of A and owns B, beside a C that is not theirs. */
const open = async () => {
  const [a, b, c] = [await supplierOf('ada'), await supplierOf('ben'), await supplierOf('cleo')];
  const sam = await createPerson(backend.server, `sam-${made}`);
  await speakFor(backend.firestore, sam, b.id, 'Sam');
  await addToSupplier(backend.firestore, a.id, sam.uid, 'staff');
  await backend.accounts.mark(sam.uid, 'supplier');
  return { a, b, c, sam: await again(sam) };
};

test('somebody with two profiles gets the work of both, and of nobody else’s [19]', async () => {
  const { a, b, sam } = await open();
  const { body } = await call(sam, 'ownSuppliers');
  expect((body['suppliers'] as { id: string }[]).toSorted((one) => (one.id === a.id ? -1 : 1))).toEqual([
    { id: a.id, name: a.called, type: suppliers.find(({ id }) => id === a.id)?.type, role: 'staff' },
    { id: b.id, name: b.called, type: suppliers.find(({ id }) => id === b.id)?.type, role: 'owner' },
  ]);
  const couple = await backend.couple(`several-${made}`);
  expect((await call(couple, 'ownSuppliers')).body).toEqual({ suppliers: [] });
});

test('figures and people are those of the profile that is asked about, and never of another supplier’s [19]', async () => {
  const { a, b, c, sam } = await open();
  for (const { id, unread, owner } of [a, b]) {
    const { body } = await call(sam, 'work', { supplierId: id });
    expect((body['items'] as object[])[0]).toEqual({ kind: 'messages-unread', count: unread });
    const team = await call(sam, 'supplierTeam', { supplierId: id });
    expect((team.body['people'] as { uid: string }[]).map(({ uid }) => uid).toSorted()).toEqual(
      [owner.uid, sam.uid].toSorted(),
    );
  }
  for (const name of ['work', 'supplierTeam', 'chooseSupplier'] as const)
    expect(code(await call(sam, name, { supplierId: c.id }))).toBe('not-a-speaker');
  // Work that waits for the supplier of their profile, unless the call names another.
  expect(await chosen(sam)).toBe(a.id);
  expect((await call(sam, 'chooseSupplier', { supplierId: b.id })).status).toBe(200);
  expect(await chosen(sam)).toBe(b.id);
  expect(((await call(sam, 'work')).body['items'] as object[])[0]).toMatchObject({ count: b.unread });
  // A profile that names a supplier of others opens nothing.
  await backend.firestore.doc(`users/${sam.uid}`).update({ supplierId: c.id });
  expect(((await call(sam, 'work')).body['items'] as { count: number }[])[0]?.count).not.toBe(c.unread);
});

test('staff of one who own another have an owner’s calls in the other only [19]', async () => {
  const { a, b, c, sam } = await open();
  const email = `newcomer-several-${made}@example.com`;
  for (const [name, input] of [
    ['inviteToTeam', { email, market: 'uk' }],
    ['removeFromTeam', { uid: a.owner.uid }],
    ['revokeTeamInvitation', { id: 'any' }],
  ] as const) {
    expect(code(await call(sam, name, { ...input, supplierId: a.id }))).toBe('not-allowed');
    expect(code(await call(sam, name, { ...input, supplierId: c.id }))).toBe('not-a-speaker');
  }
  const { status, body } = await call(sam, 'inviteToTeam', { email, market: 'uk', supplierId: b.id });
  expect(status).toBe(200);
  // An invitation is its supplier's: it cannot be taken back through another one.
  expect(code(await call(a.owner, 'revokeTeamInvitation', { id: body['id'], supplierId: a.id }))).toBe(
    'invitation-unknown',
  );
  expect((await call(sam, 'revokeTeamInvitation', { id: body['id'], supplierId: b.id })).status).toBe(200);
});

test('the rules open both suppliers with their conversations to them, and a third one’s never [19]', async () => {
  const { a, b, c, sam } = await open();
  const { db, close } = await openSdk(backend.server, sam);
  for (const { id, talk } of [a, b]) {
    expect((await getDoc(doc(db, talk))).get('supplierId')).toBe(id);
    expect((await getDoc(doc(db, `suppliers/${id}`))).exists()).toBe(true);
    expect((await getDocs(collection(db, `suppliers/${id}/templates`))).empty).toBe(true);
  }
  const denied = { code: 'permission-denied' };
  await expect(getDoc(doc(db, c.talk))).rejects.toMatchObject(denied);
  await expect(getDoc(doc(db, `suppliers/${c.id}`))).rejects.toMatchObject(denied);
  for (const below of ['templates', 'labels', 'enquiries', 'busyDays'])
    await expect(getDocs(collection(db, `suppliers/${c.id}/${below}`))).rejects.toMatchObject(denied);
  await close();
});

test('who is let go by one keeps the other, their session, and pages about it [19]', async () => {
  const { a, b, sam } = await open();
  expect((await call(a.owner, 'removeFromTeam', { uid: sam.uid, supplierId: a.id })).status).toBe(200);
  expect((await call(sam, 'supplierTeam', { supplierId: a.id })).body.error?.code).toBe('not-a-speaker');
  expect((await call(sam, 'supplierTeam', { supplierId: b.id })).status).toBe(200);
  expect((await backend.firestore.doc(a.talk).get()).get('memberUids')).toEqual([a.owner.uid]);
  expect((await backend.firestore.doc(b.talk).get()).get('memberUids')).toContain(sam.uid);
  expect([await chosen(sam), (await backend.firestore.doc(`users/${sam.uid}`).get()).get('kind')]).toEqual([
    b.id,
    'supplier',
  ]);
  expect((await call(b.owner, 'removeFromTeam', { uid: sam.uid, supplierId: b.id })).status).toBe(200);
  expect((await call(sam, 'work')).status).toBe(401);
  expect(code(await call(await again(sam), 'work'))).toBe('not-staff');
});

test('a page of before names no supplier: who has several lets nobody go and invites nobody by it, whichever is chosen [19]', async () => {
  const { a, b, sam } = await open();
  const bea = await createPerson(backend.server, `bea-${made}`);
  for (const { id } of [a, b]) {
    await addToSupplier(backend.firestore, id, bea.uid, 'staff');
    await addToSupplier(backend.firestore, id, sam.uid, 'owner');
  }
  const email = `newcomer-before-${made}@example.com`;
  for (const { id } of [a, b]) {
    expect((await call(sam, 'chooseSupplier', { supplierId: id })).status).toBe(200);
    expect(code(await call(sam, 'removeFromTeam', { uid: bea.uid }))).toBe('supplier-not-named');
    expect(code(await call(sam, 'inviteToTeam', { email, market: 'uk' }))).toBe('supplier-not-named');
  }
  for (const { id } of [a, b])
    expect((await backend.firestore.doc(`suppliers/${id}`).get()).get('owners')).toMatchObject({ [bea.uid]: 'staff' });
  expect(await mailsTo(backend.server, email)).toEqual([]);
});

test('who speaks for one is invited by another, joins it beside the first, and stays signed in [19]', async () => {
  const { a, c, sam } = await open();
  expect((await call(c.owner, 'inviteToTeam', { email: sam.email, market: 'uk' })).status).toBe(200);
  const keys = Object.fromEntries(linkIn(await mailTo(backend.server, sam.email)).searchParams);
  expect((await call(sam, 'joinTeam', keys)).body).toEqual({ supplierName: c.called });
  expect((await call(sam, 'joinTeam', keys)).status).toBe(200);
  expect(await chosen(sam)).toBe(c.id);
  for (const { id, talk } of [a, c]) {
    expect((await call(sam, 'supplierTeam', { supplierId: id })).status).toBe(200);
    expect((await backend.firestore.doc(talk).get()).get('memberUids')).toContain(sam.uid);
  }
});
