import { type SupplierCard } from '@posy/shared-contracts/entities';
import { letRead } from '#accounts/supplier-people';
import { linkIn, mailsTo, mailTo } from '#testing/mail';
import { createPerson, type Person, speakFor, userDocument, weddingDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';

const backend = testBackend();
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
const again = async ({ email, password, uid }: Person): Promise<Person> => {
  const { token } = await signIn(backend.server.url, 'signInWithPassword', { email, password });
  return { email, password, uid, token };
};

/** The owner of a supplier of their own, with one conversation. */
const open = async () => {
  made += 1;
  const supplierId = suppliers[made]?.id ?? '';
  const person = await createPerson(backend.server, `owner-${made}`);
  const talk = backend.firestore.doc(`conversations/talk-${made}`);
  await talk.set({ supplierId, memberUids: ['ana'] });
  await speakFor(backend.firestore, person, supplierId);
  await backend.accounts.mark(person.uid, 'supplier');
  const owner = await again(person);
  const readers = async () => (await talk.get()).get('memberUids') as unknown;
  const invite = (email: string) => call(owner, 'inviteToTeam', { email, market: 'uk' });
  const keysTo = async (email: string) => Object.fromEntries(linkIn(await mailTo(backend.server, email)).searchParams);
  /** Creates a person who was invited, and joined. */
  const staff = async (name: string): Promise<Person> => {
    const newcomer = await createPerson(backend.server, `${name}-${made}`);
    expect((await invite(newcomer.email)).status).toBe(200);
    expect((await call(newcomer, 'joinTeam', await keysTo(newcomer.email))).status).toBe(200);
    return again(newcomer);
  };
  return { supplierId, owner, readers, invite, keysTo, staff };
};
const code = (answer: { body: { error?: { code?: string } } }) => answer.body.error?.code;

test('an owner invites by mail; who joins answers from then on, and their old session is over', async () => {
  const { supplierId, owner, readers, invite, keysTo } = await open();
  const bea = await createPerson(backend.server, `bea-${made}`);
  const sent = await invite(` ${bea.email.toUpperCase()} `);
  expect(sent.body).toMatchObject({ email: bea.email });
  const keys = await keysTo(bea.email);
  const read = await callEndpoint(backend.server.url, 'readTeamInvitation', { body: keys });
  expect(read.body).toMatchObject({ state: 'open', invitedBy: 'Robin', supplierName: suppliers[made]?.name });
  expect(JSON.stringify(read.body)).not.toContain(bea.email);
  expect((await call(owner, 'supplierTeam')).body).toMatchObject({
    people: [{ uid: owner.uid, role: 'owner' }],
    invitations: [{ email: bea.email }],
  });

  expect((await call(bea, 'joinTeam', keys)).status).toBe(200);
  expect((await call(bea, 'supplierTeam')).status).toBe(401);
  expect(await readers()).toEqual(['ana', owner.uid, bea.uid]);
  const signedIn = await again(bea);
  expect((await call(signedIn, 'supplierTeam')).body).toMatchObject({
    people: [
      { uid: owner.uid, role: 'owner' },
      { uid: bea.uid, role: 'staff', email: bea.email },
    ],
    invitations: [],
  });
  // The answer may have been lost: the same again does the rest of the same.
  expect((await call(signedIn, 'joinTeam', keys)).status).toBe(200);
  expect((await backend.firestore.doc(`suppliers/${supplierId}`).get()).get('owners')).toEqual({
    [owner.uid]: 'owner',
    [bea.uid]: 'staff',
  });
});

test('staff neither invite, nor take back, nor send away; they may leave', async () => {
  const { owner, staff, invite, readers } = await open();
  const bea = await staff('bea');
  const cy = await staff('cy');
  const email = `newcomer-${made}@example.com`;
  const { body } = await invite(email);
  expect(code(await call(bea, 'inviteToTeam', { email: 'x@example.com', market: 'uk' }))).toBe('not-allowed');
  expect(code(await call(bea, 'revokeTeamInvitation', { id: body['id'] }))).toBe('not-allowed');
  expect(code(await call(bea, 'removeFromTeam', { uid: cy.uid }))).toBe('not-allowed');
  expect(code(await call(bea, 'removeFromTeam', { uid: owner.uid }))).toBe('not-allowed');
  expect(await mailsTo(backend.server, 'x@example.com')).toEqual([]);
  expect((await call(cy, 'removeFromTeam', { uid: cy.uid })).status).toBe(200);
  expect(await readers()).toEqual(['ana', owner.uid, bea.uid]);
});

test('who is sent away reads nothing any more, is no speaker after logging in anew, and cannot use their link again', async () => {
  const { supplierId, owner, staff, readers, keysTo } = await open();
  const bea = await staff('bea');
  const file = backend.firestore.doc(`suppliers/${supplierId}/enquiries/talk`);
  await file.set({ labels: [], assignedTo: bea.uid });
  expect((await call(owner, 'removeFromTeam', { uid: bea.uid })).status).toBe(200);
  expect((await call(owner, 'removeFromTeam', { uid: bea.uid })).status).toBe(200);
  expect((await call(bea, 'supplierTeam')).status).toBe(401);
  const after = await again(bea);
  expect(code(await call(after, 'supplierTeam'))).toBe('not-a-speaker');
  expect(code(await call(after, 'work'))).toBe('not-staff');
  expect(await readers()).toEqual(['ana', owner.uid]);
  expect((await file.get()).get('assignedTo')).toBeNull();
  expect((await backend.firestore.doc(`users/${bea.uid}`).get()).data()).toMatchObject({
    kind: 'couple',
    supplierId: null,
  });
  expect(code(await call(after, 'joinTeam', await keysTo(bea.email)))).toBe('invitation-used');
});

test('who joins again while they are sent away reads nothing, and speaks for nobody', async () => {
  const { supplierId, owner, staff, keysTo, readers } = await open();
  const others = Array.from({ length: 20 }, (_, index) => backend.firestore.doc(`conversations/more-${made}-${index}`));
  for (const talk of others) await talk.set({ supplierId, memberUids: ['ana', owner.uid] });
  for (const kind of ['supplier', 'couple'] as const) {
    const joined = await staff(`beside-${kind}`);
    const keys = await keysTo(joined.email);
    // The state after a first call whose answer was lost half-way.
    if (kind === 'couple') await backend.accounts.mark(joined.uid, kind);
    const person = await again(joined);
    const joins = Array.from({ length: 8 }, () => call(person, 'joinTeam', keys));
    expect((await call(owner, 'removeFromTeam', { uid: person.uid })).status).toBe(200);
    await Promise.all(joins);
    expect(await readers()).toEqual(['ana', owner.uid]);
    for (const talk of others) expect((await talk.get()).get('memberUids')).toEqual(['ana', owner.uid]);
    const desk = await backend.firestore.doc(`suppliers/${supplierId}`).get();
    expect(desk.get('owners')).toEqual({ [owner.uid]: 'owner' });
    expect(code(await call(await again(person), 'supplierTeam'))).toBe('not-a-speaker');
    expect(code(await call(await again(person), 'work'))).toBe('not-staff');
  }
});

test('who speaks for a supplier no more is let into none of its conversations', async () => {
  const { supplierId, owner, readers } = await open();
  await letRead(backend.firestore, supplierId, 'somebody');
  expect(await readers()).toEqual(['ana', owner.uid]);
});

test('the last owner stays', async () => {
  const { owner } = await open();
  expect(code(await call(owner, 'removeFromTeam', { uid: owner.uid }))).toBe('last-owner');
});

test.each(['each other', 'themselves'])('of two owners who send %s away at once, one stays', async (whom) => {
  const { supplierId, owner } = await open();
  const second = await createPerson(backend.server, `second-${made}`);
  await speakFor(backend.firestore, second, supplierId);
  const goes = whom === 'themselves' ? [owner, second] : [second, owner];
  await Promise.all([owner, second].map((one, index) => call(one, 'removeFromTeam', { uid: goes[index]?.uid })));
  const desk = await backend.firestore.doc(`suppliers/${supplierId}`).get();
  expect(Object.values(desk.get('owners') as object)).toEqual(['owner']);
});

test('the people of another supplier see and change nothing here', async () => {
  const first = await open();
  const bea = await first.staff('bea');
  const email = `waiting-${made}@example.com`;
  const { body } = await first.invite(email);
  const other = await open();
  expect(code(await call(other.owner, 'revokeTeamInvitation', { id: body['id'] }))).toBe('invitation-unknown');
  expect((await call(other.owner, 'removeFromTeam', { uid: bea.uid })).status).toBe(200);
  expect(JSON.stringify((await call(other.owner, 'supplierTeam')).body)).not.toContain(email);
  expect(JSON.stringify((await call(first.owner, 'supplierTeam')).body)).toContain(bea.uid);
  const couple = await backend.couple(`foreign-${made}`);
  for (const name of ['supplierTeam', 'inviteToTeam', 'removeFromTeam'] as const) {
    const input = name === 'removeFromTeam' ? { uid: bea.uid } : { email, market: 'uk' };
    expect(code(await call(couple, name, name === 'supplierTeam' ? undefined : input))).toBe('not-a-speaker');
  }
});

describe('an invitation', () => {
  test('opens nothing for another address, a wrong secret, or after it was taken back', async () => {
    const { owner, invite, keysTo } = await open();
    const email = `meant-${made}@example.com`;
    const { body } = await invite(email);
    const keys = await keysTo(email);
    const thief = await createPerson(backend.server, `thief-${made}`);
    expect(code(await call(thief, 'joinTeam', keys))).toBe('invitation-for-another');
    expect(code(await call(thief, 'joinTeam', { ...keys, nonce: 'a'.repeat(32) }))).toBe('invitation-unknown');
    expect((await call(owner, 'revokeTeamInvitation', { id: body['id'] })).status).toBe(200);
    const meant = await createPerson(backend.server, `meant-${made}`);
    expect(code(await call(meant, 'joinTeam', keys))).toBe('invitation-revoked');
    const read = await callEndpoint(backend.server.url, 'readTeamInvitation', { body: keys });
    expect(read.body).toMatchObject({ state: 'revoked', invitedBy: '', email: '' });
  });

  test('goes to nobody twice', async () => {
    const { owner, invite } = await open();
    expect(code(await invite(owner.email))).toBe('already-in-team');
    expect((await invite(`once-${made}@example.com`)).status).toBe(200);
    expect(code(await invite(`ONCE-${made}@example.com`))).toBe('already-in-team');
  });

  test('is worth nothing once who made it owns the supplier no more', async () => {
    const { supplierId, owner, invite, keysTo } = await open();
    const late = await createPerson(backend.server, `late-${made}`);
    await invite(late.email);
    await backend.firestore.doc(`suppliers/${supplierId}`).update({ [`owners.${owner.uid}`]: 'staff' });
    expect(code(await call(late, 'joinTeam', await keysTo(late.email)))).toBe('invitation-revoked');
  });

  test('takes nobody from the wedding they plan; one that nobody began goes', async () => {
    const { invite, keysTo } = await open();
    const couple = await backend.couple(`planner-${made}`);
    await invite(couple.email);
    expect(code(await call(couple, 'joinTeam', await keysTo(couple.email)))).toBe('plans-a-wedding');

    const fresh = await createPerson(backend.server, `fresh-${made}`);
    const wedding = backend.firestore.doc(`weddings/fresh-${made}`);
    await wedding.set({ ...weddingDocument({ [fresh.uid]: 'owner' }), date: null });
    await backend.firestore.doc(`users/${fresh.uid}`).set(userDocument(fresh.email, wedding.id));
    await invite(fresh.email);
    expect((await call(fresh, 'joinTeam', await keysTo(fresh.email))).status).toBe(200);
    expect((await wedding.get()).exists).toBe(false);
    expect((await backend.firestore.doc(`users/${fresh.uid}`).get()).data()).toMatchObject({
      kind: 'supplier',
      weddingId: null,
    });
    expect((await backend.firestore.doc(`closedWeddings/${wedding.id}`).get()).exists).toBe(true);
  });

  test('takes nobody from a wedding that their profile does not name', async () => {
    const { invite, keysTo } = await open();
    const couple = await backend.couple(`two-weddings-${made}`);
    const blank = backend.firestore.doc(`weddings/blank-${made}`);
    await blank.set({ ...weddingDocument({ [couple.uid]: 'owner' }), date: null });
    await backend.firestore.doc(`users/${couple.uid}`).update({ weddingId: blank.id });
    await invite(couple.email);
    expect(code(await call(couple, 'joinTeam', await keysTo(couple.email)))).toBe('plans-a-wedding');
    expect((await blank.get()).exists).toBe(true);
  });

  test('is not for who moderates', async () => {
    const { invite, keysTo } = await open();
    const mod = await createPerson(backend.server, `mod-${made}`);
    await backend.firestore.doc(`users/${mod.uid}`).set({ ...userDocument(mod.email, null), kind: 'moderator' });
    await backend.accounts.mark(mod.uid, 'moderator');
    await invite(mod.email);
    expect(code(await call(await again(mod), 'joinTeam', await keysTo(mod.email)))).toBe('other-work');
  });
});
