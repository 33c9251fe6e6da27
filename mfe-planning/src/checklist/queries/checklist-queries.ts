import { collections } from '@posy/shared-contracts/collections';
import type { TaskTemplate } from '@posy/shared-contracts/entities';
import { serverTime, type Firestore, type FirestoreWrite, type Identified } from '@posy/shared-contracts/mount-props';
import { type MadeTask } from '../rules/make-tasks';
import { commitLimit, inChunks } from '#plan/edits/chunks';
import type { TaskChange } from '../rules/task-changes';

/** The active templates of a country. */
export const readTemplates = (firestore: Firestore, country: string): Promise<Identified<TaskTemplate>[]> =>
  firestore.read({
    collection: collections.taskTemplates(),
    where: [
      { field: 'markets', op: 'array-contains', value: country },
      { field: 'active', op: '==', value: true },
    ],
  });

/**
 * Makes a task. The rules refuse it when the task is there already, because its time of making would change: so two
 * who make the same one at once cannot undo what was ticked in between.
 */
export const makingWrite = (weddingId: string, task: MadeTask): FirestoreWrite => {
  const { id, ...data } = { ...task, createdAt: serverTime(), updatedAt: serverTime() };
  return { kind: 'set', collection: collections.tasks(weddingId), id, data };
};

const writeOf = (weddingId: string, change: TaskChange): FirestoreWrite => {
  const collection = collections.tasks(weddingId);
  switch (change.kind) {
    case 'create':
      return makingWrite(weddingId, change.task);
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

/** Changes of the checklist as writes, to be committed with others. */
export const taskWrites = (weddingId: string, changes: readonly TaskChange[]): FirestoreWrite[] =>
  changes.map((change) => writeOf(weddingId, change));

/** Commits the changes of one edit together. `byItself`: nobody ticked it, an action elsewhere did. */
export const commitChanges = async (
  firestore: Firestore,
  weddingId: string,
  changes: readonly TaskChange[],
  byItself = false,
): Promise<void> => {
  for (const chunk of inChunks(changes, commitLimit))
    await firestore.commit(taskWrites(weddingId, chunk), { byItself });
};
