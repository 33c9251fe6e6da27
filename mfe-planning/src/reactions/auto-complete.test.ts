import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  settle,
} from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { makeChecklist } from '#checklist/queries/making-queries';
import { exampleTask, exampleTemplate, stored } from '#testing/example-tasks';
import { delivering, publishing, storeBooking } from '#testing/publishing';

const { id: weddingId, ...wedding } = exampleWedding();
const venueKeys = ['research-venues', 'shortlist-venues', 'visit-venues', 'compare-venue-quotes', 'book-the-venue'];
const ownKeys = ['invite-your-partner', 'start-guest-list', 'outline-your-budget', 'start-saving-notes', ...venueKeys];
const answered = ['choose-your-date', 'decide-where-to-celebrate', 'agree-on-a-guest-limit'];
const initializedAt = '2026-11-20T10:00:00.000Z';
const deal = { category: 'venues', price: null, date: null } as const;
const supplier = { weddingId, supplierId: 's1', supplierName: 'Larkfield', supplierType: 'venues', ...deal };

interface Options {
  isMade?: boolean;
  date?: string | null;
  role?: 'owner' | 'helper';
  /** Keys of further tasks. */
  more?: readonly string[];
}

const setUp = (options: Options = {}) => {
  const { isMade = true, date = '2027-09-11', role = 'owner', more = [] } = options;
  const keys = [...ownKeys, ...more];
  const roles = { u1: role };
  const firestore = createMemoryFirestore({
    weddings: {
      [weddingId]: {
        ...wedding,
        date,
        roles,
        tasks: { total: 9, done: 0, initializedAt: isMade ? initializedAt : null },
      },
    },
    taskTemplates: Object.fromEntries(keys.map((key, order) => [key, exampleTemplate({ key, order: order + 1 })])),
    [`weddings/${weddingId}/tasks`]: isMade
      ? Object.fromEntries(keys.map((key, order) => [key, stored(exampleTask({ id: key, order: order + 1 }))]))
      : {},
  });
  const host = createTestHost({ firestore, session: exampleSignedIn() });
  const completed: string[] = [];
  host.bus.subscribe('task.completed', ({ key }) => void completed.push(String(key)));
  const publish = publishing(host);
  const done = () =>
    Object.entries(firestore.documents(`weddings/${weddingId}/tasks`))
      .filter(([, task]) => task['done'])
      .map(([id]) => id);
  const reported = () => host.shown.filter(({ text }) => !text.startsWith('A badge'));
  return { host, firestore, publish, done, reported, completed };
};

test.each([
  ['[S4-auto-03]', 'collaborator.invited', { weddingId, invitedBy: 'u1' }, 'invite-your-partner'],
  ['[S4-auto-04]', 'guest.added', { weddingId, guestId: 'g1', count: 1 }, 'start-guest-list'],
  ['[S4-auto-05]', 'budget.initialised', { weddingId, budget: 2000000 }, 'outline-your-budget'],
  ['[S4-auto-06]', 'note.saved', { weddingId, noteId: 'n1', isNew: true }, 'start-saving-notes'],
] as const)('%s %s ticks its task, though planning was never opened [S4-auto-01]', async (_id, event, payload, key) => {
  const { publish, done, completed } = setUp();
  await publish(event, payload as never);
  expect(done()).toEqual([key]);
  expect(completed).toEqual([key]);
});

test('a published website ticks its task and says why; changes that are published say nothing more', async () => {
  const { publish, done, reported } = setUp({ more: ['create-your-wedding-website'] });
  await publish('website.published', { weddingId, slug: 'maya-and-tom' });
  await publish('website.published', { weddingId, slug: 'maya-and-tom' });
  expect(done()).toEqual(['create-your-wedding-website']);
  expect(reported().map(({ text }) => text)).toEqual([expect.stringMatching(/is ticked: your website is there/)]);
});

test('a website that is off the web leaves its task ticked and offers to take the tick back; said again it asks the same once', async () => {
  const { host, publish, done } = setUp({ more: ['create-your-wedding-website'] });
  await publish('website.unpublished', { weddingId });
  expect(host.shown).toEqual([]);
  await publish('website.published', { weddingId, slug: 'maya-and-tom' });
  await publish('website.unpublished', { weddingId });
  await publish('website.unpublished', { weddingId });
  expect(done()).toEqual(['create-your-wedding-website']);
  const [, first, again] = host.shown;
  expect(first).toMatchObject({ tone: 'info', text: 'Your website is off the web. Its task is still ticked.' });
  expect(again?.about).toBe(first?.about);
  again?.open?.run();
  await settle();
  expect(done()).toEqual([]);
  await publish('website.unpublished', { weddingId });
  expect(host.shown).toHaveLength(3);
});

test('a booked venue ticks its five, says so with a party and why, and can be undone [R1-15] [S4-auto-02] [S4-auto-09]', async () => {
  const { publish, done, reported } = setUp();
  await publish('supplier.booked', { ...supplier, location: null });
  expect(done()).toEqual(venueKeys);
  expect(reported()).toMatchObject([
    {
      tone: 'success',
      emoji: '🎉',
      text: '5 tasks are ticked: you booked Larkfield.',
      briefly: '5 tasks are ticked.',
      follows: true,
      action: { label: 'Undo' },
    },
  ]);
  reported()[0]?.action?.run();
  await settle();
  expect(done()).toEqual([]);
});

test('delivered again it changes and says nothing, also when a person unticked it meanwhile', async () => {
  const { publish, done, reported } = setUp();
  await publish('guest.added', { weddingId, guestId: 'g1', count: 1 });
  reported()[0]?.action?.run();
  await settle();
  await publish('guest.added', { weddingId, guestId: 'g2', count: 1 });
  expect(done()).toEqual([]);
  expect(reported()).toHaveLength(1);
});

test('a booking that was undone before its event came ticks nothing [18]', async () => {
  const { host, done, reported } = setUp();
  await storeBooking(host, supplier, false);
  await delivering(host)('supplier.booked', { ...supplier, location: null });
  expect(done()).toEqual([]);
  expect(reported()).toEqual([]);
});

test.each([
  ['a checklist', true],
  ['a checklist that is still to be made', false],
])(
  'a booking that is undone while %s is ticked takes the ticks with it, and ticks again when made again [18]',
  async (_what, isMade) => {
    const { host, firestore, publish, done, reported } = setUp({ isMade, date: isMade ? '2027-09-11' : null });
    await storeBooking(host, supplier, true);
    const commit = firestore.commit.bind(firestore);
    let undone = Promise.resolve();
    jest.spyOn(firestore, 'commit').mockImplementationOnce(async (writes) => {
      await commit(writes);
      // The person undoes it, which the server does not know yet.
      const release = firestore.hold();
      const collection = collections.shortlist(weddingId);
      undone = commit([{ kind: 'update', collection, id: 's1', data: { booked: false, state: 'shortlisted' } }]);
      release();
    });
    await delivering(host)('supplier.booked', { ...supplier, location: null });
    await undone;
    expect(done()).toEqual([]);
    expect(reported()).toEqual([]);
    await publish('supplier.booked', { ...supplier, location: null });
    expect(done().toSorted()).toEqual(venueKeys.toSorted());
  },
);

test('the totals follow after 1.5 s', async () => {
  const { host, firestore, publish } = setUp();
  await publish('supplier.booked', { ...supplier, location: null });
  host.pass(1500);
  await settle();
  expect(firestore.documents('weddings')[weddingId]).toMatchObject({ tasks: { total: 9, done: 5 } });
});

test('before there is a date the tasks are made done, ticks that nothing shows are not announced, and the checklist leaves them so [P-H7]', async () => {
  const { firestore, publish, done, reported, host } = setUp({ isMade: false, date: null });
  await publish('guest.added', { weddingId, guestId: 'g1', count: 1 });
  expect(Object.keys(firestore.documents(`weddings/${weddingId}/tasks`))).toEqual(['start-guest-list']);
  expect(reported()).toEqual([]);
  await firestore.commit([
    {
      kind: 'update',
      collection: { path: 'weddings', schema: undefined as never },
      id: weddingId,
      data: { date: '2027-09-11' },
    },
  ]);
  await makeChecklist(host, weddingId);
  expect(Object.keys(firestore.documents(`weddings/${weddingId}/tasks`))).toHaveLength(9);
  expect(done()).toEqual(['start-guest-list']);
});

test('a database that is away keeps the event waiting', async () => {
  const { firestore, publish } = setUp();
  firestore.refuse(new FirestoreError('unavailable', 'away'));
  await expect(publish('guest.added', { weddingId, guestId: 'g1', count: 1 })).rejects.toThrow('away');
});

test('a helper who may not edit the checklist ticks nothing, and the event is over', async () => {
  const { host, publish, done } = setUp({ role: 'helper' });
  await publish('guest.added', { weddingId, guestId: 'g1', count: 1 });
  expect(done()).toEqual([]);
  expect(host.errors).toEqual([]);
});

test('unbooking leaves the ticks and offers to take them back', async () => {
  const { host, publish, done } = setUp();
  await publish('supplier.booked', { ...supplier, location: null });
  await publish('supplier.unbooked', supplier);
  expect(done()).toEqual(venueKeys);
  const notice = host.shown.at(-1);
  expect(notice).toMatchObject({
    ...{ tone: 'info', follows: true, open: { label: 'Untick' } },
    ...{ text: 'Larkfield isn’t booked any more. 5 tasks are still ticked.', briefly: '5 tasks are still ticked.' },
  });
  // Its notice replaces that of the booking, whose undo covers the same ticks.
  expect(notice?.about).toBe(host.shown.find(({ emoji }) => emoji === '🎉')?.about);
  expect(notice?.about).toBeDefined();
  notice?.open?.run();
  await settle();
  expect(done()).toEqual([]);
});

test.each([
  ['the date', 'wedding.date-changed', { weddingId, date: '2027-09-11', country: 'GB', changedBy: 'u1' }, 0],
  ['the place', 'wedding.location-changed', { weddingId, name: 'Bath', adminArea: ['Somerset'], country: 'GB' }, 1],
  ['how many come', 'wedding.guests-estimated', { weddingId, estimate: 85 }, 2],
] as const)(
  'saying %s settles its task with the reason, and it is announced once [R1-08]',
  async (_what, event, payload, at) => {
    const { firestore, publish, reported } = setUp({ more: answered });
    await publish(event, payload as never);
    const tasks = Object.entries(firestore.documents(`weddings/${weddingId}/tasks`));
    expect(tasks.filter(([, task]) => task['done']).map(([id, task]) => [id, task['doneReason']])).toEqual([
      [answered[at], ['date-chosen', 'place-chosen', 'guests-estimated'][at]],
    ]);
    expect(reported()).toEqual([]);
  },
);

test('a venue that was booked before ticks the venue’s tasks, named or not [R1-08]', async () => {
  const unnamed = setUp();
  await unnamed.publish('onboarding.venue-answered', { weddingId, booked: true, venue: null });
  expect(unnamed.done()).toEqual(venueKeys);
  const open = setUp();
  await open.publish('onboarding.venue-answered', { weddingId, booked: false, venue: null });
  expect(open.done()).toEqual([]);
});
