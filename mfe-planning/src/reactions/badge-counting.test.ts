import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  settle,
} from '@posy/remote-kit/testing';
import { syncTotals } from '#checklist/queries/totals-queries';
import { createReactions } from '#reactions';
import { delivering, publishing, storeBooking } from '#testing/publishing';

const { id: weddingId, ...wedding } = exampleWedding();
const shortlisted = (supplierId: string) => ({
  weddingId,
  supplierId,
  supplierName: 'Fern & Fable',
  supplierType: 'photographers',
  customSupplier: false,
  ...{ category: 'photographers' as const, price: null, date: null },
});

const setUp = () => {
  const firestore = createMemoryFirestore({ weddings: { [weddingId]: wedding } });
  const open = () => {
    const host = createTestHost({ firestore, session: exampleSignedIn() });
    const achieved: string[] = [];
    host.bus.subscribe('badge.achieved', ({ badge }) => void achieved.push(badge));
    const reactions = createReactions(host);
    const favourite = async (supplierId: string) => {
      const delivery = { id: supplierId, producer: 'mfe-suppliers', publishedAt: 0 };
      await reactions['supplier.shortlisted']?.(shortlisted(supplierId), delivery);
      await settle();
    };
    return { host, achieved, favourite };
  };
  const counters = () => firestore.documents('weddings')[weddingId]?.['badges'];
  return { firestore, open, counters };
};

test('each event steps the counter; delivered twice it counts once [S4-badge-01] [S4-badge-06]', async () => {
  const { open, counters } = setUp();
  const { favourite } = open();
  for (const id of ['s1', 's2', 's1', 's1', 's3']) await favourite(id);
  expect(counters()).toEqual({ 'added-to-favourites': 3 });
});

test('guests who came together count each, and once however often its event comes [S4-badge-04]', async () => {
  const { open, counters } = setUp();
  const { host } = open();
  const added = createReactions(host)['guest.added'];
  const publish = (guestId: string, count: number) =>
    added?.({ weddingId, guestId, count }, { id: guestId, producer: 'mfe-planning', publishedAt: 0 });
  await publish('g1', 450);
  await publish('g1', 450);
  await publish('g451', 2);
  expect(counters()).toEqual({ 'guest-added': 452 });
});

test('an achievement is shown when the counter is reached, once in two tabs [S4-badge-02]', async () => {
  const { open, firestore } = setUp();
  const [first, second] = [open(), open()];
  await first.favourite('s1');
  await second.favourite('s2');
  expect([...first.host.shown, ...second.host.shown]).toMatchObject([
    { tone: 'success', emoji: '🎉', text: 'A badge of your own: First favourite.' },
  ]);
  expect([first.achieved, second.achieved]).toEqual([['added-to-favourites'], []]);
  expect(firestore.documents(`weddings/${weddingId}/badges`)).toEqual({
    'added-to-favourites': { achievedAt: '2026-11-20T12:00:00.000Z', by: 'u1' },
  });
});

test('a page that went away between counting and telling: the next delivery tells [S4-badge-02]', async () => {
  const { open, firestore } = setUp();
  const { favourite, achieved } = open();
  const collection = { path: `weddings/${weddingId}/badgeEvents`, schema: undefined as never };
  await firestore.commit([
    {
      kind: 'set',
      collection,
      id: 'added-to-favourites~s1',
      data: { badge: 'added-to-favourites', at: '2026-11-20T12:00:00.000Z' },
    },
    {
      kind: 'update',
      collection: { ...collection, path: 'weddings' },
      id: weddingId,
      data: { 'badges.added-to-favourites': 1 },
    },
  ]);
  await favourite('s1');
  expect(achieved).toEqual(['added-to-favourites']);
});

test('a photographer who is booked steps the counter of that badge, once however often its event comes [S4-badge-08]', async () => {
  const { open, counters } = setUp();
  const { host, achieved } = open();
  const publish = publishing(host);
  const book = (supplierId: string, supplierType: string) =>
    publish('supplier.booked', { ...shortlisted(supplierId), supplierType, location: null });
  await book('s1', 'cakes');
  expect(counters()).toBeUndefined();
  await book('s2', 'photographers');
  await book('s2', 'photographers');
  expect(counters()).toEqual({ 'photographer-booked': 1 });
  expect(achieved).toEqual(['photographer-booked']);
});

test('a booking that was undone before its event came counts for no badge [18]', async () => {
  const { open, counters } = setUp();
  const { host, achieved } = open();
  await storeBooking(host, shortlisted('s2'), false);
  await delivering(host)('supplier.booked', { ...shortlisted('s2'), location: null });
  expect(counters()).toBeUndefined();
  expect(achieved).toEqual([]);
});

test('half the checklist done steps the counter of its badge, and one task before steps it unachieved [S4-badge-09]', async () => {
  const { open, counters } = setUp();
  const { host, achieved } = open();
  const seen: unknown[] = [];
  for (const done of [2, 3]) {
    syncTotals(host, weddingId, { total: 6, done, byHand: done });
    host.pass(1500);
    await settle();
    await settle();
    seen.push([(counters() as Record<string, number>)['half-checklist-done'], [...achieved]]);
  }
  expect(seen).toEqual([
    [2, []],
    [3, ['half-checklist-done']],
  ]);
});

test('ticks count with the totals, and never take an achievement back [S4-badge-10]', async () => {
  const { open, counters, firestore } = setUp();
  const { host, achieved } = open();
  for (const done of [9, 10, 90, 8]) {
    syncTotals(host, weddingId, { total: 180, done, byHand: done });
    host.pass(1500);
    await settle();
    await settle();
  }
  expect(counters()).toEqual({ 'half-checklist-done': 8, 'ten-tasks-done': 8 });
  expect(achieved).toEqual(['ten-tasks-done', 'half-checklist-done']);
  expect(Object.keys(firestore.documents(`weddings/${weddingId}/badges`))).toEqual([
    'ten-tasks-done',
    'half-checklist-done',
  ]);
});
