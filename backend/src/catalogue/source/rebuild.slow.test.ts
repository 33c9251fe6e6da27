import { mkdirSync, rmdirSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openPath, removeEntries } from './catalogue-collection';
import { noDemo } from './demo-source';
import { type LiveServer, liveServers, real } from './testing/live-servers';

const { backend, start, write } = liveServers();

/** More than one read holds, after an invalid one: the report of the invalid one shows that reading has begun. */
const suppliers = 320;
const invalid = 'catalogue/sup_0spoilt is no supplier and is left out';
const before = (number: number) => ({ id: `sup_0before${number}`, publicId: `before${number}` });

beforeAll(async () => {
  await write(...Array.from({ length: suppliers }, (_none, at) => real(at, { name: `Pangolin Peony ${at}` })));
  await backend.firestore.doc('catalogue/sup_0spoilt').set({ state: 'listed', updatedAt: new Date() });
});

/** Starts building anew; answers once the first suppliers were read, with how to wait for the rest. */
const beginRebuild = async (server: LiveServer): Promise<{ rebuilt: Promise<void> }> => {
  server.faults.length = 0;
  const rebuilt = server.live.rebuild();
  await server.until(() => server.faults.includes(invalid));
  return { rebuilt };
};

test('while the index is built anew the old one answers, and what changes meanwhile is in both [16]', async () => {
  const server = await start('rebuilt', noDemo);
  const { rebuilt } = await beginRebuild(server);
  expect(server.names('Pangolin')).toHaveLength(50);
  await write(real(suppliers, { name: 'Okapi Orchid' }));
  await server.until(() => server.names('Okapi').length === 1);
  await rebuilt;
  expect(server.names('Okapi')).toEqual(['Okapi Orchid']);
  expect(server.names('Pangolin')).toHaveLength(50);
  expect(server.faults.filter((fault) => fault !== invalid)).toEqual([]);
});

test('what is written while suppliers are read is missed nowhere, whether they were read before or not [16]', async () => {
  const server = await start('changed', noDemo);
  const { rebuilt } = await beginRebuild(server);
  await write(
    real(401, { ...before(1), name: 'Axolotl Aster' }),
    real(0, { name: 'Axolotl Allium' }),
    real(suppliers - 1, { name: 'Axolotl Anemone' }),
    real(402, { id: 'sup_zafter2', name: 'Axolotl Azalea' }),
  );
  await removeEntries(
    backend.firestore,
    [1, suppliers - 2].map((number) => real(number).id),
  );
  await rebuilt;
  const found = server.names('Axolotl').sort();
  expect(found).toEqual(['Axolotl Allium', 'Axolotl Anemone', 'Axolotl Aster', 'Axolotl Azalea']);
  expect([1, suppliers - 2].map((number) => server.live.store.getSupplier(real(number).id))).toEqual([null, null]);
  // This supplier is the one of the test before.
  expect(server.live.store.count().suppliers).toBe(suppliers + 1 + 2 - 2);
});

test('what the old index found is found at every moment while the new one takes its place [16]', async () => {
  const server = await start('constant', noDemo);
  const { rebuilt } = await beginRebuild(server);
  await write(real(403, { ...before(3), name: 'Narwhal Narcissus' }));
  await server.until(() => server.names('Narwhal').length === 1);
  let isOver = false;
  void rebuilt.finally(() => (isOver = true));
  const found = new Set<number>();
  while (!isOver) {
    found.add(server.names('Narwhal').length);
    await nextTurn();
  }
  expect([...found]).toEqual([1]);
});

test('when the new index cannot take its place, the old one answers and follows as before', async () => {
  const server = await start('kept', noDemo);
  const inTheWay = `${server.path}-shm`;
  mkdirSync(inTheWay);
  await server.live.rebuild();
  rmdirSync(inTheWay);
  expect(server.faults).toContainEqual(expect.objectContaining({ code: 'ERR_FS_EISDIR' }));
  await write(real(404, { name: 'Quokka Quince' }));
  await server.until(() => server.names('Quokka').length === 1);
  expect(await backend.firestore.doc(openPath(real(404).id)).get()).toMatchObject({ exists: true });
});
