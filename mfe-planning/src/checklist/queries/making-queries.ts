import { commitLimit, inChunks } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Wedding } from '@posy/shared-contracts/entities';
import {
  type Firestore,
  FirestoreError,
  type FirestoreWrite,
  type MountProps,
  serverTime,
} from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { tasksQuery } from '#plan/tasks/tasks-query';
import { totalsOf } from '#plan/tasks/totals';
import { templatesAt } from '../rules/legal-area';
import { missingTasks } from '../rules/make-tasks';
import { makingWrite, readTemplates } from './checklist-queries';

/** The ports of the host that `makeChecklist` needs. */
export type ChecklistHost = Pick<MountProps, 'firestore'>;

/**
 * The result of making a checklist: it exists now, or the server has no such wedding, or the wedding has no date yet.
 */
export type MakeOutcome = 'initialised' | 'no-wedding' | 'no-date';

const writesFor = async (firestore: Firestore, weddingId: string, wedding: Wedding): Promise<FirestoreWrite[]> => {
  const [templates, existing] = await Promise.all([
    readTemplates(firestore, wedding.l10n.country),
    firestore.read(tasksQuery(weddingId)),
  ]);
  if (templates.length === 0) throw new FirestoreError('not-found', `No task templates for ${wedding.l10n.country}.`);
  const missing = missingTasks(templatesAt(templates, wedding.location), existing);
  const { total, done } = totalsOf([...existing, ...missing]);
  const data = { 'tasks.total': total, 'tasks.done': done, 'tasks.initializedAt': serverTime() };
  // The wedding is written last: an interrupted checklist is not marked as made, and the next attempt completes it.
  return [
    ...missing.map((task) => makingWrite(weddingId, task)),
    { kind: 'update', collection: collections.weddings(), id: weddingId, data },
  ];
};

/** Returns true when making a task was refused because somebody else made it at the same time. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof FirestoreError && error.failure === 'permission-denied';

/** Number of attempts after others made tasks at the same time. */
const mostAttempts = 3;

const make = async ({ firestore }: ChecklistHost, weddingId: string, attempt = 1): Promise<MakeOutcome> => {
  const wedding = await firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null) return 'no-wedding';
  if (wedding.tasks.initializedAt !== null) return 'initialised';
  if (planningDay(wedding) === null) return 'no-date';
  const writes = await writesFor(firestore, weddingId, wedding);
  try {
    for (const chunk of inChunks(writes, commitLimit)) await firestore.commit(chunk, { byItself: true });
  } catch (error) {
    if (!isOvertaken(error) || attempt === mostAttempts) throw error;
    return make({ firestore }, weddingId, attempt + 1);
  }
  return 'initialised';
};

const underWay = new WeakMap<Firestore, Map<string, Promise<MakeOutcome>>>();

/**
 * Makes the wedding's checklist from its country's templates, once it has a date. Does nothing when it exists. The
 * screen and the reaction may both ask at once: a page makes it once. The rules refuse the later of two pages, which
 * reads again and makes the missing tasks.
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
