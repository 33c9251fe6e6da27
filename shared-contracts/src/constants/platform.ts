/** What belongs to the page itself. Source: specification sections 4 and 9. */
export const platformConstants = {
  windowResizeDebounceMs: 500,
  /** Users created from this instant on may see the new home landing. Source: D-experiment. */
  newHomeLandingFrom: '2026-01-01T00:00:00Z',
} as const;

/** Largest page of any list call; a larger one is a 400. Source: section 9, "A constant of 500"; D-page-limit. */
export const pageSizeLimit = 500;

/** Keys in the browser's storage. Source: specification section 9, "Local storage keys". */
export const storageKeys = {
  onboardingFinished: 'onboarding-finished',
  performedSearch: 'performed-search',
  venueConfirmationShown: 'venue-confirmation-shown',
  searchLocation: 'state-search-searchLocation',
  weddingCountryChangedShowInfo: 'wedding-country-changed-show-info',
} as const;
/** Version of what is stored under `storageKeys.searchLocation`. */
export const searchLocationVersion = '1.1';

/** The key that remembers a tracking event that is sent once only. Source: section 9. */
export const onceOnlyKey = (eventName: string): string => `tracked-once-${eventName}`;
