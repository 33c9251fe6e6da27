import { storageKeys } from '@posy/shared-contracts/constants';
import { deviceStorage } from '../storage/web-storages';

/** Remembers on this browser that onboarding was completed; the wedding stores it too. Source: S9-storage-01. */
export const onboardingFinished = {
  set: (): void => deviceStorage.setItem(storageKeys.onboardingFinished, 'true'),
};
