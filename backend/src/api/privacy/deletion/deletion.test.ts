import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { diskFileStore } from '#files/disk-file-store';
import { readAdminSecret } from '#server/firebase';
import { startServer } from '#server/start/index';
import { makeHousehold } from '#testing/household';
import { mailsTo } from '#testing/mail';
import { createCouple, createPerson, openAsBackend, type Person, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn, startTestServer, testConfig } from '#testing/test-server';

const backend = testBackend();

const call = (name: EndpointName, person: Person, body: Record<string, unknown> = {}) =>
  callEndpoint(backend.server.url, name, { token: person.token, body });

const exists = async (path: string): Promise<boolean> => (await backend.firestore.doc(path).get()).exists;

describe('deleting a wedding', () => {
  test('takes all of it, frees its address, and lets the others go', async () => {
    const { count, ana, helper, conversationId } = await makeHousehold(backend);
    const ofRemote = `weddings/${ana.weddingId}/remotes/honeymoon/places/p1`;
    await backend.firestore.doc(ofRemote).set({ nights: 7 });
    const deleted = await call('deleteWedding', ana, { weddingId: ana.weddingId, confirmation: 'ana & lou' });
    expect(deleted).toEqual({ status: 200, body: { weddingId: null } });
    const base = `weddings/${ana.weddingId}`;
    for (const path of [
      base,
      `${base}/guests/g1`,
      `${base}/costs/c1`,
      `${base}/website/site`,
      ofRemote,
      `websites/home-${count}`,
      `nonces/nonce-${count}`,
      `photos/photo${count}`,
    ])
      expect([path, await exists(path)]).toEqual([path, false]);
    expect(await diskFileStore(join(backend.server.dataDir, 'photos')).has(`photo${count}`)).toBe(false);
    expect((await backend.firestore.doc(`users/${helper.uid}`).get()).get('weddingId')).toBeNull();
    expect((await mailsTo(backend.server, helper.email)).map(({ subject }) => subject)).toEqual([
      'The plan of Ana and Lou was deleted',
    ]);
    expect(await mailsTo(backend.server, ana.email)).toEqual([]);
    const conversation = backend.firestore.doc(`conversations/${conversationId}`);
    expect((await conversation.get()).data()).toMatchObject({ memberUids: ['supplier-person'], weddingDate: null });
    const bodies = (await conversation.collection('messages').get()).docs.map(
      (message) => message.get('body') as string,
    );
    expect(bodies.join()).not.toContain('Our secret');
    expect(bodies).toContain('Our answer');
    expect((await backend.firestore.collection('jobs').get()).size).toBe(0);
  });

  test('needs its names, and its owner', async () => {
    const { ana, helper } = await makeHousehold(backend);
    const attempt = async (person: Person, confirmation: string) =>
      (await call('deleteWedding', person, { weddingId: ana.weddingId, confirmation })).body.error?.code;
    expect(await attempt(ana, 'delete')).toBe('confirmation-wrong');
    expect(await attempt(ana, '')).toBe('confirmation-wrong');
    expect(await attempt(helper, 'Ana & Lou')).toBe('not-allowed');
    expect(await exists(`weddings/${ana.weddingId}`)).toBe(true);
  });

  test('goes on after a crash, at the next start', async () => {
    const own = await startTestServer();
    const data = openAsBackend(own);
    const ana = await createCouple(own, data.firestore, 'crash');
    const reference = data.firestore.doc(`weddings/${ana.weddingId}`);
    await reference.collection('guests').doc('g1').set({ name: 'Jo' });
    const wedding = (await reference.get()).data();
    // The state after a server that died right after the transaction.
    await data.firestore
      .doc(`jobs/delete-wedding-${ana.weddingId}`)
      .set({ kind: 'delete-wedding', weddingId: ana.weddingId, uid: ana.uid, wedding });
    await reference.delete();
    await data.close();
    await own.close();
    const again = await startServer(testConfig(own.dataDir));
    const after = openAsBackend({ ...own, ...again });
    expect((await after.firestore.doc(`weddings/${ana.weddingId}/guests/g1`).get()).exists).toBe(false);
    expect((await after.firestore.doc(`users/${ana.uid}`).get()).get('weddingId')).toBeNull();
    expect((await after.firestore.collection('jobs').get()).size).toBe(0);
    await after.close();
    await again.close();
    rmSync(own.dataDir, { recursive: true, force: true });
  });
});

describe('deleting an account', () => {
  test('takes the account, the profile, its devices, and the wedding that was its own alone', async () => {
    const ana = await backend.couple('alone');
    await call('addDeviceToken', ana, { token: 'device', platformId: 'web' });
    expect((await call('deleteAccount', ana, { confirmation: ana.email.toUpperCase() })).status).toBe(200);
    expect([await exists(`users/${ana.uid}`), await exists(`weddings/${ana.weddingId}`)]).toEqual([false, false]);
    expect((await backend.firestore.collection(`users/${ana.uid}/devices`).get()).size).toBe(0);
    await expect(signIn(backend.server.url, 'signInWithPassword', ana)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    expect((await mailsTo(backend.server, ana.email)).map(({ subject }) => subject)).toEqual([
      'Your account was deleted',
    ]);
    // A person who still has the page open cannot create the profile again.
    const own = `${backend.server.url}/v1/projects/posy-local/databases/(default)/documents/users/${ana.uid}`;
    expect((await fetch(own, { headers: { authorization: `Bearer ${ana.token}` } })).status).toBe(401);
  });

  test('leaves the weddings of others as they are, without the person', async () => {
    const { ana, helper } = await makeHousehold(backend);
    expect((await call('deleteAccount', helper, { confirmation: helper.email })).status).toBe(200);
    expect((await backend.firestore.doc(`weddings/${ana.weddingId}`).get()).get('roles')).toEqual({
      [ana.uid]: 'owner',
    });
  });

  test('ends what the person did for a supplier: its desk and its conversations are those of the others', async () => {
    const { conversationId } = await makeHousehold(backend);
    const { firestore } = backend;
    const speaker = await createPerson(backend.server, 'speaker');
    const desk = firestore.doc('suppliers/GB123456');
    await desk.set({ owners: { other: 'owner' } });
    await speakFor(firestore, speaker, 'GB123456');
    const conversation = firestore.doc(`conversations/${conversationId}`);
    await conversation.update({ memberUids: [speaker.uid, 'other'] });
    expect((await call('deleteAccount', speaker, { confirmation: speaker.email })).status).toBe(200);
    expect((await desk.get()).get('owners')).toEqual({ other: 'owner' });
    expect((await conversation.get()).get('memberUids')).toEqual(['other']);
  });

  test('leaves no letter on its way, no address for answering, and no invitation to a team with their address', async () => {
    const { firestore } = backend;
    const bea = await createPerson(backend.server, 'traces');
    const other = { usedBy: null, email: bea.email, invitedBy: { uid: 'other' } };
    const theirs = {
      'teamInvitations/used': { ...other, usedBy: bea.uid },
      'teamInvitations/made': { ...other, email: 'x@example.com', invitedBy: { uid: bea.uid } },
      'replyAddresses/a': { uid: bea.uid },
      'talkLetters/a': { uid: bea.uid },
      'pushes/a': { uid: bea.uid },
    };
    // An unconfirmed address may belong to another person.
    const others = {
      'teamInvitations/open': other,
      'replyAddresses/b': { uid: 'other' },
      'talkLetters/b': { uid: 'other' },
    };
    for (const [path, document] of Object.entries({ ...theirs, ...others })) await firestore.doc(path).set(document);
    expect((await call('deleteAccount', bea, { confirmation: bea.email })).status).toBe(200);
    for (const path of Object.keys(theirs)) expect([path, await exists(path)]).toEqual([path, false]);
    for (const path of Object.keys(others)) expect([path, await exists(path)]).toEqual([path, true]);
  });

  test('takes the invitations to a confirmed address as well', async () => {
    const bea = await createPerson(backend.server, 'confirmed-traces');
    await fetch(`${backend.server.url}/identitytoolkit.googleapis.com/v1/projects/posy-local/accounts:update`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${readAdminSecret(backend.server.dataDir)}`,
      },
      body: JSON.stringify({ localId: bea.uid, emailVerified: true }),
    });
    const confirmed = { ...bea, ...(await signIn(backend.server.url, 'signInWithPassword', bea)) };
    await backend.firestore.doc('teamInvitations/waiting').set({ email: bea.email, usedBy: null });
    expect((await call('deleteAccount', confirmed, { confirmation: bea.email })).status).toBe(200);
    expect(await exists('teamInvitations/waiting')).toBe(false);
  });

  test('of an owner whom others plan with waits until the wedding is passed on', async () => {
    const { ana } = await makeHousehold(backend);
    const refused = await call('deleteAccount', ana, { confirmation: ana.email });
    expect(refused.body.error?.code).toBe('transfer-ownership-first');
    expect(await exists(`users/${ana.uid}`)).toBe(true);
  });

  test('of a supplier’s only owner waits while others work there, and takes one who is alone, or has another beside them', async () => {
    const { server, firestore } = backend;
    const [bea, cleo] = [await createPerson(server, 'only-owner'), await createPerson(server, 'their-staff')];
    const supplier = firestore.doc('suppliers/GB999991');
    const owners = async (roles: Record<string, string>) =>
      supplier.set({ owners: roles }, { mergeFields: ['owners'] });
    await owners({ [bea.uid]: 'owner', [cleo.uid]: 'staff' });
    const refused = await call('deleteAccount', bea, { confirmation: bea.email });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'last-owner']);
    expect((await supplier.get()).get('owners')).toEqual({ [bea.uid]: 'owner', [cleo.uid]: 'staff' });
    await owners({ [bea.uid]: 'owner', [cleo.uid]: 'owner' });
    expect((await call('deleteAccount', bea, { confirmation: bea.email })).status).toBe(200);
    expect((await supplier.get()).get('owners')).toEqual({ [cleo.uid]: 'owner' });
    expect((await call('deleteAccount', cleo, { confirmation: cleo.email })).status).toBe(200);
    expect((await supplier.get()).get('owners')).toEqual({});
  });

  test('of two owners who go at once takes one: whoever stays is not left without an owner', async () => {
    const { server, firestore } = backend;
    const names = ['one-of-two', 'two-of-two', 'their-colleague'];
    const [bea, cleo, dan] = await Promise.all(names.map((name) => createPerson(server, name)));
    if (bea === undefined || cleo === undefined || dan === undefined) throw new Error('Somebody is missing.');
    const supplier = firestore.doc('suppliers/GB999992');
    await supplier.set({ owners: { [bea.uid]: 'owner', [cleo.uid]: 'owner', [dan.uid]: 'staff' } });
    const answers = await Promise.all(
      [bea, cleo].map((person) => call('deleteAccount', person, { confirmation: person.email })),
    );
    expect(answers.map(({ body }) => body.error?.code ?? 'gone').sort()).toEqual(['gone', 'last-owner']);
    const owners = (await supplier.get()).get('owners') as Record<string, string>;
    expect(Object.values(owners).sort()).toEqual(['owner', 'staff']);
  });

  test('needs the address and a sign-in of the last five minutes', async () => {
    let now = Date.now();
    const dataDir = mkdtempSync(join(tmpdir(), 'posy-recent-'));
    const running = await startServer(testConfig(dataDir), { clock: () => now });
    const own = { ...running, dataDir, stop: running.close };
    const data = openAsBackend(own);
    const ana = await createCouple(own, data.firestore, 'recent');
    const attempt = async (confirmation: string) =>
      (await callEndpoint(own.url, 'deleteAccount', { token: ana.token, body: { confirmation } })).body.error?.code;
    expect(await attempt('yes')).toBe('confirmation-wrong');
    now += 6 * 60_000;
    expect(await attempt(ana.email)).toBe('recent-login-required');
    expect((await data.firestore.doc(`users/${ana.uid}`).get()).exists).toBe(true);
    await data.close();
    await running.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
