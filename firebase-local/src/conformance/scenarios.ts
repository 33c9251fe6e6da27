import { type TestServer } from '../testing/firestore-server';
import { type Client, type ClientSettings } from './client';

/** A client wherever it runs: each operation answers in a promise. */
export type RemoteClient = {
  [K in keyof Client]: (...args: Parameters<Client[K]>) => Promise<Awaited<ReturnType<Client[K]>>>;
};

/** Opens a client; `uid` null is signed out. */
export type Connect = (uid: string | null, settings?: Partial<ClientSettings>) => Promise<RemoteClient>;

const ok = { value: undefined };
const refused = { error: 'permission-denied' };

/**
 * Tests that every build of the client SDK must pass. `restart` stops the server and starts it on the same port and
 * data.
 */
export const describeClient = (connect: Connect, server: () => TestServer, restart: () => Promise<void>): void => {
  test('signed out, only what the rules open can be read, and nothing written', async () => {
    const visitor = await connect(null);
    expect(await visitor.get('public/none')).toEqual({ value: { absent: true } });
    expect(await visitor.list({ path: 'public' })).toEqual({ value: [] });
    expect(await visitor.get('rooms/r')).toEqual(refused);
    expect(await visitor.list({ path: 'rooms' })).toEqual(refused);
    expect(await visitor.set('public/mine', { a: 1 })).toEqual(refused);
    expect(await visitor.until(await visitor.watch({ path: 'rooms' }), 'permission-denied')).toBe(true);
  });

  test('a user reads and writes what is theirs, and nothing of others', async () => {
    const alice = await connect('alice');
    expect(await alice.set('users/alice', { name: 'Alice', nested: { a: [1, { b: 2 }] } })).toEqual(ok);
    expect(await alice.get('users/alice')).toEqual({ value: { name: 'Alice', nested: { a: [1, { b: 2 }] } } });
    expect(await alice.set('users/bob', { name: 'no' })).toEqual(refused);
    expect(await alice.get('users/bob')).toEqual(refused);
    expect(await alice.batch({ 'users/alice': { name: 'half' }, 'users/bob': { name: 'half' } })).toEqual(refused);
    expect(await alice.get('users/alice')).toEqual({ value: { name: 'Alice', nested: { a: [1, { b: 2 }] } } });
  });

  test('updates, merges, transforms and deletions', async () => {
    const alice = await connect('alice');
    expect(await alice.update('rooms/absent', { a: 1 })).toEqual({ error: 'not-found' });
    await alice.set('rooms/t', { n: 1, list: ['a'], gone: true, map: { kept: 1 } });
    expect(await alice.transform('rooms/t', 'b')).toEqual(ok);
    expect(await alice.update('rooms/t', { 'map.added': 2 })).toEqual(ok);
    expect(await alice.merge('rooms/t', { map: { third: 3 } })).toEqual(ok);
    expect(await alice.get('rooms/t')).toEqual({
      value: { n: 2, list: ['a', 'b'], map: { kept: 1, added: 2, third: 3 }, when: 'time' },
    });
    expect(await alice.remove('rooms/t')).toEqual(ok);
    expect(await alice.get('rooms/t')).toEqual({ value: { absent: true } });
  });

  test('queries and aggregates', async () => {
    const alice = await connect('alice');
    await alice.batch({
      'rooms/q/items/a': { n: 1, tag: 'x' },
      'rooms/q/items/b': { n: 2, tag: 'y' },
      'rooms/q/items/c': { n: 3, tag: 'x' },
    });
    const path = 'rooms/q/items';
    expect(await alice.list({ path, where: [['tag', '==', 'x']], orderBy: [['n', 'desc']] })).toEqual({
      value: ['c', 'a'],
    });
    expect(await alice.list({ path, where: [['n', '>=', 2]], limit: 1 })).toEqual({ value: ['b'] });
    expect(await alice.list({ path, where: [['tag', 'in', ['y', 'z']]] })).toEqual({ value: ['b'] });
    expect(await alice.aggregate({ path }, 'n')).toEqual({ value: { count: 3, sum: 6, average: 2 } });
  });

  test('another client sees changes live: entering, changing, leaving, deleted', async () => {
    const [alice, bob] = [await connect('alice'), await connect('bob')];
    const open = await bob.watch({ path: 'rooms/l/items', where: [['open', '==', true]] });
    const newest = await bob.watch({ path: 'rooms/l/items', orderBy: [['n', 'desc']], limit: 1 });
    expect(await bob.until(open, {})).toBe(true);
    await alice.batch({ 'rooms/l/items/a': { open: true, n: 1 }, 'rooms/l/items/b': { open: true, n: 2 } });
    expect(await bob.until(open, { a: { n: 1, open: true }, b: { n: 2, open: true } })).toBe(true);
    expect(await bob.until(newest, { b: { n: 2, open: true } })).toBe(true);
    await alice.update('rooms/l/items/a', { open: false });
    expect(await bob.until(open, { b: { n: 2, open: true } })).toBe(true);
    await alice.remove('rooms/l/items/b');
    expect(await bob.until(open, {})).toBe(true);
    expect(await bob.until(newest, { a: { n: 1, open: false } })).toBe(true);
  });

  test('contending transactions of two clients lose nothing', async () => {
    const [alice, bob] = [await connect('alice'), await connect('bob')];
    const runs = [alice, bob, alice, bob].map((client) => client.transact('rooms/counter'));
    expect(await Promise.all(runs)).toEqual([ok, ok, ok, ok]);
    expect(await alice.get('rooms/counter')).toEqual({ value: { n: 4 } });
  });

  test('a listener and a queued write survive a restart of the server', async () => {
    const [alice, bob] = [await connect('alice'), await connect('bob')];
    const watch = await bob.watch({ path: 'rooms/restart/items' });
    await alice.set('rooms/restart/items/before', { n: 1 });
    expect(await bob.until(watch, { before: { n: 1 } })).toBe(true);
    await restart();
    expect(await alice.set('rooms/restart/items/after', { n: 2 })).toEqual(ok);
    expect(await bob.until(watch, { after: { n: 2 }, before: { n: 1 } })).toBe(true);
    expect(server().port).toBeGreaterThan(0);
  }, 60_000);

  test('edits made offline reach the server and the others later', async () => {
    const [alice, bob] = [await connect('alice'), await connect('bob')];
    await alice.set('rooms/e/items/first', { n: 1 });
    const watch = await bob.watch({ path: 'rooms/e/items' });
    expect(await bob.until(watch, { first: { n: 1 } })).toBe(true);
    await alice.offline();
    const edits = [
      alice.set('rooms/e/items/second', { n: 2 }),
      alice.update('rooms/e/items/first', { n: 9 }),
      alice.remove('rooms/e/items/second'),
      alice.set('rooms/e/items/third', { n: 3 }),
      alice.set('users/bob', { name: 'no' }),
    ];
    await bob.set('rooms/e/items/other', { n: 4 });
    await alice.online();
    expect(await Promise.all(edits)).toEqual([ok, ok, ok, ok, refused]);
    expect(await bob.until(watch, { first: { n: 9 }, other: { n: 4 }, third: { n: 3 } })).toBe(true);
  });

  test('what changed while a client was offline reaches it when it is back', async () => {
    const [alice, bob] = [await connect('alice'), await connect('bob')];
    await alice.batch({ 'rooms/o/items/kept': { n: 1 }, 'rooms/o/items/gone': { n: 2 } });
    const watch = await bob.watch({ path: 'rooms/o/items' });
    expect(await bob.until(watch, { gone: { n: 2 }, kept: { n: 1 } })).toBe(true);
    await bob.offline();
    await alice.remove('rooms/o/items/gone');
    await alice.set('rooms/o/items/new', { n: 3 });
    await bob.online();
    expect(await bob.until(watch, { kept: { n: 1 }, new: { n: 3 } })).toBe(true);
  });
};
