import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { hashOf } from '#api/secret';
import { readWedding } from '#documents/stored-wedding';
import { makeHousehold } from '#testing/household';
import { type Person } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { exportParts } from './export-parts';

const backend = testBackend();

const call = (name: EndpointName, person: Person, body: Record<string, unknown> = {}) =>
  callEndpoint(backend.server.url, name, { token: person.token, body });

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
  test('has all of the wedding and the person, as JSON and CSV, and no business of suppliers [D-privacy-01]', async () => {
    const { ana, count } = await makeHousehold(backend);
    const { folder, names } = await fetchExport(ana);
    for (const part of ['profile', 'wedding', 'guests', 'costs', 'shortlist', 'website', 'conversations', 'messages'])
      expect(names).toEqual(expect.arrayContaining([`json/${part}.json`, `csv/${part}.csv`]));
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(JSON.parse(read('json/messages.json'))).toEqual([
      expect.objectContaining({ body: 'Our secret' }),
      expect.objectContaining({ body: 'Our answer' }),
    ]);
    expect(read(`photos/photo${count}.webp`)).toBe('picture');
    expect(read(`attachments/attachment${count}.pdf`)).toBe('contract');
    expect(read(`contracts/contract${count}.pdf`)).toBe('signed');
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

  test('says for the couple that there is a link to the calendar, and never which', async () => {
    const { ana, helper } = await makeHousehold(backend);
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

  test('has of the wedding only what a helper may see [D-role-01]', async () => {
    const { helper } = await makeHousehold(backend);
    const { folder, names } = await fetchExport(helper);
    expect(names).toEqual(expect.arrayContaining(['json/profile.json', 'json/guests.json']));
    for (const part of ['costs', 'shortlist', 'notes', 'messages']) expect(names).not.toContain(`json/${part}.json`);
    expect(names.join()).not.toContain('photos/');
    expect(readFileSync(join(folder, 'json/wedding.json'), 'utf8')).not.toContain('"roles"');
    rmSync(folder, { recursive: true });
  });

  test('is fetched with its secret only, and by nobody else', async () => {
    const { ana, helper } = await makeHousehold(backend);
    const { body } = await call('startExport', ana);
    const path = `/api/privacy/export/${String(body.id)}`;
    expect((await call('exportStatus', helper, { id: body.id })).body.error?.code).toBe('export-unknown');
    for (const address of [path, `${path}?secret=wrong`, '/api/privacy/export/..%2f..%2fadmin-secret?secret=x'])
      expect((await fetch(`${backend.server.url}${address}`)).status).toBe(404);
  });

  test('that was made goes with its person’s access, and one that is being made is broken off [H-20]', async () => {
    const { ana, helper } = await makeHousehold(backend);
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
    const ofPerson = ['profile', 'saved-searches'];
    for (const { name, rows } of changed.filter((part) => !ofPerson.includes(part.name)))
      await expect([name, rows()][1]).rejects.toMatchObject({ code: 'export-ended' });
  });
});
