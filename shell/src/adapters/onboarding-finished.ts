import { storageKeys } from '@posy/shared-contracts/constants';

/** Remembers on this browser that onboarding was gone through. Source: section 9, "Local storage keys". */
export const onboardingFinished = {
  set(): void {
    try {
      localStorage.setItem(storageKeys.onboardingFinished, 'true');
    } catch {
      // The wedding itself remembers it too.
    }
  },
};
