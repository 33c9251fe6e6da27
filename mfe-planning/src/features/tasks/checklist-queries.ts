import { collections } from '@posy/shared-contracts/collections';
import type { Task } from '@posy/shared-contracts/entities';
import {
  FirestoreError,
  serverTime,
  type Firestore,
  type FirestoreQuery,
  type FirestoreWrite,
  type MountProps,
} from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { commitLimit, inChunks, missingTasks, type MadeTask } from '../../domain/tasks/make-tasks';
import type { TaskChange } from '../../domain/tasks/task-changes';
import { sameTotals, totalsDelayMs, totalsOf, type Totals } from '../../domain/tasks/totals';

/** Every task of a wedding: one listener for the whole list. */
export const tasksQuery = (weddingId: string): FirestoreQuery<Task> => ({ collection: collections.tasks(weddingId) });

const withTimes = (task: MadeTask): Record<string, unknown> => {
  const { id: _id, ...data } = { ...task, createdAt: serverTime(), updatedAt: serverTime() };
  return data;
};

const writeOf = (weddingId: string, change: TaskChange): FirestoreWrite => {
  const collection = collections.tasks(weddingId);
  switch (change.kind) {
    case 'create':
      return { kind: 'set', collection, id: change.task.id, data: withTimes(change.task) };
    case 'restore': {
      const { id, ...data } = change.task;
      return { kind: 'set', collection, id, data };
    }
    case 'update':
      return { kind: 'update', collection, id: change.id, data: { ...change.fields, updatedAt: serverTime() } };
    case 'delete':
      return { kind: 'delete', collection, id: change.id };
  }
};

/** Commits the changes of one edit together. */
export const commitChanges = async (
  firestore: Firestore,
  weddingId: string,
  changes: readonly TaskChange[],
): Promise<void> => {
  for (const chunk of inChunks(changes, commitLimit))
    await firestore.commit(chunk.map((change) => writeOf(weddingId, change)));
};

/** What `makeChecklist` needs of its host. */
export type ChecklistHost = Pick<MountProps, 'firestore'>;

const readTemplates = (firestore: Firestore, country: string) =>
  firestore.read({
    collection: collections.taskTemplates(),
    where: [
      { field: 'markets', op: 'array-contains', value: country },
      { field: 'active', op: '==', value: true },
    ],
  });

/** What came of making: it is there now, or the server knows of no such wedding, or of no date yet. */
export type MakeOutcome = 'initialised' | 'no-wedding' | 'no-date';

const make = async ({ firestore }: ChecklistHost, weddingId: string): Promise<MakeOutcome> => {
  const wedding = await firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null) return 'no-wedding';
  if (wedding.tasks.initializedAt !== null) return 'initialised';
  if (planningDay(wedding) === null) return 'no-date';
  const [templates, existing] = await Promise.all([
    readTemplates(firestore, wedding.l10n.country),
    firestore.read(tasksQuery(weddingId)),
  ]);
  if (templates.length === 0) throw new FirestoreError('not-found', `No task templates for ${wedding.l10n.country}.`);
  const missing = missingTasks(templates, existing);
  const totals = totalsOf([...existing, ...missing]);
  const update: FirestoreWrite = {
    kind: 'update',
    collection: collections.weddings(),
    id: weddingId,
    data: { 'tasks.total': totals.total, 'tasks.done': totals.done, 'tasks.initializedAt': serverTime() },
  };
  const collection = collections.tasks(weddingId);
  const writes: FirestoreWrite[] = missing.map((task) => ({
    kind: 'set',
    collection,
    id: task.id,
    data: withTimes(task),
  }));
  // The wedding comes last: a checklist that was interrupted is not initialised, and is completed the next time.
  for (const chunk of inChunks([...writes, update], commitLimit)) await firestore.commit(chunk);
  return 'initialised';
};

const underWay = new WeakMap<Firestore, Map<string, Promise<MakeOutcome>>>();

/**
 * Makes the wedding's checklist from its country's templates, once it has a date. Does nothing when that was done.
 * The screen and the reaction may both ask at once: the page makes it once, and two pages write the same documents.
 */
export const makeChecklist = (host: ChecklistHost, weddingId: string): Promise<MakeOutcome> => {
  const running = underWay.get(host.firestore) ?? new Map<string, Promise<MakeOutcome>>();
  underWay.set(host.firestore, running);
  const known = running.get(weddingId);
  if (known !== undefined) return known;
  const made = make(host, weddingId).finally(() => running.delete(weddingId));
  running.set(weddingId, made);
  return made;
};

/** What keeping the totals needs of its host. */
export type TotalsHost = Pick<MountProps, 'firestore' | 'clock' | 'telemetry'>;

const writeTotals = async ({ firestore }: TotalsHost, weddingId: string, totals: Totals): Promise<void> => {
  const wedding = await firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null || sameTotals(wedding.tasks, totals)) return;
  const data = { 'tasks.total': totals.total, 'tasks.done': totals.done };
  await firestore.commit([{ kind: 'update', collection: collections.weddings(), id: weddingId, data }]);
};

const waiting = new WeakMap<Firestore, Map<string, () => void>>();

/**
 * Writes the totals to the wedding after 1.5 s without another call, when a read from the server differs by then.
 * It outlives the screen that called: leaving right after a tick loses nothing. Source: section 4, "Checklist".
 */
export const keepTotals = (host: TotalsHost, weddingId: string, totals: Totals): void => {
  const timers = waiting.get(host.firestore) ?? new Map<string, () => void>();
  waiting.set(host.firestore, timers);
  timers.get(weddingId)?.();
  const cancel = host.clock.after(totalsDelayMs, () => {
    timers.delete(weddingId);
    writeTotals(host, weddingId, totals).catch((error: unknown) => host.telemetry.error('checklist-totals', error));
  });
  timers.set(weddingId, cancel);
};
