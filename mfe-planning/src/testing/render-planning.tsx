import { createMemoryFirestore, createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { renderWithHost, type TestHost, type TestHostOptions } from '@posy/remote-kit/testing';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { DevicePort, Identified, Session } from '@posy/shared-contracts/mount-props';
import { totalsOfGuests } from '@posy/shared-contracts/rules';
import type { GuestItem } from '#guests/rules/guest-item';
import { messages } from '#messages/en-GB';
import type { TaskItem } from '#plan/tasks/task-groups';
import { AppRoutes } from '../routes';
import { storedGuest } from './example-guests';
import { exampleTask, exampleTemplate, stored } from './example-tasks';

/** A checklist of two periods: a venue with two steps, a cake, thank-you notes. */
export const exampleTasks: TaskItem[] = [
  exampleTask({ id: 'book-the-venue', order: 1, period: '10-12' }),
  exampleTask({ id: 'shortlist-venues', group: 'book-the-venue', order: 1.01, period: '10-12' }),
  exampleTask({ id: 'visit-venues', group: 'book-the-venue', order: 1.02, period: '10-12' }),
  exampleTask({ id: 'cake', order: 2, period: '10-12', name: 'Taste cakes', key: null, i18nKey: null, custom: true }),
  exampleTask({ id: 'thanks', order: 1, period: 'after', name: 'Send thank-you notes', key: null, i18nKey: null }),
];

/** Loads the checklist's screen beforehand, because that takes longer than a test waits. */
export const compileChecklist = () => import('#checklist/checklist-screen');

interface Options {
  path: string;
  tasks?: TaskItem[];
  guests?: readonly GuestItem[];
  wedding?: Partial<Identified<Wedding>>;
  session?: Session;
  /** The server's date, if it differs from the page's. */
  serverDate?: string | null;
  /** Documents beside the wedding, its tasks and their templates, by collection. */
  documents?: Record<string, Record<string, Record<string, unknown>>>;
  /** The answers of the endpoints. */
  api?: TestHostOptions['api'];
  /** The phone's app; missing in a browser. */
  device?: DevicePort;
}

/** Renders the remote on a page of its own; the session's wedding follows the database as the host's does. */
export const renderPlanning = async ({
  path,
  tasks = exampleTasks,
  guests = [],
  wedding = {},
  session,
  serverDate,
  documents = {},
  api = {},
  device,
}: Options) => {
  const made = exampleWedding({
    tasks: { total: tasks.length, done: 0, initializedAt: '2026-11-20T10:00:00.000Z' },
    guests: totalsOfGuests(guests),
    ...wedding,
  });
  const { id, ...data } = made;
  const firestore = createMemoryFirestore({
    weddings: { [id]: serverDate === undefined ? data : { ...data, date: serverDate } },
    taskTemplates: {
      'book-the-venue': exampleTemplate({ key: 'book-the-venue' }),
      'visit-venues': exampleTemplate({ key: 'visit-venues', parent: 'book-the-venue', order: 1.01 }),
    },
    [`weddings/${id}/tasks`]: Object.fromEntries(tasks.map((task) => [task.id, stored(task)])),
    [`weddings/${id}/guests`]: Object.fromEntries(guests.map((guest) => [guest.id, storedGuest(guest)])),
    ...documents,
  });
  const host: TestHost = createTestHost({
    path,
    firestore,
    api,
    session: session ?? exampleSignedIn({ wedding: made }),
  });
  if (device !== undefined) host.device = Promise.resolve(device);
  const follow = (): void => {
    const now = host.session.get();
    const current = { id, ...firestore.documents('weddings')[id] } as Identified<Wedding>;
    if (now.status === 'signed-in') host.session.set({ ...now, wedding: current });
  };
  const commit = firestore.commit.bind(firestore);
  firestore.commit = async (writes) => {
    await commit(writes);
    follow();
  };
  const leave = await renderWithHost(<AppRoutes />, host, messages);
  return {
    host,
    firestore,
    leave,
    weddingId: id,
    taskOf: (taskId: string) => firestore.documents(`weddings/${id}/tasks`)[taskId],
  };
};
