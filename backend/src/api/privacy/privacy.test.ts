import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import fc from 'fast-check';
import { startServer } from '#server/index';
import { mailsTo } from '#testing/mail';
import { createCouple, createPerson, openAsBackend, userDocument, type Couple, type Person } from '#testing/people';
import { callEndpoint, signIn, startTestServer, testConfig } from '#testing/test-server';
import { readWedding } from '../membership';
import { toCsv } from './export/csv';
import { exportParts } from './export/export-parts';
import { hashOf } from '../secret';
import { openExportJobs, type ExportContent } from './export/export-jobs';
import { diskFileStore } from '#files/disk-file-store';
import { testBackend } from '#testing/test-backend';

const backend = testBackend();
let couples = 0;

const call = (name: EndpointName, person: Person, body: Record<string, unknown> = {}) =>
  callEndpoint(backend.server.url, name, { token: person.token, body });

/** A wedding with something in each collection, and a helper who may see the guests. */
const household = async (): Promise<{ ana: Couple; helper: Person; conversationId: string }> => {
  couples += 1;
  const { firestore } = backend;
  const ana = await backend.couple(`ana${couples}`);
  const helper = await createPerson(backend.server, `helper${couples}`);
  const wedding = firestore.doc(`weddings/${ana.weddingId}`);
  const slug = `home-${couples}`;
  const conversationId = `conversation-${couples}`;
  await wedding.update({ [`roles.${helper.uid}`]: 'helper', access: { [helper.uid]: { guests: 'view' } } });
  await firestore.doc(`users/${helper.uid}`).set(userDocument(helper.email, ana.weddingId));
  await wedding.collection('guests').doc('g1').set({ name: '=HYPERLINK("http://evil")', head: null, contacts: {} });
  await wedding.collection('costs').doc('c1').set({ name: 'Flowers', estimate: -5, notes: 'a "quoted", one' });
  await wedding.collection('suppliers').doc('GB123456').set({ name: 'Barn', hasBadDebtCoupleside: true });
  await wedding.collection('website').doc('site').set({ slug, published: true });
  await firestore.doc(`websites/${slug}`).set({ weddingId: ana.weddingId });
  await firestore.doc(`nonces/nonce-${couples}`).set({ weddingId: ana.weddingId });
  await diskFileStore(join(backend.server.dataDir, 'photos')).write(`photo${couples}`, Buffer.from('picture'));
  await firestore.doc(`photos/photo${couples}`).set({ purpose: 'note', weddingId: ana.weddingId });
  const conversation = firestore.doc(`conversations/${conversationId}`);
  await conversation.set({
    weddingId: ana.weddingId,
    supplierId: 'GB123456',
    coupleName: 'Ana and Lou',
    weddingDate: '2027-06-05',
    memberUids: [ana.uid, 'supplier-person'],
    unread: { couple: 1, supplier: 0 },
    lastMessage: { body: 'Hello', from: 'couple', createdAt: new Date() },
  });
  const say = (id: string, from: string, body: string) =>
    conversation.collection('messages').doc(id).set({ from, senderUid: 'x', body, createdAt: new Date() });
  const file = `attachment${couples}`;
  await diskFileStore(join(backend.server.dataDir, 'attachments')).write(file, Buffer.from('contract'));
  await firestore.doc(`attachments/${file}`).set({
    ...{ conversationId, side: 'supplier', ownerUid: 'x', messageId: 'm2', name: 'contract.pdf' },
    ...{ type: 'application/pdf', bytes: 8, key: 'k' },
  });
  await say('m1', 'couple', 'Our secret');
  await say('m2', 'supplier', 'Our answer');
  return { ana, helper, conversationId };
};

const fetchExport = async (person: Person): Promise<{ folder: string; names: string[] }> => {
  const started = await call('startExport', person);
  const id = String(started.body.id);
  let { body } = started;
  for (let attempt = 0; body.state === 'working' && attempt < 200; attempt += 1) {
    await setTimeout(50);
    ({ body } = await call('exportStatus', person, { id }));
  }
  expect(body).toMatchObject({ state: 'ready', done: body.total });
  const response = await fetch(`${backend.server.url}${String(body.downloadPath)}`);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const folder = mkdtempSync(join(tmpdir(), 'posy-export-'));
  writeFileSync(join(folder, 'all.zip'), Buffer.from(await response.arrayBuffer()));
  const unzip =
    'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); z.extractall(sys.argv[2]); print("\\n".join(z.namelist()))';
  const names = execFileSync('python3', ['-c', unzip, join(folder, 'all.zip'), folder])
    .toString()
    .trim()
    .split('\n');
  return { folder, names };
};

describe('an export', () => {
  it('has all of the wedding and the person, as JSON and CSV, and no business of suppliers [D-privacy-01]', async () => {
    const { ana } = await household();
    const { folder, names } = await fetchExport(ana);
    for (const part of ['profile', 'wedding', 'guests', 'costs', 'shortlist', 'website', 'conversations', 'messages'])
      expect(names).toEqual(expect.arrayContaining([`json/${part}.json`, `csv/${part}.csv`]));
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(JSON.parse(read('json/messages.json'))).toEqual([
      expect.objectContaining({ body: 'Our secret' }),
      expect.objectContaining({ body: 'Our answer' }),
    ]);
    expect(read(`photos/photo${couples}.webp`)).toBe('picture');
    expect(read(`attachments/attachment${couples}.pdf`)).toBe('contract');
    expect(read('csv/guests.csv')).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(read('csv/costs.csv')).toContain('"a ""quoted"", one"');
    expect(JSON.parse(read('json/shortlist.json'))).toEqual([{ id: 'GB123456', name: 'Barn' }]);
    for (const name of names.filter((each) => each !== 'README.txt')) expect(read(name)).not.toContain('hasBadDebt');
    const log = await backend.firestore.collection(`weddings/${ana.weddingId}/activity`).get();
    expect(log.docs.map((line) => [line.get('kind') as string, line.get('by.uid') as string])).toEqual([
      ['export-made', ana.uid],
    ]);
    rmSync(folder, { recursive: true });
  });

  it('says for the couple that there is a link to the calendar, and never which [D-privacy-01]', async () => {
    const { ana, helper } = await household();
    const made = await call('createCalendarFeed', ana, {
      weddingId: ana.weddingId,
      parts: ['events', 'payments'],
      market: 'uk',
    });
    const secret = /([\w-]{43})\.ics$/.exec(String(made.body.url))?.[1] ?? '';
    const mine = await fetchExport(ana);
    expect(JSON.parse(readFileSync(join(mine.folder, 'json/calendar-link.json'), 'utf8'))).toMatchObject([
      { parts: ['events', 'payments'], market: 'uk', madeBy: { uid: ana.uid }, createdAt: made.body.createdAt },
    ]);
    for (const name of mine.names) {
      const text = readFileSync(join(mine.folder, name), 'utf8');
      for (const never of [secret, hashOf(secret)]) expect(text).not.toContain(never);
    }
    const theirs = await fetchExport(helper);
    expect(theirs.names).not.toContain('json/calendar-link.json');
    for (const { folder } of [mine, theirs]) rmSync(folder, { recursive: true });
  });

  it('has of the wedding only what a helper may see [D-role-01]', async () => {
    const { helper } = await household();
    const { folder, names } = await fetchExport(helper);
    expect(names).toEqual(expect.arrayContaining(['json/profile.json', 'json/guests.json']));
    for (const part of ['costs', 'shortlist', 'notes', 'messages']) expect(names).not.toContain(`json/${part}.json`);
    expect(names.join()).not.toContain('photos/');
    expect(readFileSync(join(folder, 'json/wedding.json'), 'utf8')).not.toContain('"roles"');
    rmSync(folder, { recursive: true });
  });

  it('is fetched with its secret only, and by nobody else', async () => {
    const { ana, helper } = await household();
    const { body } = await call('startExport', ana);
    const path = `/api/privacy/export/${String(body.id)}`;
    expect((await call('exportStatus', helper, { id: body.id })).body.error?.code).toBe('export-unknown');
    for (const address of [path, `${path}?secret=wrong`, '/api/privacy/export/..%2f..%2fadmin-secret?secret=x'])
      expect((await fetch(`${backend.server.url}${address}`)).status).toBe(404);
  });

  it('is one at a time for a person, and gone an hour after it was ready', async () => {
    let now = 1_000_000;
    const folder = mkdtempSync(join(tmpdir(), 'posy-exports-'));
    const faults: unknown[] = [];
    const jobs = await openExportJobs({ folder, now: () => now, report: (fault) => void faults.push(fault) });
    let go: () => void = () => undefined;
    const held = new Promise<ExportContent>((resolve) => (go = () => resolve({ parts: [], files: [] })));
    const [first, second] = await Promise.all([jobs.start('ana', () => held), jobs.start('ana', () => held)]);
    expect(second.id).toBe(first.id);
    expect((await jobs.start('bo', () => Promise.reject(new Error('full')))).id).not.toBe(first.id);
    go();
    while (jobs.status('ana', first.id)?.state === 'working') await setTimeout(5);
    expect([jobs.status('ana', first.id)?.state, jobs.status('bo', first.id), faults]).toEqual([
      'ready',
      null,
      [new Error('full')],
    ]);
    now += 60 * 60_000;
    expect(jobs.status('ana', first.id)).toBeNull();
    rmSync(folder, { recursive: true });
  });

  it('outlives a restart until its hour is over, and leaves nothing behind [R1-17]', async () => {
    let now = 1_000_000;
    const folder = mkdtempSync(join(tmpdir(), 'posy-exports-'));
    const open = () => openExportJobs({ folder, now: () => now, report: () => undefined });
    const before = await open();
    const content = async (): Promise<ExportContent> => ({ parts: [], files: [] });
    const [ready, broken] = [
      await before.start('ana', content),
      await before.start('bo', () => new Promise<ExportContent>(() => undefined)),
    ];
    while (before.status('ana', ready.id)?.state === 'working') await setTimeout(5);
    writeFileSync(join(folder, 'litter.zip'), 'half an archive');
    writeFileSync(join(folder, '0123456789abcdef01234567.json'), '{"id":"../../admin-secret"}');
    const known = before.status('ana', ready.id);
    const after = await open();
    expect(after.status('ana', ready.id)).toEqual(known);
    expect(known).toMatchObject({ state: 'ready', bytes: expect.any(Number) as number });
    const secret = String(known?.downloadPath).split('secret=')[1] ?? '';
    expect(
      readFileSync(after.file(ready.id, secret) ?? '')
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(after.file(ready.id, 'wrong')).toBeNull();
    expect([after.status('bo', ready.id), after.status('bo', broken.id)?.state]).toEqual([null, 'failed']);
    expect(readdirSync(folder).sort()).toEqual([`${ready.id}.json`, `${ready.id}.zip`, `${broken.id}.json`].sort());
    now += 60 * 60_000;
    await after.sweep();
    expect(readdirSync(folder)).toEqual([]);
    await open();
    rmSync(folder, { recursive: true });
  });

  it('that was made goes with its person’s access, and one that is being made is broken off [H-20]', async () => {
    const { ana, helper } = await household();
    const { body } = await call('startExport', helper);
    let { body: state } = await call('exportStatus', helper, { id: body.id });
    while (state.state === 'working') ({ body: state } = await call('exportStatus', helper, { id: body.id }));
    const address = `${backend.server.url}${String(state.downloadPath)}`;
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    expect((await call('revokeCollaborator', ana, { weddingId: ana.weddingId, uid: helper.uid })).status).toBe(200);
    expect((await fetch(address)).status).toBe(404);
    const changed = exportParts(backend.firestore, ana.uid, {
      id: ana.weddingId,
      wedding: readWedding(await backend.firestore.doc(`weddings/${ana.weddingId}`).get()),
    });
    await backend.firestore.doc(`weddings/${ana.weddingId}`).update({ roles: {} });
    for (const { name, rows } of changed.filter((part) => part.name !== 'profile'))
      await expect([name, rows()][1]).rejects.toMatchObject({ code: 'export-ended' });
  });

  it('has as many columns as a server can hold, whatever names people give to things [H-02]', () => {
    const rows = Array.from({ length: 400 }, (_, row) => ({ id: row, rsvp: { [`a${row}`]: 'x', [`b${row}`]: 'x' } }));
    expect(toCsv(rows).split('\r\n')[0]).toBe('\uFEFFid,rsvp');
    expect(toCsv(rows.slice(0, 2)).split('\r\n')[0]).toBe('\uFEFFid,rsvp.a0,rsvp.b0,rsvp.a1,rsvp.b1');
  });

  it('makes no cell of a spreadsheet a formula, whatever people type', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' ='), fc.string(), (sign, rest) => {
        const line = toCsv([{ name: `${sign}x${rest}` }])
          .split('\r\n')
          .slice(1)
          .join('\r\n');
        expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
      }),
    );
    expect(
      toCsv([
        { a: -5, b: { c: [1] } },
        { a: null, d: 'x' },
      ]),
    ).toBe('\uFEFFa,b.c,d\r\n-5,[1],\r\n,,x\r\n');
  });
});

const exists = async (path: string): Promise<boolean> => (await backend.firestore.doc(path).get()).exists;

describe('deleting a wedding', () => {
  it('takes all of it, frees its address, and lets the others go', async () => {
    const { ana, helper, conversationId } = await household();
    const deleted = await call('deleteWedding', ana, { weddingId: ana.weddingId, confirmation: 'ana & lou' });
    expect(deleted).toEqual({ status: 200, body: { weddingId: null } });
    const base = `weddings/${ana.weddingId}`;
    for (const path of [
      base,
      `${base}/guests/g1`,
      `${base}/costs/c1`,
      `${base}/website/site`,
      `websites/home-${couples}`,
      `nonces/nonce-${couples}`,
      `photos/photo${couples}`,
    ])
      expect([path, await exists(path)]).toEqual([path, false]);
    expect(await diskFileStore(join(backend.server.dataDir, 'photos')).has(`photo${couples}`)).toBe(false);
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

  it('needs its names, and its owner', async () => {
    const { ana, helper } = await household();
    const attempt = async (person: Person, confirmation: string) =>
      (await call('deleteWedding', person, { weddingId: ana.weddingId, confirmation })).body.error?.code;
    expect(await attempt(ana, 'delete')).toBe('confirmation-wrong');
    expect(await attempt(ana, '')).toBe('confirmation-wrong');
    expect(await attempt(helper, 'Ana & Lou')).toBe('not-allowed');
    expect(await exists(`weddings/${ana.weddingId}`)).toBe(true);
  });

  it('goes on after a crash, at the next start', async () => {
    const own = await startTestServer();
    const data = openAsBackend(own);
    const ana = await createCouple(own, data.firestore, 'crash');
    const reference = data.firestore.doc(`weddings/${ana.weddingId}`);
    await reference.collection('guests').doc('g1').set({ name: 'Jo' });
    const wedding = (await reference.get()).data();
    // As the server leaves it when it dies right after the transaction.
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
  it('takes the account, the profile, its devices, and the wedding that was its own alone', async () => {
    couples += 1;
    const ana = await backend.couple(`alone${couples}`);
    await call('addDeviceToken', ana, { token: 'device', platformId: 'web' });
    expect((await call('deleteAccount', ana, { confirmation: ana.email.toUpperCase() })).status).toBe(200);
    expect([await exists(`users/${ana.uid}`), await exists(`weddings/${ana.weddingId}`)]).toEqual([false, false]);
    expect((await backend.firestore.collection(`users/${ana.uid}/devices`).get()).size).toBe(0);
    await expect(signIn(backend.server.url, 'signInWithPassword', ana)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    expect((await mailsTo(backend.server, ana.email)).map(({ subject }) => subject)).toEqual([
      'Your account was deleted',
    ]);
    // Whoever still has the page open cannot make the profile anew.
    const own = `${backend.server.url}/v1/projects/posy-local/databases/(default)/documents/users/${ana.uid}`;
    expect((await fetch(own, { headers: { authorization: `Bearer ${ana.token}` } })).status).toBe(401);
  });

  it('leaves the weddings of others as they are, without the person', async () => {
    const { ana, helper } = await household();
    expect((await call('deleteAccount', helper, { confirmation: helper.email })).status).toBe(200);
    expect((await backend.firestore.doc(`weddings/${ana.weddingId}`).get()).get('roles')).toEqual({
      [ana.uid]: 'owner',
    });
  });

  it('ends what the person did for a supplier: its desk and its conversations are those of the others', async () => {
    const { conversationId } = await household();
    const { firestore } = backend;
    const speaker = await createPerson(backend.server, `speaker${couples}`);
    const profile = { ...userDocument(speaker.email, null), kind: 'supplier', supplierId: 'GB123456' };
    await firestore.doc(`users/${speaker.uid}`).set(profile);
    const desk = firestore.doc('suppliers/GB123456');
    await desk.set({ owners: { [speaker.uid]: 'staff', other: 'owner' } });
    const conversation = firestore.doc(`conversations/${conversationId}`);
    await conversation.update({ memberUids: [speaker.uid, 'other'] });
    expect((await call('deleteAccount', speaker, { confirmation: speaker.email })).status).toBe(200);
    expect((await desk.get()).get('owners')).toEqual({ other: 'owner' });
    expect((await conversation.get()).get('memberUids')).toEqual(['other']);
  });

  it('of an owner whom others plan with waits until the wedding is passed on', async () => {
    const { ana } = await household();
    const refused = await call('deleteAccount', ana, { confirmation: ana.email });
    expect(refused.body.error?.code).toBe('transfer-ownership-first');
    expect(await exists(`users/${ana.uid}`)).toBe(true);
  });

  it('needs the address and a sign-in of the last five minutes', async () => {
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
