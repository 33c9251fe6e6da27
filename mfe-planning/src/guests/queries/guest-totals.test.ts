import { joinEdits, reverse } from '@posy/remote-kit/edits';
import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  settle,
} from '@posy/remote-kit/testing';
import { guestSchema, invitationTypes, rsvpAnswers } from '@posy/shared-contracts/entities';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { totalsOfGuests } from '@posy/shared-contracts/rules';
import fc from 'fast-check';
import * as v from 'valibot';
import { anyGuestList, storedGuest } from '#testing/example-guests';
import { addGuests, type GuestChange, type GuestListEdit, updateGuests } from '../rules/guest-edit';
import { type GuestItem, newGuest } from '../rules/guest-item';
import { householdsOf } from '../rules/households';
import { bringTogether, join, leave, makeHead, removeGuests } from '../rules/membership';
import { commitGuests as commitWrites } from './commit-guests';
import { syncGuestTotals } from './guest-totals';
import { guestWriteOf } from './guest-writes';
import { rememberList } from './known-list';

const { id: weddingId, ...wedding } = exampleWedding();

const commitGuests = (host: ReturnType<typeof createTestHost>, wedding: string, changes: readonly GuestChange[]) =>
  commitWrites(host, wedding, changes.map(guestWriteOf(wedding)));

const setUp = (guests: readonly GuestItem[], totals: object = totalsOfGuests(guests)) => {
  const firestore = createMemoryFirestore({
    weddings: { [weddingId]: { ...wedding, guests: { estimate: 80, ...totals } } },
    [`weddings/${weddingId}/guests`]: Object.fromEntries(guests.map((guest) => [guest.id, storedGuest(guest)])),
  });
  const host = createTestHost({ firestore, session: exampleSignedIn() });
  rememberList(firestore, weddingId, guests);
  const list = (): GuestItem[] =>
    Object.entries(firestore.documents(`weddings/${weddingId}/guests`)).map(([id, data]) => ({
      ...v.parse(guestSchema, data),
      id,
    }));
  const stands = () => firestore.documents('weddings')[weddingId]?.['guests'];
  return { firestore, host, list, stands };
};

const anyStep = fc.record({
  what: fc.constantFrom('add', 'answer', 'invite', 'head', 'leave', 'join', 'together', 'remove', 'import', 'undo'),
  picks: fc.array(fc.nat(60), { minLength: 1, maxLength: 5 }),
  event: fc.constantFrom('main', 'supper'),
  answer: fc.constantFrom(...rsvpAnswers),
  part: fc.constantFrom(...invitationTypes),
  /** True when the database refuses the commit. */
  isRefused: fc.boolean(),
});
type TestStep = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

const editOf = (
  step: TestStep,
  list: GuestItem[],
  done: readonly GuestListEdit[],
  newId: () => string,
): GuestListEdit => {
  const { what, picks, event, answer, part } = step;
  const [first = 0] = picks;
  const chosen = list.filter((_guest, index) => picks.some((pick) => pick % list.length === index));
  const ids = chosen.map(({ id }) => id);
  const households = householdsOf(list, 'en-GB');
  const made = () => newGuest(newId(), { name: 'Ida', invitationType: part, rsvp: { [event]: answer } });
  const answered = updateGuests(chosen, () => ({ rsvp: { [event]: answer } }));
  switch (what) {
    case 'add':
      return addGuests(picks.map(made));
    case 'import':
      return joinEdits(addGuests(picks.map(made)), answered);
    case 'answer':
      return answered;
    case 'invite':
      return updateGuests(chosen, () => ({ invitationType: part }));
    case 'head': {
      const outcome = makeHead(households, ids[0] ?? '');
      return outcome.ok ? outcome.edit : { changes: [], undo: [] };
    }
    case 'leave':
      return leave(households, ids);
    case 'join':
      return join(households, ids, households[first % Math.max(1, households.length)]?.id ?? '');
    case 'together':
      return bringTogether(households, ids);
    case 'remove':
      return removeGuests(households, ids);
    case 'undo':
      return reverse(done[first % Math.max(1, done.length)] ?? { changes: [], undo: [] });
  }
};

test('whatever is done to the list, undone late or refused, the wedding’s totals are those of a count [S7-database-04]', async () => {
  await fc.assert(
    fc.asyncProperty(anyGuestList, fc.array(anyStep, { maxLength: 14 }), async (guests, steps) => {
      const { firestore, host, list, stands } = setUp(guests);
      const done: GuestListEdit[] = [];
      for (const step of steps) {
        const edit = editOf(step, list(), done, () => firestore.newId());
        firestore.refuse(step.isRefused ? new FirestoreError('unavailable', 'Down.') : null);
        const isTaken = await commitGuests(host, weddingId, edit.changes).then(
          () => true,
          () => false,
        );
        if (isTaken) done.push(edit);
        expect(stands()).toEqual({ estimate: 80, ...totalsOfGuests(list()) });
      }
    }),
    { numRuns: 150 },
  );
});

describe('totals that do not fit', () => {
  const two = [newGuest('a', { rsvp: { main: 'attending' } }), newGuest('b', { invitationType: 'evening' })];
  const right = { count: 2, evening: 1, attending: 1, declined: 0, eveningDeclined: 0 };

  test('are made anew from the server’s list, 1.5 s after the last edit', async () => {
    const { host, stands } = setUp(two, { count: 3, evening: 1, attending: 2, declined: -1 });
    syncGuestTotals(host, weddingId, right);
    host.pass(1_000);
    syncGuestTotals(host, weddingId, right);
    host.pass(1_499);
    await settle();
    expect(stands()).toMatchObject({ count: 3 });
    host.pass(1);
    await settle();
    expect(stands()).toEqual({ estimate: 80, ...right });
  });

  test('are left alone when the server says what this page counted, without reading the list', async () => {
    const { host, firestore } = setUp(two);
    const read = jest.spyOn(firestore, 'read');
    syncGuestTotals(host, weddingId, right);
    host.pass(1_500);
    await settle();
    expect(read).not.toHaveBeenCalled();
    expect(firestore.commits).toEqual([]);
  });

  test('are counted for the first time where a wedding has guests and no totals', async () => {
    const { host, stands } = setUp(two, { count: 2 });
    syncGuestTotals(host, weddingId, null);
    host.pass(1_500);
    await settle();
    expect(stands()).toEqual({ estimate: 80, ...right });
  });

  test('are counted once more where a document is from before evening guests’ refusals were', async () => {
    const three = [...two, newGuest('c', { invitationType: 'evening', rsvp: { main: 'declined' } })];
    const { host, stands } = setUp(three, { count: 3, evening: 2, attending: 1, declined: 1 });
    syncGuestTotals(host, weddingId, null);
    host.pass(1_500);
    await settle();
    expect(stands()).toEqual({
      ...{ estimate: 80, count: 3, evening: 2, attending: 1, declined: 1 },
      eveningDeclined: 1,
    });
  });
});

describe('what is published about new guests', () => {
  const reported = (host: ReturnType<typeof createTestHost>) => {
    const received: unknown[] = [];
    host.busHost.forRemote('mfe-test').subscribe('guest.added', (payload) => void received.push(payload));
    return received;
  };
  const many = addGuests(Array.from({ length: 460 }, (_none, index) => newGuest(`g${index}`, { name: 'Ida' })));

  test('is one event for each commit, with how many it added', async () => {
    const { host } = setUp([]);
    const received = reported(host);
    await commitGuests(host, weddingId, many.changes);
    await settle();
    expect(received).toEqual([
      { weddingId, guestId: 'g0', count: 450 },
      { weddingId, guestId: 'g450', count: 10 },
    ]);
  });

  test('is published at once without a connection, so that it outlives the page', async () => {
    const { host, firestore } = setUp([]);
    const received = reported(host);
    host.online.set(false);
    firestore.commit = () => new Promise(() => undefined);
    void commitGuests(host, weddingId, many.changes.slice(0, 3));
    host.pass(0);
    await settle();
    expect(received).toEqual([{ weddingId, guestId: 'g0', count: 3 }]);
  });

  test('is nothing when they are refused', async () => {
    const { host, firestore } = setUp([]);
    const received = reported(host);
    firestore.refuse(new FirestoreError('permission-denied', 'No.'));
    await expect(commitGuests(host, weddingId, many.changes)).rejects.toThrow('No.');
    host.pass(60_000);
    await settle();
    expect(received).toEqual([]);
  });
});
