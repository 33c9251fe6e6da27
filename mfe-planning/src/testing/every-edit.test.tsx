import { useLive } from '@posy/remote-kit';
import { createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { askEveryEdit, type EditPage } from '@posy/remote-kit/testing/edits';
import { type CollectionRef, collections } from '@posy/shared-contracts/collections';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { FirestoreError, Identified } from '@posy/shared-contracts/mount-props';
import { createIntl, type IntlConfig } from 'react-intl';
import { rememberList } from '#guests/queries/known-list';
import { guestPlace } from '#guests/queries/perform-guest-edit';
import { todayListeners } from '#home/today/today-listeners';
import { messages } from '#messages/en-GB';
import { editPlace } from '#plan/edits/edit-place';
import { guests, plan, plannedWedding, type PlanningEdit, planningEdits } from './planning-edits';

const paths = ['', '/tasks', '/guests', '/tables', '/seatingWishes', '/costs', '/payments', '/notes', '/todayTasks'];
const read: readonly CollectionRef<object>[] = [
  collections.tasks('w1'),
  collections.guests('w1'),
  collections.tables('w1'),
  collections.seatingWishes('w1'),
  collections.costs('w1'),
  collections.payments('w1'),
  collections.notes('w1'),
];

const Reading = ({ collection }: { collection: CollectionRef<object> }) => {
  useLive({ collection });
  return null;
};

const noError = (error: FirestoreError): never => {
  throw error;
};

/** A page that shows a wedding with something in each list. */
const open = async ({ area }: PlanningEdit): Promise<EditPage> => {
  const firestore = plannedWedding();
  const host = createTestHost({ firestore, session: exampleSignedIn() });
  const followWedding = (value: Identified<Wedding> | null) => {
    const role = value?.roles['u1'] ?? null;
    host.session.set(exampleSignedIn({ wedding: value, role }));
  };
  firestore.watchDocument(collections.weddings(), 'w1', ({ value }) => followWedding(value), noError);
  todayListeners(host).start(host, plan);
  const lists = read.map((collection) => <Reading key={collection.path} collection={collection} />);
  const leave = await renderWithHost(lists, host, messages);
  rememberList(firestore, 'w1', guests);
  const intl = createIntl({ locale: 'en-GB', messages: messages as Record<string, string> as IntlConfig['messages'] });
  const place =
    area === 'guests' ? guestPlace({ host, intl, weddingId: 'w1' }) : editPlace(host, intl, area, `feature ${area}`);
  const documents = (): unknown =>
    JSON.parse(
      JSON.stringify(
        paths.map((path) => firestore.documents(path === '' ? 'weddings' : `weddings/w1${path}`)),
        (key, value: unknown) => (key === 'updatedAt' ? undefined : value),
      ),
    ) as unknown;
  return { host, firestore, place, documents, leave };
};

askEveryEdit(planningEdits, {
  open,
  newerWords: { notes: { title: 'Newest' }, seatingWishes: { kind: 'apart' } },
  newerValues: {
    'rsvp.main': 'declined',
    'flows.f.cards.c': 'done',
    'preferences.f.c': 'ours',
    head: 'sam',
    household: 'The Newest',
    table: 'fern',
    assignee: 'u2',
    snoozedUntil: '2027-01-31',
    period: '1-3',
    order: 77,
    seats: 6,
    actual: 99,
    amount: 99,
    due: '2027-03-03',
    name: 'Newest',
    paidOn: '2026-11-21',
    body: 'Moss',
  },
  takenAway: {
    write: {
      kind: 'update',
      collection: collections.weddings(),
      id: 'w1',
      data: { roles: { u2: 'owner', u1: 'helper' }, access: {} },
    },
    text: 'You may look at this, but no longer change it. Nothing was saved.',
  },
});
