import { storageKeys } from '@posy/shared-contracts/constants';
import { useHost, useSignedIn } from '@posy/remote-kit';
import { lazy, Suspense, useEffect } from 'react';
import { deviceStore } from '../../adapters/json-store';
import { usePushPrompt } from './use-push-prompt';
import { isVenueReminderDue, venueShownSchema } from './venue-reminder';

const PushDialog = lazy(async () => ({ default: (await import('./push-dialog')).PushDialog }));

/** Asks for the venue popup when its time has come; whoever shows suppliers shows it. Source: section 4, "a reminder". */
const useVenueReminder = (): void => {
  const { bus, clock } = useHost();
  const person = useSignedIn();
  useEffect(() => {
    if (person === null) return;
    const now = clock.now();
    const lastShownAt = deviceStore.read(storageKeys.venueConfirmationShown, venueShownSchema);
    if (!isVenueReminderDue({ person, lastShownAt, now })) return;
    deviceStore.write(storageKeys.venueConfirmationShown, new Date(now).toISOString());
    void bus.publish('venue-confirmation.requested', { trigger: 'reminder' });
  }, [bus, clock, person]);
};

/** What the product asks by itself while somebody is signed in. */
export const Prompts = () => {
  const { isAsking, close } = usePushPrompt();
  useVenueReminder();
  return isAsking ? (
    <Suspense fallback={null}>
      <PushDialog onClose={close} />
    </Suspense>
  ) : null;
};
