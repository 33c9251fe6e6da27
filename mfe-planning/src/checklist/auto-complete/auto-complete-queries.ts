import { commitInChunks } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import type { TaskItem } from '#plan/tasks/task-groups';
import { tasksQuery } from '#plan/tasks/tasks-query';
import { tickedByHand, totalsOf } from '#plan/tasks/totals';
import { makingWrite, readTemplates, taskWriteOf } from '../queries/checklist-queries';
import { syncTotals } from '../queries/totals-queries';
import { applyChanges } from '../rules/apply-changes';
import { missingTasks } from '../rules/make-tasks';
import type { ChecklistEdit } from '../rules/task-changes';
import type { Cause } from './causes';
import { completeAhead, completeBy, type Completion, uncomplete } from './complete';

/** Reads the server's checklist; null when there is none or this person may not edit it. */
const readChecklist = async (host: MountProps, weddingId: string) => {
  const session = host.session.get();
  if (session.status !== 'signed-in') return null;
  const wedding = await host.firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null || accessOf(wedding, session.uid, 'checklist') !== 'edit') return null;
  return { wedding, tasks: await host.firestore.read(tasksQuery(weddingId)) };
};

const asTask = (task: Omit<TaskItem, 'createdAt' | 'updatedAt'>): TaskItem => ({
  ...task,
  createdAt: '',
  updatedAt: '',
});

/**
 * A wedding without a date has no checklist yet: the action's tasks are written as done, and making the checklist
 * merges them.
 */
const makeAhead = async (
  { firestore }: MountProps,
  weddingId: string,
  country: string,
  tasks: readonly TaskItem[],
  cause: Cause,
): Promise<Completion> => {
  const templates = await readTemplates(firestore, country);
  const made = completeAhead(missingTasks(templates, tasks), cause);
  const writes = made.map((task) => makingWrite(weddingId, task));
  if (writes.length > 0) await firestore.commit(writes, { byItself: true });
  return {
    isAhead: true,
    completed: made.filter(({ key }) => key !== null && cause.keys.includes(key)).map(asTask),
    changes: made.map(({ id }) => ({ kind: 'update', id, fields: { done: true } })),
    undo: made.map(({ id }) => ({ kind: 'update', id, fields: { done: false } })),
    restore: made.map(({ id }) => ({
      ...{ kind: 'update', id },
      fields: { done: false, doneReason: null, doneReasonName: null },
    })),
  };
};

const publishCompleted = async (host: MountProps, weddingId: string, tasks: TaskItem[], doneTotal: number) => {
  for (const { id: taskId, key } of tasks)
    await host.bus.publish('task.completed', { weddingId, taskId, key, doneTotal });
};

/**
 * Ticks the tasks that an action completes and returns them, or null when there was nothing to tick. A second call for
 * the same action changes nothing. Rejects while the server cannot be read, so that the event stays in the queue.
 */
export const completeAutomatically = async (
  host: MountProps,
  weddingId: string,
  cause: Cause,
): Promise<Completion | null> => {
  const known = cause.keys.length === 0 ? null : await readChecklist(host, weddingId);
  if (known === null) return null;
  const { wedding, tasks } = known;
  const completion = completeBy(tasks, cause);
  if (completion.completed.length > 0) {
    const writes = completion.changes.map(taskWriteOf(weddingId));
    await commitInChunks(host.firestore, writes, { byItself: true });
    const after = applyChanges(tasks, completion.changes);
    const totals = { ...totalsOf(after), byHand: tickedByHand(after) };
    await publishCompleted(host, weddingId, completion.completed, totals.done);
    syncTotals(host, weddingId, totals);
    return completion;
  }
  if (wedding.tasks.initializedAt !== null) return null;
  const ahead = await makeAhead(host, weddingId, wedding.l10n.country, tasks, cause);
  return ahead.completed.length === 0 ? null : ahead;
};

/** Takes the ticks of an action back that was undone meanwhile: the same action, done again, ticks them again. */
export const takeBackTicks = async (host: MountProps, weddingId: string, { restore }: Completion): Promise<void> => {
  await commitInChunks(host.firestore, restore.map(taskWriteOf(weddingId)), { byItself: true });
  const known = await readChecklist(host, weddingId);
  if (known !== null) syncTotals(host, weddingId, { ...totalsOf(known.tasks), byHand: tickedByHand(known.tasks) });
};

/** Returns the edit that unticks the tasks of an action; null when there are none. Commits nothing. */
export const readTicks = async (
  host: MountProps,
  weddingId: string,
  cause: Pick<Cause, 'reason' | 'name'>,
): Promise<ChecklistEdit | null> => {
  const known = await readChecklist(host, weddingId);
  const edit = known === null ? null : uncomplete(known.tasks, cause);
  return edit === null || edit.changes.length === 0 ? null : edit;
};
