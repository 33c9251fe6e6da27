import { collections } from '@posy/shared-contracts/collections';
import { readWedding } from '#documents/stored-wedding';
import { roleTable } from '#rules/testing/role-table';
import { createPerson, userDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { exportParts } from './export-parts';
import { type Exported, exportedCollections } from './exported-collections';

const backend = testBackend();
const all = Object.entries(exportedCollections) as [keyof typeof collections, Exported][];

const partsOf = async (uid: string, id: string) => {
  const wedding = readWedding(await backend.firestore.doc(`weddings/${id}`).get());
  return exportParts(backend.firestore, uid, { id, wedding });
};

/** The parts of a person's export and the ids in each. */
const idsOfParts = async (uid: string, id: string): Promise<Record<string, string[]>> => {
  const parts = await partsOf(uid, id);
  return Object.fromEntries(
    await Promise.all(parts.map(async ({ name, rows }) => [name, (await rows()).map((row) => row.id)] as const)),
  );
};

test('every collection of the contract is exported, or left out by name with a reason [D-privacy-01]', () => {
  expect(Object.keys(exportedCollections).sort()).toEqual(Object.keys(collections).sort());
  for (const [name, exported] of all)
    if (exported.how === 'left-out')
      expect([name, exported.reason]).toEqual([name, expect.stringMatching(/\w{4}.*\.$/)]);
});

test('members take what the rules let them read, and no more [D-role-01]', () => {
  for (const [name, exported] of all) {
    if (exported.how !== 'listed') continue;
    const row = roleTable[name];
    const isForAll = row?.read.includes('helperWithout') ?? false;
    expect([name, exported.area]).toEqual([name, isForAll ? null : row?.area]);
  }
});

test('an export has each of them, and a helper’s what they may see [D-privacy-01] [D-role-01]', async () => {
  const ana = await backend.couple('exporting');
  const helper = await createPerson(backend.server, 'exporting-helper');
  const { weddingId } = ana;
  const wedding = backend.firestore.doc(`weddings/${weddingId}`);
  await wedding.update({ [`roles.${helper.uid}`]: 'helper', access: { [helper.uid]: { guests: 'view' } } });
  await backend.firestore.doc(`users/${helper.uid}`).set(userDocument(helper.email, weddingId));
  const own = `weddings/${weddingId}/`;
  for (const [name, exported] of all)
    if (exported.how === 'listed')
      await backend.firestore.doc(`${collections[name](weddingId).path}/one`).set({ a: 1 });
  await backend.firestore.doc(`${own}remotes/honeymoon/places/madeira`).set({ nights: 7 });
  const mine = await idsOfParts(ana.uid, weddingId);
  const theirs = await idsOfParts(helper.uid, weddingId);
  for (const [name, exported] of all) {
    if (exported.how === 'left-out') expect(mine).not.toHaveProperty([name]);
    if (exported.how === 'part') expect(mine).toHaveProperty([exported.name]);
    if (exported.how !== 'listed') continue;
    expect(collections[name](weddingId).path.startsWith(own)).toBe(true);
    const maySee = exported.area === null || exported.area === 'guests';
    expect([name, mine[name], theirs[name]]).toEqual([name, ['one'], maySee ? ['one'] : undefined]);
  }
  const named = all.map(([name, exported]) => (exported.how === 'part' ? exported.name : name));
  const beside = Object.keys(mine).filter((name) => !(named as string[]).includes(name));
  expect(beside).toEqual(['saved-searches', 'calendar-link', 'remote-documents']);
  expect([mine['remote-documents'], theirs['remote-documents']]).toEqual([['madeira'], undefined]);
  expect(Object.keys(theirs)).toContain('saved-searches');
});

test('a document of a remote is exported whole, whatever its fields are called', async () => {
  const { uid, weddingId } = await backend.couple('exporting-remotes');
  const fields = { id: 'n1', remote: 'control', collection: ['shells'], nights: 7 };
  await backend.firestore.doc(`weddings/${weddingId}/remotes/honeymoon/places/madeira`).set(fields);
  const part = (await partsOf(uid, weddingId)).find(({ name }) => name === 'remote-documents');
  expect(await part?.rows()).toEqual([{ id: 'madeira', remote: 'honeymoon', collection: 'places', fields }]);
});
