import type { EventPayload } from '@posy/shared-contracts/events';
import type { MountProps } from '@posy/shared-contracts/mount-props';

/** Whether the session is still, or again, at this plan. That it began and that it ended are states: either may be heard late. */
export const planHolds = (host: MountProps, { uid, weddingId }: EventPayload<'today-task.init'>): boolean => {
  const session = host.session.get();
  return session.status === 'signed-in' && session.uid === uid && session.wedding?.id === weddingId;
};
