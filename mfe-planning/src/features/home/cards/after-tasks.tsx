import { useAccess, useLive } from '@posy/remote-kit';
import type { ReactNode } from 'react';
import { tasksQuery } from '../../tasks/checklist-queries';

/**
 * Shows its children once the tasks have come: lists of hundreds of costs, which another card sums up, must not
 * hold up what home is for. The listener for tasks is the checklist's own; who may not see it waits for nothing.
 */
export const AfterTasks = ({ weddingId, children }: { weddingId: string; children: ReactNode }) => {
  const seesTasks = useAccess('checklist') !== 'none';
  const tasks = useLive(seesTasks ? tasksQuery(weddingId) : null);
  return seesTasks && tasks.status === 'loading' ? null : children;
};
