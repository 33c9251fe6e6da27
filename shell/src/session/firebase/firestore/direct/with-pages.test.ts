import { createMemoryFirestore, createTestHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { Message } from '@posy/shared-contracts/entities';
import type { Firestore, FirestoreQuery, Snapshot } from '@posy/shared-contracts/mount-props';
import { createDirectQuery, type DirectDocument } from './direct-query';
import { withPages } from './with-pages';

const at = (minute: number): string => `2026-11-19T10:0${minute}:00.000Z`;
const said = (minute: number) => ({ from: 'couple', senderUid: 'u1', body: `Word ${minute}.`, createdAt: at(minute) });
const found = (...minutes: number[]): DirectDocument[] =>
  minutes.map((minute) => ({ id: `m${minute}`, data: said(minute) }));
const page: FirestoreQuery<Message> = {
  collection: collections.messages('c1'),
  where: [{ field: 'createdAt', op: '<', value: new Date(at(7)) }],
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: 3,
  page: true,
};
const { page: _page, ...plain } = page;
/** Time without another page after which a page is followed, in milliseconds. */
const restMs = 500;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A live page of a list, with the server's direct answer, and the requests to the SDK and its reports. */
const follow = async (
  answer: () => Promise<DirectDocument[] | null>,
  { isOnline = true, query = page as FirestoreQuery<Message> } = {},
) => {
  const host = createTestHost();
  const listened: FirestoreQuery<unknown>[] = [];
  const received: { words: string[]; fromCache: boolean; answered: boolean }[] = [];
  let report: (snapshot: Snapshot<never>) => void = () => undefined;
  let stopped = 0;
  const sdk = {
    ...createMemoryFirestore(),
    watch: (asked: FirestoreQuery<unknown>, next: typeof report) => {
      listened.push(asked);
      report = next;
      return () => void (stopped += 1);
    },
  } as unknown as Firestore;
  const firestore = withPages(sdk, { clock: host.clock, ask: answer, isOnline: () => isOnline });
  const stop = firestore.watch(
    query,
    ({ value, fromCache, answered = false }) =>
      received.push({ words: value.map(({ body }) => body), fromCache, answered }),
    () => undefined,
  );
  await settle();
  const sayBySdk = (fromCache: boolean, ...minutes: number[]): void => {
    const value = minutes.map((minute) => ({ id: `m${minute}`, ...said(minute) }));
    report({ value: value as never, fromCache, hasPendingWrites: false });
  };
  return { host, listened, received, stop, sayBySdk, stopped: () => stopped };
};

test('a page is read directly, then followed between its ends; what the device has of it says less until the server answered [19]', async () => {
  const { host, listened, received, sayBySdk } = await follow(async () => found(6, 5, 4));
  expect(listened).toEqual([]);
  host.pass(restMs);
  expect(received).toEqual([{ words: ['Word 6.', 'Word 5.', 'Word 4.'], fromCache: true, answered: true }]);
  expect(listened).toEqual([
    {
      collection: page.collection,
      orderBy: page.orderBy,
      where: [...(page.where ?? []), { field: 'createdAt', op: '>=', value: new Date(at(4)) }],
    },
  ]);
  sayBySdk(true, 5);
  expect(received).toHaveLength(1);
  sayBySdk(false, 6, 5, 4);
  sayBySdk(true, 6, 4);
  expect(received.slice(1)).toEqual([
    { words: ['Word 6.', 'Word 5.', 'Word 4.'], fromCache: false, answered: false },
    { words: ['Word 6.', 'Word 4.'], fromCache: true, answered: false },
  ]);
});

test('a page that is not full ends where the list does', async () => {
  const { host, listened } = await follow(async () => found(2, 1));
  host.pass(restMs);
  expect(listened).toEqual([{ collection: page.collection, orderBy: page.orderBy, where: page.where }]);
});

const failing: [why: string, answer: () => Promise<DirectDocument[] | null>, isOnline: boolean][] = [
  ['no connection', async () => found(6, 5, 4), false],
  ['a refusal', async () => null, true],
  ['a connection that breaks', () => Promise.reject(new Error('No.')), true],
];
test.each(failing)('%s leaves the page to the SDK', async (_why, answer, isOnline) => {
  const { listened, received, sayBySdk } = await follow(answer, { isOnline });
  expect(listened).toEqual([plain]);
  sayBySdk(true, 6);
  expect(received).toEqual([{ words: ['Word 6.'], fromCache: true, answered: false }]);
});

test('an answer that does not come in time is not waited for, nor reported when it comes', async () => {
  let come: (documents: DirectDocument[]) => void = () => undefined;
  const { host, listened, received } = await follow(() => new Promise((resolve) => (come = resolve)));
  expect(listened).toEqual([]);
  host.pass(3000);
  expect(listened).toEqual([plain]);
  come(found(6, 5, 4));
  await settle();
  expect([listened.length, received]).toEqual([1, []]);
});

test('who leaves before the answer hears nothing, and nothing is followed', async () => {
  let come: (documents: DirectDocument[]) => void = () => undefined;
  const { listened, received, stop } = await follow(() => new Promise((resolve) => (come = resolve)));
  stop();
  come(found(6, 5, 4));
  await settle();
  expect([listened, received]).toEqual([[], []]);
});

test('who leaves a page that is followed ends it; other queries are the SDK’s', async () => {
  const followed = await follow(async () => found(6, 5, 4));
  followed.host.pass(restMs);
  followed.stop();
  expect(followed.stopped()).toBe(1);
  const other = await follow(async () => found(6, 5, 4), { query: plain });
  expect([other.listened, other.received]).toEqual([[plain], []]);
});

test('while further pages are read none is followed; then they are one by one, the latest first, but none that was left', async () => {
  const host = createTestHost();
  const listened: unknown[] = [];
  const sdk = {
    ...createMemoryFirestore(),
    watch: ({ where = [] }: FirestoreQuery<unknown>) => {
      listened.push(where[0]?.value);
      return () => undefined;
    },
  } as unknown as Firestore;
  const ask = async () => found(1);
  const firestore = withPages(sdk, { clock: host.clock, ask, isOnline: () => true });
  const readPage = async (minute: number): Promise<() => void> => {
    const until = { field: 'createdAt', op: '<' as const, value: new Date(at(minute)) };
    const stop = firestore.watch(
      { ...page, where: [until] },
      () => undefined,
      () => undefined,
    );
    await settle();
    host.pass(restMs - 1);
    return stop;
  };
  await readPage(7);
  const leave = await readPage(6);
  await readPage(5);
  leave();
  expect(listened).toEqual([]);
  host.pass(1);
  expect(listened).toEqual([new Date(at(5))]);
  host.pass(restMs);
  host.pass(restMs);
  expect(listened).toEqual([new Date(at(5)), new Date(at(7))]);
});

test('the REST interface is asked for a page in its own words, as the person who is here', async () => {
  const asked: unknown[] = [];
  const ask = createDirectQuery({
    fetch: (async (url: string, init: RequestInit) => {
      asked.push([url, new Headers(init.headers).get('authorization'), JSON.parse(String(init.body))]);
      return Response.json([{ readTime: '2026-11-20T12:00:00Z' }]);
    }) as typeof fetch,
    documents: '/documents',
    idToken: async () => 'the-token',
  });
  expect(await ask(page, new AbortController().signal)).toEqual([]);
  expect(asked).toEqual([
    [
      '/documents/conversations/c1:runQuery',
      'Bearer the-token',
      {
        structuredQuery: {
          from: [{ collectionId: 'messages' }],
          where: {
            compositeFilter: {
              op: 'AND',
              filters: [
                {
                  fieldFilter: {
                    field: { fieldPath: 'createdAt' },
                    op: 'LESS_THAN',
                    value: { timestampValue: at(7) },
                  },
                },
              ],
            },
          },
          orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
          limit: 3,
        },
      },
    ],
  ]);
});
