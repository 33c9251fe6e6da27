import { collections } from '@posy/shared-contracts/collections';
import type { Task } from '@posy/shared-contracts/entities';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';

/** Every task of a wedding: one listener for the whole list. */
export const tasksQuery = (weddingId: string): FirestoreQuery<Task> => ({ collection: collections.tasks(weddingId) });
