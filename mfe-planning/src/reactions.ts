import type { Delivery } from '@posy/shared-contracts/bus';
import type { EventPayload } from '@posy/shared-contracts/events';
import { FirestoreError, type MountProps, type ReactionsModule } from '@posy/shared-contracts/mount-props';
import { makeChecklist } from './features/checklist/checklist-queries';

/** Refused for good: this person is no member of the wedding any more, so trying again would never end. */
const isFinal = (error: unknown): boolean => error instanceof FirestoreError && error.failure === 'permission-denied';

/** How long a date that the server does not know is waited for, in milliseconds: an edit made offline follows later. */
const dateWaitMs = 7 * 24 * 60 * 60 * 1000;

const onDateChanged = async (
  host: MountProps,
  { weddingId }: EventPayload<'wedding.date-changed'>,
  { publishedAt }: Delivery,
): Promise<void> => {
  try {
    const outcome = await makeChecklist(host, weddingId);
    if (outcome === 'no-date' && host.clock.now() - publishedAt < dateWaitMs)
      throw new FirestoreError('not-found', `The server knows no date of ${weddingId} yet.`);
  } catch (error) {
    if (!isFinal(error)) throw error;
    host.telemetry.error('checklist', error);
  }
};

/** What planning does when others tell of something, also when its screens were never opened. */
export const createReactions: ReactionsModule['createReactions'] = (host) => ({
  'wedding.date-changed': (payload, delivery) =>
    onDateChanged(host, payload as EventPayload<'wedding.date-changed'>, delivery),
});
