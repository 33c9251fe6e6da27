import type { EventPayload } from '@posy/shared-contracts/events';
import type { MountProps } from '@posy/shared-contracts/mount-props';

/**
 * Returns true while the session is at this plan. Its beginning and its end are states: either may be received late.
 */
export const planHolds = (host: MountProps, { uid, weddingId }: EventPayload<'today-task.init'>): boolean => {
  const session = host.session.get();
  return session.status === 'signed-in' && session.uid === uid && session.wedding?.id === weddingId;
};
