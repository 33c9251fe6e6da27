import { deleteWrite, makeWrite, restoreWrite, updateWrite } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { TaskTemplate } from '@posy/shared-contracts/entities';
import type { Firestore, FirestoreWrite, Identified } from '@posy/shared-contracts/mount-props';
import { type MadeTask } from '../rules/make-tasks';
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
 * Creates a task. The rules refuse it when the task exists, because its creation time would change: two members who
 * make the same one at once cannot undo a tick in between.
 */
export const makingWrite = (weddingId: string, task: MadeTask): FirestoreWrite =>
  makeWrite(collections.tasks(weddingId), task);

/** A change of the checklist as a write. */
export const taskWriteOf =
  (weddingId: string) =>
  (change: TaskChange): FirestoreWrite => {
    const collection = collections.tasks(weddingId);
    switch (change.kind) {
      case 'create':
        return makingWrite(weddingId, change.task);
      case 'restore':
        return restoreWrite(collection, change.task);
      case 'update':
        return updateWrite(collection, change.id, change.fields);
      case 'delete':
        return deleteWrite(collection, change.id);
    }
  };
