import { useAccess, useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Task } from '@posy/shared-contracts/entities';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { bookingTasks } from '@posy/shared-contracts/rules';

const venueTasks = bookingTasks('venues');

const venueTasksQuery = (weddingId: string): FirestoreQuery<Task> => ({
  collection: collections.tasks(weddingId),
  where: [{ field: 'key', op: 'in', value: [...venueTasks] }],
});

/** Returns the number of tasks that booking the venue will tick; 0 for members who may not change the checklist. */
export const useVenueTicks = (weddingId: string): number => {
  const mayTick = useAccess('checklist') === 'edit';
  const { value } = useLive(mayTick ? venueTasksQuery(weddingId) : null);
  return (value ?? []).filter(({ active, done }) => active && !done).length;
};
