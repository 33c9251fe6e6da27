import type { EventPayload } from '@posy/shared-contracts/events';
import { FirestoreError, type MountProps, type ReactionsModule } from '@posy/shared-contracts/mount-props';
import { makeChecklist } from './features/checklist/checklist-queries';

/** Refused for good: this person is no member of the wedding any more, so trying again would never end. */
const isFinal = (error: unknown): boolean => error instanceof FirestoreError && error.failure === 'permission-denied';

const onDateChanged = async (host: MountProps, { weddingId }: EventPayload<'wedding.date-changed'>): Promise<void> => {
  try {
    await makeChecklist(host, weddingId);
  } catch (error) {
    if (!isFinal(error)) throw error;
    host.telemetry.error('checklist', error);
  }
};

/** What planning does when others tell of something, also when its screens were never opened. */
export const createReactions: ReactionsModule['createReactions'] = (host) => ({
  'wedding.date-changed': (payload) => onDateChanged(host, payload as EventPayload<'wedding.date-changed'>),
});
