import { activitySchema, conversationSchema, userSchema, weddingSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { linkIn, mailsTo } from '#testing/mail';
import { type Couple, createPerson, type Person, userDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const usedSentence = 'This invitation link has already been used, so no changes have been made to this profile.';

const backend = testBackend();
let couples = 0;

/** Creates a couple, and a person with a profile and a wedding of their own. */
const meet = async (): Promise<{ ana: Couple; guest: Couple }> => {
  couples += 1;
  const [ana, guest] = [await backend.couple(`ana${couples}`), await backend.couple(`guest${couples}`)];
  return { ana, guest };
};

const invite = async (couple: Couple, body: Record<string, unknown> = {}) => {
  const given = { weddingId: couple.weddingId, role: 'partner', market: 'uk', ...body };
  return callEndpoint(backend.server.url, 'createInvitation', { token: couple.token, body: given });
};

/** The id and secret that a link carries. */
const keysOf = (link: URL) => ({ id: link.searchParams.get('id') ?? '', nonce: link.searchParams.get('nonce') ?? '' });

const linkTo = async (couple: Couple, body: Record<string, unknown> = {}) => {
  const answer = await invite(couple, body);
  return keysOf(new URL(String(answer.body.url)));
};

const accept = (person: Person, keys: { id: string; nonce: string }) =>
  callEndpoint(backend.server.url, 'acceptInvitation', { token: person.token, body: keys });

const weddingOf = async ({ weddingId }: Couple) =>
  v.parse(weddingSchema, plain((await backend.firestore.doc(`weddings/${weddingId}`).get()).data()));
const userOf = async ({ uid }: Person) =>
  v.parse(userSchema, plain((await backend.firestore.doc(`users/${uid}`).get()).data()));
const activityOf = async ({ weddingId }: Couple) => {
  const { docs } = await backend.firestore.collection(`weddings/${weddingId}/activity`).orderBy('at').get();
  return docs.map((document) => v.parse(activitySchema, plain(document.data())));
};

describe('an invitation', () => {
  test('by link is accepted once, and joins the wedding as was said [S6-collab-01] [S6-collab-02]', async () => {
    const { ana, guest } = await meet();
    const access = { guests: 'edit', checklist: 'view' };
    const keys = await linkTo(ana, { role: 'helper', access });
    expect(await accept(guest, keys)).toEqual({
      status: 200,
      body: { weddingId: ana.weddingId, role: 'helper', already: false },
    });
    const wedding = await weddingOf(ana);
    expect(wedding.roles).toEqual({ [ana.uid]: 'owner', [guest.uid]: 'helper' });
    expect(wedding.access?.[guest.uid]).toMatchObject({
      guests: 'edit',
      checklist: 'view',
      budget: 'none',
      inbox: 'none',
    });
    expect(wedding.users).toEqual([
      { id: ana.uid, name: 'Ana', role: 'owner' },
      { id: guest.uid, name: 'Ana', role: 'helper', joinedAt: expect.any(String) as string },
    ]);
    expect((await activityOf(ana)).map(({ kind, by }) => [kind, by.uid])).toEqual([
      ['wedding-created', ana.uid],
      ['invitation-created', ana.uid],
      ['member-joined', guest.uid],
    ]);
  });

  test('keeps the own wedding of who joins, and remembers it', async () => {
    const { ana, guest } = await meet();
    await accept(guest, await linkTo(ana));
    expect(await userOf(guest)).toMatchObject({
      weddingId: ana.weddingId,
      weddingIds: [guest.weddingId, ana.weddingId],
      collaborator: true,
    });
    expect((await weddingOf(guest)).roles).toEqual({ [guest.uid]: 'owner' });
  });

  test('makes a profile for whoever has none yet', async () => {
    const { ana } = await meet();
    const newcomer = await createPerson(backend.server, `new${couples}`);
    expect((await accept(newcomer, await linkTo(ana))).status).toBe(200);
    expect(await userOf(newcomer)).toMatchObject({
      kind: 'couple',
      contacts: { email: newcomer.email },
      weddingId: ana.weddingId,
      weddingIds: [ana.weddingId],
    });
  });

  test('that was used says so to others, and changes nothing [S8-invitation-01]', async () => {
    const { ana, guest } = await meet();
    const late = await backend.couple(`late${couples}`);
    const keys = await linkTo(ana);
    await accept(guest, keys);
    const before = await userOf(late);
    const refusal = await accept(late, keys);
    expect(refusal).toEqual({ status: 409, body: { error: { code: 'invitation-used', message: usedSentence } } });
    expect(await userOf(late)).toEqual(before);
    expect(Object.keys((await weddingOf(ana)).roles)).not.toContain(late.uid);
    const seen = await callEndpoint(backend.server.url, 'readInvitation', { body: keys });
    expect(seen.body.state).toBe('used');
  });

  test('answers who used it and asks again, as after a lost connection, the same', async () => {
    const { ana, guest } = await meet();
    const keys = await linkTo(ana);
    await accept(guest, keys);
    expect((await accept(guest, keys)).body).toEqual({ weddingId: ana.weddingId, role: 'partner', already: true });
    expect((await activityOf(ana)).filter(({ kind }) => kind === 'member-joined')).toHaveLength(1);
  });

  test('is used once however many try at the same moment', async () => {
    const { ana } = await meet();
    const many = await Promise.all([1, 2, 3, 4].map((n) => backend.couple(`many${couples}-${n}`)));
    const keys = await linkTo(ana);
    const answers = await Promise.all(many.map((person) => accept(person, keys)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(Object.keys((await weddingOf(ana)).roles)).toHaveLength(2);
  });

  test('to an address goes there by mail, and is for that address alone [D-mail-02] [R1-15]', async () => {
    const { ana, guest } = await meet();
    const other = await backend.couple(`other${couples}`);
    const answer = await invite(ana, { email: ` ${guest.email.toUpperCase()} `, market: 'de' });
    expect(answer.body.url).toBeNull();
    const [mail] = await mailsTo(backend.server, guest.email);
    if (mail === undefined) throw new Error('No mail came.');
    expect(mail.language).toBe('de-DE');
    expect(mail.text).toContain('die Hochzeit von Ana und Lou gemeinsam zu planen');
    const link = linkIn(mail);
    expect(link.pathname).toBe('/de/accept-collaboration-invite');
    const seen = await callEndpoint(backend.server.url, 'readInvitation', { body: keysOf(link) });
    expect(seen.body).toMatchObject({
      state: 'open',
      invitedBy: 'Ana',
      partners: ['Ana', 'Lou'],
      email: 'g•••@example.com',
    });
    expect((await accept(other, keysOf(link))).body.error?.code).toBe('invitation-for-another');
    expect((await accept(guest, keysOf(link))).status).toBe(200);
    expect((await mailsTo(backend.server, ana.email)).map(({ subject }) => subject)).toEqual(['Ana ist dabei']);
  });

  test('tells who holds its link when and where the wedding is, and nothing once it ended [R1-14]', async () => {
    const { ana } = await meet();
    const keys = await linkTo(ana);
    const location = { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: null };
    await backend.firestore.doc(`weddings/${ana.weddingId}`).update({ date: '2027-09-25', location });
    const read = async () => (await callEndpoint(backend.server.url, 'readInvitation', { body: keys })).body;
    expect(await read()).toMatchObject({ state: 'open', date: '2027-09-25', place: 'Bath' });
    await backend.firestore.doc(`nonces/${keys.id}`).update({ revoked: true });
    expect(await read()).toEqual({
      state: 'revoked',
      role: 'partner',
      access: null,
      invitedBy: '',
      partners: [],
      email: null,
      message: '',
      date: null,
      place: null,
      expiresAt: expect.any(String),
    });
  });

  test('cannot be accepted after 14 days', async () => {
    const { ana, guest } = await meet();
    const keys = await linkTo(ana);
    await backend.firestore.doc(`nonces/${keys.id}`).update({ expiresAt: new Date(Date.now() - 1000) });
    expect((await accept(guest, keys)).body.error?.code).toBe('invitation-expired');
    const fresh = await backend.firestore.doc(`nonces/${(await linkTo(ana)).id}`).get();
    const { createdAt, expiresAt } = plain(fresh.data()) as Record<'createdAt' | 'expiresAt', string>;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(14 * 24 * 60 * 60 * 1000);
  });

  test('is taken back while it is open, which is seen by whoever holds it', async () => {
    const { ana, guest } = await meet();
    const keys = await linkTo(ana);
    const revoke = () =>
      callEndpoint(backend.server.url, 'revokeInvitation', {
        token: ana.token,
        body: { weddingId: ana.weddingId, id: keys.id },
      });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
    expect((await accept(guest, keys)).body.error?.code).toBe('invitation-revoked');
    expect((await callEndpoint(backend.server.url, 'readInvitation', { body: keys })).body.state).toBe('revoked');
  });

  test('is stored without its secret, and unknown to whoever guesses', async () => {
    const { ana, guest } = await meet();
    const keys = await linkTo(ana);
    const stored = JSON.stringify((await backend.firestore.doc(`nonces/${keys.id}`).get()).data());
    expect(stored).not.toContain(keys.nonce);
    for (const wrong of [
      { ...keys, nonce: 'a'.repeat(32) },
      { ...keys, id: 'unknown' },
    ]) {
      expect((await accept(guest, wrong)).body.error?.code).toBe('invitation-unknown');
      expect((await callEndpoint(backend.server.url, 'readInvitation', { body: wrong })).status).toBe(404);
    }
  });

  test('is refused to who belongs already, and to suppliers', async () => {
    const { ana, guest } = await meet();
    expect((await accept(ana, await linkTo(ana))).body.error?.code).toBe('already-member');
    expect((await invite(ana, { email: ana.email })).body.error?.code).toBe('already-member');
    await backend.firestore.doc(`users/${guest.uid}`).set({ ...userDocument(guest.email, null), kind: 'supplier' });
    expect((await accept(guest, await linkTo(ana))).body.error?.code).toBe('not-a-couple');
  });

  test('is made by owner and partner only, a partner’s to helpers only, and at most 20 wait [D-role-01]', async () => {
    const { ana, guest } = await meet();
    expect((await invite({ ...guest, weddingId: ana.weddingId })).body.error?.code).toBe('not-a-member');
    await accept(guest, await linkTo(ana, { role: 'helper' }));
    const asGuest = { ...guest, weddingId: ana.weddingId };
    expect((await invite(asGuest, { role: 'helper' })).body.error?.code).toBe('not-allowed');
    await backend.firestore.doc(`weddings/${ana.weddingId}`).update({ [`roles.${guest.uid}`]: 'partner' });
    expect((await invite(asGuest)).body.error?.code).toBe('not-allowed');
    expect((await invite(asGuest, { role: 'helper' })).status).toBe(200);
    const now = new Date();
    const open = (await backend.firestore.collection('nonces').where('weddingId', '==', ana.weddingId).get()).docs;
    const template = open.find((document) => document.get('usedBy') === null)?.data();
    for (let n = 1; n < 20; n += 1) await backend.firestore.doc(`nonces/more${n}`).set({ ...template, createdAt: now });
    expect((await invite(asGuest, { role: 'helper' })).body.error?.code).toBe('too-many-invitations');
  });
});

test('lets who joins read the wedding’s conversations, if they may see the inbox [D-role-01]', async () => {
  const { ana, guest } = await meet();
  const blind = await backend.couple(`blind${couples}`);
  const conversation = backend.firestore.doc(`conversations/c${couples}`);
  await conversation.set({
    weddingId: ana.weddingId,
    supplierId: 'GB123456',
    supplierName: 'Barn',
    supplierType: 'venues',
    supplierSlug: 'barn',
    coupleName: 'Ana and Lou',
    weddingDate: null,
    memberUids: [ana.uid, 'somebody-of-the-supplier'],
    unread: { couple: 0, supplier: 1 },
    lastMessage: { body: 'Hello', from: 'couple', createdAt: new Date() },
    custom: { repliedByCouple: null },
    createdAt: new Date(),
  });
  await accept(guest, await linkTo(ana, { role: 'helper', access: { inbox: 'view' } }));
  await accept(blind, await linkTo(ana, { role: 'helper', access: { guests: 'edit' } }));
  const { memberUids } = v.parse(conversationSchema, plain((await conversation.get()).data()));
  expect(memberUids).toEqual([ana.uid, guest.uid, 'somebody-of-the-supplier'].sort());
  const call = (person: Person, name: 'sendMessage' | 'updateConversation', body: Record<string, unknown>) =>
    callEndpoint(backend.server.url, name, { token: person.token, params: { id: conversation.id }, body });
  const message = { clientId: crypto.randomUUID(), body: 'Hello again' };
  expect((await call(guest, 'sendMessage', message)).body.error?.code).toBe('not-allowed');
  expect((await call(blind, 'sendMessage', message)).body.error?.code).toBe('not-a-member');
  await conversation.update({ 'unread.couple': 2 });
  expect((await call(guest, 'updateConversation', { read: true })).status).toBe(200);
  expect((await conversation.get()).get('unread.couple')).toBe(2);
});
